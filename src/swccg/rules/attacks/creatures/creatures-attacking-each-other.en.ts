export const creaturesAttackingEachOther = {
  rules: {
    'ATK-022': 'Creatures attack each other. When two creatures are present together, in whatever phase, they attack each other at once and automatically.',
    'ATK-070': 'Between creatures, no steps. When creatures attack each other, there are no steps of an attack. Their ferocities are simply compared.',
    'ATK-071': 'More than two creatures. Where there are more than two creatures, chance decides which two of those that can attack each other do so.',
    'ATK-072': 'The less ferocious is eaten. When creatures attack each other, the one with less ferocity is eaten, and so lost.',
    'ATK-073': 'Equally ferocious. When creatures that attack each other have the same ferocity, both are lost.',
    'ATK-074': 'Pair by pair. Creatures attack each other pair by pair until no two there would do so any more.',
  },
  log: {
    'creatures attack each other': '{cards} attack each other at {at}: {attackers} against {defenders}.',
    'both creatures lost': '{cards} are equally fierce, and both are lost.',
  },
  options: { creatures: 'Creatures attack each other at {by}', selective: 'The text of {by}' },
}
