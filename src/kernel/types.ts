/** Decisions, answers, frames and what a ruleset must provide. The kernel knows no game. */

import type { Chance } from './chance.ts'
import type { Details, Illegal, Part, Verdict } from './verdict.ts'
import type { Writer } from './writer.ts'

/** Who sits at the table, by name. */
export type Seat = string

/** A procedure that is under way: its name, its step, and its local values. Plain data. */
export interface Frame {
  does: string
  step: number
  [local: string]: unknown
}

/** Something that may be responded to: an action just initiated, or a thing that just happened. Plain data. */
export interface Event {
  is: string
  performer: Seat
  [detail: string]: unknown
}

export type DecisionKind = 'action' | 'response' | 'cards' | 'number' | 'option' | 'order'

/** What the game waits for. */
export interface Decision {
  by: Seat
  kind: DecisionKind
  /** The phrase that says what is asked. */
  why: string
  with: Details
  mayPass: boolean
  /** 'cards' and 'order': the cards to choose among; with their bounds for 'cards' and 'number'. */
  cards?: readonly number[]
  min?: number
  max?: number
  /** 'option': their ids. */
  options?: readonly string[]
}

export type Answer<I> =
  | { by: Seat; pass: true }
  | { by: Seat; act: I }
  | { by: Seat; cards: readonly number[] }
  | { by: Seat; number: number }
  | { by: Seat; option: string }
  | { by: Seat; order: readonly number[] }

/** One line of the log: a phrase, and the rules that caused it. */
export interface LogLine {
  say: string
  with: Details
  by?: Seat
  cites: readonly string[]
  /** What the number is made of that the line tells, where something has changed it. */
  parts?: readonly Part[]
  /** The titles of those of its cards that every seat saw then: they stay known, wherever the cards are put. */
  open?: Readonly<Record<number, string>>
}

export interface Game<S> {
  ruleset: string
  state: S
  /** The procedures under way; the last one is current. */
  stack: readonly Frame[]
  /** What the game waits for; null when it is over. */
  decision: Decision | null
  chance: Chance
  /** What the latest answer brought about. */
  events: readonly LogLine[]
}

/** A game while one answer is being carried out. */
export interface Change<S extends object> extends Writer<S> {
  readonly stack: readonly Frame[]
  /** Starts a procedure on top of the current one. */
  push(frame: Frame): void
  /** Ends the current procedure. */
  pop(): void
  /** Goes on to another step of the current procedure, with changed local values. */
  next(step: number, locals?: Record<string, unknown>): void
  /** Changes a procedure further down (`depth` 1 is the one beneath the current one), e.g. to cancel it. */
  alter(depth: number, locals: Record<string, unknown>): void
  /** Waits for an answer, which the current procedure's `answered` receives. */
  ask(decision: Decision): void
  /** Opens a response window on an event. */
  window(event: Event): void
  log(line: LogLine): void
  /** A random whole number, both bounds included. */
  random(low: number, high: number): number
  shuffled<T>(list: readonly T[]): T[]
  /** The game is over. */
  end(): void
}

export interface Procedure<S extends object, I> {
  /** Carries out the frame's present step. It must push, pop, go to another step, ask, or end the game. */
  run(change: Change<S>, frame: Frame): void
  /** Takes the answer to a question that the frame asked (of the kinds cards, number, option, order and pass). */
  answered?(change: Change<S>, frame: Frame, answer: Answer<I>): void
  /** Refuses an answer that the rules forbid, or says by which rule one is out of bounds; null where it has nothing to say. */
  refuses?(state: S, frame: Frame, answer: Answer<I>): Illegal | null
}

/** An automatic action that an event has triggered. `id` tells occurrences apart within one window. */
export interface Triggered {
  id: string
  frame: Frame
  /** The one that comes before it whatever anybody chooses, as long as that is due too. */
  after?: string
}

/** A game's rules, as the kernel needs them. `I` is what a player can try: an intent. */
export interface Ruleset<S extends object, I> {
  name: string
  seats(state: S): readonly Seat[]
  /** Who orders competing automatic actions: the player whose turn it is. */
  turnOf(state: S): Seat
  procedures: Record<string, Procedure<S, I>>
  /** May this seat do this at the pending decision? The one place that knows; listing and explaining both ask it. */
  judge(game: Game<S>, by: Seat, intent: I): Verdict<I>
  /** Begins what `judge` has found legal: pays and pushes frames. */
  begin(change: Change<S>, by: Seat, intent: I): void
  /** Is it an action? Counting or looking is none: whose turn it is stays as it was. Absent: everything is. */
  isAction?(intent: I): boolean
  /** Everything that this seat may do at this point of the stack. */
  legal(state: S, stack: readonly Frame[], by: Seat): Iterable<I>
  /** Automatic actions that an event triggers, in printed order where one card has several. */
  automatic(state: S, event: Event): Triggered[]
  /** Does any card register for this kind of event? Windows that nobody watches are never opened. */
  watched(state: S, event: Event): boolean
  /** The object of a past event is gone, so that nobody can respond to it any more. */
  gone(state: S, event: Event): boolean
  /** Is something due by itself, though nothing has just happened that a window was opened for? */
  unsettled?(state: S): boolean
  /** Has a loop lost its object, so that nobody acts in it any more? */
  closed?(state: S, frame: Frame): boolean
  /** Why this seat may not pass its top-level action at this point, or null. */
  refusesPass?(state: S, frame: Frame, by: Seat): Illegal | null
  /** Of these rules those that hold in the game as it is played, each once. Absent: all. */
  cites?(state: S, ids: readonly string[]): string[]
  /** The titles of the cards in these details that every seat sees, or has seen before this change; null: of none. */
  openIn?(before: S, now: S, details: Details): Record<number, string> | null
  /** The game as this seat may see it. */
  redact(game: Game<S>, seat: Seat): Game<S>
}
