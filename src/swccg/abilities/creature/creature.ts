/** Texts of creatures: whom they attack, and what becomes of it. */

import type { Phase } from '../basics.ts'
import type { Filter, LocationFilter, Text } from '../filters/filters.ts'

/** A parasite, and what it attaches to; null for one that attacks nobody. */
export interface Parasite extends Text {
  does: 'parasite'
  host: Filter | null
  /** Only to what can move. */
  canMove?: boolean
}

/** Whom a creature attacks besides what creatures attack, or only, or not. */
export interface Attacks extends Text {
  does: 'attacks'
  how: 'also' | 'only' | 'not'
  whom: Filter
}

/** What becomes of what a creature defeats, where it is not simply eaten. */
export interface FateOfDefeated extends Text {
  does: 'fate of defeated'
  who: Filter
  /** Relocated there; the victim's opponent chooses among several. */
  to: LocationFilter
  /** Or eaten: the victim's opponent chooses. */
  orEaten?: boolean
}

/** What it eats is placed out of play. */
export interface EatsOutOfPlay extends Text {
  does: 'eats out of play'
}

/** Its ferocity begins with the power or ferocity of what it has eaten last. */
export interface FerocityOfEaten extends Text {
  does: 'ferocity of last eaten'
}

/** Creatures of a kind are selective for the remainder of the game. */
export interface MakesSelective extends Text {
  does: 'makes selective'
  who: Filter
}

/** Attached, it takes its host along, then lets go of it. */
export interface CarriesOff extends Text {
  does: 'carries host off'
  /** So many sites at most; the opponent of the host's owner chooses. */
  upTo: number
  /** As far as it can. */
  farthest?: true
}

/** Lets go of its host while that has neither power nor hyperspeed, one such parasite after another. */
export interface LetsGo extends Text {
  does: 'lets go of spent host'
}

/** Each move phase it may take 1 off the power of its host for as long as it is attached, and eats it at 0. */
export interface Squeezes extends Text {
  does: 'squeezes host'
}

/** Lets its player have a creature attack one card at once. */
export interface CausesAttack extends Text {
  does: 'causes attack'
  phase: Phase
  creature: Filter
  target: Filter
}

export type CreatureText =
  | Parasite
  | Attacks
  | FateOfDefeated
  | EatsOutOfPlay
  | FerocityOfEaten
  | MakesSelective
  | CarriesOff
  | LetsGo
  | Squeezes
  | CausesAttack
