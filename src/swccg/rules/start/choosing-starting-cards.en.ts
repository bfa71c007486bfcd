export const choosingStartingCards = {
  log: {
    'starting effect': 'The {player} reveals the Starting Effect {card}.',
    'starting interrupt': 'The {player} reveals the Starting Interrupt {card}.',
  },
  decisions: {
    'starting effect': {
      title: 'A Starting Effect?',
      text: 'The {player} may begin with a Starting Effect.',
    },
    'starting interrupt': {
      title: 'A Starting Interrupt?',
      text: 'The {player} may begin with a Starting Interrupt.',
    },
  },
}
