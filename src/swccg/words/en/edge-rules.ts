/** Rules of force, piles, information and actions that seldom matter. */
export const edgeRules = {
  'KRN-003': {
    title: 'Unresolved destiny',
    text: 'A destiny draw that is not resolved yet still counts as part of the Life Force of its player.',
  },
  'KRN-027': {
    title: 'Nothing to draw',
    text: 'What works when a player is about to draw destiny cannot be used while his Reserve Deck is empty.',
  },
  'KRN-052': {
    title: 'Up to so many',
    text: 'Who retrieves up to so many of certain cards looks through his Lost Pile first, and then takes at least one.',
  },
  'KRN-071': {
    title: 'Revealed once',
    text: 'A card that is revealed as it is taken from a stack is not revealed again where it is placed.',
  },
  'KRN-074': {
    title: 'Its owner has seen it',
    text: 'A hidden card that is taken away may be seen by its owner if he could look at it before.',
  },
  'KRN-076': {
    title: 'Unseen',
    text: 'If cards are taken away “unseen”, neither player may look at them.',
  },
  'KRN-082': {
    title: 'A hand is not verified',
    text: 'That a player finds nothing in his own hand is not verified by his opponent.',
  },
  'KRN-085': {
    title: 'Whole words',
    text: 'A word that is sought in a title is met by that word, its plural or its possessive, never by part of a longer word.',
  },
  'KRN-086': {
    title: 'Words in their order',
    text: 'Several words that are sought in a title must stand there in the same order, with no other word between.',
  },
  'TRM-378': {
    title: 'Part of a word',
    text: 'A word that is sought in a title is not met where it is only part of another word.',
  },
  'KRN-091': {
    title: 'Held all the same',
    text: 'A card that is stacked on a card which takes hold of it stays there, wherever it was to go.',
  },
  'KRN-107': {
    title: 'Just actions',
    text: 'An optional response is a just action, whether or not its text has the word “just”.',
  },
  'KRN-136': {
    title: 'Taken into hand',
    text: 'Taking a destiny card into hand in order to draw again is part of the result and not a cost.',
  },
  'KRN-155': {
    title: 'The card Control',
    text: '“Immune to Control” means the card of that name, and not who controls a location.',
  },
  'KRN-161': {
    title: 'Once more, or not',
    text: 'After what comes before an action, its player begins it again or gives it up, unless he must do it.',
  },
}

export const edgeReasons = {
  'KRN-027': 'The {by} has no card left to draw for destiny, so {card} cannot be used.',
  'KRN-052': 'Of what has been found, take at least {min} and at most {max}.',
  'KRN-085': 'In the title of {card}, “{what}” is only part of a longer word.',
  'KRN-086': 'In the title of {card}, the words “{what}” do not stand one after the other.',
  'TRM-378': 'In the title of {card}, “{what}” is only part of a longer word.',
  'KRN-107': '{card} says what may be done once that has happened: the opponent comes first.',
  'KRN-155': '{card} is immune to the card {by}.',
}

export const edgeLog = {
  'destiny is left': 'All that the {player} has left is the destiny that is being drawn.',
  'stays stacked': '{card} stays on {ship}.',
}
