/** What the page says at every table, of whichever game. fr.ts must have exactly these keys. */
export const en = {
  language: 'Language',
  undo: 'Undo',
  redo: 'Redo',
  help: 'Help',
  close: 'Close',
  region: {
    why: 'Why',
    lesson: 'Lesson',
  },
  why: {
    none: 'Nothing has been refused. A move that is not legal is explained here.',
    rule: 'Rule {{id}}',
  },
  lesson: {
    step: 'Step {{number}} of {{count}}',
    try: 'Try this: it is not allowed, and Why says the reason.',
    done: 'done',
    refused: 'refused, as it should be',
    offTrack: {
      still:
        'That is allowed, too. This step asks for something else, and waits for it: go on, or take it back.',
      stuck: 'That is allowed, but after it the lesson cannot go on. Take it back.',
      passing: 'If you pass now, this step cannot be done any more. Pass once more if you mean it.',
    },
    hint: 'Hint',
    hints: {
      at: 'Look here: {{place}}.',
      place: 'Look at the table.',
      pile: 'Look at your Reserve Deck and your Force Pile.',
      pass: 'Look at the Pass button.',
      question: 'Look at the question that is asked.',
      card: 'It is done with {{card}}.',
    },
    takeBack: 'Take it back',
    show: 'Show me',
    next: 'Continue',
    again: 'Start again',
    finished: 'You have played this lesson to its end.',
    another: 'Another lesson',
    following: 'Next: {{title}}',
    learned: 'What you have learned',
    steps: 'All steps',
  },
  message: {
    unknownLesson: 'There is no lesson called “{{id}}”. Choose one here.',
    badFile: '{{file}} cannot be opened. {{wrong}}',
    fetching: 'One moment: this is being fetched. Without a connection it comes as soon as there is one.',
    opened: '{{title}} is on the table. Both sides can be moved.',
    learnedDamaged:
      'What this browser had noted of your lessons is damaged. What could be read of it is kept; your tables are as they were.',
    notSaved: 'The browser keeps nothing on this page: closing it loses the position.',
  },
  elsewhere: 'This table is open in another tab, which goes on with it.',
  goOnHere: 'Go on here instead',
}
