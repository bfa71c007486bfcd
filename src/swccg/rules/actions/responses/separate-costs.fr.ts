export const separateCosts: typeof import('./separate-costs.en.ts').separateCosts = {
  rules: {
    'KRN-314': 'Les coûts à part d’abord. Un coût à part est payé avant le coût de l’action elle-même.',
    'KRN-315': 'Gratuit, sauf les coûts à part. Ce qui change un coût, ou le rend gratuit, concerne le coût de l’action elle-même. Un coût à part se paie quand même.',
    'KRN-137': 'Tous les coûts, ou aucun. Les coûts qu’ajoutent d’autres cartes se paient avec le reste. Si vous ne pouvez pas tout payer, vous ne payez rien, et l’action ne commence pas.',
  },
  reasons: {
    'KRN-315': 'Avec ce qu’il faut utiliser d’abord, cela demande {need} Force ; vous en avez {have}.',
    'KRN-137': 'Tous les coûts se paient ensemble : {need} Force, et vous en avez {have}. Rien n’est donc payé.',
  },
  log: { 'separate cost paid': 'Avant {card}, un coût à part est payé{cost}.' },
}
