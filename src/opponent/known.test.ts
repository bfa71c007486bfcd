/** What the log tells of cards that lie face down again: what both players have seen, and nothing else. */

import { describe, expect, it } from 'vitest'
import { rollsFrom } from '../kernel/index.ts'
import { newGame, type Position, premiereDarkDeck, premiereLightDeck, swccg } from '../swccg/index.ts'
import { hiddenKey } from '../swccg/redact.ts'
import { speechIn } from '../swccg/words/index.ts'
import { learn } from '../swccg/words/learn.ts'
import { type Made, played } from './contest.ts'

/** Every decision of two random games. */
function* decisions(): Generator<Made> {
  for (const seed of [1, 2]) {
    const game = newGame({ light: premiereLightDeck, dark: premiereDarkDeck, edition: 'ar', seed })
    if (!game.ok) throw new Error(JSON.stringify(game.reasons))
    const opponents = { light: 'random', dark: 'random' } as const
    yield* played({
      start: game.start,
      opponents,
      roll: rollsFrom(seed),
      limit: { decisions: 900, turns: 60 },
    })
  }
}

const isHiddenFrom = (p: Position, card: number) => p.cards[card]?.key === hiddenKey

describe('the log', () => {
  it('KRN-041: names the card that was drawn for destiny when it lies in the Used Pile again', async () => {
    await learn('en')
    const speech = speechIn('en')
    let hidden = 0
    for (const { after } of decisions()) {
      const view = swccg.redact(after, 'light').state
      for (const line of after.events) {
        const { card } = line.with
        if (line.say !== 'destiny drawn' || typeof card !== 'number') continue
        const title = line.open?.[card] ?? ''
        expect(title).not.toBe('')
        expect(speech.log(view, line)).toContain(title)
        if (isHiddenFrom(view, card)) hidden += 1
      }
    }
    expect(hidden).toBeGreaterThan(10)
  })

  it('KRN-019: names no card that goes from one hidden place to another, and no view ties a title to a number', () => {
    let moved = 0
    for (const { before, after } of decisions()) {
      const [was, is] = [swccg.redact(before, 'light'), swccg.redact(after, 'light')]
      expect(is.events.every((line) => line.open === undefined)).toBe(true)
      // Destinies, and Interrupts that are played, are seen on their way.
      if (after.events.some(({ say }) => say === 'destiny drawn' || say === 'to used pile')) continue
      const went = after.state.cards
        .filter(({ id, where }) => before.state.cards[id]?.where !== where)
        .map(({ id }) => id)
        .filter((id) => isHiddenFrom(was.state, id) && isHiddenFrom(is.state, id))
      moved += went.length
      // What an Interrupt has set off ends: it was seen when it was played.
      const told = after.events.filter(({ say }) => say !== 'lasting change ends')
      const named = told.flatMap(({ open = {} }) => Object.keys(open).map(Number))
      expect(went.filter((id) => named.includes(id))).toEqual([])
    }
    expect(moved).toBeGreaterThan(100)
  })
})
