/** Positions that tests drop on the page. */

/** Luke bears a rifle, Han stands beside him, others stand elsewhere or are not Light's. */
export const handingOver = {
  id: 'handing-over',
  title: 'Handing over',
  cards: {
    luke: 'Luke Skywalker',
    han: { title: 'Han Solo', side: 'light' },
    rifle: { title: 'Blaster Rifle', side: 'light' },
    guard: 'Rebel Guard',
    vader: 'Darth Vader',
    trooper: 'Rebel Trooper',
    speeder: 'SoroSuub V-35 Landspeeder',
    binoculars: 'Electrobinoculars',
  },
  start: {
    turn: 'light',
    phase: 'deploy',
    locations: [
      { location: 'Tatooine', owner: 'light' },
      { location: 'Tatooine: Mos Eisley', owner: 'light' },
      { location: 'Tatooine: Cantina', owner: 'light' },
    ],
    place: [
      { card: 'luke', at: 'Tatooine: Mos Eisley' },
      { card: 'han', at: 'Tatooine: Mos Eisley' },
      { card: 'guard', at: 'Tatooine: Cantina' },
      { card: 'vader', at: 'Tatooine: Mos Eisley' },
      { card: 'rifle', on: 'luke' },
      { card: 'trooper', aboard: 'speeder', slot: 'driver' },
      { card: 'speeder', at: 'Tatooine: Mos Eisley' },
    ],
    force: { light: 4, dark: 3 },
    reserve: { light: 10, dark: 10 },
    hand: { light: ['binoculars'] },
  },
  steps: [],
}

const fighter = (side: 'light' | 'dark', power: number, ability: number, forfeit: number) => ({
  side,
  type: 'character',
  subtype: side === 'light' ? 'rebel' : 'imperial',
  power,
  ability,
  deploy: 1,
  forfeit,
  icons: ['warrior'],
})

/** Two against two; the destinies are 5 and 3, so Light wins by 4 and owes attrition, one of its cards being immune to it. */
export const fight = {
  id: 'fight',
  title: 'A fight',
  define: {
    Captain: {
      ...fighter('light', 6, 4, 7),
      text: [{ does: 'immune to attrition', who: 'self', below: 5 }],
    },
    Recruit: fighter('light', 2, 1, 2),
    Inquisitor: fighter('dark', 4, 4, 5),
    Sentry: fighter('dark', 2, 1, 2),
    Barracks: {
      side: 'light',
      type: 'location',
      subtype: 'site',
      planet: 'Tatooine',
      exterior: true,
      icons: { light: 1, dark: 1 },
    },
  },
  cards: {
    captain: 'Captain',
    recruit: 'Recruit',
    inquisitor: 'Inquisitor',
    sentry: 'Sentry',
    spare: 'Rebel Guard',
  },
  start: {
    turn: 'light',
    phase: 'battle',
    locations: [
      { location: 'Tatooine', owner: 'light' },
      'Barracks',
      { location: 'Tatooine: Cantina', owner: 'light' },
    ],
    place: [
      { card: 'captain', at: 'Barracks' },
      { card: 'recruit', at: 'Barracks' },
      { card: 'inquisitor', at: 'Barracks' },
      { card: 'sentry', at: 'Barracks' },
    ],
    hand: { light: ['spare'] },
    force: { light: 4, dark: 4 },
    reserve: { light: 12, dark: 12 },
    destiny: { light: [5], dark: [3] },
  },
  steps: [],
}

/** Light may put a new version of Luke in Luke's place; Leia is somebody else. */
export const replacing = {
  id: 'replacing',
  title: 'Replacing',
  define: {
    'Jedi Luke': {
      side: 'light',
      type: 'character',
      subtype: 'rebel',
      unique: true,
      persona: 'Luke',
      power: 6,
      ability: 6,
      deploy: 6,
      forfeit: 9,
    },
  },
  cards: { luke: 'Luke Skywalker', leia: 'Leia Organa', jedi: 'Jedi Luke' },
  start: {
    turn: 'light',
    phase: 'deploy',
    locations: [
      { location: 'Tatooine', owner: 'light' },
      { location: 'Tatooine: Cantina', owner: 'light' },
    ],
    place: [
      { card: 'luke', at: 'Tatooine: Cantina' },
      { card: 'leia', at: 'Tatooine: Cantina' },
    ],
    hand: { light: ['jedi'] },
    reserve: { light: 10, dark: 10 },
  },
  steps: [],
}

