export const theOneRule = {
  rules: {
    'KRN-242': 'The One Rule. What a card on table lets you do once, or to one thing, in a stated time can be done once in that time.',
    'KRN-243': 'Each copy once. Each copy of a card on table may be used as often as the One Rule allows, whatever the other copies have done.',
    'KRN-244': 'As often as you like. A text of a card in play that names no time allows its action any number of times.',
    'KRN-245': 'Another copy of an Interrupt. Several copies of an Interrupt may each be played in the same phase, unless it is unique.',
    'KRN-246': 'The top card is one card. A text about the top card of a deck or pile is worded in the singular: in the time that it names it is used once.',
    'KRN-248': 'Any of them. A text about any such card, rather than about one, may be used again in the time that it names.',
    'KRN-249': 'Whenever. To say when something happens is to name a condition, no time: whenever it is met, the text may be used.',
    'KRN-250': 'Each copy for itself. What one copy of a card may do once, and has not done, no other copy can do in its place.',
  },
  reasons: {
    'KRN-246': '{card} speaks of the top card: it has been used once, and that is all.',
    'KRN-242': '{card} can be used only once in this time, and has been.',
    'KRN-250': '{card} has been used; that {by} has not been used does not help it.',
  },
}
