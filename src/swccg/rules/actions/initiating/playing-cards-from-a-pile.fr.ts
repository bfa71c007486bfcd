export const playingFromAPile: typeof import('./playing-cards-from-a-pile.en.ts').playingFromAPile = {
  log: { 'played from pile': 'Le {player} joue {card} depuis {pile}.' },
  decisions: {
    verify: {
      title: 'Vérifier la recherche',
      text: 'La recherche dans {pile} du {owner} n’a rien donné. Le {player} peut regarder les mêmes cartes.',
    },
    'play by text': {
      title: 'Jouer depuis {pile}',
      text: 'Le {player} joue une carte prise dans {pile} : {by}.',
    },
  },
  passing: { verify: 'Continuez quand vous avez vérifié.' },
}
