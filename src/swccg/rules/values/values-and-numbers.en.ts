export const valuesAndNumbers = {
  rules: {
    'KRN-325': 'What is not defined. A number that a card does not have cannot be modified. Where one is asked for, it is 0.',
    'KRN-323': 'Undefined is 0. A number that nothing defines counts as 0.',
    'KRN-288': 'Every version. What is said of all versions of a card, and not of one of them on table, holds for each of them wherever it is.',
    'KRN-289': 'This one copy. What is put on one particular card changes that copy and no other.',
    'KRN-290': 'Two ways to change a number. A printed number can be changed by modifying and by resetting it, and in no other way.',
    'KRN-322': 'Below zero on the way. Only the end result stops at 0. On the way there a number may be below it.',
    'KRN-330': 'Rounding. A number is rounded only if a text says so.',
    'KRN-369': 'Defined by its text. A number that game text defines is worked out each time that it is asked for, wherever the card is.',
  },
}
