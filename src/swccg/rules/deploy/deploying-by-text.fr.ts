import type { deployingByText as en } from './deploying-by-text.en.ts'

export const deployingByText: typeof en = {
  rules: {
    'TRN-015':
      'Une localisation qui ne peut être convertie. Si la localisation sur la table ne peut être convertie, l’exemplaire qu’une carte de départ déploierait est placé hors jeu et compte comme déployé.',
  },
  decisions: {
    'deploy by text': {
      title: 'Déployer depuis {pile}',
      text: 'Le {player} déploie une carte prise dans {pile} : {by}. Prenez-la et posez-la là où elle doit être.',
    },
  },
  passing: {
    'deploy by text': 'Passer, c’est ne plus rien déployer.',
  },
}
