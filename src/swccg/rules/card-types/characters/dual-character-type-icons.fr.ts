export const dualCharacterTypeIcons: typeof import('./dual-character-type-icons.en.ts').dualCharacterTypeIcons = {
  rules: {
    'TRM-007': 'Ce qu’est un personnage. C’est son icône qui dit si un personnage est un alien, un Impérial, un Rebelle ou un droïde, quoi qu’on dise de lui par ailleurs.',
    'TRM-409': 'Deux icônes. Un personnage avec deux icônes de nature compte comme l’un et comme l’autre, dès qu’un texte demande l’un d’eux.',
    'TRM-410': 'Deux icônes, un personnage. Un personnage à deux icônes reste un seul personnage et ne peut pas être à lui seul les deux qu’un texte demande ensemble.',
  },
  reasons: {
    'TRM-007': '{card} est une autre sorte de personnage que celle dont parle {by}.',
    'TRM-410': '{card} demande plusieurs personnages ensemble, et celui qui a deux icônes n’en est qu’un.',
  },
}
