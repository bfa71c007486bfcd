export const justLost = {
  rules: {
    'KRN-166': 'Already in the Lost Pile. A card that was just lost lies in the Lost Pile already, and so does all that was aboard or on it.',
    'KRN-167': 'Saved alone. What saves a card that was just lost saves that card only. What was on it stays lost.',
    'KRN-168': 'Back at its site. A card that was just lost and returns to a site has neither deployed nor moved there.',
    'KRN-282': 'Just placed out of play. Only a card that was on table has just been placed out of play, not one that came from a hand or pile.',
    'TRM-068': 'Lost with its escort. If one action takes all cards or all characters, and so escort and captive at once, nobody is released: both are lost.',
  },
  log: {
    'cards lost': '{cards} {cards|is|are} lost.',
    'cards canceled': '{cards} {cards|is|are} canceled[, and {others} lost with it]: {by}.',
    'cards to the Used Pile': '{cards} {cards|goes|go} to the Used Pile[, and {others} lost with it].',
  },
  events: {
    lost: '{cards} {cards|was|were} just lost',
    'placed out of play': '{cards} {cards|was|were} just placed out of play',
  },
}
