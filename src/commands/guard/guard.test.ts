/** What is recorded of guarded clauses holds. (`npm run guard -- --write` writes it, with `--new` for new texts alone.) */

import { expect, test } from 'vitest'
import { keyed, withCard } from '../../swccg/index.ts'
import { clausesOf } from './clauses.ts'
import { guarding, unguarded } from './guarding.ts'
import { isWhole, recorded } from './record.ts'
import { signOf } from './sign.ts'

const all = recorded()

test('every line belongs to the text that its card has now', () => {
  expect(all.length).toBeGreaterThan(400)
  const stale = all.filter(([key, { sign }]) => {
    const card = keyed(key)
    return !card || !isWhole(card) || signOf(card) !== sign
  })
  expect(stale.map(([key]) => key)).toEqual([])
  expect(new Set(all.map(([key]) => key)).size).toBe(all.length)
})

test('every line counts the clauses that its card has', () => {
  for (const [key, { guarded, of, unguarded: missed }] of all) {
    const paths = clausesOf(keyed(key)!).map(({ path }) => path)
    expect([key, of, guarded]).toEqual([key, paths.length, paths.length - missed.length])
    expect(missed.filter((path) => !paths.includes(path))).toEqual([])
  }
})

/** Other cards each day: the same numbers all day long, whoever runs them. `SEED=…` takes those of another day. */
const day = Number(process.env.SEED ?? Math.floor(Date.now() / 86_400_000))
const sample = [...Array(6).keys()].map((nth) => all[(day * 7919 + nth * 104_729) % all.length]!)

test.each(sample)('%s is guarded as recorded', { timeout: 120_000 }, (key, entry) => {
  const missed = unguarded(guarding(keyed(key)!))
  expect(missed).toEqual(entry.unguarded)
})

test('a text that is gone is noticed, and comes back', () => {
  const card = keyed('9_99')!
  const clauses = clausesOf(card)
  expect(clauses.map(({ path }) => path)).toContain('text.1.while.piloting.title')
  expect(clauses[0]?.path).toBe('text.0')
  const bare = { ...card, abilities: [] }
  expect(withCard(bare, () => keyed(card.key)?.abilities)).toEqual([])
  expect(keyed(card.key)).toBe(card)
  const { clauses: found, scenarios } = guarding(card)
  expect(scenarios.length).toBeGreaterThan(0)
  expect(found.find(({ path }) => path === 'text.0')?.by).toMatch(/^src\/scenarios\//)
})
