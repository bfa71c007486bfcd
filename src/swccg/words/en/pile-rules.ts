/** The rules of decks, piles, hands and stacks, and of the states that a card is in. */
export const pileRules = {
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
  'KRN-026': { title: 'Nothing to shuffle', text: 'No card is played to shuffle an empty deck or pile.' },
  'KRN-028': {
    title: 'Fewer cards than asked for',
    text: 'One card is enough to begin an action on several cards of a deck or pile. It does as much as it can, and is over.',
  },
  'KRN-031': {
    title: 'Retrieving from an empty pile',
    text: 'An empty Lost Pile keeps nobody from beginning to retrieve.',
  },
  'KRN-034': {
    title: 'Peeking',
    text: 'Who peeks at a card sees it alone; then it goes back to where it was, unless the text says something else.',
  },
  'KRN-036': {
    title: 'The whole card',
    text: 'Who looks at a card may read all of it, in reasonable time. The seconds that older cards allow do not count.',
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
  'KRN-059': {
    title: 'On table',
    text: 'Whether a card is on table depends on its state: an active card is.',
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
  'KRN-072': {
    title: 'Removed unseen',
    text: 'Cards that are removed from a hand, deck or pile are not shown, unless something says so.',
  },
  'KRN-073': {
    title: 'Removed face up',
    text: 'A card that lay face up has been seen by both players when it is removed.',
  },
  'KRN-075': {
    title: 'Deployed from a pile',
    text: 'A card that is taken out to be played or deployed at once is shown to both players.',
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
  'KRN-083': {
    title: 'No second try',
    text: 'After a search that has failed and been verified you may not use that function again this turn on the same deck or pile, not even with another copy.',
  },
  'KRN-084': {
    title: 'Put back as it was',
    text: 'After a search the deck or pile is put back without shuffling, unless the text tells you to shuffle.',
  },
  'KRN-087': {
    title: 'The usual time',
    text: 'A card that is deployed from elsewhere than the hand is deployed at its usual time, unless the text names another.',
  },
  'KRN-089': {
    title: 'Order kept',
    text: 'Deploying from a deck or pile does not change its order, unless the text tells you to shuffle.',
  },
  'KRN-092': {
    title: 'Searching for nothing to deploy',
    text: 'A search for a card to deploy can be begun even if there is none; it then fails and is verified.',
  },
  'KRN-094': {
    title: 'Random selection',
    text: 'For a random selection the cards are turned face down, shuffled and cut. The top one is meant.',
  },
  'KRN-125': {
    title: 'Conditions',
    text: 'Everything that rules and game text ask for has to be so when an action is initiated.',
  },
  'KRN-130': {
    title: 'What cannot be known yet',
    text: 'Hidden or random things are not named as an action is initiated, but when they are seen.',
  },
  'KRN-206': {
    title: 'Empty hand',
    text: 'An empty hand cannot be looked at, and nothing can be taken from it.',
  },
  'KRN-209': {
    title: 'Targets that cannot be seen',
    text: 'What cannot be observed need not be there: cards in decks and piles, cards face down, cards in the opponent’s hand.',
  },
  'KRN-213': {
    title: 'Found is used',
    text: 'A hidden target that is found must be used, wanted or not. If there is none the action has no result, and its card goes to its usual pile.',
  },
  'KRN-251': {
    title: 'Once per game',
    text: 'What may be done once per game is never begun again, even if it failed or was canceled.',
  },
  'KRN-255': {
    title: 'Five states',
    text: 'At any moment a card is in exactly one state: active, inactive, supporting, unit of Force, or out of play.',
  },
  'KRN-256': {
    title: 'Active',
    text: 'A card is active from the moment that playing or deploying it has been initiated. Deployed, it stays so until it leaves table or is set aside.',
  },
  'KRN-259': {
    title: 'Inactive is not on table',
    text: 'An inactive card is neither on table nor at its location, except for what speaks of its very state.',
  },
  'KRN-261': {
    title: 'All means inactive too',
    text: 'A text about “all cards” or “all characters” at a place takes inactive ones as well.',
  },
  'KRN-264': {
    title: 'Inactive together',
    text: 'A card that becomes inactive does not leave table. What is deployed on it or carried by it is not lost, but becomes inactive with it.',
  },
  'KRN-266': {
    title: 'Active together',
    text: 'When the card becomes active again, so does everything that became inactive with it.',
  },
  'KRN-272': {
    title: 'Units of Force have no features',
    text: 'A unit of Force is just that, except where a rule or text looks at what the card in that place is.',
  },
  'KRN-275': {
    title: 'Supporting',
    text: 'A card that is not on table and has some effect all the same, as one stacked on an Effect from hand, is supporting.',
  },
  'KRN-276': {
    title: 'Face down',
    text: 'A card that lies face down outside of decks and piles is supporting.',
  },
  'KRN-277': {
    title: 'Supporting is not on table',
    text: 'A supporting card is neither on table nor at a location, except for what speaks of it in that state.',
  },
  'KRN-278': {
    title: 'Out of play',
    text: 'A card that is placed out of play goes to an area of its own beside its owner’s Lost Pile.',
  },
  'KRN-283': { title: 'What is out of play is open', text: 'Both players may look at what is out of play.' },
  'KRN-284': {
    title: 'Stacked from table',
    text: 'An active or inactive card that is stacked on another is inactive.',
  },
  'KRN-285': {
    title: 'Stacked from elsewhere',
    text: 'A card that is stacked on another from a hand, deck or pile is supporting.',
  },
  'KRN-318': { title: 'Up to', text: '“Up to” a number means at least one, unless the number is 0.' },
  'KRN-319': {
    title: 'Up to what there is',
    text: 'Of “up to” a number no more can be chosen than the deck or pile has.',
  },
  'TRM-145': {
    title: 'Face up is open',
    text: 'Every card that lies face up on table can be seen by both players, even under other cards.',
  },
  'TRM-398': {
    title: 'The card may not search again',
    text: 'After a search that has failed and been verified the card, and any other of that title, may not search the same deck or pile again this turn.',
  },
}
