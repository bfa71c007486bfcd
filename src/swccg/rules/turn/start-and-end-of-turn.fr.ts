export const startAndEndOfTurn: typeof import('./start-and-end-of-turn.en.ts').startAndEndOfTurn = {
  log: { 'lasting change ends': 'Le texte de {card} ne vaut plus.' },
  options: {
    loses: 'perte de Force : {by}',
    lost: 'perte prévue par le texte de {by}',
    ends: 'fin du texte de {by}',
  },
}
