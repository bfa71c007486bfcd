/** What a position of the Star Wars CCG is made of. All of it is plain data: it survives JSON unchanged. */

import type { Typed } from '../../kernel/index.ts'
import type {
  CardId,
  CardStateName,
  Edition,
  MoveName,
  Phase,
  PileName,
  Player,
  Segment,
  Slot,
  SlotKind,
} from '../abilities/basics.ts'
import type { CardFacts } from '../abilities/card-facts.ts'
import type { Ability } from '../abilities/types.ts'
import type { SwccgTypes } from './under-way.ts'

export * from '../abilities/basics.ts'
export type { CardFacts, LocationFacts, SlotGroup } from '../abilities/card-facts.ts'

/** Where a card is. */
export type Where =
  | { in: 'reserve' | 'force' | 'used' | 'lost' | 'hand' | 'out' }
  /** At a location, on a player's side of it. */
  | { at: CardId; side: Player }
  /** In a capacity slot. */
  | { aboard: CardId; slot: SlotKind }
  /** Attached to, captive of, imprisoned beneath or stacked on another card (a location too). */
  | {
      on: CardId
      as: 'attached' | 'captive' | 'imprisoned' | 'stacked' | 'carried'
      /** It was stacked without having been in play. */
      supporting?: true
      /** Face down: nobody but its owner may look, or ('unseen') not even he. */
      face?: 'down' | 'unseen'
    }
  /** Beside the locations, on that player's side of the table. */
  | { table: Player }
  /** A location in the row of locations (`Position.layout` says where). */
  | { layout: true }
  /** A location covered by another version of itself. */
  | { under: CardId }
  /** An Interrupt while it is being carried out, or (`destiny`) a card drawn for destiny until the draw is complete: on no pile. */
  | { played: Player; destiny?: true }

export interface CardState {
  id: CardId
  /** Into the card pool, or into `Position.defined`. */
  key: string
  owner: Player
  where: Where
  /** The number of the turn in which it last made a regular move; 0: none. */
  moved: number
  /** How it made that move. */
  movedBy: MoveName | null
  states: CardStateName[]
  /** The system that a generic location belongs to. */
  of: string | null
  /** Mobile systems: where it is. */
  parsec: number | null
  /** When it came on table: later is more. Absent: before everything else. */
  since?: number
  /** Mobile systems: the system orbited; null is deep space. */
  orbits: CardId | null
  /** Objectives: how often it has turned over. */
  flips?: number
  /** Characters: it has crossed over, for the rest of the game, and goes by another name since, or by its own. */
  crossed?: false | 'renamed' | 'same name'
  /** It has come back to its first owner without the unique pilot that was part of it. */
  vacant?: boolean
  /** Characters: who has seized it when it was captured last. */
  seizedBy?: CardId
  /** An Utinni Effect: the cards that it targets, wherever they go on table. */
  aims?: CardId[]
  /** A creature: the power or ferocity of what it has eaten last. */
  ate?: number
}

/** A change that lasts for a while, put there by a card's text (S-foils: hyperspeed 0 until the next turn). */
export interface LastingEffect {
  source: CardId
  ability: Ability
  owner: Player
  /** When it was put there, as `CardState.since`. */
  since?: number
  /** Ends when this turn number begins; absent: it ends otherwise, or not at all. */
  untilTurn?: number
  /** Ends by itself at the end of this turn, or of the battle. */
  until?: Slot | 'end of battle'
  /** The cards that it has been put on: it is over for each that leaves table. */
  on?: CardId[]
}

export interface Position extends Typed<SwccgTypes> {
  edition: Edition
  turn: {
    number: number
    player: Player
    phase: Phase
    /** The Force that this turn's player may activate, counted as his activate phase began, and what he has activated. */
    activation?: { total: number; done: number }
    /** A card has been drawn in the draw phase. */
    drawn?: boolean
  }
  /** Every card of the game; a card's number is its index. */
  cards: CardState[]
  /** The locations on table from left to right. */
  layout: CardId[]
  /** Top card first. */
  piles: Record<Player, Record<PileName, CardId[]>>
  /** Plain cards made up for a scenario. */
  defined: Record<string, CardFacts>
  /** The next destiny numbers that a scenario has named. */
  destinies: Record<Player, number[]>
  lasting: LastingEffect[]
  /** Counts what comes on table, so that it is known what came first. */
  clock?: number
  /** How much Force each player has used in the game so far; what was drawn or lost from a Force Pile is not in it. */
  forceUsed?: Record<Player, number>
  /** Uses of card texts that are limited to once a turn: 'card:ability:turn'. */
  used: string[]
  /** Cards that have just been shown to both players, and may be read until the next action begins. */
  shown?: CardId[]
  /** Cards whose faces their owner alone may see where they lie now, until the next action begins. */
  glimpsed?: CardId[]
  /** Cards that are revealed where they lie, for as long as an action works on them. */
  revealed?: CardId[]
  winner: Player | null
  /** The battle that is under way. */
  battle?: Battle | null
  /** Where creatures are attacking each other. */
  meetings?: CardId[]
  /** The attack that is under way. */
  attack?: Attack | null
  /** What chance picks next where a scenario has named it, first to last. */
  picks?: CardId[]
  /** What each player began the game with, for texts that ask. */
  starting?: Partial<Record<Player, StartedWith>>
}
export interface StartedWith {
  location?: CardId
  objective?: CardId
  /** A location that he deployed was a battleground then. */
  battleground?: boolean
}

