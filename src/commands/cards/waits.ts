/** What cards wait for that are not played in full: the mechanisms of `needs.txt`, by the cards that lack that one alone. */

import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { CardFacts } from '../../swccg/index.ts'
import { isWhole } from '../guard/record.ts'

const file = path.join(import.meta.dirname, 'needs.txt')

/** A line a card: its key, and the mechanisms that its text needs and the game has not. */
const needs: readonly { key: string; lacks: string[] }[] = readFileSync(file, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => {
    const at = line.indexOf(' ')
    return { key: line.slice(0, at), lacks: line.slice(at + 1).split('; ') }
  })

export interface Wait {
  mechanism: string
  /** The cards that wait for it alone. */
  alone: string[]
  /** How many wait for it and for others. */
  all: number
}

/** Every mechanism that a card waits for, the one first that most wait for alone. */
export function waits(pool: readonly CardFacts[]): Wait[] {
  const done = new Set(pool.filter(isWhole).map(({ key }) => key))
  const found = new Map<string, Wait>()
  for (const { key, lacks } of needs) {
    if (done.has(key)) continue
    for (const mechanism of lacks) {
      const one = found.get(mechanism) ?? { mechanism, alone: [], all: 0 }
      found.set(mechanism, one)
      one.all++
      if (lacks.length === 1) one.alone.push(key)
    }
  }
  return [...found.values()].sort(
    (one, other) =>
      other.alone.length - one.alone.length ||
      other.all - one.all ||
      (one.mechanism < other.mechanism ? -1 : 1),
  )
}
