export const revealing: typeof import('./revealing.en.ts').revealing = {
  rules: {
    'DEP-096': 'Les versions sont des cartes différentes. Les textes qui cherchent des doubles, ou un titre, comparent les titres : les versions d’une persona sont des cartes différentes.',
    'KRN-039': 'Des cartes choisies ne sont pas une perte de Force. Des cartes perdues pour ce qu’elles sont, et non comme unités de Force, échappent aux textes sur les pertes de Force.',
    'KRN-041': 'Révéler. Les cartes révélées sont montrées aux deux joueurs, celle du dessus en premier.',
    'KRN-042': 'Révélées sur place. Tant que des cartes sont révélées, elles restent dans leur paquet, leur pile ou leur main, dans le même ordre.',
    'KRN-043': 'Plus révélée. Une carte révélée qui est déplacée, perdue ou mélangée est traitée comme d’habitude et n’est plus révélée.',
    'KRN-044': 'Fin de la révélation. Une action sur des cartes révélées prend fin quand aucune ne l’est plus.',
  },
  log: {
    'no copies': 'Aucune carte n’y est en double ; les versions d’une persona sont des cartes différentes.',
    'none revealed': 'Aucune des cartes n’est plus révélée.',
    revealed: 'Révélé dans {pile} du {owner} : {titles}.',
  },
}
