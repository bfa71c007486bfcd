/**
 * What can be under way and what can happen, as types. Each chapter adds its own to the two lists, beside the procedure or
 * the change that brings it about; so a name that nothing bears does not compile.
 */

import type * as kernel from '../../kernel/index.ts'
import type { CardId, Player } from '../abilities/basics.ts'

/** The local values of each procedure, by its name. */
// biome-ignore lint/suspicious/noEmptyInterface: the chapters fill it.
export interface Frames {}

/** What any event may be about. */
export interface About {
  /** The card that it happens to, or that it is done with. */
  card?: CardId | null
  cards?: readonly CardId[]
  /** Where it takes place. */
  at?: CardId | null
  /** The card that has brought it about. */
  by?: CardId | null
  /** The cards that it has happened to, and for which that has been answered, and is over. (KRN-184) */
  over?: readonly CardId[]
}

/** The details of each kind of event, by its name, where they are more than what any may be about. */
export interface Events {
  /** Nothing in particular has happened: what is due by itself takes place. */
  change: About
}

/** The keys of what is said of it: log lines and questions. The chapters name them, which know the words. */
// biome-ignore lint/suspicious/noEmptyInterface: the chapters fill it.
export interface Phrases {}

/** What the Star Wars CCG is written in. */
export interface SwccgTypes extends kernel.Types {
  seat: Player
  frame: FramesByName[keyof Frames]
  event: Event
  log: Phrases['log']
  why: Phrases['decision']
}

type FramesByName = { [Does in keyof Frames]: FrameOf<Does> }

/** The frame of one procedure. */
export type FrameOf<Does extends keyof Frames> = kernel.FrameShape & { does: Does } & Frames[Does]

/** Any frame: of a procedure, a window or a loop. */
export type Frame = kernel.FrameOf<SwccgTypes>

/** Any event. */
export type Event = { [Is in keyof Events]: EventOf<Is> }[keyof Events]

/** One kind of event. */
export type EventOf<Is extends keyof Events> = { is: Is; performer: Player } & Omit<About, keyof Events[Is]> &
  Events[Is]

/** An automatic action that an event has triggered. */
export type Triggered = kernel.Triggered<SwccgTypes>

/** One line of the log. */
export type LogLine = kernel.LogLine<Phrases['log'], Player>

/** What the game waits for. */
export type Decision = kernel.Decision<Phrases['decision'], Player>
