/** Texts of weapons: how they are fired and what comes of it, and what changes either. */

import type { Phase } from '../basics.ts'
import type { Bearer, Filter, LocationFilter, Text } from '../filters/filters.ts'

/** X in '7 minus its ability': worked out for the card that bears the weapon. */
export interface Scaled {
  from: number
  less: 'ability' | 'power'
  atLeast?: number
}

/** X as the player who fires chooses it. */
export interface Chosen {
  upTo: number
}

/** One thing that a successful shot brings about, for each target. */
export type Impact = {
  /** Only for such targets. */
  of?: Filter
  /** Only if such a card fires. */
  by?: Filter
  /** Only if the X that was chosen is the most that could be, or is less. */
  x?: 'most' | 'less'
} & (
  | { brings: 'hit' }
  | { brings: 'loss' }
  | { brings: 'capture' }
  | { brings: 'exclusion' }
  /** The number is this from now on; where the target has none, nothing happens. */
  | { brings: 'reset'; what: 'forfeit' | 'power' | 'armor' | 'maneuver' | 'hyperspeed'; to: number }
  /** Every starship weapon deployed on the target is lost. */
  | { brings: 'loss of starship weapons' }
  /** The weapons of the target may not be used for the rest of the battle. */
  | { brings: 'disarming' }
)

/** How a weapon is fired. A character with this text has a permanent weapon. */
export interface Fires extends Text {
  does: 'fires'
  at: Filter
  /** Up to so many targets together, whose defense values are added up. Absent: one. */
  upTo?: number
  /** Several targets are all of one of these kinds: two characters or two creatures. */
  alike?: true
  /** It reaches the sites next to its own, too; or a related system, and no other place. */
  range?: 'adjacent' | 'related system'
  /** Force used to fire. An X that is chosen is added to the total. */
  price: number | Scaled | Chosen
  /** How often it may be fired in one battle; absent: once. */
  times?: number
  /** Force used for each further shot, of a weapon that fires repeatedly. */
  repeats?: number
  /** How many destinies are drawn. */
  destiny: number
  /** Added to their total: always, or for such targets. */
  add?: number | { number: number; of: Filter }[]
  /** The defense value to use for such targets. */
  defenseValue?: { number: number; of: Filter }[]
  /** What the total must be above. Absent: the defense value of the target. */
  above?: number | 'ability' | 'armor' | 'maneuver' | 'forfeit'
  /** The opponent draws one destiny, too, and each adds the power of his card: who fires, and the target. */
  contest?: 'power'
  results: Impact[]
  /** Such a card of yours must be present with it. */
  gunner?: Filter
  /** A power droid or fusion generator of yours must be present with it, as artillery weapons need anyway. */
  powered?: boolean
  /** A starship weapon that says that it works at a site. */
  atSites?: boolean
  /** Fired only as a response to this, where the weapon is present. */
  answers?: 'battle initiated'
  /** If the destiny drawn is 0, the weapon and the card that fires it are lost. */
  explodesAtZero?: boolean
}

/** Lets one of your weapons be fired where there is no battle; what it hits is lost at once. */
export interface FiresAWeapon extends Text {
  does: 'fires a weapon'
  phase: Phase
  /** The first shot is free. */
  free?: boolean
  /** Added to each destiny if such a card fires. */
  each?: { number: number; by: Filter }
  /** Character weapons can be fired at such cards, too, with this defense value. */
  also?: { number: number; of: Filter }[]
}

/** How many weapons a card may use in a turn, where that is not one. */
export interface UsesWeapons extends Text {
  does: 'uses weapons'
  who: 'self' | 'host'
  /** 'any': of devices, too; 'any in battle': of weapons, fired in one. */
  count: number | 'any' | 'any in battle'
}

/** Weapons can be fired at this card, which they could not be otherwise. */
export interface CanBeFiredAt extends Text {
  does: 'can be fired at'
  defenseValue: number
  /** By such weapons only. */
  by?: Filter
}

/** Some weapons cannot be fired. */
export interface CannotBeFired extends Text {
  does: 'cannot be fired'
  who: Bearer
}

/** Its bearer (a weapon) reaches the sites next to its own, too. */
export interface LongRange extends Text {
  does: 'long range'
  who: 'host'
}

/** What firing costs more, less, or nothing. Only the first of repeated shots is changed. (WPN-058) */
export interface FireCost extends Text {
  does: 'fire cost'
  whose?: 'you'
  /** This weapon itself, or weapons on this card; or those on what it is aboard. Absent: any. */
  on?: 'self' | 'host'
  where?: LocationFilter
  /** Only of such weapons. */
  weapon?: Filter
  add?: number
  /** Force used instead, where the X that is chosen is this. */
  set?: { x: number; force: number }
  free?: boolean
}

/** Your artillery weapons there need no other power source. */
export interface PowersArtillery extends Text {
  does: 'powers artillery'
  where: LocationFilter
}

export type WeaponText =
  | Fires
  | FiresAWeapon
  | UsesWeapons
  | CanBeFiredAt
  | CannotBeFired
  | LongRange
  | FireCost
  | PowersArtillery
