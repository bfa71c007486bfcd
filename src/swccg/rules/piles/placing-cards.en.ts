export const placingCards = {
  rules: {
    'DRW-008':
      'Draw as many as it says. A text that makes you draw cards names a number, and so many are drawn, or as many as there are.',
    'KRN-016': 'Stacks. Cards that are placed on another card are a stack, and so is a single one.',
    'KRN-061':
      'Exchanging. In an exchange the cards of one place are picked first, then those of the other, and then they change places. Nothing is picked before the action has its result.',
    'KRN-062':
      'The same position. A card that comes into a pile by an exchange lies where the other one lay.',
    'KRN-063':
      'Exchanged cards and secrecy. Exchanged cards are shown only as far as cards are that are taken away or placed.',
    'KRN-070': 'Unseen. Where an action says “unseen”, neither player looks at the cards.',
    'KRN-071':
      'Revealed once. A card that is revealed as it is taken from a stack is not revealed again where it is placed.',
    'KRN-074':
      'Its owner has seen it. A hidden card that is taken away may be seen by its owner if he could look at it before.',
    'KRN-076': 'Unseen. If cards are taken away “unseen”, neither player may look at them.',
    'KRN-082':
      'A hand is not verified. That a player finds nothing in his own hand is not verified by his opponent.',
    'KRN-094':
      'Random selection. For a random selection the cards are turned face down, shuffled and cut. The top one is meant.',
    'KRN-255':
      'Five states. At any moment a card is in exactly one state: active, inactive, supporting, unit of Force, or out of play.',
    'KRN-275':
      'Supporting. A card that is not on table and has some effect all the same, as one stacked on an Effect from hand, is supporting.',
    'KRN-276': 'Face down. A card that lies face down outside of decks and piles is supporting.',
    'KRN-278':
      'Out of play. A card that is placed out of play goes to an area of its own beside its owner’s Lost Pile.',
    'KRN-284': 'Stacked from table. An active or inactive card that is stacked on another is inactive.',
    'KRN-285':
      'Stacked from elsewhere. A card that is stacked on another from a hand, deck or pile is supporting.',
  },
  log: {
    'draws from': 'The {player} draws {count} {count|card|cards} from {pile}.',
    exchanges: 'The {player} exchanges [{given}|a card] from hand with [{gained}|a card] of {pile}.',
    moves: 'The {player} puts {titles} from {pile} of the {owner} {goal}.',
    'moves unseen': 'The {player} puts {count} {count|card|cards} from {pile} of the {owner} {goal}, unseen.',
    'places nothing': 'There is nothing to place.',
    stacks: 'The {player} stacks {titles} on {card}.',
    'takes at random': 'Chance picks {titles} from {pile} of the {owner} {goal}.',
    'takes at random unseen': 'Chance picks {count} {count|card|cards} from {pile} of the {owner} {goal}.',
  },
  decisions: {
    place: { title: 'Choose cards', text: 'The {player} chooses from hand what goes {goal}.' },
    exchange: {
      title: 'Exchange',
      text: 'The {player} chooses the card of {pile} that comes into hand.',
    },
  },
}
