/** Just lost in English. */

export const justLost = {
  rules: {
    'KRN-166': {
      title: 'Already in the Lost Pile',
      text: 'A card that was just lost lies in the Lost Pile already, and so does all that was aboard or on it.',
    },
    'KRN-167': {
      title: 'Saved alone',
      text: 'What saves a card that was just lost saves that card only. What was on it stays lost.',
    },
    'KRN-168': {
      title: 'Back at its site',
      text: 'A card that was just lost and returns to a site has neither deployed nor moved there.',
    },
    'KRN-282': {
      title: 'Just placed out of play',
      text: 'Only a card that was on table has just been placed out of play, not one that came from a hand or pile.',
    },
    'TRM-068': {
      title: 'Lost with its escort',
      text: 'If one action takes all cards or all characters, and so escort and captive at once, nobody is released: both are lost.',
    },
  },
  log: {
    'cards lost': '{cards} {cards|is|are} lost.',
    'cards canceled': '{cards} {cards|is|are} canceled[, and {others} lost with it]: {by}.',
    'cards to the Used Pile': '{cards} {cards|goes|go} to the Used Pile[, and {others} lost with it].',
  },
  events: {
    lost: '{cards} {cards|was|were} just lost',
  },
}
