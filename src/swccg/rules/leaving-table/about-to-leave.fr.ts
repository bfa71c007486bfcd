import type { aboutToLeave as en } from './about-to-leave.en.ts'

/** About to leave in French. */
export const aboutToLeave: typeof en = {
  rules: {
    'KRN-057': {
      title: 'Texte rétabli',
      text: 'Quand une carte quitte la table, son texte qui était annulé sert de nouveau.',
    },
    'KRN-058': {
      title: 'Sur le point de partir',
      text: '« Quitter la table », c’est être sur le point de la quitter : ce qu’un texte fait alors vient avant.',
    },
  },
}
