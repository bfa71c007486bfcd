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
