export const winningAndLosing = {
  rules: {
    'BAT-021': 'First what happens by itself. When a battle has been initiated, all automatic actions that this triggers come before any response. The player who initiated the battle chooses their order.',
    'BAT-086': 'What winning and losing trigger. What happens by itself when a battle is won or lost happens as soon as winner and loser are named.',
  },
}
