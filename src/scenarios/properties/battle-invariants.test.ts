/** What holds in every battle, in random fights. (Whole games are watched in src/opponent.) */

import { env } from 'node:process'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fightersAt } from '../../swccg/model/fights/battle.ts'
import { battleWatches } from '../../swccg/rules/battle/invariants.test-helper.ts'
import { fights, playedBy, type SwGame } from './play.test-helper.ts'

const aFight = fc.constantFrom(...Object.keys(fights))
const someNumbers = fc.array(fc.nat(9999), { minLength: 1, maxLength: 80, size: 'max' })

const someTimes = { numRuns: 160, interruptAfterTimeLimit: 15_000, seed: Number(env.SEED ?? 1) }

/** Random play at the tables of the examples of fights under one watch: how often there was something to look at. */
function seenInRandomFights(watch: keyof ReturnType<typeof battleWatches>): number {
  let seen = 0
  const property = fc.property(aFight, someNumbers, (file, numbers) => {
    const holds = battleWatches()[watch]
    for (const { before, after } of playedBy(fights[file]!, numbers))
      if (holds(before.state, after.state, after.decision?.why)) seen += 1
  })
  fc.assert(property, someTimes)
  return seen
}

/** The same table with every fighter that stands there 'hit': whatever ends a battle early loses them with what they hold. */
function wounded(game: SwGame): SwGame {
  const { state } = game
  const fighters = state.layout.flatMap((at) => fightersAt(state, at))
  const cards = state.cards.map((card) =>
    fighters.includes(card.id) ? { ...card, states: [...card.states, 'hit'] } : card,
  )
  return { ...game, state: { ...state, cards } }
}

describe('in random fights', () => {
  it("BAT-007, KRN-056: a battle ends early and is gone before anybody says in which order 'hit' cards lie", () => {
    const asked = { order: 0, after: 0 }
    const early = fc.constantFrom(...Object.keys(fights).filter((file) => file.includes('early')))
    const property = fc.property(early, someNumbers, (file, numbers) => {
      for (const { before, after } of playedBy(wounded(fights[file]!), numbers)) {
        const ends = before.state.battle?.total === null && !after.state.battle
        if (ends && after.decision?.why === 'order in pile') asked.order += 1
        if (before.decision?.why === 'order in pile' && !before.state.battle) asked.after += 1
        expect(after.stack.some(({ does }) => does === 'battle')).toBe(Boolean(after.state.battle))
      }
    })
    fc.assert(property, { numRuns: 40, seed: someTimes.seed })
    expect(asked.order).toBeGreaterThan(0)
    expect(asked.after).toBeGreaterThan(0)
  })

  it("BAT-007, BAT-097, BAT-109: what was 'hit' in a battle has left table when that is over", () => {
    expect(seenInRandomFights('hitsLeave')).toBeGreaterThan(20)
  })

  it('BAT-009: there is no second battle at a location in a turn', () => {
    expect(seenInRandomFights('onceATurn')).toBeGreaterThan(20)
  })

  it('BAT-081, BAT-119: neither attrition nor battle damage is ever below 0', () => {
    expect(seenInRandomFights('neverNegative')).toBeGreaterThan(20)
  })

  it('BAT-004, BAT-005: a battle in which a side has lost all presence is over, up to the naming of the winner', () => {
    expect(seenInRandomFights('overWhenLonely')).toBeGreaterThan(5)
  })
})
