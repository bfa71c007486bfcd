import type { separateCosts as en } from './separate-costs.en.ts'

export const separateCosts: typeof en = {
  rules: {
    'KRN-314': 'Les coûts à part d’abord. Un coût à part est payé avant le coût de l’action elle-même.',
    'KRN-315':
      'Gratuit, sauf les coûts à part. Ce qui change un coût, ou le rend gratuit, concerne le coût de l’action elle-même. Un coût à part se paie quand même.',
  },
  reasons: {
    'KRN-315': 'Avec ce qu’il faut utiliser d’abord, cela demande {need} Force ; vous en avez {have}.',
  },
  log: {
    'separate cost paid': 'Avant {card}, un coût à part est payé{cost}.',
  },
}
