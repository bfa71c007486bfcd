/** Values and numbers in English. */

export const valuesAndNumbers = {
  rules: {
    'KRN-208': {
      title: 'What is gained is no target',
      text: 'What a card gains by an action is no target of that action: it need not have it before.',
    },
    'KRN-211': {
      title: 'What there is is modified',
      text: 'A modifier that applies by itself changes those of its numbers that exist. One that does not exist stays so.',
    },
    'KRN-212': {
      title: 'In vain, and allowed',
      text: 'A number that cannot be modified may be a target all the same. Nothing comes of it.',
    },
    'KRN-288': {
      title: 'Every version',
      text: 'What is said of all versions of a card, and not of one of them on table, holds for each of them wherever it is.',
    },
    'KRN-289': {
      title: 'This one copy',
      text: 'What is put on one particular card changes that copy and no other.',
    },
    'KRN-290': {
      title: 'Two ways to change a number',
      text: 'A printed number can be changed by modifying and by resetting it, and in no other way.',
    },
    'KRN-291': {
      title: 'Modifiers',
      text: 'A modifier adds to a number, takes off, multiplies or divides. To set a number is no modifier.',
    },
    'KRN-294': {
      title: 'First come, first applied',
      text: 'Modifiers apply in the order in which they came into effect.',
    },
    'KRN-295': {
      title: 'Worked out anew',
      text: 'When a modifier ends, the number is worked out again from its base with those that are left, in their old order.',
    },
    'KRN-298': {
      title: 'Not to be modified',
      text: 'A number that cannot be modified is changed by no modifier, whoever it is for.',
    },
    'KRN-301': {
      title: 'The same number again',
      text: 'To set a number to what it is already is a reset too: from then on nothing modifies it.',
    },
    'KRN-302': {
      title: 'Its own number',
      text: 'A number that a card’s own text defines is its base, and can be modified.',
    },
    'KRN-303': {
      title: 'A value that was not there',
      text: 'Text that gives a card a value which it did not have defines a base value. That may be modified.',
    },
    'KRN-304': {
      title: 'A value that was there',
      text: 'The same text resets the value of a card that has one already. Which of both it does depends on the order of play.',
    },
    'KRN-306': {
      title: 'Increased',
      text: 'A number is increased whenever it is modified or reset to a higher one.',
    },
    'KRN-307': {
      title: 'Reduced',
      text: 'A number is reduced whenever it is modified or reset to a lower one.',
    },
    'KRN-322': {
      title: 'Below zero on the way',
      text: 'Only the end result stops at 0. On the way there a number may be below it.',
    },
    'KRN-330': {
      title: 'Rounding',
      text: 'A number is rounded only if a text says so.',
    },
    'KRN-369': {
      title: 'Defined by its text',
      text: 'A number that game text defines is worked out each time that it is asked for, wherever the card is.',
    },
    'TRM-054': {
      title: 'Frozen: neither power nor ability',
      text: 'Whatever asks for the power, ability or landspeed of a frozen captive finds 0.',
    },
  },
}
