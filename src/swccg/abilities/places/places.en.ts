/** Decks and piles in sentences. */

/** A deck or pile as a thing that something is done with. */
export const places = {
  reserve: 'the Reserve Deck',
  force: 'the Force Pile',
  used: 'the Used Pile',
  lost: 'the Lost Pile',
  hand: 'the hand',
  out: 'the area out of play',
  stack: 'the cards stacked there',
}

/** Where a card goes. */
export const goals = {
  reserve: 'onto the Reserve Deck',
  force: 'onto the Force Pile',
  used: 'onto the Used Pile',
  lost: 'onto the Lost Pile',
  hand: 'into hand',
  out: 'out of play',
  beneath: 'face down beneath the card',
  exchange: 'to be exchanged',
  stack: 'onto the card',
}
