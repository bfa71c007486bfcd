/** Crossing over in English. */

export const crossingOver = {
  rules: {
    'DEP-145': {
      title: 'Crossing over',
      text: 'A text may make a character cross over: the card is put on the other player’s side and is his from then on.',
    },
    'DEP-146': {
      title: 'Crossing over is not converting',
      text: 'Who crosses over takes on a new identity; who is converted stays who he was.',
    },
    'DEP-147': {
      title: 'For the rest of the game',
      text: 'What crossing over changes stays changed, even when the card leaves table.',
    },
    'DEP-148': {
      title: 'A new owner',
      text: 'A character that has crossed over goes to the hand, the piles and the deck of the new owner.',
    },
    'DEP-149': {
      title: 'Icons of the other side',
      text: 'Rebel becomes Imperial and the other way round, and so do the like icons of other times.',
    },
    'DEP-150': {
      title: 'Rebel and Imperial',
      text: 'In the rulings of August 2001 only Rebel and Imperial are exchanged when a character crosses over.',
    },
    'DEP-151': {
      title: 'A new persona',
      text: 'Anakin Skywalker and Vader, Leia and Lady Vader, Luke and Son Of Vader, Ben Solo and Kylo: who crosses over becomes the other.',
    },
    'DEP-152': {
      title: 'A new title',
      text: 'The name of the new persona is the card’s title, and it is unique.',
    },
    'DEP-153': {
      title: 'Its own text',
      text: 'Where its own text names the old persona it now names the new one.',
    },
    'DEP-154': {
      title: 'The weapon is renamed too',
      text: 'A permanent weapon that bears the name of the old persona bears the new one’s after crossing over.',
    },
    'DEP-155': {
      title: 'Still his own weapon',
      text: 'In the rulings of August 2001 a permanent weapon is game text of the character, who uses it on the other side as well.',
    },
    'DEP-156': {
      title: 'Skywalkers',
      text: 'Who crosses to the Light Side becomes a Skywalker; who crosses to the Dark Side is one no longer.',
    },
    'DEP-157': {
      title: 'Jedi and Dark Jedi',
      text: 'A Jedi who crosses over is a Dark Jedi, and a Dark Jedi a Jedi.',
    },
    'DEP-158': {
      title: 'Only this card',
      text: 'Other copies of the card, and other cards of the persona, stay as they were.',
    },
    'DEP-161': {
      title: 'What was meant for the old name',
      text: 'Cards on the character that are about its former name, title or type are lost when it crosses over.',
    },
    'DEP-162': {
      title: 'What may stay for another reason',
      text: 'A card on the character stays if it may be there for another reason.',
    },
    'DEP-164': {
      title: 'What the lore says stays',
      text: 'Characteristics stay when a character crosses over, though the title that had them too is gone.',
    },
  },
  log: {
    'crossed over': '{card} crosses over to the {player}[; {cards} {cards|is|are} lost].',
  },
  events: {
    'crossed over': '{card} has crossed over',
  },
}
