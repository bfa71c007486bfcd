/** Cost in English. */

export const cost = {
  rules: {
    'DEP-009': {
      title: 'The deploy cost',
      text: 'To deploy a card you use Force equal to its deploy cost, in its box or its text.',
    },
    'DEP-010': {
      title: 'No cost, free',
      text: 'A card with no deploy cost in a box or in its text deploys for free.',
    },
    'DEP-011': {
      title: 'Paid at once',
      text: 'The cost is paid as the deployment begins, and is not given back if it is canceled.',
    },
    'DEP-049': {
      title: 'Dearer is no restriction',
      text: 'A higher cost is no deployment restriction: who ignores restrictions still pays it.',
    },
    'DEP-058': {
      title: 'Locations are free',
      text: 'Locations have no deploy cost and deploy for free.',
    },
    'DEP-061': {
      title: 'Changes add up',
      text: 'What the card itself and other cards change about its deploy cost is added together before Force is used.',
    },
    'DEP-062': {
      title: 'Cheaper aboard',
      text: 'A change for deploying aboard a named ship counts when the card deploys aboard that ship, simultaneously with it too.',
    },
    'DEP-063': {
      title: 'Free stays free',
      text: 'A card that deploys for free by a text costs 0, and nothing changes that.',
    },
    'KRN-009': {
      title: 'Using Force',
      text: 'To use Force, cards go one by one from the top of your Force Pile to the top of your Used Pile.',
    },
    'KRN-316': {
      title: 'Free is free',
      text: '“Free” takes away the whole cost, together with all that would raise or replace it.',
    },
  },
}
