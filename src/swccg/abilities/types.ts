/** Card text as plain data. `vocabulary.ts` has a builder for every word; `words/` turns each into a sentence. */

import type { Phase, Slot } from '../model/basics.ts'
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
import type {
  Carries,
  EnterAndExit,
  ExtraLandspeed,
  Follows,
  GivesHyperspeed,
  JumpOff,
  LandspeedOfDriver,
  LocationMoveText,
  MakesMissing,
  MoveCost,
  MovedByCrew,
  MovementDestiny,
  MoveRange,
  MovesAway,
  MovesUndriven,
  NotAboard,
  Relocates,
  Shuttles,
  StarfighterInClouds,
  TransitText,
} from './movement-texts.ts'
import type { Reacts } from './react-texts.ts'
import type { Flips, NeverIn, StartOfGame } from './start-texts.ts'
import type { Scaled, WeaponText } from './weapon-texts.ts'

export type { Condition, Filter, LocationFilter, LocationsHeld } from './filters.ts'

/** The opponent cancels this side's text of the location while he controls it. */
export interface CancelsTextHere extends Text {
  does: 'cancels opponent text here'
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
