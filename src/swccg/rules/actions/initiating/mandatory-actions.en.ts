export const mandatoryActions = {
  rules: {
    'KRN-115': 'Mandatory actions. A text can make you do something within a certain time. You do not choose whether, only when.',
    'KRN-116': 'When you like, within the time. What has to be done in a phase you do at any point in it at which it is your turn to act.',
    'KRN-119': 'Left undone, it happens. What has to be done in a phase and was not happens by itself as the phase ends. Play goes on only after that.',
  },
  reasons: { 'KRN-119': 'Something else has to be done now, before {card}.' },
  log: {
    'duty falls due': '{card} must be used now: its time is over.',
    'duty cannot be done': 'What {card} asks for cannot be done.',
  },
  decisions: {
    duty: {
      title: 'This must be done now',
      text: 'What {card} asks for has not been done in this phase. The {player} does it now.',
    },
  },
  passing: { 'respond/phase ends': 'the phase ends' },
  events: { 'phase ends': 'the phase ends' },
  options: { duty: 'What {by} asks for' },
}
