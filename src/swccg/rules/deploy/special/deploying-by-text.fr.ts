export const deployingByText: typeof import('./deploying-by-text.en.ts').deployingByText = {
  rules: {
    'TRN-015': 'Une localisation qui ne peut être convertie. Si la localisation sur la table ne peut être convertie, l’exemplaire qu’une carte de départ déploierait est placé hors jeu et compte comme déployé.',
  },
  decisions: {
    'deploy by text': {
      title: 'Déployer depuis {pile}',
      text: 'Le {player} déploie une carte prise dans {pile} : {by}. Prenez-la et posez-la là où elle doit être.',
    },
  },
  passing: { 'deploy by text': 'Passer, c’est ne plus rien déployer.' },
}
