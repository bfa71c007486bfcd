import { asking } from './asking/en.ts'
import { battle } from './battle/en.ts'
import { en as common } from './common/en.ts'
import { help } from './help/en.ts'
import { keeping } from './keeping/en.ts'
import { messages } from './messages/en.ts'
import { practice } from './practice/en.ts'
import { table } from './table/en.ts'

/** The page's own words. fr.ts must have exactly these keys. */
export const en = {
  ...common,
  ...battle,
  ...asking,
  ...table,
  ...help,
  ...messages,
  keeping,
  replay: { open: 'Watch the replay', toMoment: 'To this moment: {{text}}' },
  goBack: { open: 'Go back to …' },
  logTools: {
    open: 'What the log shows',
    left: '{{count}} of {{all}} lines',
    nothing: 'Nothing of what is shown has happened yet.',
  },
  practice,
  edition: 'Rules edition',
  editions: { ar: 'Rules 2024', crd: 'Rulings 2001' },
  side: { light: 'Light', dark: 'Dark' },
  sideOf: { light: 'Light Side', dark: 'Dark Side' },
  phases: 'Phases of the turn',
  phase: {
    activate: 'Activate',
    control: 'Control',
    deploy: 'Deploy',
    battle: 'Battle',
    move: 'Move',
    draw: 'Draw',
  },
  turn: '{{side}} · turn {{number}}',
  beforeTurns: 'Start of the game',
  turnSaid: '{{side}}, turn {{number}}, {{phase}} phase',
  newGame: {
    open: 'New game',
    title: 'New game',
    about: 'Two players at one device. Who has no Life Force left loses.',
    deck: 'Deck of the {{side}}',
    own: 'My own list',
    list: 'Deck list of the {{side}}',
    example: 'Start: Tatooine\n1 Tatooine\n3x Stormtrooper\n…',
    starting:
      'Each line “Start: TITLE” settles a card that begins the game: a starting location or an Objective, a Starting Effect, a Starting Interrupt. What no line settles is asked for.',
    seed: 'Seed',
    start: 'Start the game',
  },
  cardBrowser: 'Cards',
  deckChoice: {
    ready: {
      'premiere-light': 'Smugglers and X-wings',
      'premiere-dark': 'Stormtroopers and Star Destroyers',
      heroes: 'Five friends',
      'rebel-fleet': 'Fleet of the Alliance',
      'bounty-hunters': 'A price on every head',
      scouts: 'Eyes in the forest',
    },
    size_one: '{{count}} card',
    size_other: '{{count}} cards',
    without: '{{count}} cards, {{without}} of them without their game text',
    style: {
      'premiere-light': 'A bit of everything: heroes on the ground, X-wings above.',
      'premiere-dark': 'Troopers hold the streets, Star Destroyers the sky.',
      heroes: 'Few characters, strong and armed. Looks for battles.',
      'rebel-fleet': 'Leaves the ground alone and takes the systems.',
      'bounty-hunters': 'Vader and his hunters: shoots first, then fights.',
      scouts: 'A swarm of cheap scouts that drains everywhere.',
      random: 'Other cards each time, all of them played in full.',
      list: 'Paste a list of titles.',
    },
    problems_one: '{{name}}: {{count}} thing is in the way',
    problems_other: '{{name}}: {{count}} things are in the way',
  },
  region: {
    ...common.region,
    table: 'Table',
    hand: 'Hand',
    decision: 'Decision',
    stack: 'Stack',
    log: 'Log',
    yourPiles: 'Your piles',
    opponentPiles: "Opponent's piles",
    preview: 'Card',
  },
  menu: 'Menu',
  pass: 'Pass',
  twoPlayers: {
    title: 'Two players',
    about: 'One screen, two decks, and a curtain between your hands.',
    know: 'Good to know',
    curtain: 'A curtain asks you to hand the device over, wherever hidden cards would be seen.',
    kept: 'Every step is kept at once: you can close the page and go on another day.',
  },
  toHome: 'Home',
  otherTable: 'Another game: Twilight Imperium, its tactical movement',
  lessons: 'Lessons',
  settings: 'Settings',
  you: 'you',
  opponent: 'opponent',
  log: {
    nothingToDo: '· nothing to do',
    open: 'Show the log',
    none: 'Nothing has happened yet.',
    passes: '{{side}} passes',
    passedFor: '· passed unasked: {{who}}',
  },
  share: 'Share',
  dropHere: 'Drop the file to open it as a position',
  skip: 'Skip to the table',
  picker: {
    open: 'Open a position file',
    drop: 'or drop a .json file anywhere on the page.',
    loading:
      'One moment: the lessons are being fetched. Without a connection they come as soon as there is one.',
  },
}
