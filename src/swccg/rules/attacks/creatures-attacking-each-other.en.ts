/** Creatures attacking each other in English. */

export const creaturesAttackingEachOther = {
  rules: {
    'ATK-022': {
      title: 'Creatures attack each other',
      text: 'When two creatures are present together, in whatever phase, they attack each other at once and automatically.',
    },
    'ATK-070': {
      title: 'Between creatures, no steps',
      text: 'When creatures attack each other, there are no steps of an attack. Their ferocities are simply compared.',
    },
    'ATK-071': {
      title: 'More than two creatures',
      text: 'Where there are more than two creatures, chance decides which two of those that can attack each other do so.',
    },
    'ATK-072': {
      title: 'The less ferocious is eaten',
      text: 'When creatures attack each other, the one with less ferocity is eaten, and so lost.',
    },
    'ATK-073': {
      title: 'Equally ferocious',
      text: 'When creatures that attack each other have the same ferocity, both are lost.',
    },
    'ATK-074': {
      title: 'Pair by pair',
      text: 'Creatures attack each other pair by pair until no two there would do so any more.',
    },
  },
  log: {
    'creatures attack each other': '{cards} attack each other at {at}: {attackers} against {defenders}.',
    'both creatures lost': '{cards} are equally fierce, and both are lost.',
  },
  options: {
    creatures: 'Creatures attack each other at {by}',
    selective: 'The text of {by}',
  },
}
