import type { powerSegment as en } from './power-segment.en.ts'

/** Power segment in French. */
export const powerSegment: typeof en = {
  rules: {
    'BAT-041': {
      title: 'Les étapes du segment de puissance',
      text: 'Le segment de puissance a toujours lieu : destinées de puissance, destinées de bataille, destinées d’attrition, actions optionnelles, puissance totale, attrition, puis vainqueur et perdant.',
    },
    'BAT-043': {
      title: 'La destinée de puissance',
      text: 'Une destinée « à la puissance » ou « à la puissance totale » est une destinée de puissance. Elle augmente votre puissance totale, et rien d’autre.',
    },
    'BAT-044': {
      title: 'Qui tire d’abord pour la puissance',
      text: 'Celui qui a engagé la bataille tire toutes ses destinées de puissance, puis l’autre joueur tire les siennes.',
    },
    'BAT-049': {
      title: 'Tirer pour la puissance est obligatoire',
      text: 'Vous devez tirer toutes vos destinées de puissance.',
    },
    'BAT-050': {
      title: 'Ajoutée à la puissance totale',
      text: 'Chaque destinée de puissance que vous tirez s’ajoute à votre puissance totale.',
    },
    'BAT-051': {
      title: 'Qui tire d’abord pour la bataille',
      text: 'Celui qui a engagé la bataille compte, choisit, tire et additionne toutes ses destinées de bataille. L’autre joueur ne le fait qu’ensuite.',
    },
    'BAT-058': {
      title: 'Toutes ou aucune',
      text: 'Une fois vos destinées de bataille comptées, vous choisissez de les tirer toutes ou de n’en tirer aucune.',
    },
    'BAT-059': {
      title: 'La destinée de bataille est au choix',
      text: 'Rien ne vous oblige à tirer une destinée de bataille.',
    },
    'BAT-060': {
      title: 'Autant que possible',
      text: 'Si vous avez choisi de tirer vos destinées de bataille et ne pouvez pas faire tous les tirages, faute de cartes dans votre paquet de réserve par exemple, vous en faites autant que possible.',
    },
    'BAT-067': {
      title: 'La destinée d’attrition',
      text: 'Une destinée « à l’attrition » est une destinée d’attrition. Elle augmente l’attrition contre votre adversaire, et rien d’autre.',
    },
    'BAT-068': {
      title: 'Qui tire d’abord pour l’attrition',
      text: 'Celui qui a engagé la bataille tire toutes ses destinées d’attrition, puis l’autre joueur tire les siennes.',
    },
    'BAT-070': {
      title: 'Sans total, pas de destinée d’attrition',
      text: 'Si vous n’avez pas de destinée de bataille totale, vous ne tirez aucune destinée d’attrition. Rien n’y change.',
    },
    'BAT-071': {
      title: 'Tirer pour l’attrition est obligatoire',
      text: 'Vous devez tirer toutes vos destinées d’attrition.',
    },
    'BAT-072': {
      title: 'Ajoutée à l’attrition',
      text: 'Chaque destinée d’attrition que vous tirez augmente l’attrition contre votre adversaire dans cette bataille.',
    },
    'BAT-073': {
      title: 'Actions optionnelles du segment de puissance',
      text: 'Après les destinées d’attrition, les joueurs font à tour de rôle des actions optionnelles, d’abord celui qui a engagé la bataille, jusqu’à ce que les deux passent à la suite.',
    },
    'BAT-137': {
      title: 'Au choix, comme toute destinée de bataille',
      text: 'Vous n’avez pas à faire un tirage « si vous ne le pouvez autrement ». Il est au choix comme toute destinée de bataille.',
    },
    'BAT-184': {
      title: 'Le seul segment pour les actions',
      text: 'Selon les décisions d’août 2001, les actions de premier niveau sont permises au segment des armes d’une bataille, et à aucun autre.',
    },
    'BAT-214': {
      title: 'Qui tire d’abord',
      text: 'Quand les deux joueurs tirent une destinée, celui dont c’est le tour fait tous ses tirages un à un, puis son adversaire fait les siens.',
    },
  },
  reasons: {
    'BAT-184':
      'Selon les décisions de 2001, rien ne se fait au segment de puissance hors les tirages : {card} n’a pas de moment.',
  },
  log: {
    'destinies counted': 'Le {player} a droit à {count} : {kind}.',
    'no destinies': 'Le {player} n’a droit à aucun tirage : {kind}.',
    'declines battle destiny': 'Le {player} ne tire pas de destinée de bataille.',
    'destiny of battle': 'Total du {player}, {kind} : [{destiny}|aucun].',
    'battle won':
      'Le {player} gagne la bataille : {light} pour le côté lumineux, {dark} pour le côté obscur.',
    'battle drawn': 'Personne ne gagne la bataille : {light} contre {dark}.',
  },
  decisions: {
    'battle destiny': {
      title: 'Tirer la destinée de bataille ?',
      text: 'Destinées de bataille auxquelles le {player} a droit : {count}, toutes ou aucune.',
    },
  },
  events: {
    'battle decided': 'bataille à {at} : [le {winner} gagne|personne ne gagne]',
  },
}
