export const startAndEndOfTurn = {
  log: {
    'lasting change ends': 'The text of {card} holds no longer.',
  },
  options: {
    loses: 'Force is lost: {by}',
    ends: 'The text of {by} ends',
  },
}
