/** The personas that card text may name, and that cards may bear: a name that is not among them does not compile. */

/** A card of the pool bears each of these: as its persona, as its title, or as a permanent part of it. (DEP-084) */
export const borne = [
  'Amidala',
  'Beru Lars',
  'Black 2',
  'Black 3',
  'Boba Fett',
  'C-3PO',
  'Chewie',
  'Chief Bast',
  'Dengar',
  'DS-61-2',
  'DS-61-3',
  'Emperor',
  'Falcon',
  'Han',
  'IG-88',
  'Jek Porkins',
  'Lando',
  'Leia',
  'Lobot',
  'Luke',
  'Obi-Wan',
  'Owen Lars',
  'Piett',
  'R2-D2',
  'Red 1',
  'Red 2',
  'Red Leader',
  'Vader',
  "Vader's Custom TIE",
  'Yoda',
] as const

/** Cards of the pool name these; who bears them is on cards that are not in it yet. */
export const awaited = [
  'Anakin',
  'Jabba',
  'Jerjerrod',
  'Darth Maul',
  'Qui-Gon',
  "URoRRuR'R'R",
  'Wedge',
] as const

export type Persona = (typeof borne)[number] | (typeof awaited)[number]
