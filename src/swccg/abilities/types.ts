/** Card text as plain data. `vocabulary.ts` has a builder for every word; `words/` turns each into a sentence. */

import type { MoveName, Phase, Slot } from '../model/basics.ts'
import type { ActionText, PlaysFrom, Retargets } from './action-texts.ts'
import type {
  AddsDestiny,
  BattleCost,
  ChangesDestiny,
  ChangesTotal,
  DestinyIfUnable,
  DrawsAndChooses,
  ImmuneToAttrition,
  LimitsBattleDestiny,
  LosesImmunity,
  MayNotBattle,
  MayNotBeExcluded,
  StandsInBattle,
  WithholdsAbility,
} from './battle-texts.ts'
import type { CreatureText } from './creature-texts.ts'
import type { Condition, Filter, LocationFilter, Text } from './filters.ts'
import type {
  CancelsDrain,
  ForceDrain,
  ForceGeneration,
  ForceIcons,
  LosesForce,
  MayDrain,
} from './force-texts.ts'
import type { HoldingText } from './holding-texts.ts'
import type { Modifies } from './modifies.ts'
import type { Reacts } from './react-texts.ts'
import type { Flips, NeverIn, StartOfGame } from './start-texts.ts'
import type { Scaled, WeaponText } from './weapon-texts.ts'

export type { Condition, Filter, LocationFilter, LocationsHeld } from './filters.ts'

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

/** The opponent cancels this side's text of the location while he controls it. */
export interface CancelsTextHere extends Text {
  does: 'cancels opponent text here'
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

/** Deploys only to some places; it may move elsewhere all the same. */
export interface DeploysOnly extends Text {
  does: 'deploys only'
  where: LocationFilter
}

/** Deploys only while something is so; an Objective on table, or a side of it that is up. (DEP-043) */
export interface DeploysOnlyIf extends Text {
  does: 'deploys only if'
  if: Condition
}

/** What deploying costs more, less, or nothing. */
export interface DeployCost extends Text {
  does: 'deploy cost'
  who: Filter | 'self'
  add?: number
  /** Force used instead of the printed cost; other changes are added to it. */
  set?: number
  free?: boolean
  /** Only for deploying there. */
  to?: LocationFilter
  /** Only for deploying aboard such a card. */
  aboard?: Filter
  /** Only to a location where such a card is. */
  beside?: Filter
}

/** Where a weapon, device, Effect or the like is put. */
export interface DeploysOn extends Text {
  does: 'deploys on'
  /** On such a card; without it, on a location, or (without `at` too) on its owner's side of the table. */
  card?: Filter
  /** The location, or where the card must be. */
  at?: LocationFilter
  /** Whose card, or side of the table; otherwise its owner's. */
  whose?: 'anyone' | 'opponent'
  /** Force used, where the text states it: a number, or X as its new bearer makes it. */
  price?: number | Scaled
  /** Force lost, where the text asks for that. */
  loses?: number
}

/** Lets cards deploy in spite of location deployment restrictions, or only of the need for presence or Force icons. */
export interface IgnoresRestrictions extends Text {
  does: 'ignores deployment restrictions'
  who: Filter | 'self'
  /** 'shield': it may deploy to a shielded site. */
  only?: 'presence' | 'shield'
  to?: LocationFilter
}

/** Some cards may not be deployed, or not there. */
export interface ForbidsDeploy extends Text {
  does: 'forbids deploy'
  who: Filter | 'self'
  to?: LocationFilter
  /** Worded 'never': what waives deployment restrictions does not waive it. (KRN-231) */
  never?: true
}

/** The energy shield rules are in effect at its system's sites that have one of these words in their titles. */
export interface EnergyShield extends Text {
  does: 'energy shield'
  sites: string[]
}

/** May deploy free to a battle that its player has just initiated. */
export interface DeploysToBattle extends Text {
  does: 'deploys to battle'
  /** Where the battle has to be. */
  at?: LocationFilter
}

/** Lets a vehicle and its pilot, which the rules do not let deploy together, deploy simultaneously. */
export interface DeploysTogether extends Text {
  does: 'deploys simultaneously'
  who: Filter | 'self'
}

/** This card itself may be, and move, only at some places. */
export interface OnlyAt extends Text {
  does: 'only at'
  where: LocationFilter
  /** The limit binds only moving there (a Sandcrawler may be carried to a mobile site). */
  movingOnly?: boolean
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

/** Moves like a starfighter at cloud sectors. */
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

/** Once in each of a phase, pay to put a lasting change on cards. */
export interface LastingChange extends Text {
  does: 'lasting change'
  phase: Phase | Slot
  price: number
  /** Absent: until the beginning of your next turn. */
  until?: 'end of turn'
  changes: (Modifies | ChangesDestiny)[]
}

/** A response that stops what the opponent has just begun, if a destiny compares with an ability as it says. */
export interface Stops extends Text {
  does: 'stops'
  what: 'Interrupt' | 'Interrupt or react' | 'hyperspace move'
  /** Whose ability: the highest among your characters on table, that of one that you target, or of the ship's best pilot. */
  ability: 'your highest' | 'your target' | 'its highest pilot'
  destiny: 'below' | 'above'
  /** At the same number the starship is lost. */
  lostIfEqual?: boolean
}

/** The opponent may put a version of his own in its place, in his deploy phase. */
export interface MayBeConverted extends Text {
  does: 'may be converted'
  /** The versions that may be put in. */
  by: Filter
  /** Only while it is present at such a location. */
  presentAt?: LocationFilter
}

/** Keeps characters from being converted: older cards say 'prevents replacement'. (DEP-136) */
export interface PreventsConversion extends Text {
  does: 'prevents conversion'
  who: Filter
}

/** One text of a card; `does` tells which. */
export type Ability =
  | TransitText
  | LocationMoveText
  | CancelsTextHere
  | ExtraLandspeed
  | MoveCost
  | DeploysOnly
  | DeploysOnlyIf
  | DeployCost
  | DeploysOn
  | IgnoresRestrictions
  | ForbidsDeploy
  | EnergyShield
  | DeploysTogether
  | DeploysToBattle
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
  | LastingChange
  | Stops
  | ForceIcons
  | ForceGeneration
  | ForceDrain
  | LosesForce
  | CancelsDrain
  | MayDrain
  | ChangesDestiny
  | AddsDestiny
  | DestinyIfUnable
  | DrawsAndChooses
  | LimitsBattleDestiny
  | ChangesTotal
  | ImmuneToAttrition
  | LosesImmunity
  | WithholdsAbility
  | BattleCost
  | StandsInBattle
  | MayNotBattle
  | MayNotBeExcluded
  | CreatureText
  | StartOfGame
  | NeverIn
  | Flips
  | HoldingText
  | ActionText
  | Retargets
  | PlaysFrom
  | Reacts
  | MayBeConverted
  | PreventsConversion
  | WeaponText

export type AbilityOf<D extends Ability['does']> = Extract<Ability, { does: D }>
