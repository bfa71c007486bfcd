/** Texts about deploying. */

import type { Condition, Filter, LocationFilter, Text } from '../filters/filters.ts'
import type { Scaled } from '../weapon/weapon.ts'

/** Deploys only to some places; it may move elsewhere all the same. */
export interface DeploysOnly extends Text {
  does: 'deploys only'
  where: LocationFilter
  /** Or aboard such a card. */
  orAboard?: Filter
}

/** Deploys only while something is so; an Objective on table, or a side of it that is up. (DEP-043) */
export interface DeploysOnlyIf extends Text {
  does: 'deploys only if'
  if: Condition
}

/** What deploying costs more, less, or nothing. */
export interface DeployCost extends Text, DeployedTo {
  does: 'deploy cost'
  who: Filter | 'self'
  add?: number
  /** Force used instead of the printed cost; other changes are added to it. */
  set?: number
  free?: boolean
  /** The same, once, for deploying it there: 'aboard … or to …'. */
  or?: DeployedTo
}

/** Where a card goes as it is deployed; all that is given must hold. */
export interface DeployedTo {
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
  /** The spy that it is put on goes undercover, and breaking cover loses it. (TRM-380, TRM-392) */
  undercover?: true
}

/** Lets cards deploy in spite of location deployment restrictions, or only of the need for presence or Force icons. */
export interface IgnoresRestrictions extends Text {
  does: 'ignores deployment restrictions'
  who: Filter | 'self'
  /** 'shield': it may deploy to a shielded site; 'Dagobah': to locations of Dagobah. */
  only?: 'presence' | 'shield' | 'Dagobah'
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

/** In its player's deploy phase it is handed on, free, to another such card present with its bearer, whosever they are. */
export interface MayBeTransferred extends Text {
  does: 'may be transferred'
  to: Filter
}

/** What texts say of deploying. */
export type DeployText =
  | DeploysOnly
  | DeploysOnlyIf
  | DeployCost
  | DeploysOn
  | IgnoresRestrictions
  | ForbidsDeploy
  | EnergyShield
  | DeploysToBattle
  | DeploysTogether
  | MayBeTransferred
