/** The personas that card text may name, and that cards may bear: a name that is not among them does not compile. */

/** A printed card bears each of these: as its persona, as its title, or as a permanent part of it. (DEP-084) */
export const borne = [
  'Amidala',
  'Beru Lars',
  'Black 2',
  'Black 3',
  'Boba Fett',
  'Bossk',
  'C-3PO',
  'Chewie',
  'Chief Bast',
  'Dengar',
  'Dofine',
  'DS-61-2',
  'DS-61-3',
  'Emperor',
  'Executor',
  'Falcon',
  'Gold 1',
  'Gunray',
  'Haako',
  'Han',
  "Hound's Tooth",
  'IG-88',
  'Jabba',
  'Jek Porkins',
  'Jerjerrod',
  'Lando',
  'Leia',
  'Lobot',
  'Luke',
  'Mara Jade',
  'Maul',
  'Motti',
  'Obi-Wan',
  'Owen Lars',
  'Piett',
  'Qui-Gon',
  'R2-D2',
  'Red 1',
  'Red 2',
  'Red 5',
  'Red Leader',
  'Slave I',
  'Tagge',
  'Tarkin',
  "URoRRuR'R'R",
  'Vader',
  "Vader's Custom TIE",
  'Veers',
  'Wedge',
  'Yoda',
] as const

export type Persona = (typeof borne)[number]

/** What some are called besides their standard name. (Section 5. List Of Persona Names) */
const calledToo: Readonly<Record<string, Persona>> = {
  'Darth Maul': 'Maul',
  Chewbacca: 'Chewie',
  'Emperor Palpatine': 'Emperor',
  'Millennium Falcon': 'Falcon',
  'Grand Moff Tarkin': 'Tarkin',
  'Admiral Motti': 'Motti',
  'General Tagge': 'Tagge',
  'General Veers': 'Veers',
}

/** The standard name of a persona that may be told by another one. */
export const standardName = (name: string): string => calledToo[name] ?? name
