/** What holds in every battle, whoever plays what. */

import { env } from 'node:process'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CardId, facts, hasState, type Position } from '../swccg/index.ts'
import { isLonely } from '../swccg/rules/battle/participation.ts'
import { fights, type Made, playedBy } from './play.test-helper.ts'

const aFight = fc.constantFrom(...Object.keys(fights))
const someNumbers = fc.array(fc.nat(9999), { minLength: 1, maxLength: 80, size: 'max' })

/** Random play at the tables of the examples of fights: each step, and how many there were to look at. */
function inRandomFights(runs: number, holds: (made: Made[]) => number): number {
  let seen = 0
  const property = fc.property(aFight, someNumbers, (file, numbers) => {
    seen += holds([...playedBy(fights[file]!, numbers)])
  })
  fc.assert(property, { numRuns: runs, interruptAfterTimeLimit: 15_000, seed: Number(env.SEED ?? 1) })
  return seen
}

/** Cards that have joined a battle, are still on table, 'hit', and could be forfeited. */
const hitIn = (p: Position, joined: readonly CardId[]): CardId[] =>
  joined.filter((card) => {
    const onTable = !('in' in p.cards[card]!.where)
    return onTable && hasState(p, card, 'hit') && facts(p, card).forfeit !== undefined
  })

describe('in random fights', () => {
  it("BAT-007, BAT-097, BAT-109: what was 'hit' in a battle has left table when that is over", () => {
    const battles = inRandomFights(160, (made) => {
      let over = 0
      for (const { before, given, after } of made) {
        const { battle } = before.state
        if (!battle || after.state.battle) continue
        over += 1
        expect(hitIn(after.state, battle.joined), JSON.stringify(given)).toEqual([])
      }
      return over
    })
    expect(battles).toBeGreaterThan(20)
  })

  it('BAT-009: there is no second battle at a location in a turn', () => {
    const battles = inRandomFights(120, (made) => {
      const fought = new Set<string>()
      for (const { before, after } of made) {
        const { battle, turn } = after.state
        if (!battle || before.state.battle) continue
        const once = `${turn.number}/${battle.at}`
        expect(fought.has(once), `${once} again`).toBe(false)
        fought.add(once)
      }
      return fought.size
    })
    expect(battles).toBeGreaterThan(20)
  })

  it('BAT-081, BAT-119: neither attrition nor battle damage is ever below 0', () => {
    const owing = inRandomFights(120, (made) => {
      let some = 0
      for (const { after } of made) {
        const { battle } = after.state
        if (!battle) continue
        for (const player of ['light', 'dark'] as const) {
          const { attrition, damage } = battle.owed[player]
          expect(attrition).toBeGreaterThanOrEqual(0)
          expect(damage).toBeGreaterThanOrEqual(0)
          expect(battle.attrition[player] ?? 0).toBeGreaterThanOrEqual(0)
          expect(battle.total?.[player] ?? 0).toBeGreaterThanOrEqual(0)
          if (attrition + damage > 0) some += 1
        }
      }
      return some
    })
    expect(owing).toBeGreaterThan(20)
  })

  it('BAT-004, BAT-005: a battle in which a side has lost all presence is over, up to the naming of the winner', () => {
    const early = inRandomFights(160, (made) => {
      let ended = 0
      for (const { before, given, after } of made) {
        const { battle } = after.state
        if (battle && battle.total === null) expect(isLonely(after.state), JSON.stringify(given)).toBe(false)
        if (before.state.battle && !battle && before.state.battle.total === null) ended += 1
      }
      return ended
    })
    expect(early).toBeGreaterThan(5)
  })
})
