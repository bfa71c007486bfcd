/** Texts that hold: as long as their card is in play, or for as long as an action has put them on cards. */

import type { Phase, Player, Slot, Value } from '../basics.ts'
import type {
  ChangesDestiny,
  ChangesTotal,
  ImmuneToAttrition,
  LosesImmunity,
  MayNotBattle,
  WithholdsAbility,
} from '../battle/battle.ts'
import type { Bearer, Condition, Filter, LocationFilter, Text } from '../filters/filters.ts'
import type { Modifies } from '../modifies/modifies.ts'
import type { Forbids } from '../movement/movement.ts'

export interface CannotMove extends Text {
  does: 'cannot move'
  /** What it is on, has been put on, or takes by its filter, cannot move; absent: this card itself. */
  who?: 'host' | 'target' | Filter
  /** Worded 'may not move' or 'cannot be moved', which means the same. */
  worded?: 'may not'
}

/** Nothing raises this number of the card itself. */
export interface MayNotBeIncreased extends Text {
  does: 'may not be increased'
  what: 'landspeed' | 'hyperspeed'
}

/** Nothing lowers these numbers of a card. */
export interface MayNotBeReduced extends Text {
  does: 'may not be reduced'
  what: Value
  who: Bearer
}

/** A number that the text itself defines: printed as an asterisk or a letter. */
export interface Defines extends Text {
  does: 'defines'
  what: Value | 'deploy'
  /** How many cards are in the hand of that side. */
  hand?: Player
  /** The square root of so much for each card more in the Dark hand, for each Dark icon more in play, and something besides. */
  root?: { hand: number; icons: number; plus: number }
  atLeast?: number
}

/** Cancels or suspends all game text of cards. */
export interface CancelsText extends Text {
  does: 'cancels game text'
  who: Bearer
  /** Only where this card is present. */
  wherePresent?: boolean
}

/** This card has the game text of the target besides its own. */
export interface CopiesText extends Text {
  does: 'copies game text'
  who: 'target'
}

/** Makes cards inactive as long as it holds. */
export interface Suspends extends Text {
  does: 'suspends'
  who: Filter | 'self'
  /** Only there: elsewhere it goes on working. */
  where?: LocationFilter
}

/** 'Immune to Alter': a card of that title cannot choose it. */
export interface Immune extends Text {
  does: 'immune'
  to: string
  /** Absent: the card itself. */
  who?: Bearer
}

export interface Untargetable extends Text {
  does: 'may not be targeted'
  who: Bearer
  /** By cards of these titles, or by such weapons as they are fired, permanent ones too; absent: by nothing. */
  by?: string[] | { weapons: Filter }
}

/** Such weapons do not make it 'hit', though they may be fired at it. */
export interface NotHit extends Text {
  does: 'may not be hit'
  who: Bearer
  by: Filter
}

/** Nothing cancels the game text of these cards. */
export interface TextStays extends Text {
  does: 'game text may not be canceled'
  who: Bearer
}

/** By itself it cancels such cards, being played or in play. */
export interface Cancels extends Text {
  does: 'cancels'
  what: Filter
}

/** Wherever it lies, cards of these titles that search there may take it, though it is not what they look for. (KRN-273) */
export interface TakenBy extends Text {
  does: 'may be taken by'
  titles: string[]
}

/** Put by an action on cards: at the end of this turn they are lost, whatever has become of its card. (KRN-191) */
export interface LostAtEndOfTurn extends Text {
  does: 'lost at end of turn'
  who: 'self' | 'target'
}

/** As soon as this is so the card leaves table. */
export interface Leaves extends Text {
  does: 'leaves'
  /** 'used', 'out': it is placed in the Used Pile, or out of play. */
  how: 'lost' | 'canceled' | 'used' | 'out'
  when: Condition
}

/** A new cost for something, paid before its own. */
export interface SeparateCost extends Text {
  does: 'separate cost'
  /** Deploying, or playing an Interrupt. */
  of: 'deploy' | 'play'
  who: Filter
  to?: LocationFilter
  force: number
}

/** At the end of its owner's turn it is paid for, or goes. */
export interface Maintenance extends Text {
  does: 'maintenance'
  /** Force used to keep it. */
  keep: number
  /** Force lost to place it in the Used Pile. */
  toUsed?: number
}

/** Each loss of Force is cut: by half, or by a number. */
export interface CutsForceLoss extends Text {
  does: 'cuts Force loss'
  whose?: 'opponent'
  half?: 'up' | 'down'
  by?: number
  /** Not a loss that the loser's own card brings about, nor one to a drain at such a place. */
  except?: { own?: true; drainAt?: LocationFilter }
  /** Rounded the other way while this is so. */
  otherwise?: Condition
}

/** Texts about battles that an action can put into force for a while. */
type LastableInBattle =
  | MayNotBattle
  | ChangesTotal
  | ChangesDestiny
  | ImmuneToAttrition
  | LosesImmunity
  | WithholdsAbility

/** What an action can put on cards for a while. */
export type Lastable =
  | Modifies
  | CannotMove
  | LastableInBattle
  | Forbids
  | CancelsText
  | CopiesText
  | Immune
  | Untargetable
  | NotHit
  | CutsForceLoss
  | LostAtEndOfTurn

export type HoldingText =
  | TakenBy
  | Exclude<Lastable, LastableInBattle | Forbids | Modifies>
  | CancelsTextHere
  | LastingChange
  | MayNotBeIncreased
  | MayNotBeReduced
  | Defines
  | Suspends
  | TextStays
  | Cancels
  | Leaves
  | SeparateCost
  | Maintenance

/** The opponent cancels this side's text of the location while he controls it. */
export interface CancelsTextHere extends Text {
  does: 'cancels opponent text here'
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
