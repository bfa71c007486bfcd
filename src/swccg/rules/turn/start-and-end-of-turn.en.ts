export const startAndEndOfTurn = {
  log: { 'lasting change ends': 'The text of {card} holds no longer.' },
  options: {
    loses: 'Force is lost: {by}',
    lost: 'What is to be lost by the text of {by}',
    ends: 'The text of {by} ends',
  },
}
