export const powerSegment: typeof import('./power-segment.en.ts').powerSegment = {
  rules: {
    'BAT-041': 'Les étapes du segment de puissance. Le segment de puissance a toujours lieu : destinées de puissance, destinées de bataille, destinées d’attrition, actions optionnelles, puissance totale, attrition, puis vainqueur et perdant.',
    'BAT-043': 'La destinée de puissance. Une destinée « à la puissance » ou « à la puissance totale » est une destinée de puissance. Elle augmente votre puissance totale, et rien d’autre.',
    'BAT-044': 'Qui tire d’abord pour la puissance. Celui qui a engagé la bataille tire toutes ses destinées de puissance, puis l’autre joueur tire les siennes.',
    'BAT-049': 'Tirer pour la puissance est obligatoire. Vous devez tirer toutes vos destinées de puissance.',
    'BAT-050': 'Ajoutée à la puissance totale. Chaque destinée de puissance que vous tirez s’ajoute à votre puissance totale.',
    'BAT-051': 'Qui tire d’abord pour la bataille. Celui qui a engagé la bataille compte, choisit, tire et additionne toutes ses destinées de bataille. L’autre joueur ne le fait qu’ensuite.',
    'BAT-058': 'Toutes ou aucune. Une fois vos destinées de bataille comptées, vous choisissez de les tirer toutes ou de n’en tirer aucune.',
    'BAT-059': 'La destinée de bataille est au choix. Rien ne vous oblige à tirer une destinée de bataille.',
    'BAT-060': 'Autant que possible. Si vous avez choisi de tirer vos destinées de bataille et ne pouvez pas faire tous les tirages, faute de cartes dans votre paquet de réserve par exemple, vous en faites autant que possible.',
    'BAT-067': 'La destinée d’attrition. Une destinée « à l’attrition » est une destinée d’attrition. Elle augmente l’attrition contre votre adversaire, et rien d’autre.',
    'BAT-068': 'Qui tire d’abord pour l’attrition. Celui qui a engagé la bataille tire toutes ses destinées d’attrition, puis l’autre joueur tire les siennes.',
    'BAT-070': 'Sans total, pas de destinée d’attrition. Si vous n’avez pas de destinée de bataille totale, vous ne tirez aucune destinée d’attrition. Rien n’y change.',
    'BAT-071': 'Tirer pour l’attrition est obligatoire. Vous devez tirer toutes vos destinées d’attrition.',
    'BAT-072': 'Ajoutée à l’attrition. Chaque destinée d’attrition que vous tirez augmente l’attrition contre votre adversaire dans cette bataille.',
    'BAT-073': 'Actions optionnelles du segment de puissance. Après les destinées d’attrition, les joueurs font à tour de rôle des actions optionnelles, d’abord celui qui a engagé la bataille, jusqu’à ce que les deux passent à la suite.',
    'BAT-184': 'Le seul segment pour les actions. Selon les décisions d’août 2001, les actions de premier niveau sont permises au segment des armes d’une bataille, et à aucun autre.',
    'BAT-214': 'Qui tire d’abord. Quand les deux joueurs tirent une destinée, celui dont c’est le tour fait tous ses tirages un à un, puis son adversaire fait les siens.',
  },
  reasons: {
    'BAT-184': 'Selon les décisions de 2001, rien ne se fait au segment de puissance hors les tirages : {card} n’a pas de moment.',
  },
  log: {
    'destinies counted': 'Le {player} a droit à {count} : {kind}.',
    'no destinies': 'Le {player} n’a droit à aucun tirage : {kind}.',
    'declines battle destiny': 'Le {player} ne tire pas de destinée de bataille.',
    'destiny of battle': 'Total du {player}, {kind} : [{destiny}|aucun].',
    'battle won': 'Le {player} gagne la bataille : {light} pour le côté lumineux, {dark} pour le côté obscur.',
    'battle drawn': 'Personne ne gagne la bataille : {light} contre {dark}.',
  },
  decisions: {
    'battle destiny': {
      title: 'Tirer la destinée de bataille ?',
      text: 'Destinées de bataille auxquelles le {player} a droit : {count}{count|, ou aucune|, toutes ou aucune}.',
    },
  },
  events: { 'battle decided': 'bataille à {at} : [le {winner} gagne|personne ne gagne]' },
}
