import type { artillery as en } from './artillery.en.ts'

/** Artillery in French. */
export const artillery: typeof en = {
  rules: {
    'WPN-048': {
      title: 'L’artillerie perdue en chemin',
      text: 'Si une arme d’artillerie est détruite pendant qu’on la porte, les cartes qui la portent sont perdues aussi.',
    },
  },
}
