/** Changing destiny in English. */

export const changingDestiny = {
  rules: {
    'BAT-139': {
      title: 'Canceled like any other',
      text: 'Battle destinies “if unable to otherwise” may be canceled or made fewer like any others.',
    },
    'BAT-140': {
      title: 'For a redraw too',
      text: 'When a battle destiny is canceled and redrawn, text “if unable to otherwise” may serve for the redraw, even if it served for the first draw.',
    },
    'BAT-217': {
      title: 'If the replacement is canceled',
      text: 'If a card that is to replace your draw is canceled before it resolves, you may still draw destiny in the ordinary way.',
    },
    'KRN-218': {
      title: 'A canceled draw',
      text: 'Only the draw is canceled: the card that was drawn goes to the Used Pile.',
    },
    'KRN-337': {
      title: 'The card and its value',
      text: 'The destiny card and the destiny value are two things. If the card moves, the value stays; if the value is canceled, the card stays, unless a text speaks of the other.',
    },
    'KRN-355': {
      title: 'Unresolved draws',
      text: 'A draw is unresolved until it is completed. Responses may modify or target its card, which is a unit of Force and not on table.',
    },
    'KRN-357': {
      title: 'When the card is gone',
      text: 'Once a destiny card is in a hand or in another pile, that card can no longer be targeted. Its value may still be modified, canceled or reset.',
    },
    'KRN-358': {
      title: 'Canceled draws count',
      text: 'A canceled draw still counts toward the number of draws allowed and toward limits. If it is redrawn, the redraw counts in its place.',
    },
  },
  reasons: {
    'KRN-357':
      '{card} lies unresolved no longer. {by} can do nothing to it; its destiny value alone can be answered.',
  },
  log: {
    'destiny redrawn': '{card}: the destiny is canceled and drawn again.',
    'destiny canceled': '{card}: the destiny is canceled.',
    'destiny changed': '{card}: the destiny is now {destiny}.',
    'drawn card moved': '{by}: {card} goes to [{pile}|a pile]; its destiny number stays.',
  },
}
