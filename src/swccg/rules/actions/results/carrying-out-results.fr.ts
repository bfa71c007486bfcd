export const resultOfAnAction: typeof import('./carrying-out-results.en.ts').resultOfAnAction = {
  rules: {
    'KRN-286': 'Retenue. Une carte empilée sur celle qui la saisit pendant qu’on la joue ne fait que la soutenir : elle n’est pas sur la table.',
    'KRN-287': 'Empilée à peine perdue. Une carte qui vient d’être perdue et qu’on empile compte comme venant de la table, bien qu’elle soit passée par la pile perdue : elle est inactive.',
    'KRN-320': 'Zéro est pair. Zéro compte comme un nombre pair.',
  },
  log: {
    'destiny serves': '{card} réussit[ contre {cards}] : destinée {destiny}[, contre {number}].',
    'destiny fails': '{card} échoue[ contre {cards}][ : destinée {destiny}][, contre {number}].',
    'comes first': 'Le {player} fait passer d’abord le {from}.',
    'passed over': '{card} passe sur {cards}.',
  },
  decisions: {
    'choose a card to lose': {
      title: 'Choisir une carte',
      text: 'Par {card}, le {player} choisit la carte qui est perdue.',
    },
  },
}
