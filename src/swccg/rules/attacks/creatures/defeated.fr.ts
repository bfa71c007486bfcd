export const defeated: typeof import('./defeated.en.ts').defeated = {
  rules: {
    'ATK-053': 'Vaincue, la créature est perdue. Une créature vaincue quand on l’attaque est perdue, sauf si une autre action intervient.',
    'ATK-059': 'Dévoré. Une cible vaincue est normalement dévorée, c’est-à-dire perdue. Des cartes peuvent dire un autre résultat.',
    'ATK-094': 'L’hôte est dévoré. Si une créature dévore un hôte, toutes les créatures qui y sont attachées se détachent.',
  },
  log: {
    'creature defeated': '{card} est vaincue et perdue.',
    eaten: '{by} dévore {card}.',
    'eaten and out of play': '{by} dévore {card}, mise hors jeu.',
  },
  decisions: {
    'fate of defeated': {
      title: 'Défaite : {card}',
      text: 'Le {player} dit ce qui en advient : {by} la dévore ou l’emporte ailleurs.',
    },
  },
  options: { eaten: 'Dévoré[ par {by}]', site: 'Vers {by}' },
}
