/** What a result is worth that counts something: so much as there is to count. */

import { beforeAll, describe, expect, it } from 'vitest'
import { firstOf, rollsFrom } from '../../kernel/index.ts'
import { type CardUse, newGame, readyDecks, swccg, type usually } from '../../swccg/index.ts'
import { played } from '../contest.ts'
import { type Situation, situationOf } from '../situation.ts'
import { worthOfResult } from './results.ts'

let s: Situation
let use: CardUse

beforeAll(() => {
  const deckOf = (side: string) => readyDecks.find(({ deck }) => deck.side === side)!.deck
  const game = newGame({ light: deckOf('light'), dark: deckOf('dark'), edition: 'ar', seed: 1 })
  if (!game.ok) throw new Error(JSON.stringify(game.reasons))
  const opponents = { light: 'recruit', dark: 'recruit' } as const
  const limit = { decisions: 1000, turns: 9 }
  for (const { before, memory } of played({ start: game.start, opponents, roll: rollsFrom(1), limit })) {
    if (before.state.layout.length < 3 || !before.decision) continue
    const { by } = before.decision
    s = situationOf(swccg.redact(before, by), memory, rollsFrom(1))
    use = { card: firstOf(before.state.layout), targets: [] }
    return
  }
})

type Count = Parameters<typeof usually>[0] & {}

/** What it is worth that the other player loses so much Force. */
const lossOf = (count: Count): number =>
  worthOfResult(s, { brings: 'Force loss', whose: 'opponent', count }, use)

describe('Force that the other player loses', () => {
  it('is worth as much as it is', () => expect(lossOf(4)).toBe(4))

  it('for each of several cards, counts those that are there', () => {
    const count = { type: 'location' } as const
    expect(s.p.layout.length).toBeGreaterThan(2)
    expect(lossOf({ count })).toBe(s.p.layout.length)
    expect(lossOf({ times: 2, of: { count } })).toBe(2 * s.p.layout.length)
  })

  it('is worth what is usual where the number is only chosen as it is paid for', () => {
    expect(lossOf({ the: 'X' })).toBe(1.5)
  })
})
