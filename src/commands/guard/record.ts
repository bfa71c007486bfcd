/**
 * What has been found to guard each card: `guarded.txt` beside this file, written by `npm run guard -- --write`. A line a
 * card: its key, a sign of its text, how many of how many clauses are guarded, and the paths of those that are not. A line
 * whose sign is not that of the card's present text says nothing.
 */

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { CardFacts } from '../../swccg/index.ts'
import { clausesOf } from './clauses.ts'
import { type Guarding, unguarded } from './guarding.ts'
import { signOf } from './sign.ts'

const file = path.join(import.meta.dirname, 'guarded.txt')

/** What a line says of a card. */
export interface Entry {
  sign: string
  guarded: number
  of: number
  unguarded: string[]
}

const entryIn = (line: string): [key: string, entry: Entry] => {
  const [key = '', sign = '', guarded = '', of = '', ...paths] = line.split(' ')
  return [key, { sign, guarded: Number(guarded), of: Number(of), unguarded: paths }]
}

/** All that the file says, in its order; of a card there may be several lines where two branches have met. */
export const recorded = (): [key: string, entry: Entry][] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean).map(entryIn) : []

/** The same by card, as far as it belongs to the text that the card has now. */
export function record(pool: readonly CardFacts[]): Map<string, Entry> {
  const signs = new Map(pool.map((card) => [card.key, signOf(card)]))
  return new Map(recorded().filter(([key, { sign }]) => signs.get(key) === sign))
}

const order = (key: string): number => {
  const [set = 0, number = 0] = key.split('_').map(Number)
  return set * 10_000 + number
}

/** Notes what has been found, and leaves out what belongs to no card of the pool as it is now. */
export function note(pool: readonly CardFacts[], found: readonly Guarding[]): void {
  const all = record(pool)
  for (const one of found) {
    const { card, clauses } = one
    const missed = unguarded(one)
    const entry = { sign: signOf(card), guarded: clauses.length - missed.length, of: clauses.length }
    all.set(card.key, { ...entry, unguarded: missed })
  }
  const whole = new Set(pool.filter(isWhole).map(({ key }) => key))
  const lines = [...all]
    .filter(([key]) => whole.has(key))
    .sort(([one], [other]) => order(one) - order(other))
    .map(([key, { sign, guarded, of, unguarded: paths }]) => [key, sign, guarded, of, ...paths].join(' '))
  writeFileSync(file, lines.map((line) => `${line}\n`).join(''))
}

/** Is nothing missing of a card's text? */
export const isWhole = ({ missing = [] }: CardFacts): boolean => missing.length === 0

/** How many of a card's clauses are guarded, and what of it is unproven, as far as has been found out. */
export function proof(card: CardFacts, known: ReadonlyMap<string, Entry>): Omit<Entry, 'sign'> {
  const entry = known.get(card.key)
  if (entry) return entry
  const clauses = clausesOf(card).map((clause) => clause.path)
  return { guarded: 0, of: clauses.length, unguarded: clauses }
}
