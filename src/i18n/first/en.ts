/** What the first screen and home say: they stand before the words of a language have been fetched. */

export const en = {
  language: 'Language',
  edition: 'Rules',
  editions: { ar: 'Rules 2024', crd: 'Rulings 2001' },
  settings: 'Settings',
  help: 'Help',
  title: 'The table is being laid',
  again: 'Your table is being laid as you left it',
  fetching: 'The game is being fetched.',
  waiting: 'There is no connection. As soon as there is one, the game goes on being fetched by itself.',
  opens: (what: string) => `“${what}” opens as soon as the game is here.`,

  home: 'What to do',
  tag: 'A card table that knows the rules, and says why.',
  newHere: {
    title: 'New here?',
    text: 'The first lesson takes three minutes, and needs no rulebook.',
    begin: 'First lesson',
  },
  about: 'What is this game?',
  goOn: {
    title: 'Continue',
    button: 'Play on',
    all: 'All tables',
    life: (count: number) => `${count} Life Force`,
    turn: (turn: number, side: 'light' | 'dark', phase: string | null) =>
      `Turn ${turn}, ${side === 'light' ? 'Light Side' : 'Dark Side'}${phase ? `: ${phase} phase` : ''}.`,
    saved: (when: string) => `Saved ${when}.`,
    asLeft: 'Your table, as you left it.',
  },
  phases: {
    activate: 'activate',
    control: 'control',
    deploy: 'deploy',
    battle: 'battle',
    move: 'move',
    draw: 'draw',
  } as Record<string, string>,
  doors: {
    learn: { title: 'Learn', text: 'The rulebook’s stories. Try the illegal move: it tells you why.' },
    practise: {
      title: 'Practise',
      text: 'Against an opponent who knows the rules, or one exercise for each rule.',
    },
    'two players': {
      title: 'Two players',
      text: 'One screen, two decks, and a curtain between your hands.',
    },
    decks: { title: 'Decks & cards', text: 'Every card, readable. Build, import, check.' },
    rulebook: { title: 'Rulebook', text: 'Every rule has a number. Search it, play it.' },
    ti4: { title: 'Twilight Imperium', text: 'A second game: its tactical movement.' },
  },
  done: (count: number) => (count === 1 ? '1 lesson done' : `${count} lessons done`),
  note: 'Unofficial, made by people who like the game. All art is drawn by the program.',
  close: 'Close',
  fault: {
    title: 'Something on this page has failed.',
    text: 'The position is safe. Save it as a file and attach it to a report, then load the page again.',
    aside:
      'This table has failed twice, and is put aside: it stays under “All tables”, where it can be saved as a file.',
    save: 'Save the state as a file',
    home: 'Home',
    reload: 'Load the page again',
  },
}

export type FirstWords = typeof en
