export const retargeting: typeof import('./retargeting.en.ts').retargeting = {
  rules: {
    'KRN-196': 'Une autre cible. Ce qui change la cible d’une carte remplace une cible que son joueur a choisie par une autre qu’elle pourrait avoir.',
    'KRN-197': 'Ce qui en découle change avec. Les cibles qui ne font que découler de celles qu’on a choisies changent d’elles-mêmes avec elles, et peuvent rester les mêmes.',
    'KRN-198': 'Aucune des anciennes. Quand la cible est une carte ou un groupe, la nouvelle ne contient aucune des anciennes cartes.',
  },
  reasons: {
    'KRN-196': '{by} doit donner à {card} une autre cible : soit d’autres cartes du même joueur, soit une autre place.',
    'KRN-196/no target': 'Ce n’est pas une cible que {card} aurait pu avoir.',
    'KRN-198': '{ship} est déjà une cible de {card} ; aucune de celles-là ne peut être choisie de nouveau.',
  },
  log: { retargeted: '{by} change la cible de {card}[, sur {cards}][, vers {to}].' },
}
