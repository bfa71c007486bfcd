export const maintenanceCosts: typeof import('./maintenance-costs.en.ts').maintenanceCosts = {
  rules: {
    'DRW-033': 'L’entretien. Payer l’entretien d’une carte est obligatoire. Cela vient de soi-même à la fin du tour.',
    'DRW-034': 'Comment entretenir. Le propriétaire d’une carte choisit parmi les façons imprimées dessus.',
    'DRW-035': 'À la fin de votre tour. L’entretien est dû à la fin du tour du propriétaire de la carte.',
    'KRN-121': 'L’obligatoire avant le facultatif. À la fin d’un tour ou d’une bataille, les actions obligatoires précèdent les facultatives.',
  },
  log: {
    maintained: 'Le {player} garde {card}{cost}.',
    'not maintained': 'Le {player} ne garde pas {card}.',
  },
  decisions: {
    maintain: { title: 'Garder {card} ?', text: 'Le {player} garde {card}, ou la laisse partir.' },
  },
  options: {
    maintains: 'Entretien de {by}',
    maintain: 'Utiliser de la Force pour la garder',
    'to used': 'Perdre de la Force pour la mettre aux cartes utilisées',
    'out of play': 'La mettre hors du jeu',
  },
}
