export const objectives = {
  rules: {
    'TRM-435': 'What the bold words govern. “For”, “While” or “Flip” on an Objective govern all that follows up to the next such word: what is for the remainder of the game holds whichever side is up.',
    'TRM-436': 'An Objective turns over by itself. As soon as its condition holds an Objective must turn over, in either player’s turn, unless its text leaves the choice to its player.',
    'TRM-437': 'The side that is up. Only the side of an Objective that is up is on table and active. Some turn back, if their text says so.',
  },
  log: { flipped: '{card} turns over: its {number} side is up.' },
  events: { flipped: '{card} has turned over' },
  options: { flips: '{by} turns over' },
}
