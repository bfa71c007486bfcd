export const valuesAndNumbers = {
  rules: {
    'KRN-208':
      'What is gained is no target. What a card gains by an action is no target of that action: it need not have it before.',
    'KRN-211':
      'What there is is modified. A modifier that applies by itself changes those of its numbers that exist. One that does not exist stays so.',
    'KRN-212':
      'In vain, and allowed. A number that cannot be modified may be a target all the same. Nothing comes of it.',
    'KRN-288':
      'Every version. What is said of all versions of a card, and not of one of them on table, holds for each of them wherever it is.',
    'KRN-289': 'This one copy. What is put on one particular card changes that copy and no other.',
    'KRN-290':
      'Two ways to change a number. A printed number can be changed by modifying and by resetting it, and in no other way.',
    'KRN-291':
      'Modifiers. A modifier adds to a number, takes off, multiplies or divides. To set a number is no modifier.',
    'KRN-294': 'First come, first applied. Modifiers apply in the order in which they came into effect.',
    'KRN-295':
      'Worked out anew. When a modifier ends, the number is worked out again from its base with those that are left, in their old order.',
    'KRN-298':
      'Not to be modified. A number that cannot be modified is changed by no modifier, whoever it is for.',
    'KRN-301':
      'The same number again. To set a number to what it is already is a reset too: from then on nothing modifies it.',
    'KRN-302': 'Its own number. A number that a card’s own text defines is its base, and can be modified.',
    'KRN-303':
      'A value that was not there. Text that gives a card a value which it did not have defines a base value. That may be modified.',
    'KRN-304':
      'A value that was there. The same text resets the value of a card that has one already. Which of both it does depends on the order of play.',
    'KRN-306': 'Increased. A number is increased whenever it is modified or reset to a higher one.',
    'KRN-307': 'Reduced. A number is reduced whenever it is modified or reset to a lower one.',
    'KRN-322':
      'Below zero on the way. Only the end result stops at 0. On the way there a number may be below it.',
    'KRN-330': 'Rounding. A number is rounded only if a text says so.',
    'KRN-369':
      'Defined by its text. A number that game text defines is worked out each time that it is asked for, wherever the card is.',
    'TRM-054':
      'Frozen: neither power nor ability. Whatever asks for the power, ability or landspeed of a frozen captive finds 0.',
  },
}
