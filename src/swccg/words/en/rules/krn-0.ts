export const krn0 = {
  'KRN-001': {
    title: 'Life Force',
    text: 'Your Life Force is your Reserve Deck, your Force Pile and your Used Pile together.',
  },
  'KRN-002': {
    title: 'Losing the game',
    text: 'You lose the game in the moment in which no Life Force is left to you.',
  },
  'KRN-003': {
    title: 'Unresolved destiny',
    text: 'A destiny draw that is not resolved yet still counts as part of the Life Force of its player.',
  },
  'KRN-005': {
    title: 'What is no Life Force',
    text: 'Your hand, your cards on table and your Lost Pile do not count as Life Force.',
  },
  'KRN-006': {
    title: 'Sixty cards',
    text: 'Your deck holds 60 cards. What is left of it after the starting cards have been played becomes your Reserve Deck.',
  },
  'KRN-008': {
    title: 'Force that is left',
    text: 'Force that you do not use stays in your Force Pile for later.',
  },
  'KRN-009': {
    title: 'Using Force',
    text: 'To use Force, cards go one by one from the top of your Force Pile to the top of your Used Pile.',
  },
  'KRN-010': {
    title: 'What goes to the Used Pile',
    text: 'Besides Force that you use, your Used Pile takes the cards that a rule or a text sends there, such as an Interrupt that you have used.',
  },
  'KRN-011': {
    title: 'The Lost Pile',
    text: 'What is lost lies face up on its owner’s Lost Pile and is out of use unless something brings it back.',
  },
  'KRN-014': {
    title: 'Nobody declines to re-circulate',
    text: 'Both players must re-circulate at the end of the draw phase.',
  },
  'KRN-016': {
    title: 'Stacks',
    text: 'Cards that are placed on another card are a stack, and so is a single one.',
  },
  'KRN-017': {
    title: 'Counting cards',
    text: 'You may count your decks, piles, stacks and hand at any time, face down, and ask your opponent how many cards his have.',
  },
  'KRN-018': {
    title: 'No looking through piles',
    text: 'Nobody looks through a deck, pile or stack unless a rule or a card lets him. This goes for a Lost Pile too, although it lies face up: only its top card is seen.',
  },
  'KRN-019': {
    title: 'Your own stacked cards',
    text: 'A card of yours that is stacked on a card of yours, or on a location, you may examine at any time.',
  },
  'KRN-020': {
    title: 'Stacked with the opponent',
    text: 'If the stacked card or the card that it lies on is the opponent’s, you may not examine it.',
  },
  'KRN-021': {
    title: 'Shuffling and cutting',
    text: 'When a deck or pile has been shuffled the other player may cut it before it goes back. Here chance makes the cut.',
  },
  'KRN-022': {
    title: 'Shuffle, cut and replace',
    text: 'Older cards say “shuffle, cut and replace” for what newer ones call “reshuffle”.',
  },
  'KRN-023': {
    title: 'Nothing to take',
    text: 'No action can be begun that deploys, takes, exchanges or steals cards from a deck, pile or stack that is empty.',
  },
  'KRN-024': {
    title: 'Nothing to look at',
    text: 'No action can be begun that searches, looks at, reveals or selects cards of an empty deck or pile.',
  },
  'KRN-025': {
    title: 'Nothing to draw',
    text: 'From an empty deck or pile you cannot begin to draw cards.',
  },
  'KRN-026': { title: 'Nothing to shuffle', text: 'No card is played to shuffle an empty deck or pile.' },
  'KRN-027': {
    title: 'Nothing to draw',
    text: 'What works when a player is about to draw destiny cannot be used while his Reserve Deck is empty.',
  },
  'KRN-028': {
    title: 'Fewer cards than asked for',
    text: 'One card is enough to begin an action on several cards of a deck or pile. It does as much as it can, and is over.',
  },
  'KRN-029': {
    title: 'No card to draw',
    text: 'Even with an empty Reserve Deck you may start an action that draws destiny. The draw then fails.',
  },
  'KRN-030': {
    title: 'Using 0 Force',
    text: 'An empty Force Pile keeps nobody from using 0 Force or his entire Force Pile.',
  },
  'KRN-031': {
    title: 'Retrieving from an empty pile',
    text: 'An empty Lost Pile keeps nobody from beginning to retrieve.',
  },
  'KRN-032': {
    title: 'A pile with nothing in it',
    text: 'An empty pile can be moved as a pile all the same by a card that does that.',
  },
  'KRN-033': {
    title: 'Under an empty deck',
    text: 'Cards can be put under a deck that is empty; they are the deck then.',
  },
  'KRN-034': {
    title: 'Peeking',
    text: 'Who peeks at a card sees it alone; then it goes back to where it was, unless the text says something else.',
  },
  'KRN-035': {
    title: 'Peeking at a hand',
    text: 'Cards of the opponent’s hand that a player peeks at are revealed to both players.',
  },
  'KRN-036': {
    title: 'The whole card',
    text: 'Who looks at a card may read all of it, in reasonable time. The seconds that older cards allow do not count.',
  },
  'KRN-037': {
    title: 'Losing Force',
    text: 'You lose Force one unit at a time; each is a card that goes to your Lost Pile.',
  },
  'KRN-038': {
    title: 'Where lost Force comes from',
    text: 'For each unit you choose: any card in your hand, or the top card of your Reserve Deck, Force Pile or Used Pile.',
  },
  'KRN-039': {
    title: 'Chosen cards are no Force loss',
    text: 'Cards that are lost because of what they are, and not as units of Force, are not touched by texts about losing Force.',
  },
  'KRN-040': {
    title: 'Losing Force from a place',
    text: 'Force that is to be lost from a certain place is taken from there first. What it lacks is lost as usual.',
  },
  'KRN-041': {
    title: 'Revealing',
    text: 'Revealed cards are shown to both players, the topmost first.',
  },
  'KRN-042': {
    title: 'Revealed where they lie',
    text: 'While cards are revealed they stay in their deck, pile or hand, in the same order.',
  },
  'KRN-043': {
    title: 'Revealed no longer',
    text: 'A revealed card that moves, is lost or is shuffled is treated as usual, and is revealed no longer.',
  },
  'KRN-044': {
    title: 'The end of revealing',
    text: 'An action on revealed cards ends when none of them is revealed any more.',
  },
  'KRN-045': {
    title: 'Retrieving Force',
    text: 'To retrieve 1 Force is to put the top card of your own Lost Pile face down on your Used Pile.',
  },
  'KRN-046': {
    title: 'Retrieving several',
    text: 'Retrieving several Force is done one by one, and is a single action.',
  },
  'KRN-048': {
    title: 'Retrieving at random',
    text: 'For a random retrieval the Lost Pile is shuffled and cut, and its top card is retrieved.',
  },
  'KRN-049': {
    title: 'Retrieving a certain card',
    text: 'To retrieve a certain card, search your Lost Pile. If the card is there, wherever it lies, it goes to your Used Pile.',
  },
  'KRN-050': {
    title: 'The rest keeps its order',
    text: 'Retrieving a certain card leaves the rest of the Lost Pile as it was.',
  },
  'KRN-051': {
    title: 'A certain card is Force too',
    text: 'Whoever retrieves a certain card has retrieved Force.',
  },
  'KRN-052': {
    title: 'Up to so many',
    text: 'Who retrieves up to so many of certain cards looks through his Lost Pile first, and then takes at least one.',
  },
  'KRN-054': {
    title: 'What leaves takes its load along',
    text: 'When a card leaves table, all that is aboard it, on it or carried by it goes to its owners’ Lost Piles, unless something says otherwise.',
  },
  'KRN-055': {
    title: 'All at once',
    text: 'A card and everything that is lost with it leave in the same instant. Nobody can act in between.',
  },
  'KRN-056': {
    title: 'Order of what leaves',
    text: 'Each owner chooses the order in which his cards that leave table together are placed in a pile.',
  },
  'KRN-057': {
    title: 'Text restored',
    text: 'When a card leaves table, game text of it that was canceled works again.',
  },
  'KRN-058': {
    title: 'About to leave',
    text: '“Leaving table” means being about to leave: what a text does then comes before.',
  },
  'KRN-059': {
    title: 'On table',
    text: 'Whether a card is on table depends on its state: an active card is.',
  },
  'KRN-060': {
    title: 'On table',
    text: 'A card deploys on table if it goes neither to a location nor onto another card.',
  },
  'KRN-061': {
    title: 'Exchanging',
    text: 'In an exchange the cards of one place are picked first, then those of the other, and then they change places. Nothing is picked before the action has its result.',
  },
  'KRN-062': {
    title: 'The same position',
    text: 'A card that comes into a pile by an exchange lies where the other one lay.',
  },
  'KRN-063': {
    title: 'Exchanged cards and secrecy',
    text: 'Exchanged cards are shown only as far as cards are that are taken away or placed.',
  },
  'KRN-064': {
    title: 'Whose pile',
    text: 'Where a text does not say whose hand, deck or pile is meant, a card goes to that of its owner.',
  },
  'KRN-065': {
    title: 'Order of what is placed',
    text: 'Where an action places several cards and nobody is named to order them, the player whose turn it is does.',
  },
  'KRN-066': {
    title: 'Placed unseen',
    text: 'Cards that are placed into a hand, deck or pile are not shown, unless something says so.',
  },
  'KRN-067': {
    title: 'Placed face up',
    text: 'A card that is placed face up, or on a pile that lies face up, is seen by both players.',
  },
  'KRN-068': {
    title: 'Criteria are shown to be met',
    text: 'If the text says what kind of card is to be placed, the card is shown whichever way up it goes.',
  },
  'KRN-070': { title: 'Unseen', text: 'Where an action says “unseen”, neither player looks at the cards.' },
  'KRN-071': {
    title: 'Revealed once',
    text: 'A card that is revealed as it is taken from a stack is not revealed again where it is placed.',
  },
  'KRN-072': {
    title: 'Removed unseen',
    text: 'Cards that are removed from a hand, deck or pile are not shown, unless something says so.',
  },
  'KRN-073': {
    title: 'Removed face up',
    text: 'A card that lay face up has been seen by both players when it is removed.',
  },
  'KRN-074': {
    title: 'Its owner has seen it',
    text: 'A hidden card that is taken away may be seen by its owner if he could look at it before.',
  },
  'KRN-075': {
    title: 'Deployed from a pile',
    text: 'A card that is taken out to be played or deployed at once is shown to both players.',
  },
  'KRN-076': {
    title: 'Unseen',
    text: 'If cards are taken away “unseen”, neither player may look at them.',
  },
  'KRN-077': {
    title: 'Show what you take',
    text: 'If a text limits what you may take from a deck or pile, you show your opponent what you took.',
  },
  'KRN-078': {
    title: 'Any card',
    text: 'If you may take any card you need not show it, unless it lay face up.',
  },
  'KRN-079': {
    title: 'Look first, choose then',
    text: 'You announce only the card, or the function of it, that searches. You look through the deck or pile and choose then.',
  },
  'KRN-080': {
    title: 'What is found is taken',
    text: 'Once a search has begun you must take a card that fits, if there is one.',
  },
  'KRN-081': {
    title: 'Verification',
    text: 'If a search finds nothing that fits, the opponent may look through the same deck or pile himself, before it is shuffled.',
  },
  'KRN-082': {
    title: 'A hand is not verified',
    text: 'That a player finds nothing in his own hand is not verified by his opponent.',
  },
  'KRN-083': {
    title: 'No second try',
    text: 'After a search that has failed and been verified you may not use that function again this turn on the same deck or pile, not even with another copy.',
  },
  'KRN-084': {
    title: 'Put back as it was',
    text: 'After a search the deck or pile is put back without shuffling, unless the text tells you to shuffle.',
  },
  'KRN-085': {
    title: 'Whole words',
    text: 'A word that is sought in a title is met by that word, its plural or its possessive, never by part of a longer word.',
  },
  'KRN-086': {
    title: 'Words in their order',
    text: 'Several words that are sought in a title must stand there in the same order, with no other word between.',
  },
  'KRN-087': {
    title: 'The usual time',
    text: 'A card that is deployed from elsewhere than the hand is deployed at its usual time, unless the text names another.',
  },
  'KRN-088': {
    title: 'As if from hand',
    text: 'A card that is played from a deck or pile is no response, unless the text that allows it says “as if from hand”.',
  },
  'KRN-089': {
    title: 'Order kept',
    text: 'Deploying from a deck or pile does not change its order, unless the text tells you to shuffle.',
  },
  'KRN-090': {
    title: 'Where the text sends it',
    text: 'If the text that lets a card be played sends it to a certain place, it goes there even when it is canceled.',
  },
  'KRN-091': {
    title: 'Held all the same',
    text: 'A card that is stacked on a card which takes hold of it stays there, wherever it was to go.',
  },
  'KRN-092': {
    title: 'Searching for nothing to deploy',
    text: 'A search for a card to deploy can be begun even if there is none; it then fails and is verified.',
  },
  'KRN-093': {
    title: 'All of them barred',
    text: 'A card is not looked for in order to deploy it when every card that is listed is unique or restricted and may not be deployed.',
  },
  'KRN-094': {
    title: 'Random selection',
    text: 'For a random selection the cards are turned face down, shuffled and cut. The top one is meant.',
  },
  'KRN-095': {
    title: 'Nearly everything is an action',
    text: 'To play or deploy a card, to use a text, to move, to drain, to fire and to draw destiny are actions, and so is adding a modifier that you need not add.',
  },
  'KRN-096': {
    title: 'Each unit is an action',
    text: 'Each unit of Force that is activated, used, drawn or lost is an action of its own.',
  },
  'KRN-097': {
    title: 'What is no action',
    text: 'That a phase begins or ends, that a condition is met, that a modifier applies by itself: none of these is an action, so nobody can respond to it.',
  },
  'KRN-098': {
    title: 'Three steps',
    text: 'An action is initiated, then it can be responded to, and only then does it have its result.',
  },
  'KRN-099': {
    title: 'Actions within actions',
    text: 'An action can be made of further actions. A Force drain is one action, and each unit of Force lost to it is another.',
  },
}
