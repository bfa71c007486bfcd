export const crossingOver = {
  rules: {
    'DEP-145':
      'Crossing over. A text may make a character cross over: the card is put on the other player’s side and is his from then on.',
    'DEP-146':
      'Crossing over is not converting. Who crosses over takes on a new identity; who is converted stays who he was.',
    'DEP-147':
      'For the rest of the game. What crossing over changes stays changed, even when the card leaves table.',
    'DEP-148':
      'A new owner. A character that has crossed over goes to the hand, the piles and the deck of the new owner.',
    'DEP-149':
      'Icons of the other side. Rebel becomes Imperial and the other way round, and so do the like icons of other times.',
    'DEP-150':
      'Rebel and Imperial. In the rulings of August 2001 only Rebel and Imperial are exchanged when a character crosses over.',
    'DEP-151':
      'A new persona. Anakin Skywalker and Vader, Leia and Lady Vader, Luke and Son Of Vader, Ben Solo and Kylo: who crosses over becomes the other.',
    'DEP-152': 'A new title. The name of the new persona is the card’s title, and it is unique.',
    'DEP-153': 'Its own text. Where its own text names the old persona it now names the new one.',
    'DEP-154':
      'The weapon is renamed too. A permanent weapon that bears the name of the old persona bears the new one’s after crossing over.',
    'DEP-155':
      'Still his own weapon. In the rulings of August 2001 a permanent weapon is game text of the character, who uses it on the other side as well.',
    'DEP-156':
      'Skywalkers. Who crosses to the Light Side becomes a Skywalker; who crosses to the Dark Side is one no longer.',
    'DEP-157': 'Jedi and Dark Jedi. A Jedi who crosses over is a Dark Jedi, and a Dark Jedi a Jedi.',
    'DEP-158': 'Only this card. Other copies of the card, and other cards of the persona, stay as they were.',
    'DEP-161':
      'What was meant for the old name. Cards on the character that are about its former name, title or type are lost when it crosses over.',
    'DEP-162':
      'What may stay for another reason. A card on the character stays if it may be there for another reason.',
    'DEP-164':
      'What the lore says stays. Characteristics stay when a character crosses over, though the title that had them too is gone.',
  },
  log: {
    'crossed over': '{card} crosses over to the {player}[; {cards} {cards|is|are} lost].',
  },
  events: {
    'crossed over': '{card} has crossed over',
  },
}
