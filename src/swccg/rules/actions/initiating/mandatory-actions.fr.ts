export const mandatoryActions: typeof import('./mandatory-actions.en.ts').mandatoryActions = {
  rules: {
    'KRN-115': 'Les actions obligatoires. Un texte peut vous obliger à faire une chose dans un certain temps. Vous ne choisissez pas si, mais quand.',
    'KRN-116': 'Quand vous voulez, à temps. Ce qui doit se faire dans une phase, vous le faites dès que c’est à vous d’agir.',
    'KRN-119': 'Pas fait, cela arrive. Ce qui doit se faire dans une phase et ne l’a pas été arrive de soi-même à la fin de la phase. Le jeu ne continue qu’ensuite.',
  },
  reasons: { 'KRN-119': 'Il faut faire autre chose maintenant, avant {card}.' },
  log: {
    'duty falls due': '{card} doit servir maintenant : son temps est passé.',
    'duty cannot be done': 'Ce que {card} demande ne peut pas se faire.',
  },
  decisions: {
    duty: {
      title: 'Il faut le faire maintenant',
      text: 'Ce que {card} demande n’a pas été fait dans cette phase. Le {player} le fait maintenant.',
    },
  },
  passing: { 'respond/phase ends': 'la phase finit' },
  events: { 'phase ends': 'la phase finit' },
  options: { duty: 'Ce que {by} demande' },
}
