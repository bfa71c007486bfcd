export const drw0 = {
  'DRW-001': {
    title: 'The draw phase',
    text: 'In the sixth and last phase of your turn you may draw cards from your Force Pile.',
  },
  'DRW-002': {
    title: 'Other things in the draw phase',
    text: 'What can be done in any phase, or in a draw phase, can be done in yours.',
  },
  'DRW-003': {
    title: 'Drawing cards',
    text: 'You take the top card of your Force Pile into your hand, and another one, as long as there are any.',
  },
  'DRW-004': {
    title: 'Card by card',
    text: 'Each card that you draw is an action of its own. You may do something else and then draw on.',
  },
  'DRW-005': {
    title: 'Hands of any size',
    text: 'There is no limit to the number of cards in your hand.',
  },
  'DRW-006': {
    title: 'Force kept back',
    text: 'Cards that you leave in your Force Pile stay there, and can be used in your opponent’s turn.',
  },
  'DRW-007': {
    title: 'Drawing nothing',
    text: 'You may end your draw phase without having drawn a card.',
  },
  'DRW-008': {
    title: 'Draw as many as it says',
    text: 'A text that makes you draw cards names a number, and so many are drawn, or as many as there are.',
  },
  'DRW-009': {
    title: 'Drawn from the Force Pile',
    text: 'Cards are drawn from the Force Pile unless something says otherwise.',
  },
  'DRW-014': {
    title: 'A unique Interrupt once a turn',
    text: 'You may play a unique Interrupt only once in a turn. A second copy has to wait for another turn.',
  },
  'DRW-015': {
    title: 'Re-circulating',
    text: 'When the drawing is over both players put their Used Piles under their Reserve Decks.',
  },
  'DRW-016': {
    title: 'The order is kept',
    text: 'Used Piles are put under as they are. Nothing is shuffled and no other pile is touched.',
  },
  'DRW-017': {
    title: 'The end of drawing',
    text: 'Re-circulating ends the draw phase; no card is drawn after it.',
  },
  'DRW-018': {
    title: 'To say that it is over',
    text: 'After re-circulating, the player whose turn it is says that his turn is over.',
  },
  'DRW-019': {
    title: 'The end of a turn',
    text: 'The end of a turn is a time of its own, after both Used Piles have been re-circulated.',
  },
  'DRW-020': {
    title: 'Still the same turn',
    text: 'At the end of a turn it is still the turn of the player who has just finished.',
  },
  'DRW-021': {
    title: 'What must happen at the end',
    text: 'What has to happen at the end of a turn happens first, as automatic actions.',
  },
  'DRW-022': {
    title: 'In which order',
    text: 'If several things are due at the end of a turn, the player whose turn is ending puts them in order.',
  },
  'DRW-023': {
    title: 'Choices at the end of a turn',
    text: 'After that players may use end-of-turn actions in turns; the one whose turn is ending begins.',
  },
  'DRW-025': {
    title: 'Nothing else at the end of a turn',
    text: 'At the end of a turn only end-of-turn actions, and responses to them, are possible.',
  },
  'DRW-026': {
    title: 'Responses at the end of a turn',
    text: 'A response at the end of a turn need not be an end-of-turn action itself.',
  },
  'DRW-027': {
    title: 'When a turn is over',
    text: 'A turn is over when no player has anything left to do at its end.',
  },
  'DRW-028': {
    title: 'The next turn at once',
    text: 'The start of the next turn follows at once. Nothing can be done in between.',
  },
  'DRW-030': {
    title: 'Until end of turn',
    text: 'What lasts until end of turn stops during the end of that turn.',
  },
  'DRW-031': {
    title: 'Endings come first',
    text: 'That something stops at the end of a turn is an automatic action and comes before what players choose to do.',
  },
  'DRW-032': {
    title: 'What an ending brings about',
    text: 'If something that ends at the end of a turn makes another mandatory action due, this is done in the same end of turn, before anything optional.',
  },
  'DRW-033': {
    title: 'Maintenance',
    text: 'Paying for the maintenance of a card is mandatory. It comes by itself at the end of the turn.',
  },
  'DRW-034': {
    title: 'How to maintain',
    text: 'The owner of a card chooses among the ways that are printed on it.',
  },
  'DRW-035': {
    title: 'At the end of your own turn',
    text: 'Maintenance is due at the end of the turn of the card’s owner.',
  },
  'DRW-037': {
    title: 'Less Force lost at the end of a turn',
    text: 'Who is about to lose Force may make the loss smaller. A loss that comes to 0 does not happen.',
  },
  'DRW-040': {
    title: 'The canceler canceled',
    text: 'If the card that would cancel a response is canceled itself, that response takes effect.',
  },
}
