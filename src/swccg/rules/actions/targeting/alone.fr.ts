export const alone: typeof import('./alone.en.ts').alone = {
  rules: {
    'BAT-198': 'Espions et solitude. Pendant une bataille, un espion clandestin ne compte pas pour savoir si une carte est seule.',
    'ATK-076': 'Seul avec une créature. Une créature n’est pas un personnage. Sa présence n’empêche pas un personnage d’être seul.',
    'CTL-058': 'Un vaisseau ou véhicule seul. Un vaisseau spatial ou véhicule est seul là où son joueur n’a ni personnage, ni véhicule, ni vaisseau spatial en dehors de lui et de ce qu’il porte.',
    'CTL-057': 'Jamais seuls. Une carte de personnage qui réunit plusieurs personnes n’est jamais seule, ni les pilotes permanents d’une carte qui en a plusieurs.',
    'CTL-056': 'Seul. Un personnage est seul là où son joueur n’a ni autre personnage ni autre carte ayant une aptitude.',
  },

  reasons: {
    'CTL-058': '{card} n’est pas seul : d’autres cartes de son joueur sont là, et pas à son bord.',
    'CTL-057': '{card} réunit plusieurs personnes sur une carte, et n’est jamais seul.',
    'CTL-056': '{card} n’est pas seul.',
  },
}
