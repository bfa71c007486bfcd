export const hits = {
  rules: {
    'WPN-007': 'Hit. A card is hit when a weapon whose text says that its target is hit has been fired at it with success. It lies sideways until the damage segment.',
    'WPN-008': 'A hit card battles on. To be hit does not end the battle for a card. It keeps power, ability and text, and can still fire.',
    'WPN-009': 'Other results come at once. What a weapon does other than hit, such as making a card lost, captured or excluded, or its forfeit 0, happens as soon as the weapon destiny is resolved.',
    'WPN-033': 'Hit outside a battle. A card that is hit while there is no battle is lost at once.',
  },
  log: {
    'lost as hit': '{card} is lost, for it is ‘hit’[; with it {cards}].',
    'cannot be hit': '{ship} does not ‘hit’ {card}: the text of {by} forbids it.',
    'is hit': '{card} is ‘hit’.',
    'weapon changes': '{card} changes {cards}.',
    'weapons knocked away': 'The weapons of {card} may not be used in this battle: {cards}.',
  },
  decisions: {
    'respond/hit': {
      title: 'Respond to the hit?',
      text: 'A card has just been ‘hit’. The {player} may respond.',
    },
  },
  events: { hit: '{card} has just been ‘hit’' },
}
