export const resets = {
  rules: {
    'KRN-305': 'The lowest reset counts. When several resets apply to one value, the lowest counts, in whichever order they came.',
    'KRN-304': 'A value that was there. The same text resets the value of a card that has one already. Which of both it does depends on the order of play.',
    'KRN-303': 'A value that was not there. Text that gives a card a value which it did not have defines a base value. That may be modified.',
    'KRN-302': 'Its own number. A number that a card’s own text defines is its base, and can be modified.',
    'KRN-301': 'The same number again. To set a number to what it is already is a reset too: from then on nothing modifies it.',
    'KRN-300': 'A reset is final. A reset sets a value to a number. No modifier changes it any more until it is restored.',
  },
}
