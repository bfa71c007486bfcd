/** Reasons: how they are given, and which of them hold in the edition that is played. */

import { refusal as because, type Details, type Reason } from '../../../kernel/index.ts'
import type { Position } from '../../model/types.ts'
import type { ReasonKey, RuleId } from '../keys.ts'

/** A rule that has a sentence for refusing. */
export type Refusing = RuleId & ReasonKey

/** Which of its sentences a rule refuses with: one that all rules share, or one of its own. Any other does not compile. */
export type SharedSentence<Id extends string, Say extends string> = `*/${Say}` extends ReasonKey
  ? Say
  : `${Id}/${Say}` extends ReasonKey
    ? Say
    : never

/** A reason against something: the rule, the details that its sentence names, and which sentence, where it has several. */
export function refusal<Id extends Refusing>(rule: Id, details?: Details): Reason
export function refusal<Id extends RuleId, Say extends string>(
  rule: Id,
  details: Details,
  say: (Say & SharedSentence<Id, Say>) | undefined,
): Reason
export function refusal(rule: string, details?: Details, say?: string): Reason {
  return because(rule, details, say)
}

/** How a rule refuses that has several sentences, for files that ask the one that declares it. */
export const refusing =
  <Id extends RuleId>(rule: Id) =>
  <Say extends string>(details: Details, say: Say & SharedSentence<Id, Say>): Reason =>
    because(rule, details, say)

/** A reason that stands in the way by these rules too, which have no more to say of it. */
export const alsoBy = (reason: Reason, ...rules: readonly RuleId[]): Reason => ({ ...reason, also: rules })

/** A refusal for want of Force, by whatever rule made the price: all rules share the sentence. */
export const tooDear = (rule: string, details: Details & { need: number; have: number }): Reason =>
  because(rule, details, 'force')

const holds = (p: Position, { in: editions }: Reason): boolean =>
  editions === undefined || editions.includes(p.edition)

/** Reasons that hold in the edition that is played. */
export function* holding(p: Position, reasons: Iterable<Reason>): Generator<Reason> {
  for (const reason of reasons) if (holds(p, reason)) yield reason
}

/** Gives these reasons, and says whether one of them holds in the edition that is played. */
export function* passedOn(p: Position, reasons: Iterable<Reason>): Generator<Reason, boolean> {
  let any = false
  for (const reason of reasons) {
    yield reason
    any ||= holds(p, reason)
  }
  return any
}

/** Is there no such reason? For listing, which needs to know no more. */
export function nothingAgainst(p: Position, reasons: Iterable<Reason>): boolean {
  for (const reason of reasons) if (holds(p, reason)) return false
  return true
}
