import type { attackOver as en } from './attack-over.en.ts'

/** Attack over in French. */
export const attackOver: typeof en = {
  rules: {
    'ATK-089': {
      title: 'Touchée, perdue, fini',
      text: 'Selon les décisions d’août 2001, une créature touchée pendant qu’on l’attaque est perdue, et l’attaque est finie.',
    },
  },
}
