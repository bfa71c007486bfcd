export const hits: typeof import('./hits.en.ts').hits = {
  rules: {
    'WPN-007': 'Touché. Une carte est touchée quand une arme dont le texte dit que la cible est touchée a tiré sur elle avec succès. Elle est tournée en travers jusqu’au segment des dommages.',
    'WPN-008': 'Touchée, elle livre toujours bataille. Une carte touchée reste en bataille. Elle garde puissance, aptitude et texte, et peut encore tirer avec sa propre arme.',
    'WPN-009': 'Les autres résultats aussitôt. Ce qu’une arme fait d’autre que toucher, comme rendre une carte perdue, captive ou exclue, ou sa valeur de perte nulle, a lieu dès que la destinée d’arme est résolue.',
    'WPN-033': 'Touché hors d’une bataille. Une carte touchée alors qu’il n’y a pas de bataille est aussitôt perdue.',
  },
  log: {
    'lost as hit': '{card}, « touché », est perdu[ ; perdu avec : {cards}].',
    'cannot be hit': '{ship} ne « touche » pas {card} : le texte de {by} l’interdit.',
    'is hit': '{card} est « touché ».',
    'weapon changes': '{card} change {cards}.',
    'weapons knocked away': 'Les armes de {card} ne peuvent pas être utilisées dans cette bataille : {cards}.',
  },
  decisions: {
    'respond/hit': {
      title: 'Répondre ?',
      text: 'Une carte vient d’être « touchée ». Le {player} peut répondre.',
    },
  },
  events: { hit: '{card} vient d’être « touché »' },
}
