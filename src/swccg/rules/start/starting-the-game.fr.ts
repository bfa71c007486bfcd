export const startingTheGame: typeof import('./starting-the-game.en.ts').startingTheGame = {
  rules: {
    'DEP-230': 'Trois étapes de départ. Selon les décisions d’août 2001, une partie commence en exactement trois étapes : localisation ou objectif, Interruption de départ, mélange et main de départ. Il n’y a pas d’effets de départ.',
    'TRN-001': 'Le début de la partie. On joue d’abord les cartes de départ. Ensuite seulement, on mélange les paquets et on pioche les mains de départ.',
    'TRN-008': 'L’ordre des cartes de départ. Quelle que soit la façon de les montrer, les cartes de départ agissent dans cet ordre : effets de départ, localisations de départ et objectifs, Interruptions de départ.',
    'TRN-010': 'Les effets de départ d’abord. Avant toute autre chose, les deux joueurs montrent au même moment leur effet de départ, s’ils en ont un, et l’appliquent.',
    'TRN-012': 'Les deux révèlent ensemble. Les deux joueurs montrent leur localisation de départ ou leur objectif au même moment, pour que personne ne choisisse en le sachant.',
    'TRN-022': 'Les Interruptions de départ à la fin. À la fin, les deux joueurs montrent au même moment leur Interruption de départ, s’ils en ont une. Celle du joueur qui aura le premier tour agit d’abord.',
    'TRN-023': 'Mélanger au début. Après les cartes de départ, le reste de chaque paquet est mélangé et posé face cachée : c’est le paquet de réserve.',
    'TRN-024': 'Une main de départ de huit cartes. Chaque joueur pioche 8 cartes au début, sauf si une carte donne un autre nombre.',
    'TRN-025': 'Le Côté obscur commence. Le premier tour est celui du Côté obscur, si aucune carte ne le donne au Côté lumineux.',
    'TRN-026': 'Les cartes de départ ne coûtent rien. Ce qui est déployé au début de la partie l’est sans utiliser ni perdre de Force.',
    'TRN-029': 'Des réponses au début. Ce qui répond à un déploiement, par choix ou de soi-même, le fait aussi au début de la partie.',
    'TRN-033': 'Ce qu’est la main de départ. Les cartes que les cartes de départ mettent en main et celles qu’on pioche ensuite forment ensemble la main de départ.',
    'TRN-034': 'Les cartes prises ne réduisent pas la pioche. Qui a déjà des cartes en main en pioche autant que les autres, sauf si une carte en décide autrement.',
  },
  log: {
    'no Starting Effects': 'Selon ces règles, personne ne commence avec un effet de départ.',
    'deck shuffled': 'Le {player} mélange son paquet de réserve.',
    'starting hand': 'Le {player} pioche {count} {count|carte|cartes}.',
  },
}
