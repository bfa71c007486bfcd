export const outsideBattlePhase = {
  rules: {
    'ATK-033': 'Attacks that a card permits. An attack that a card lets you make outside your battle phase is played like any other, and does not count as the attack that the creature has to make.',
  },
}
