/** Rules of force, piles, information and actions that seldom matter. */
export const edgeRules = {
  'KRN-030': {
    title: 'Using 0 Force',
    text: 'An empty Force Pile keeps nobody from using 0 Force or his entire Force Pile.',
  },
  'KRN-035': {
    title: 'Peeking at a hand',
    text: 'Cards of the opponent’s hand that a player peeks at are revealed to both players.',
  },
  'KRN-057': {
    title: 'Text restored',
    text: 'When a card leaves table, game text of it that was canceled works again.',
  },
  'KRN-058': {
    title: 'About to leave',
    text: '“Leaving table” means being about to leave: what a text does then comes before.',
  },
  'KRN-140': {
    title: 'Just targeted',
    text: 'What answers that a card was just targeted waits until the action has been begun and paid for.',
  },
  'KRN-056': {
    title: 'Order of what leaves',
    text: 'Each owner chooses the order in which his cards that leave table together are placed in a pile.',
  },
  'KRN-065': {
    title: 'Order of what is placed',
    text: 'Where an action places several cards and nobody is named to order them, the player whose turn it is does.',
  },
  'KRN-093': {
    title: 'All of them barred',
    text: 'A card is not looked for in order to deploy it when every card that is listed is unique or restricted and may not be deployed.',
  },
  'KRN-118': {
    title: 'Both players must',
    text: 'If a mandatory action makes both players do something, the player whose turn it is says when, and who comes first.',
  },
  'KRN-153': {
    title: 'Immune from now on',
    text: 'A card that has been deployed on a card which becomes immune to it is canceled.',
  },
  'KRN-156': {
    title: 'What stands before',
    text: 'Only the text that stands before “immune to” on a card is protected.',
  },
  'KRN-157': {
    title: 'Within one type',
    text: 'On an Interrupt of several function types, “immune to” protects the text of its own type only.',
  },
  'KRN-159': {
    title: 'Immune now',
    text: 'A text that asks whether a card is immune, without the word “always”, asks how it is now.',
  },
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
  'KRN-140': '{by} is still being paid for: {card} comes after that.',
  'KRN-093': 'None of what {card} looks for could be deployed now, whatever were found.',
  'KRN-118': '{card} makes both players do something: it is the {by} who says when.',
  'KRN-159': '{card} is not immune to {title} now.',
  'KRN-027': 'The {by} has no card left to draw for destiny, so {card} cannot be used.',
  'KRN-052': 'Of what has been found, take at least {min} and at most {max}.',
  'KRN-085': 'In the title of {card}, “{what}” is only part of a longer word.',
  'KRN-086': 'In the title of {card}, the words “{what}” do not stand one after the other.',
  'TRM-378': 'In the title of {card}, “{what}” is only part of a longer word.',
  'KRN-107': '{card} says what may be done once that has happened: the opponent comes first.',
  'KRN-155': '{card} is immune to the card {by}.',
}

export const edgeLog = {
  'ordered in pile': 'The {player} orders cards in {pile} of the {owner}.',
  'destiny is left': 'All that the {player} has left is the destiny that is being drawn.',
  'stays stacked': '{card} stays on {ship}.',
}
