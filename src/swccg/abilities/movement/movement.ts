/** What card text says of movement. */

import type { MoveName, Phase } from '../basics.ts'
import type { Filter, LocationFilter, Text } from '../filters/filters.ts'

/** Your docking bay transit from here, or to here. `cost` replaces, `add` is added to, what is printed. */
export interface TransitText extends Text {
  does: 'transit'
  way: 'from' | 'to'
  cost?: number | 'free'
  add?: number
  /** What the other docking bay says of the transit does not count. */
  alone?: boolean
}

/** You may move your cards from one place to another by this location's text. */
export interface LocationMoveText extends Text {
  does: 'move between'
  from: LocationFilter
  to: LocationFilter
  /** Both ways ('or vice versa', 'between'). */
  bothWays?: boolean
  cost?: number | 'free'
  phase: Phase
  who?: Filter
  /** The text also leads to and from the card of the starship whose site this is. */
  orCard?: string
}

/** Cards that move from, to or across here need more landspeed. */
export interface ExtraLandspeed extends Text {
  does: 'extra landspeed'
  add: number
  way: ('from' | 'to' | 'through')[]
  who: Filter
}

/** What moving costs more, less, or nothing. */
export interface MoveCost extends Text {
  does: 'move cost'
  who: Filter | 'self'
  add?: number
  /** For each card of this kind besides the source that is present with it. */
  addForEach?: Filter
  free?: boolean
  from?: LocationFilter
  to?: LocationFilter
  using?: MoveName[]
}

/** Needs no driver. */
export interface MovesUndriven extends Text {
  does: 'moves undriven'
}

/** Landspeed is the ability of the driver (or pilot). */
export interface LandspeedOfDriver extends Text {
  does: 'landspeed is driver ability'
}

/** Some moves reach farther: when moving from there, or when moving to there. */
export interface MoveRange extends Text {
  does: 'move range'
  what: 'landspeed' | 'hyperspeed'
  who: Filter
  add: number
  from?: LocationFilter
  to?: LocationFilter
}

/** A starship or vehicle site: cards may go between it and the place where the starship or vehicle is present (MOV-094, MOV-095). */
export interface EnterAndExit extends Text {
  does: 'enter and exit'
  who: Filter
  cost: number
}

/** Who moves from here draws movement destiny, and is lost if the total is too low. */
export interface MovementDestiny extends Text {
  does: 'movement destiny'
  who: Filter
  lostBelow: number
  addManeuver?: boolean
}

/** May follow a card that has just moved from the same site. */
export interface Follows extends Text {
  does: 'may follow'
  /** The cards that may follow: this card, or others of yours. */
  who: Filter | 'self'
  leader: Filter
  free?: boolean
  oncePerTurn?: boolean
}

/** Characters that come to be present at the same site go missing (Sandwhirl); interior sites are safe. */
export interface MakesMissing extends Text {
  does: 'makes missing'
  who: Filter
}

/** A shuttle vehicle: how many characters one shuttling takes. */
export interface Shuttles extends Text {
  does: 'shuttles'
  upTo: number
}

/** Characters aboard may disembark as it is lost, as riders of creature vehicles do. */
export interface JumpOff extends Text {
  does: 'characters aboard may jump off'
}

/** Moves like a starfighter at cloud sectors, and is a target of weapons like one. */
export interface StarfighterInClouds extends Text {
  does: 'moves like a starfighter at cloud sectors'
}

/** A device or weapon that carries characters (Luke's Backpack). */
export interface Carries extends Text {
  does: 'carries'
  who: Filter
  upTo: number
}

/** Cards aboard that this card refuses to be on ('may not be aboard starfighters'). */
export interface NotAboard extends Text {
  does: 'not aboard'
  what: Filter
}

/** A weapon on a site that its crew may take along. */
export interface MovedByCrew extends Text {
  does: 'moved by crew'
  crew: Filter
  count: number
  /** Force added to the move. */
  add: number
}

/** A mobile system's hyperspeed comes from here. */
export interface GivesHyperspeed extends Text {
  does: 'gives hyperspeed'
  to: string
  hyperspeed: number
}

/** Relocates some of your cards. An Interrupt's function; `price: 'destiny'` is drawn when it resolves. */
export interface Relocates extends Text {
  does: 'relocate'
  who: Filter
  upTo: number | 'any'
  from: LocationFilter
  to: LocationFilter
  price: number | 'destiny' | 'free'
  phase?: Phase
  /** Places that may be chosen too, free and whatever `to` asks for. */
  freeTo?: LocationFilter
  /** 'Except during battle.' */
  notInBattle?: boolean
  /** It counts as the regular move of the card. */
  regular?: boolean
}

/** Lets (or makes) cards move away. */
export interface MovesAway extends Text {
  does: 'move away'
  who: Filter
  whose: 'you' | 'opponent'
  /** Further: its ability is below the number of such cards present. */
  abilityBelowNumberOf?: Filter
  /** 'any': as many as wished; 'all': each of them must try. */
  upTo: number | 'any' | 'all'
  price: number
  freeMove?: boolean
  /** What does not move away is lost instead. */
  orLost?: boolean
  when?: 'battle initiated' | 'after weapons segment'
  /** Who must have initiated the battle; absent: either player. */
  by?: 'opponent'
  /** Where the battle must be. */
  at?: LocationFilter
  /** The only kind of move that serves. */
  using?: MoveName
  /** The destination is targeted as it is played ('target an adjacent site'). */
  targetsSite?: boolean
  /** Only cards that are present, not those shut in aboard something there. */
  present?: boolean
  /** The battle is canceled, whoever has got away. */
  cancelsBattle?: boolean
}

/** Some cards may not go from or to some places. */
export interface Forbids extends Text {
  does: 'forbids move'
  /** The ledger's rule about this very text, where there is one. */
  ruling?: 'MOV-220'
  who: Filter | 'self'
  from?: LocationFilter
  to?: LocationFilter
  /** Where `from` or `to` is fine only in company: 'move here only from Back Door' is to: here, exceptFrom: Back Door. */
  exceptFrom?: LocationFilter
  /** Only these kinds of move. */
  using?: MoveName[]
  /** Worded 'never': nothing lifts it. (KRN-230, KRN-233) */
  never?: true
  /** Of what is 'never': carried it does not go there either. (KRN-232) */
  carried?: true
}

/** This card itself may be, and move, only at some places. */
export interface OnlyAt extends Text {
  does: 'only at'
  where: LocationFilter
  /** The limit binds only moving there (a Sandcrawler may be carried to a mobile site). */
  movingOnly?: boolean
}

/** What texts say of moving. */
export type MovementText =
  | TransitText
  | LocationMoveText
  | ExtraLandspeed
  | MoveCost
  | Forbids
  | OnlyAt
  | MovesUndriven
  | LandspeedOfDriver
  | MoveRange
  | EnterAndExit
  | MovementDestiny
  | Follows
  | MakesMissing
  | Shuttles
  | StarfighterInClouds
  | JumpOff
  | Carries
  | NotAboard
  | MovedByCrew
  | GivesHyperspeed
  | Relocates
  | MovesAway
