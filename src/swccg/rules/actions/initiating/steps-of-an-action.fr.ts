export const stepsOfAnAction: typeof import('./steps-of-an-action.en.ts').stepsOfAnAction = {
  log: {
    'cards out of play': '{cards} {cards|est mise|sont mises} hors jeu[, et {others} aux cartes perdues].',
    'takes effect': '{card} prend effet.',
    'stays stacked': '{card} reste sur {ship}.',
    'card played': 'Le {player} joue {card}[, sur {cards}][, vers {to}][{cost}].',
    'text used': 'Le {player} utilise le texte de {card}[, sur {cards}][, vers {to}][{cost}].',
    canceled: 'Annulation de {card}.',
    'price paid': 'Le {player} paie {card}{cost}.',
    'price declined': 'Le {player} ne paie pas {card}.',
  },
  decisions: {
    'respond/playing': {
      title: 'Répondre à la carte ?',
      text: 'Une carte est jouée. Le {player} peut y répondre avant son résultat.',
    },
    'respond/played': {
      title: 'Répondre à la carte ?',
      text: 'Une carte vient d’être jouée. Le {player} peut y répondre.',
    },
    'respond/using': {
      title: 'Répondre au texte ?',
      text: 'Un texte est utilisé. Le {player} peut y répondre avant son résultat.',
    },
    'respond/used': {
      title: 'Répondre au texte ?',
      text: 'Un texte vient d’être utilisé. Le {player} peut y répondre.',
    },
    'choose the price': {
      title: 'Choisir le prix',
      text: 'Pour {card}, le {player} utilise autant de Force qu’il choisit ; il en a {have}.',
    },
    'pay the price': {
      title: 'Payer {card} ?',
      text: 'Le {player} paie le prix de {card}{cost}, ou y renonce.',
    },
  },
  events: {
    playing: '{card} en train d’être joué[, sur {cards}][, vers {to}]',
    played: '{card} vient d’être joué',
    using: 'texte de {card} en cours[, sur {cards}][, vers {to}]',
    used: 'texte de {card} utilisé',
  },
  options: { pay: 'Payer' },
  passing: {
    'respond/playing': '{card} prend effet[, sur {cards}][, vers {to}]',
    'respond/using': 'le texte de {card} prend effet[, sur {cards}][, vers {to}]',
  },
}
