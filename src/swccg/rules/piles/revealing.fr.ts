import type { revealing as en } from './revealing.en.ts'

/** Revealing in French. */
export const revealing: typeof en = {
  rules: {
    'DEP-096': {
      title: 'Les versions sont des cartes différentes',
      text: 'Les textes qui cherchent des doubles, ou un titre, comparent les titres : les versions d’une persona sont des cartes différentes.',
    },
    'KRN-039': {
      title: 'Des cartes choisies ne sont pas une perte de Force',
      text: 'Des cartes perdues pour ce qu’elles sont, et non comme unités de Force, échappent aux textes sur les pertes de Force.',
    },
    'KRN-041': {
      title: 'Révéler',
      text: 'Les cartes révélées sont montrées aux deux joueurs, celle du dessus en premier.',
    },
    'KRN-042': {
      title: 'Révélées sur place',
      text: 'Tant que des cartes sont révélées, elles restent dans leur paquet, leur pile ou leur main, dans le même ordre.',
    },
    'KRN-043': {
      title: 'Plus révélée',
      text: 'Une carte révélée qui est déplacée, perdue ou mélangée est traitée comme d’habitude et n’est plus révélée.',
    },
    'KRN-044': {
      title: 'Fin de la révélation',
      text: 'Une action sur des cartes révélées prend fin quand aucune ne l’est plus.',
    },
  },
  log: {
    'no copies': 'Aucune carte n’y est en double ; les versions d’une persona sont des cartes différentes.',
    'none revealed': 'Aucune des cartes n’est plus révélée.',
    revealed: 'Révélé dans {pile} du {owner} : {titles}.',
  },
}
