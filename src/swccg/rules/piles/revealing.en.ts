/** Revealing in English. */

export const revealing = {
  rules: {
    'DEP-096': {
      title: 'Versions are different cards',
      text: 'Texts that look for copies, or for a title, compare titles: versions of one persona are different cards.',
    },
    'KRN-039': {
      title: 'Chosen cards are no Force loss',
      text: 'Cards that are lost because of what they are, and not as units of Force, are not touched by texts about losing Force.',
    },
    'KRN-041': {
      title: 'Revealing',
      text: 'Revealed cards are shown to both players, the topmost first.',
    },
    'KRN-042': {
      title: 'Revealed where they lie',
      text: 'While cards are revealed they stay in their deck, pile or hand, in the same order.',
    },
    'KRN-043': {
      title: 'Revealed no longer',
      text: 'A revealed card that moves, is lost or is shuffled is treated as usual, and is revealed no longer.',
    },
    'KRN-044': {
      title: 'The end of revealing',
      text: 'An action on revealed cards ends when none of them is revealed any more.',
    },
  },
  log: {
    'no copies': 'No card is there twice; versions of a persona are different cards.',
    'none revealed': 'None of the cards is revealed any more.',
    revealed: 'Revealed from {pile} of the {owner}: {titles}.',
  },
}
