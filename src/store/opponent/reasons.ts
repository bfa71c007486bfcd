/** Why the opponent has answered as it did: told in the log, and kept with the table, so that a replay tells it too. */

import type { Why } from '../../opponent/index.ts'

/** By the number of the answer. */
export type Reasons = Readonly<Record<number, Why>>

/** What goes without saying: it is neither told nor kept. */
const dull: readonly string[] = [
  'only answer',
  'nothing worth it',
  'seen',
  'pay from pile',
  'lose from pile',
] satisfies Why['say'][]

/** With one more. */
export const withReason = (reasons: Reasons, at: number, why: Why | null): Reasons =>
  why && !dull.includes(why.say) ? { ...reasons, [at]: why } : reasons

/** Reasons for answers that are not there any more are dropped. */
export function upTo(reasons: Reasons, answers: number): Reasons {
  const all = Object.entries(reasons)
  const there = all.filter(([at]) => Number(at) <= answers)
  return there.length === all.length ? reasons : Object.fromEntries(there)
}

/** What a reason names by a number that means a card. */
const named = ['card', 'at', 'on']

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The reasons that a save holds. What is none is left out: a game is played without them as well.
 * @param cards how many cards there are.
 */
export function reasonsIn(value: unknown, cards: number, answers: number): Reasons {
  const fits = ([at, why]: [string, unknown]): boolean =>
    /^\d{1,5}$/.test(at) &&
    Number(at) <= answers &&
    isObject(why) &&
    typeof why.say === 'string' &&
    why.say.length <= 60 &&
    isObject(why.with) &&
    Object.entries(why.with).every(
      ([key, one]) =>
        Number.isFinite(one) &&
        (!named.includes(key) || (Number.isInteger(one) && Number(one) >= 0 && Number(one) < cards)),
    )
  return isObject(value) ? (Object.fromEntries(Object.entries(value).filter(fits)) as Reasons) : {}
}
