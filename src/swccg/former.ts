/**
 * Words that the language of cards once had, read as those of today: texts of made-up cards and of what was under way stand
 * in tables that were kept then, in links and in scenarios. Here alone the former words are known still.
 */

import type { Amount } from './abilities/amount/amount.ts'

type Plain = Record<string, unknown>

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Texts whose number was told by several fields: so much, for each, at most so many, and its ability besides. */
const changing: readonly unknown[] = ['modify', 'changes destiny', 'changes battle total', 'Force drain']
const fieldsOfAmount = ['each', 'eachHeld', 'most', 'plus', 'pairedWith'] as const

/** Results whose number was a word, or told by several fields. */
const counting: readonly unknown[] = ['Force loss', 'activation', 'retrieval', 'draw']
const named: readonly unknown[] = ['X', 'destiny', 'number', 'placed']

const times = (much: unknown, of: Plain): unknown =>
  much === undefined || much === 1 ? of : { times: much, of }

/** The amount of a text by its former fields. */
function amountOf({ does, add, each, eachHeld, most, plus, pairedWith }: Plain): unknown {
  const ability: Amount = { stat: 'ability', of: 'it' }
  if (plus) return add === undefined ? ability : { sum: [add, ability] }
  const pairs = pairedWith === undefined ? {} : { pairedWith }
  const counted: Plain = eachHeld && !each ? { places: eachHeld } : { count: each ?? {}, ...pairs }
  if (most === undefined) return times(add, counted)
  return does === 'modify'
    ? times(add, { atMost: most, of: counted })
    : { atMost: most, of: times(add, counted) }
}

/** A number that a result was told by. */
function countOf(count: unknown): unknown {
  if (count === 'forfeit') return { stat: 'forfeit', of: 'it' }
  if (named.includes(count)) return { the: count }
  if (!isPlain(count) || typeof count.of !== 'number' || 'times' in count || 'atMost' in count) return count
  const { of, each, eachHeld, more } = count
  const base = each || eachHeld ? times(of, each ? { count: each } : { places: eachHeld }) : of
  if (!Array.isArray(more)) return base
  return { sum: [base, ...more.map((one: Plain) => ({ if: one.if, give: one.add }))] }
}

/** What a destiny was compared with. */
function measureOf(than: unknown): unknown {
  if (!isPlain(than)) return than
  if ('ability' in than) return { stat: 'ability', of: than.ability }
  if ('destiny' in than) return { stat: 'destiny', of: 'target' }
  return 'defenseValue' in than ? { stat: 'defense value', of: 'target' } : than
}

function one(value: Plain): Plain {
  if (changing.includes(value.does) && fieldsOfAmount.some((field) => value[field] !== undefined)) {
    const { each: _, eachHeld: __, most: ___, plus: ____, pairedWith: _____, ...rest } = value
    return { ...rest, add: amountOf(value) }
  }
  if (counting.includes(value.brings) && 'count' in value) {
    const { more, ...rest } = value
    const count = countOf(value.count)
    if (value.brings !== 'retrieval' || typeof more !== 'number') return { ...value, count }
    return { ...rest, count: more === 0 ? count : { sum: [count, more] } }
  }
  if (value.brings === 'destiny' && 'above' in value) return { ...value, above: countOf(value.above) }
  if (value.brings === 'change of loss') return { ...value, by: countOf(value.by) }
  return 'than' in value ? { ...value, than: measureOf(value.than) } : value
}

/** The same value, with every text in it in the words of today. What it does not know it leaves as it is. */
export function inTodaysWords(value: unknown): unknown {
  if (Array.isArray(value)) {
    const all = value.map(inTodaysWords)
    return all.some((item, at) => item !== value[at]) ? all : value
  }
  if (!isPlain(value)) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, inTodaysWords(inner)] as const)
  return one(entries.some(([key, inner]) => inner !== value[key]) ? Object.fromEntries(entries) : value)
}
