import type { defeated as en } from './defeated.en.ts'

/** Defeated in French. */
export const defeated: typeof en = {
  rules: {
    'ATK-053': {
      title: 'Vaincue, la créature est perdue',
      text: 'Une créature vaincue quand on l’attaque est perdue, sauf si une autre action intervient.',
    },
    'ATK-059': {
      title: 'Dévoré',
      text: 'Une cible vaincue est normalement dévorée, c’est-à-dire perdue. Des cartes peuvent dire un autre résultat.',
    },
    'ATK-094': {
      title: 'L’hôte est dévoré',
      text: 'Si une créature dévore un hôte, toutes les créatures qui y sont attachées se détachent.',
    },
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
  options: {
    eaten: 'Dévoré[ par {by}]',
    site: 'Vers {by}',
  },
}
