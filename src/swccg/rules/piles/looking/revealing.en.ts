export const revealing = {
  rules: {
    'DEP-096': 'Versions are different cards. Texts that look for copies, or for a title, compare titles: versions of one persona are different cards.',
    'KRN-039': 'Chosen cards are no Force loss. Cards that are lost because of what they are, and not as units of Force, are not touched by texts about losing Force.',
    'KRN-041': 'Revealing. Revealed cards are shown to both players, the topmost first.',
    'KRN-042': 'Revealed where they lie. While cards are revealed they stay in their deck, pile or hand, in the same order.',
    'KRN-043': 'Revealed no longer. A revealed card that moves, is lost or is shuffled is treated as usual, and is revealed no longer.',
    'KRN-044': 'The end of revealing. An action on revealed cards ends when none of them is revealed any more.',
  },
  log: {
    'no copies': 'No card is there twice; versions of a persona are different cards.',
    'none revealed': 'None of the cards is revealed any more.',
    revealed: 'Revealed from {pile} of the {owner}: {titles}.',
  },
}
