/** Outside battle phase in English. */

export const outsideBattlePhase = {
  rules: {
    'ATK-033': {
      title: 'Attacks that a card permits',
      text: 'An attack that a card lets you make outside your battle phase is played like any other, and does not count as the attack that the creature has to make.',
    },
  },
}
