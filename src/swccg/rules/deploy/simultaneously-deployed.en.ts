/** Simultaneously deployed in English. */

export const simultaneouslyDeployed = {
  rules: {
    'DEP-053': {
      title: 'Deployed together, sent away together',
      text: 'If one of two cards that you just deployed simultaneously is sent elsewhere, the other goes with it.',
    },
    'DEP-054': {
      title: 'Barred together',
      text: 'What bars one of two cards deployed simultaneously from battling or moving bars both, if it could have chosen either.',
    },
    'DEP-055': {
      title: 'Barred alone',
      text: 'A card that could not have been chosen is not barred with the one that it was deployed with.',
    },
  },
}
