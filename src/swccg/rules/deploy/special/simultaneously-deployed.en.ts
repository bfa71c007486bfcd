export const simultaneouslyDeployed = {
  rules: {
    'DEP-053': 'Deployed together, sent away together. If one of two cards that you just deployed simultaneously is sent elsewhere, the other goes with it.',
    'DEP-054': 'Barred together. What bars one of two cards deployed simultaneously from battling or moving bars both, if it could have chosen either.',
    'DEP-055': 'Barred alone. A card that could not have been chosen is not barred with the one that it was deployed with.',
  },
}
