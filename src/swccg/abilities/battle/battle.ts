/** Texts about battles: destinies, totals, immunity, and who may fight at all. */

import type { Amount } from '../amount/amount.ts'
import type { Bearer, Filter, LocationFilter, Text, Whose } from '../filters/filters.ts'

/** What a destiny is drawn for. */
export type DestinyKind =
  | 'power'
  | 'battle'
  | 'attrition'
  | 'weapon'
  | 'attack'
  | 'ferocity'
  | 'duel'
  | 'other'

/** Changes each destiny of a kind, or its total. */
export interface ChangesDestiny extends Text {
  does: 'changes destiny'
  kind: DestinyKind
  of: 'each' | 'total'
  whose?: Whose
  add?: Amount
  set?: number
  /** Weapon destiny: only of such weapons ('host': the one that it is on); fired by, or from, such a card. */
  weapon?: Filter | 'host'
  firer?: Filter | 'self' | 'host' | 'rides'
  /** Weapon destiny: only at such targets. */
  target?: Filter
  /** Where the battle is; of weapons: where they are. */
  where?: LocationFilter
}

/** Adds destinies to be drawn in battle: by itself, as its condition holds when they are counted. (BAT-045, BAT-057, BAT-069) */
export interface AddsDestiny extends Text {
  does: 'adds destiny'
  kind: 'power' | 'battle' | 'attrition'
  count: number
}

/** Draws battle destinies if the player is otherwise unable to draw as many. (BAT-135) */
export interface DestinyIfUnable extends Text {
  does: 'battle destiny if unable'
  count: number
}

/** Whenever a destiny is drawn, several are drawn and some of them chosen. (KRN-359) */
export interface DrawsAndChooses extends Text {
  does: 'draws and chooses'
  kind: DestinyKind
  draw: number
  choose: number
  /** Its player decides each time. */
  may?: true
}

/** What a player needs to draw battle destiny, or how many he may draw at most. (BAT-141) */
export interface LimitsBattleDestiny extends Text {
  does: 'limits battle destiny'
  whose?: Whose
  /** Battles there; absent: every battle. */
  where?: LocationFilter
  /** At least this ability. */
  ability?: number
  atMost?: number
}

/** Changes a player's total power or ability in battle, or the attrition or battle damage against him. */
export interface ChangesTotal extends Text {
  does: 'changes battle total'
  what: 'power' | 'ability' | 'attrition' | 'damage'
  /** Whose power; against whom the attrition or battle damage is. */
  whose?: Whose
  where?: LocationFilter
  add?: Amount
  /** 'Triple' is 3. */
  times?: number
  set?: number
}

/** Immunity to attrition below a number, or to all of it. */
export interface ImmuneToAttrition extends Text {
  does: 'immune to attrition'
  who: Bearer
  below: Amount | 'all'
}

/** Takes immunity to attrition away. It prevails over what grants it. (BAT-182) */
export interface LosesImmunity extends Text {
  does: 'loses immunity to attrition'
  who: Bearer
}

/** Its ability is not applied toward drawing battle destiny. */
export interface WithholdsAbility extends Text {
  does: 'withholds ability'
  who: Bearer
}

/** What initiating a battle costs: more, less, something else, or nothing. */
export interface BattleCost extends Text {
  does: 'battle cost'
  whose?: Whose
  where?: LocationFilter
  add?: number
  set?: number
  free?: boolean
}

/** Cards that may not take part in battles: they are excluded at once. (BAT-158) */
export interface MayNotBattle extends Text {
  does: 'may not battle'
  who: Bearer
}

/** Cards that no text excludes from a battle. */
export interface MayNotBeExcluded extends Text {
  does: 'may not be excluded'
  who: Bearer
}

/** A card without ability that stands in for presence where battles are started. (BAT-130 to BAT-132) */
export interface StandsInBattle extends Text {
  does: 'may battle'
  /** Other cards that it lets fight so; absent: this card. */
  who?: Filter
  /** 'be battled': the opponent may start one; 'initiate': its own player may; 'both'. */
  how: 'be battled' | 'initiate' | 'both'
}

/** What texts say of battles. */
export type BattleText =
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
