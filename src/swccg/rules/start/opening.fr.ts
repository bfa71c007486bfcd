import type { opening as en } from './opening.en.ts'

/** Opening in French. */
export const opening: typeof en = {
  rules: {
    'DEP-230': {
      title: 'Trois étapes de départ',
      text: 'Selon les décisions d’août 2001, une partie commence en exactement trois étapes : localisation ou objectif, Interruption de départ, mélange et main de départ. Il n’y a pas d’effets de départ.',
    },
    'TRN-001': {
      title: 'Le début de la partie',
      text: 'On joue d’abord les cartes de départ. Ensuite seulement, on mélange les paquets et on pioche les mains de départ.',
    },
    'TRN-008': {
      title: 'L’ordre des cartes de départ',
      text: 'Quelle que soit la façon de les montrer, les cartes de départ agissent dans cet ordre : effets de départ, localisations de départ et objectifs, Interruptions de départ.',
    },
    'TRN-010': {
      title: 'Les effets de départ d’abord',
      text: 'Avant toute autre chose, les deux joueurs montrent au même moment leur effet de départ, s’ils en ont un, et l’appliquent.',
    },
    'TRN-012': {
      title: 'Les deux révèlent ensemble',
      text: 'Les deux joueurs montrent leur localisation de départ ou leur objectif au même moment, pour que personne ne choisisse en le sachant.',
    },
    'TRN-022': {
      title: 'Les Interruptions de départ à la fin',
      text: 'À la fin, les deux joueurs montrent au même moment leur Interruption de départ, s’ils en ont une. Celle du joueur qui aura le premier tour agit d’abord.',
    },
    'TRN-023': {
      title: 'Mélanger au début',
      text: 'Après les cartes de départ, le reste de chaque paquet est mélangé et posé face cachée : c’est le paquet de réserve.',
    },
    'TRN-024': {
      title: 'Une main de départ de huit cartes',
      text: 'Chaque joueur pioche 8 cartes au début, sauf si une carte donne un autre nombre.',
    },
    'TRN-025': {
      title: 'Le Côté obscur commence',
      text: 'Le premier tour est celui du Côté obscur, si aucune carte ne le donne au Côté lumineux.',
    },
    'TRN-026': {
      title: 'Les cartes de départ ne coûtent rien',
      text: 'Ce qui est déployé au début de la partie l’est sans utiliser ni perdre de Force.',
    },
    'TRN-029': {
      title: 'Des réponses au début',
      text: 'Ce qui répond à un déploiement, par choix ou de soi-même, le fait aussi au début de la partie.',
    },
    'TRN-033': {
      title: 'Ce qu’est la main de départ',
      text: 'Les cartes que les cartes de départ mettent en main et celles qu’on pioche ensuite forment ensemble la main de départ.',
    },
    'TRN-034': {
      title: 'Les cartes prises ne réduisent pas la pioche',
      text: 'Qui a déjà des cartes en main en pioche autant que les autres, sauf si une carte en décide autrement.',
    },
  },
  log: {
    'no Starting Effects': 'Selon ces règles, personne ne commence avec un effet de départ.',
    'deck shuffled': 'Le {player} mélange son paquet de réserve.',
    'starting hand': 'Le {player} pioche {count} {count|carte|cartes}.',
  },
}
