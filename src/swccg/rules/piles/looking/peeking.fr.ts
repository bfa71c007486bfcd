export const peeking: typeof import('./peeking.en.ts').peeking = {
  rules: {
    'KRN-034': 'Jeter un coup d’œil. Qui jette un coup d’œil à une carte est seul à la voir ; puis elle retourne à sa place, sauf si le texte dit autre chose.',
    'KRN-035': 'Un coup d’œil dans la main. Les cartes de la main de l’adversaire qu’un joueur regarde sont révélées aux deux joueurs.',
    'KRN-036': 'La carte entière. Qui regarde une carte peut la lire en entier, en un temps raisonnable. Les secondes que d’anciennes cartes accordent ne comptent plus.',
  },
  log: {
    'looks through': 'Le {player} regarde dans {pile} du {owner}.',
    peeks: 'Le {player} jette un coup d’œil à {count} {count|carte|cartes} dans {pile} du {owner}.',
    reordered: 'Le {player} remet {pile} du {owner} dans un autre ordre.',
  },
  decisions: {
    look: {
      title: 'Regarder les cartes',
      text: 'Le {player} regarde des cartes dans {pile} du {owner}. Personne d’autre ne les voit.',
    },
    'look and move': {
      title: 'Regarder les cartes',
      text: 'Le {player} regarde des cartes dans {pile} du {owner} et choisit lesquelles vont {goal}.',
    },
    'put in order': {
      title: 'Mettre les cartes en ordre',
      text: 'Le {player} choisit l’ordre : {pile} du {owner}, la carte du dessus en premier.',
    },
  },
  passing: { look: 'Personne d’autre ne voit ces cartes. Continuez quand vous les avez lues.' },
}