/** Both decks have an Objective that deploys a system. */
export const starting = {
  id: 'starting',
  title: 'Starting',
  define: {
    'Spice Wars / Spice Lost': {
      side: 'dark',
      type: 'objective',
      text: [
        { does: 'start of game', parts: [{ deploy: { location: { kind: 'system' } } }] },
        { does: 'flips', if: { held: 'controlled', where: { kind: 'system' }, atLeast: 1 } },
      ],
      back: { text: [{ does: 'Force drain', add: 1, where: { kind: 'system' } }] },
    },
    'Spice Peace': {
      side: 'light',
      type: 'objective',
      text: [{ does: 'start of game', parts: [{ deploy: { title: 'Yavin 4' } }] }],
      back: { text: [] },
    },
  },
  cards: {
    wars: 'Spice Wars / Spice Lost',
    kessel: { title: 'Kessel', side: 'dark' },
    tatooine: { title: 'Tatooine', side: 'dark' },
    peace: 'Spice Peace',
    yavin: { title: 'Yavin 4', side: 'light' },
  },
  start: {
    decks: {
      dark: { cards: ['wars', 'kessel', 'tatooine'] },
      light: { cards: ['peace', 'yavin'] },
    },
  },
  steps: [],
}

/** The same fight, the Captain with a weapon. Its destiny is 4. */
export const shooting = {
  ...fight,
  id: 'shooting',
  define: {
    ...fight.define,
    Pistol: {
      side: 'light',
      type: 'weapon',
      subtype: 'character',
      fires: { targets: 'character', cost: 1, destiny: 1, beats: 'defenseValue' },
    },
  },
  cards: { ...fight.cards, pistol: 'Pistol' },
  start: {
    ...fight.start,
    place: [...fight.start.place, { card: 'pistol', on: 'captain' }],
    destiny: { light: [4, 5], dark: [3] },
  },
}

/** Light controls a site and has a hand; Dark has something to lose. */
export const draining = {
  id: 'draining',
  title: 'A drain',
  cards: { luke: 'Luke Skywalker', guard: 'Rebel Guard', trooper: 'Stormtrooper' },
  start: {
    turn: 'light',
    phase: 'control',
    locations: [
      { location: 'Tatooine', owner: 'light' },
      { location: 'Tatooine: Mos Eisley', owner: 'light' },
    ],
    place: [{ card: 'luke', at: 'Tatooine: Mos Eisley' }],
    hand: { light: ['guard'], dark: ['trooper'] },
    force: { light: 4, dark: 4 },
    reserve: { light: 12, dark: 12 },
  },
  steps: [],
}

const hand = [
  'Luke Skywalker',
  "Luke's Backpack",
  "Luke's X-34 Landspeeder",
  'Rebel Trooper',
  'Rebel Guard',
  'Rebel Pilot',
  'Red 1',
  'Red 3',
  'Red 5',
  'X-wing',
  'X-wing Assault Squadron',
  'Electrobinoculars',
  'Chewbacca',
]

/** Light holds thirteen cards, some of which have like names. */
export const manyInHand = {
  id: 'many-in-hand',
  title: 'A hand of thirteen',
  fr: { title: 'Une main de treize', why: '', steps: [] },
  cards: Object.fromEntries(hand.map((title, index) => [`c${index}`, { title, side: 'light' }])),
  start: {
    turn: 'light',
    phase: 'deploy',
    locations: [
      { location: 'Tatooine', owner: 'light' },
      { location: 'Tatooine: Mos Eisley', owner: 'light' },
      { location: 'Tatooine: Cantina', owner: 'light' },
      { location: 'Yavin 4', owner: 'light' },
    ],
    place: [],
    hand: { light: hand.map((_, index) => `c${index}`) },
    force: { light: 12, dark: 3 },
    reserve: { light: 10, dark: 10 },
  },
  steps: [],
}
