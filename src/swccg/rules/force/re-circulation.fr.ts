export const reCirculation: typeof import('./re-circulation.en.ts').reCirculation = {
  rules: {
    'DRW-016': 'L’ordre reste. Les piles de cartes utilisées passent dessous telles quelles. Rien n’est mélangé et aucune autre pile n’est touchée.',
    'DRW-015': 'Remettre en circulation. Quand on a fini de piocher, les deux joueurs mettent leur pile de cartes utilisées sous leur paquet de réserve.',
    'KRN-014': 'Recycler ne se refuse pas. À la fin de la phase de pioche, les deux joueurs doivent remettre leur pile de cartes utilisées sous leur paquet de réserve.',
  },

  log: {
    're-circulated': 'Les deux piles de cartes utilisées passent sous les paquets de réserve : {count} {count|carte|cartes}.',
  },
}
