/** The words that everything else about the Star Wars CCG is told in. */

export type Player = 'light' | 'dark'
/** Light and Dark. */
export const players: readonly Player[] = ['light', 'dark']
export const opponentOf = (player: Player): Player => (player === 'light' ? 'dark' : 'light')

export const editions = ['ar', 'crd'] as const
export type Edition = (typeof editions)[number]

export const phases = ['activate', 'control', 'deploy', 'battle', 'move', 'draw'] as const
export type Phase = (typeof phases)[number]

/** The times outside the phases, and those within a battle, that a text can name for what is done in them. */
export const slots = [
  'start of turn',
  'end of turn',
  'weapons segment',
  'power segment',
  'damage segment',
  'end of battle',
] as const
export type Slot = (typeof slots)[number]

/** A card's number in the game: its index in `Position.cards`. */
export type CardId = number

export type CardType =
  | 'character'
  | 'creature'
  | 'vehicle'
  | 'starship'
  | 'weapon'
  | 'device'
  | 'effect'
  | 'interrupt'
  | 'location'
  | 'objective'
  | 'epic event'
  | 'filler'

/** What a capacity slot holds. Pilot, driver, passenger and astromech slots are the bridge or cockpit; the rest is the cargo bay. */
export const slotKinds = [
  'pilot',
  'driver',
  'passenger',
  'astromech',
  'vehicle',
  'starfighter',
  'cargo',
] as const
export type SlotKind = (typeof slotKinds)[number]

/** A kind of move, named as players name it. */
export type MoveName =
  | 'landspeed'
  | 'hyperspeed'
  | 'docking bay transit'
  | 'landing'
  | 'taking off'
  | 'sector movement'
  | 'shuttling'
  | 'location text'
  | 'starship site'
  | 'vehicle site'
  | 'mobile system'
  | 'orbit'
  | 'follow'
  | 'attack run'
  | 'bombing run'
  | 'death star ii sector'
  | 'embark'
  | 'disembark'
  | 'shift'
  | 'dock'
  | 'prisoner transfer'
  | 'relocation'

/** undercover, missing, captive, frozen, hit, crashed, inactive, battled … */
export type CardStateName = string

/** The hand and what is out of play are kept like piles. */
export const pileNames = ['reserve', 'force', 'used', 'lost', 'hand', 'out'] as const
export type PileName = (typeof pileNames)[number]

/** The segments of a battle, from its initiation to what is due as it ends. */
export type Segment = 'initiation' | 'weapons' | 'power' | 'damage' | 'end'

/** The numbers of cards that texts change. */
export type Value =
  | 'landspeed'
  | 'hyperspeed'
  | 'power'
  | 'maneuver'
  | 'armor'
  | 'ability'
  | 'forfeit'
  | 'ferocity'
  | 'destiny'
  | 'defense value'
