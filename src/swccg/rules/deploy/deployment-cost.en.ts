export const cost = {
  rules: {
    'DEP-010': 'No cost, free. A card with no deploy cost in a box or in its text deploys for free.',
    'DEP-011': 'Paid at once. The cost is paid as the deployment begins, and is not given back if it is canceled.',
    'DEP-049': 'Dearer is no restriction. A higher cost is no deployment restriction: who ignores restrictions still pays it.',
    'DEP-058': 'Locations are free. Locations have no deploy cost and deploy for free.',
    'DEP-061': 'Changes add up. What the card itself and other cards change about its deploy cost is added together before Force is used.',
    'DEP-062': 'Cheaper aboard. A change for deploying aboard a named ship counts when the card deploys aboard that ship, simultaneously with it too.',
    'DEP-063': 'Free stays free. A card that deploys for free by a text costs 0, and nothing changes that.',
    'KRN-009': 'Using Force. To use Force, cards go one by one from the top of your Force Pile to the top of your Used Pile.',
  },
}
