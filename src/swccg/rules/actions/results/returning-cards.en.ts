export const returningCards = {
  log: {
    'back at': '{cards} {cards|is|are} back at {at}: {card}.',
    'back to hand': '{cards} {cards|goes|go} back to hand: {card}.',
    'to the Used Pile': '{cards} {cards|goes|go} to the Used Pile: {card}.',
    'placed on': '{cards} {cards|is|are} placed on {ship}.',
    'never goes there': '{cards} {cards|never goes|never go} to {at}.',
    'not to be put there': '{cards} may not be put there by {card}, and {cards|stays|stay}.',
  },
}
