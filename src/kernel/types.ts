/** Decisions, answers, frames and what a ruleset must provide. The kernel knows no game. */

import type { Chance } from './chance.ts'
import type { Details, Illegal, Part, Verdict } from './verdict.ts'
import type { Writer } from './writer.ts'

/** Who sits at the table, by name. */
export type Seat = string

/**
 * What every frame has, a procedure that is under way: its name. Plain data. Where its procedure has several steps it has
 * `step` too, the name of the one that comes next.
 */
export interface FrameShape {
  does: string
  /** It has been canceled: nobody responds to it any more. */
  canceled?: boolean
  /** Everybody was asked for responses to it, and has passed in a row. */
  asked?: boolean
  /** It has been responded to. */
  answered?: boolean
}

/** What every event has, which may be responded to: an action just initiated, or a thing that just happened. Plain data. */
export interface EventShape {
  is: string
  performer: Seat
}

/** What a ruleset is written in, as types: its seats, frames and events, each a union; the keys of its log lines and questions. */
export interface Types {
  /** The names of the seats. */
  seat: Seat
  frame: FrameShape
  event: EventShape
  log: string
  why: string
}

/** Marks, for the compiler alone, the types that belong to a state. */
export declare const types: unique symbol

/** A state whose ruleset is written in these types. */
export interface Typed<T extends Types> {
  readonly [types]?: T
}

/** The types that a state's ruleset is written in. */
export type TypesOf<S> = typeof types extends keyof S
  ? NonNullable<S[typeof types]> extends infer T extends Types
    ? T
    : Types
  : Types

/** A phase or segment that hands out actions. */
export interface LoopFrame<Why extends string = string, Said extends string = string, By extends Seat = Seat>
  extends FrameShape {
  does: 'loop'
  /** The phase or segment, for the ruleset and for the prompt. */
  name: Why
  toAct: By
  passes: number
  /** How many passes in a row the latest action broke off. */
  after?: number
  /** Not opened at all where nobody has anything to do in it; else this is told, once. */
  ifOffered?: LogLine<Said, By> | boolean
}

/** A response window that is open. */
export interface WindowFrame<E extends EventShape = EventShape, By extends Seat = Seat> extends FrameShape {
  does: 'window'
  step: 'automatic' | 'optional'
  event: E
  passes: number
  /** Automatic actions that have been triggered by this occurrence. */
  done: readonly string[]
  toAct?: By
  /** How many responses there have been. */
  responses?: number
  /** What has answered it, as the ruleset notes it: cards, and which of their texts. */
  sources?: readonly (readonly [number, number])[]
  /** Who has passed at least once. */
  passed?: readonly By[]
  /** Of several things that happened together one is being answered: the others come after it, from this seat on. */
  rest?: { event: E; toAct: By } | null
}

/** Everything that may be under way: the ruleset's procedures and the kernel's own. */
export type FrameOf<T extends Types> =
  | T['frame']
  | LoopFrame<T['why'], T['log'], T['seat']>
  | WindowFrame<EventOf<T>, T['seat']>

/** Everything that may be responded to. */
export type EventOf<T extends Types> = T['event']

/** Local values of any of these frames. */
export type LocalsOf<F> = F extends FrameShape ? Partial<Omit<F, 'does' | 'step'>> : never

/** The names of the steps of any of these frames. */
export type StepOf<F> = F extends { step: infer Step extends string } ? Step : never

/** Any of these frames as it is pushed: where it names no step, it starts at the first one of its procedure. */
export type NewFrame<F> = F extends { step: string } ? Omit<F, 'step'> & { step?: StepOf<F> } : F

export type DecisionKind = 'action' | 'response' | 'cards' | 'number' | 'option' | 'order'

/** What the game waits for. */
export interface Decision<Why extends string = string, By extends Seat = Seat> {
  by: By
  kind: DecisionKind
  /** The phrase that says what is asked. */
  why: Why
  with: Details
  mayPass: boolean
  /** 'cards' and 'order': the cards to choose among; with their bounds for 'cards' and 'number'. */
  cards?: readonly number[]
  min?: number
  max?: number
  /** 'option': their ids. */
  options?: readonly string[]
}

/** A decision as it is asked for: it may not be passed unless that is said, and one card is chosen where no number is. */
export type Question<Why extends string = string, By extends Seat = Seat> = Omit<
  Decision<Why, By>,
  'mayPass'
> & {
  mayPass?: boolean
}

export type Answer<I, By extends Seat = Seat> =
  | { by: By; pass: true }
  | { by: By; act: I }
  | { by: By; cards: readonly number[] }
  | { by: By; number: number }
  | { by: By; option: string }
  | { by: By; order: readonly number[] }

/** One line of the log: a phrase, and the rules that caused it. */
export interface LogLine<Said extends string = string, By extends Seat = Seat> {
  say: Said
  with: Details
  by?: By
  cites: readonly string[]
  /** What the number is made of that the line tells, where something has changed it. */
  parts?: readonly Part[]
  /** The titles of those of its cards that every seat saw then: they stay known, wherever the cards are put. */
  open?: Readonly<Record<number, string>>
}

export interface Game<S, T extends Types = TypesOf<S>> {
  ruleset: string
  state: S
  /** The procedures under way; the last one is current. */
  stack: readonly FrameOf<T>[]
  /** What the game waits for; null when it is over. */
  decision: Decision<T['why'], T['seat']> | null
  chance: Chance
  /** What the latest answer brought about. */
  events: readonly LogLine<T['log'], T['seat']>[]
}

