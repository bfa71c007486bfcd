/**
 * `npm run --silent guard -- [--card ID]… [--set N] [--side light|dark] [--new] [--write] [--json]`: takes the clauses of
 * the cards that are played in full out, or changes their numbers, one at a time, and runs the scenarios that have the card
 * in them. What no scenario notices is not guarded. `--new`: only cards of whose text nothing is recorded. `--write` notes
 * what is found in `guard/guarded.txt`, where `npm run cards` reads it.
 */

import './closed-pipe.mjs'
import { parseArgs } from 'node:util'
import { type CardFacts, pool } from '../swccg/index.ts'
import { type Guarding, guarding, unguarded } from './guard/guarding.ts'
import { isWhole, note, record } from './guard/record.ts'

const options = {
  card: { type: 'string', multiple: true },
  set: { type: 'string', multiple: true },
  side: { type: 'string' },
  new: { type: 'boolean' },
  write: { type: 'boolean' },
  json: { type: 'boolean' },
} as const

class Refused extends Error {}

function asked() {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    throw new Refused((error as Error).message)
  }
}

/** The cards that are asked about. A card that is named is looked at even where something of its text is missing. */
function chosen({ card: keys, set: sets, side, new: unknown }: ReturnType<typeof asked>): CardFacts[] {
  const strange = keys?.find((key) => !pool.some((card) => card.key === key))
  if (strange !== undefined) throw new Refused(`There is no card ${strange} in the pool.`)
  if (side !== undefined && side !== 'light' && side !== 'dark') throw new Refused('A side is light or dark.')
  const known = unknown ? record(pool) : null
  const found = pool.filter(
    (card) =>
      (keys ? keys.includes(card.key) : isWhole(card)) &&
      (sets?.includes(card.key.split('_')[0] ?? '') ?? true) &&
      (side === undefined || card.side === side) &&
      !known?.has(card.key),
  )
  if (found.length === 0 && !unknown) throw new Refused('No card that is played in full is like that.')
  return found
}

function told(one: Guarding) {
  const { card, clauses, scenarios } = one
  const { key, title, side } = card
  const missed = unguarded(one)
  return {
    key,
    title,
    side,
    guarded: [clauses.length - missed.length, clauses.length],
    unguarded: missed,
    scenarios,
  }
}

function line(one: Guarding): string {
  const { key, title, guarded, unguarded: missed } = told(one)
  const left = missed.length > 0 ? `; nobody notices: ${missed.join(', ')}` : ''
  return `${key} ${title}: ${guarded.join(' of ')} guarded${left}`
}

function run(): void {
  const values = asked()
  const found: Guarding[] = []
  for (const card of chosen(values)) {
    const one = guarding(card)
    found.push(one)
    if (!values.json) console.log(line(one))
    // Long work is not lost where it is broken off.
    if (values.write && found.length % 50 === 0) note(pool, found)
  }
  if (values.write) note(pool, found)
  const all = found.flatMap(({ clauses }) => clauses)
  const kept = all.filter(({ by }) => by !== null).length
  if (values.json) console.log(JSON.stringify(found.map(told), null, 1))
  else {
    const whole = found.filter((one) => unguarded(one).length === 0).length
    console.log(
      `${kept} of ${all.length} clauses guarded; ${whole} of ${found.length} cards in all of theirs`,
    )
  }
  if (kept < all.length) process.exitCode = 1
}

try {
  run()
} catch (error) {
  if (!(error instanceof Refused)) throw error
  console.error(`guard: ${error.message}`)
  process.exitCode = 2
}
