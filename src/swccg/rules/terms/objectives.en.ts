/** Objectives in English. */

export const objectives = {
  rules: {
    'TRM-435': {
      title: 'What the bold words govern',
      text: '“For”, “While” or “Flip” on an Objective govern all that follows up to the next such word: what is for the remainder of the game holds whichever side is up.',
    },
    'TRM-436': {
      title: 'An Objective turns over by itself',
      text: 'As soon as its condition holds an Objective must turn over, in either player’s turn, unless its text leaves the choice to its player.',
    },
    'TRM-437': {
      title: 'The side that is up',
      text: 'Only the side of an Objective that is up is on table and active. Some turn back, if their text says so.',
    },
  },
  log: {
    flipped: '{card} turns over: its {number} side is up.',
  },
  events: {
    flipped: '{card} has turned over',
  },
}
