export const durations: typeof import('./durations.en.ts').durations = {
  rules: {
    'KRN-147': 'Le temps de la bataille. Ce qu’une action change dans une bataille sans dire pour combien de temps dure jusqu’à la fin de la bataille, ou jusqu’à ce que la carte quitte la table.',
    'KRN-148': 'Pour de bon. Ce qu’une action change hors d’une bataille sans dire pour combien de temps dure jusqu’à ce que la carte quitte la table.',
    'KRN-149': 'Ce que changent les armes. Ce qu’une arme change sans dire pour combien de temps dure jusqu’à ce que la carte quitte la table ou soit rétablie, bataille ou non.',
  },
  log: {
    'change put': 'Le texte de {card} s’applique[ à {cards}].',
    'number changes': '{card} : {what} {count} au lieu de {number}.',
    'number is again': '{card} : {what} est de nouveau {count} et non plus {number}.',
    'number stays': '{card} : {what} reste {count}.',
    'no such number': '{card} n’a pas de valeur à modifier : {what}.',
  },
}
