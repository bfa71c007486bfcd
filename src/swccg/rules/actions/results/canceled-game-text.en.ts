export const canceledGameText = {
  log: {
    'text canceled': 'The game text of {card} is canceled[: {by}].',
    'text works again': 'The game text of {card} works again.',
  },
}
