/** What a chapter of the rulebook brings into the game. `compose` makes a ruleset of chapters. */

import type { Illegal, Procedure, Rule } from '../../../kernel/index.ts'
import type { Ability, AbilityOf } from '../../abilities/types.ts'
import type { Readings } from '../../model/texts/readings.ts'
import type { Player, Position } from '../../model/types.ts'
import type { Event, Frame, Triggered } from '../../model/under-way.ts'
import type { Intent } from './actions/intent.ts'
import type { IntentKinds } from './actions/intents.ts'
import type { Results } from './actions/results.ts'
import type { TextKind } from './actions/text-kind.ts'
import type { Procedures } from './procedure.ts'

/** Kinds of text by the word that begins them. */
export type Lent = { [D in Ability['does']]?: TextKind<AbilityOf<D>> }

export interface Chapter {
  /** The rules that its files declare. */
  rules: readonly Rule[]
  /** The numbers that it works out and that texts are read with. */
  reads?: Partial<Readings>
  /** What a player can try by them. */
  intents?: Partial<IntentKinds>
  /** What takes place step by step, by the name that frames call it by. */
  procedures?: Partial<Procedures>
  /** What texts make of an event by answering it; asked also while cards are only about to leave table. (KRN-058) */
  answers?(p: Position, event: Event): Triggered[]
  /** Automatic actions that an event triggers. */
  triggers?(p: Position, event: Event): Triggered[]
  /** What is due by itself, though nothing has just happened. */
  settles?(p: Position): Triggered[]
  /** Does anything register for this event? Windows that nobody watches are never opened. */
  watches?(p: Position, event: Event): boolean
  /** The object of a past event is gone, so that nobody can respond to it any more. */
  gone?(p: Position, event: Event): boolean
  /** Has a phase or segment lost its object, so that nobody acts in it any more? */
  closed?(p: Position, frame: Frame): boolean
  /** Why this player may not pass at this point, or null. */
  refusesPass?(p: Position, frame: Frame, by: Player): Illegal | null
  /** The kinds of text that it lends to cards: those that are played or used. */
  texts?: Lent
  /** The results that it lends to card texts, by what they bring. */
  results?: Partial<Results>
  /** What is done around the steps of every procedure. */
  around?(procedure: Procedure<Position, Intent>): Procedure<Position, Intent>
}

/** What several chapters have a part of. */
type Part = 'reads' | 'intents' | 'procedures' | 'texts' | 'results'

/** All of these at once. */
type Both<Parts> = (Parts extends unknown ? (part: Parts) => void : never) extends (all: infer All) => void
  ? All
  : never

type OwnPart<C, P extends Part> = C extends Record<P, infer Own> ? Own : never

/**
 * What these chapters have of a part, together: typed by what each of them says, so that where all of it is asked for the
 * compiler names what no chapter has.
 * @throws where two chapters have the same.
 */
export function together<const C extends readonly Chapter[], P extends Part>(
  chapters: C,
  part: P,
): Both<OwnPart<C[number], P>> {
  const all = new Map<string, unknown>()
  for (const chapter of chapters)
    for (const [name, own] of Object.entries(chapter[part] ?? {})) {
      if (all.has(name)) throw new Error(`two chapters have '${name}' among their ${part}`)
      all.set(name, own)
    }
  return Object.fromEntries(all) as Both<OwnPart<C[number], P>>
}
