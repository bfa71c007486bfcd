export const draw = {
  rules: {
    'DRW-001': 'The draw phase. In the sixth and last phase of your turn you may draw cards from your Force Pile.',
    'DRW-002': 'Other things in the draw phase. What can be done in any phase, or in a draw phase, can be done in yours.',
    'DRW-003': 'Drawing cards. You take the top card of your Force Pile into your hand, and another one, as long as there are any.',
    'DRW-004': 'Card by card. Each card that you draw is an action of its own. You may do something else and then draw on.',
    'DRW-005': 'Hands of any size. There is no limit to the number of cards in your hand.',
    'DRW-006': 'Force kept back. Cards that you leave in your Force Pile stay there, and can be used in your opponent’s turn.',
    'DRW-007': 'Drawing nothing. You may end your draw phase without having drawn a card.',
    'DRW-009': 'Drawn from the Force Pile. Cards are drawn from the Force Pile unless something says otherwise.',
    'DRW-018': 'To say that it is over. After re-circulating, the player whose turn it is says that his turn is over.',
    'KRN-033': 'Under an empty deck. Cards can be put under a deck that is empty; they are the deck then.',
  },
  reasons: {
    'DRW-001/turn': 'Cards are drawn in your own draw phase, and it is not your turn.',
    'DRW-001/phase': 'Cards are drawn in your draw phase; it is the {turn}’s {phase}.',
    'DRW-003': 'You would draw {count} {count|card|cards}, and your Force Pile has {have}.',
  },
  log: { draws: 'The {player} draws {count} {count|card|cards}.' },
  events: { 'card drawn': 'a card has been drawn' },
}
