export const piles: typeof import('./piles.en.ts').piles = {
  log: {
    'to lost pile': '{card} va à la pile de cartes perdues.',
    'to used pile': '[{card}|une carte] va à la pile de cartes utilisées.',
    'to reserve pile': '{card} retourne au paquet de réserve.',
  },
  decisions: {
    'choose a number': {
      title: 'Choisir un nombre',
      text: 'Le {player} choisit un nombre de {min} à {max}.',
    },
  },
}
