export const creaturesAttackingEachOther: typeof import('./creatures-attacking-each-other.en.ts').creaturesAttackingEachOther = {
  rules: {
    'ATK-022': 'Les créatures s’attaquent entre elles. Quand deux créatures sont présentes ensemble, en quelque phase que ce soit, elles s’attaquent l’une l’autre aussitôt et automatiquement.',
    'ATK-070': 'Entre créatures, pas d’étapes. Quand des créatures s’attaquent entre elles, il n’y a pas d’étapes d’une attaque. Leurs férocités se comparent simplement.',
    'ATK-071': 'Plus de deux créatures. Si plus de deux créatures sont présentes, deux qui peuvent s’attaquer sont tirées au hasard.',
    'ATK-072': 'La moins féroce est dévorée. Quand des créatures s’attaquent entre elles, celle qui a la férocité la plus basse est dévorée, donc perdue.',
    'ATK-073': 'Aussi féroces. Quand des créatures qui s’attaquent entre elles ont la même férocité, toutes deux sont perdues.',
    'ATK-074': 'Deux par deux. Les créatures s’attaquent deux par deux jusqu’à ce qu’il n’en reste pas deux qui le feraient.',
  },
  log: {
    'creatures attack each other': '{cards} s’attaquent à {at} : {attackers} contre {defenders}.',
    'both creatures lost': '{cards} sont de même férocité et sont perdues toutes deux.',
  },
  options: { creatures: 'Des créatures s’attaquent à {by}', selective: 'Le texte de {by}' },
}