/** A game while one answer is being carried out; `F` are the frames that the current procedure may have. */
export interface Change<S extends object, T extends Types = TypesOf<S>, F = FrameOf<T>> extends Writer<S> {
  /** Nobody reads what is told of it: a search looks at where it leads alone. What only makes lines of the log is left out. */
  readonly untold: boolean
  readonly stack: readonly FrameOf<T>[]
  /** Starts a procedure on top of the current one, at its first step or at the one that is named. */
  push(frame: NewFrame<FrameOf<T>>): void
  /** Ends the current procedure. */
  pop(): void
  /**
   * Goes on to the step after this one of the current procedure, with changed local values.
   * @throws where this is the last one.
   */
  next(locals?: LocalsOf<F>): void
  /** Goes on to another step of the current procedure, with changed local values. */
  goTo(step: StepOf<F>, locals?: LocalsOf<F>): void
  /** Changes local values of the current procedure, which stays at this step. */
  stay(locals: LocalsOf<F>): void
  /** Changes a procedure further down (`depth` 1 is the one beneath the current one), e.g. to cancel it. */
  alter(depth: number, locals: LocalsOf<FrameOf<T>>): void
  /** Waits for an answer, which the current procedure's `answered` receives. */
  ask(question: Question<T['why'], T['seat']>): void
  /** Opens a response window on an event. */
  window(event: EventOf<T>): void
  /** Tells what happens. A line that is much work may be given as that work, which is done if somebody reads it. */
  log(line: LogLine<T['log'], T['seat']> | (() => LogLine<T['log'], T['seat']>)): void
  /** A random whole number, both bounds included. */
  random(low: number, high: number): number
  shuffled<T>(list: readonly T[]): T[]
  /** The game is over. */
  end(): void
}

/** How a frame is carried out; `F` is the frame's own type. */
export interface Procedure<
  S extends object,
  I,
  F extends FrameShape = FrameOf<TypesOf<S>>,
  T extends Types = TypesOf<S>,
> {
  /** The names of its steps in their order: of every procedure that has more than one. */
  readonly steps?: readonly StepOf<F>[]
  /** Carries out the frame's present step. It must push, pop, go to another step, ask, or end the game. */
  run(change: Change<S, T, F>, frame: F): void
  /** Takes the answer to a question that the frame asked (of the kinds cards, number, option, order and pass). */
  answered?(change: Change<S, T, F>, frame: F, answer: Answer<I, T['seat']>): void
  /** Refuses an answer that the rules forbid, or says by which rule one is out of bounds; null where it has nothing to say. */
  refuses?(state: S, frame: F, answer: Answer<I, T['seat']>): Illegal | null
}

/** What a procedure must have whose frames have a step. */
export type Stepped<F> = F extends { step: string } ? { readonly steps: readonly StepOf<F>[] } : unknown

/** A procedure for each kind of frame that a ruleset has. */
export type Procedures<S extends object, I, T extends Types = TypesOf<S>> = {
  readonly [Does in T['frame']['does']]: Procedure<S, I, Extract<T['frame'], { does: Does }>, T> &
    Stepped<Extract<T['frame'], { does: Does }>>
}

/** An automatic action that an event has triggered. `id` tells occurrences apart within one window. */
export interface Triggered<T extends Types = Types> {
  id: string
  frame: NewFrame<FrameOf<T>>
  /** The one that comes before it whatever anybody chooses, as long as that is due too. */
  after?: string
}

/** A game's rules, as the kernel needs them. `I` is what a player can try: an intent. */
export interface Ruleset<S extends object, I, T extends Types = TypesOf<S>> {
  name: string
  seats(state: S): readonly T['seat'][]
  /** Who orders competing automatic actions: the player whose turn it is. */
  turnOf(state: S): T['seat']
  /** Each by the name that its frames bear. */
  procedures: Procedures<S, I, T>
  /** May this seat do this at the pending decision? The one place that knows; listing and explaining both ask it. */
  judge(game: Game<S, T>, by: T['seat'], intent: I): Verdict<I>
  /** Begins what `judge` has found legal: pays and pushes frames. */
  begin(change: Change<S, T>, by: T['seat'], intent: I): void
  /** Is it an action? Counting or looking is none: whose turn it is stays as it was. Absent: everything is. */
  isAction?(intent: I): boolean
  /** Everything that this seat may do at this point of the stack. */
  legal(state: S, stack: readonly FrameOf<T>[], by: T['seat']): Iterable<I>
  /** Automatic actions that an event triggers, in printed order where one card has several. */
  automatic(state: S, event: EventOf<T>): Triggered<T>[]
  /** Does any card register for this kind of event? Windows that nobody watches are never opened. */
  watched(state: S, event: EventOf<T>): boolean
  /** The object of a past event is gone, so that nobody can respond to it any more. */
  gone(state: S, event: EventOf<T>): boolean
  /** Where something is due by itself, though nothing has just happened: the event whose window it takes place in; else null. */
  unsettled?(state: S, toAct: T['seat']): EventOf<T> | null
  /** Has a loop lost its object, so that nobody acts in it any more? */
  closed?(state: S, frame: FrameOf<T>): boolean
  /** Why this seat may not pass its top-level action at this point, or null. */
  refusesPass?(state: S, frame: FrameOf<T>, by: T['seat']): Illegal | null
  /** Of these rules those that hold in the game as it is played, each once. Absent: all. */
  cites?(state: S, ids: readonly string[]): string[]
  /** The titles of the cards in these details that every seat sees, or has seen before this change; null: of none. */
  openIn?(before: S, now: S, details: Details): Record<number, string> | null
  /** The game as this seat may see it. */
  redact(game: Game<S, T>, seat: T['seat']): Game<S, T>
}