/** The destinies of a battle; each kind is drawn and totaled by itself. */
export type BattleDestinyKind = 'power' | 'battle' | 'attrition'

/** Destinies that an action has added. */
export interface AddedDestinies {
  player: Player
  kind: BattleDestinyKind
  count: number
  /** The card whose action it was, and the sentence of it. */
  by: CardId
  sentence: string
}

/** A battle under way. Its stack frame knows how far it is; what cards and players ask about it stands here. */
export interface Battle {
  at: CardId
  initiator: Player
  segment: Segment
  /** The characters, vehicles and starships that have joined it; who leaves the location takes part no longer. */
  joined: CardId[]
  /** Those of them that have left table; one that comes back comes anew. */
  gone?: CardId[]
  /** Those who are on table and no longer in it without having been excluded, as far as that has been told. */
  away?: CardId[]
  /** Cards that stand in for presence in it whatever becomes of their text. (BAT-193) */
  standing?: CardId[]
  /** The cards that could fight there as its power and damage segments began: who comes later comes too late. (BAT-042) */
  there?: { power?: CardId[]; damage?: CardId[] }
  /** The weapons that have been fired in it. */
  fired?: CardId[]
  excluded: CardId[]
  /** Cards that are inactive because something that carries them is excluded. */
  idle: CardId[]
  /** Destinies that texts have added for good, to be drawn in the power segment. (BAT-048) */
  added?: readonly AddedDestinies[]
  /** The totals of the destinies drawn; null where none has been completed. */
  destiny: Record<Player, Record<BattleDestinyKind, number | null>>
  /** When these were drawn, as `CardState.since`: what has come before them does not change them. (KRN-294) */
  drawn?: Partial<Record<Player, Partial<Record<BattleDestinyKind, number>>>>
  /** The overall totals, once they have been compared. */
  total: Record<Player, number> | null
  winner: Player | null
  /** The attrition against each player at the start of the damage segment; null where none exists. */
  attrition: Record<Player, number | null>
  /** What is still unsatisfied. */
  owed: Record<Player, { attrition: number; damage: number }>
  /** Cards that were immune when the damage segment started. (BAT-179) */
  immune: CardId[]
}

/** Who attacks whom: a creature its prey, a parasite its future host, or cards of a player's a creature. */
export type AttackKind = 'by creature' | 'by parasite' | 'on creature'

/** An attack under way. Its stack frame knows how far it is; what cards and players ask about it stands here. */
export interface Attack {
  kind: AttackKind
  at: CardId
  initiator: Player
  /** The creature that attacks or is attacked. */
  creature: CardId
  /** Its target, or those who attack it; nobody until chance has picked the target. */
  others: CardId[]
  /** The weapons that have been fired in it. (ATK-044) */
  fired?: CardId[]
  segment: Segment
  /** The ferocity, once it has been counted or drawn. (ATK-031) */
  ferocity: number | null
  /** The destiny that the creature's opponents have drawn. (ATK-009) */
  destiny: number | null
  /** The totals, once they have been compared. */
  total: { attacker: number; defender: number } | null
  defeated: boolean
}

/** Where a move aims. */
export type MoveDestination =
  | { location: CardId }
  | { aboard: CardId; slot?: SlotKind | undefined }
  /** For a mobile system. */
  | { parsec: number; orbits: CardId | null }

/** Where a card is deployed. */
export type DeployDestination =
  /** At or on a location; a location converts this version of itself. */
  | { location: CardId }
  | { aboard: CardId; slot?: SlotKind }
  /** On a card that is no location. */
  | { on: CardId }
  | { table: true }
  /** A location: the index in the layout before which it lies; a generic one with the system that it belongs to. */
  | { place: number; system?: string }

/** Where something is brought, by whatever way. */
export type Destination = MoveDestination | DeployDestination
