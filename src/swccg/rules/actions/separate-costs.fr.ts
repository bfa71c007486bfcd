import type { separateCosts as en } from './separate-costs.en.ts'

/** Separate costs in French. */
export const separateCosts: typeof en = {
  rules: {
    'KRN-314': {
      title: 'Les coûts à part d’abord',
      text: 'Un coût à part est payé avant le coût de l’action elle-même.',
    },
    'KRN-315': {
      title: 'Gratuit, sauf les coûts à part',
      text: 'Ce qui change un coût, ou le rend gratuit, concerne le coût de l’action elle-même. Un coût à part se paie quand même.',
    },
  },
  reasons: {
    'KRN-315': 'Avec ce qu’il faut utiliser d’abord, cela demande {need} Force ; vous en avez {have}.',
  },
  log: {
    'separate cost paid': 'Avant {card}, un coût à part est payé{cost}.',
  },
}
