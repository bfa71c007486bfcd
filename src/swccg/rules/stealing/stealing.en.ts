export const stealing = {
  rules: {
    'TRM-364': 'Stolen cards on top. When a card with the opponent’s back comes to the top of a Reserve Deck, its holder reveals it. It stays there.',
    'TRM-366': 'Guarded by who is aboard. A starship or vehicle is not stolen while its owner has a character aboard. Permanent pilots and astromechs do not count.',
    'TRM-367': 'Stolen with its cargo. What is aboard a stolen starship or vehicle is stolen with it.',
    'TRM-368': 'A pilot who changes sides. A permanent pilot without a name, on a starship or vehicle that is stolen, counts as one of the thief’s side.',
    'TRM-369': 'The lost pilot of a stolen ship. If you steal a starship or vehicle that has a unique permanent pilot, that pilot is lost. There is one slot instead that takes one pilot.',
    'TRM-370': 'A stolen ship comes back. When a stolen starship or vehicle returns to its first owner, it is as it was. Only if the unique pilot is in play at that time, his slot stays empty.',
    'WPN-076': 'What can be stolen. A thief can carry off only a weapon or device that its text lets characters carry or move, and that he is able to carry. He need not be able to use it.',
    'KRN-270': 'Stolen and of no use. A stolen weapon that its holder cannot use is inactive: it is carried, and nobody is armed with it. Only what names stolen weapons, or would steal it back, may target it.',
    'WPN-019': 'Carried, but not deployable. A weapon or device on a card on which it could not deploy counts as on table only for uniqueness, for what removes it and for what targets stolen weapons or devices.',
  },
  reasons: {
    'TRM-366': '{cards} {cards|is|are} aboard {card}, so it cannot be stolen.',
    'WPN-076': '{card} is nothing that a character could carry off.',
    'KRN-270': '{ship} has stolen {card} and cannot use it: it is carried and inactive.',
    'KRN-270/target': '{card} is stolen and of no use to its holder, so it is not there for {by}.',
    'WPN-019': '{card} is of no use to its bearer: it can be removed or stolen, and {by} does neither.',
  },
  log: {
    'gives a version up': 'The {player} has two versions of one persona and gives {cards} up.',
    'not stolen': '{card} is not stolen[: {by}].',
    'stolen on top': 'On top of the {player}’s Reserve Deck lies a card of the opponent’s: {card}.',
    stolen: 'The {player} steals {card}[: {by}][, and with it {cards}].',
    'stolen back': 'The {player} steals {card} back[: {by}][, and with it {cards}].',
  },
  decisions: {
    'choose the thief': {
      title: 'Who steals {card}?',
      text: 'The {player} chooses the character who carries {card} off.',
    },
    'one version': {
      title: 'One version too many',
      text: 'The {player} has two versions of one persona, and chooses which goes to the Lost Pile.',
    },
  },
  events: { stolen: '{card} has been stolen' },
  options: { top: '{by} is revealed' },
}
