export const unresolvedDestinyDraws = {
  rules: {
    'BAT-139': 'Canceled like any other. Battle destinies “if unable to otherwise” may be canceled or made fewer like any others.',
    'BAT-140': 'For a redraw too. When a battle destiny is canceled and redrawn, text “if unable to otherwise” may serve for the redraw, even if it served for the first draw.',
    'KRN-218': 'A canceled draw. Only the draw is canceled: the card that was drawn goes to the Used Pile.',
    'KRN-337': 'The card and its value. The destiny card and the destiny value are two things. If the card moves, the value stays; if the value is canceled, the card stays, unless a text speaks of the other.',
    'KRN-355': 'Unresolved draws. A draw is unresolved until it is completed. Responses may modify or target its card, which is a unit of Force and not on table.',
    'KRN-357': 'When the card is gone. Once a destiny card is in a hand or in another pile, that card can no longer be targeted. Its value may still be modified, canceled or reset.',
    'KRN-358': 'Canceled draws count. A canceled draw still counts toward the number of draws allowed and toward limits. If it is redrawn, the redraw counts in its place.',
  },
  reasons: {
    'KRN-357': '{card} lies unresolved no longer. {by} can do nothing to it; its destiny value alone can be answered.',
  },
  log: {
    'destiny redrawn': '{card}: the destiny is canceled and drawn again.',
    'destiny canceled': '{card}: the destiny is canceled.',
    'destiny changed': '{card}: the destiny is now {destiny}.',
    'drawn card moved': '{by}: {card} goes to [{pile}|a pile]; its destiny number stays.',
  },
}
