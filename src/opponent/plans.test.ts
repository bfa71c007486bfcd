/** What is announced is done, and what is known to be vain is not tried: seen in whole games of ready decks. */

import { beforeAll, describe, expect, it } from 'vitest'
import { rollsFrom } from '../kernel/index.ts'
import { type CardId, forceOf, forfeitOf, hasState, newGame, readyDecks, swccg } from '../swccg/index.ts'
import { type Made, played } from './contest.ts'
import { battleCost, wanted } from './habits/battle.ts'
import { placeAt } from './judgement.ts'
import { situationOf } from './situation.ts'
import { isHit, tableWorth } from './worth.ts'

const ofSide = (side: string) => readyDecks.filter(({ deck }) => deck.side === side).map(({ deck }) => deck)

function gameOf(seed: number): Made[] {
  const [light, dark] = [ofSide('light'), ofSide('dark')]
  const decks = { light: light[seed % light.length]!, dark: dark[(seed >> 1) % dark.length]! }
  const game = newGame({ ...decks, edition: seed % 2 === 0 ? 'ar' : 'crd', seed })
  if (!game.ok) throw new Error(JSON.stringify(game.reasons))
  const opponents = { light: 'trooper', dark: 'trooper' } as const
  const limit = { decisions: 4000, turns: 60 }
  return [...played({ start: game.start, opponents, roll: rollsFrom(seed), limit })]
}

let games: Made[][] = []

beforeAll(() => {
  games = [1, 2, 3, 4, 5, 6, 7, 8].map(gameOf)
}, 120_000)

/** Battles that were announced by a deployment, and those of them that began in the same turn. */
function announced(game: readonly Made[]): { all: number; kept: number } {
  let [all, kept] = [0, 0]
  let turn = -1
  let waiting = new Set<CardId>()
  for (const { before, given, reply } of game) {
    if (before.state.turn.number !== turn) waiting = new Set()
    turn = before.state.turn.number
    const { why } = reply
    if (why.say === 'deploy to fight' && !waiting.has(why.with.at)) {
      waiting.add(why.with.at)
      all++
    }
    if ('act' in given && given.act.kind === 'battle' && waiting.delete(given.act.location)) kept++
  }
  return { all, kept }
}

describe('a plan', () => {
  it('is kept, with its Force: nearly every battle for which cards were deployed comes', () => {
    const counts = games.map(announced)
    const all = counts.reduce((sum, one) => sum + one.all, 0)
    const kept = counts.reduce((sum, one) => sum + one.kept, 0)
    expect(all).toBeGreaterThan(20)
    // The other player may answer, and what was counted on may not come.
    expect(kept / all).toBeGreaterThan(0.8)
  })

  it('never lacks the Force for a battle that is worth beginning', () => {
    const poor: string[] = []
    for (const game of games) {
      for (const { before, given, memory } of game) {
        const { turn, battle } = before.state
        if (turn.phase !== 'battle' || turn.player !== given.by || battle || !('pass' in given)) continue
        const s = situationOf(swccg.redact(before, given.by), memory, rollsFrom(1))
        const have = forceOf(before.state, given.by)
        for (const at of before.state.layout) {
          const { ours, theirs } = placeAt(s, at)
          if (!ours.presence || !theirs.presence || hasState(before.state, at, 'battled')) continue
          if (wanted(s, at) && battleCost(s, at) > have) poor.push(`turn ${turn.number}`)
        }
      }
    }
    expect(poor.length).toBeLessThan(2)
  })
})

describe('a search', () => {
  it('is not made again by a card that has found nothing, nor for what lies elsewhere', () => {
    for (const game of games) {
      const vain: CardId[] = []
      for (const { before } of game) {
        const { why, with: about } = before.decision!
        if (why === 'search in vain') vain.push(about.card as CardId)
      }
      expect(new Set(vain).size).toBe(vain.length)
      expect(vain.length).toBeLessThan(3)
    }
  })
})

describe('forfeiting', () => {
  it('gives up no card that the others of the same battle had paid for', () => {
    let seen = 0
    for (const game of games) {
      for (const { before, given } of game) {
        if (!('act' in given) || given.act.kind !== 'forfeit' || !before.state.battle) continue
        const p = before.state
        const { attrition, damage } = p.battle!.owed[given.by]
        const open = [...swccg.legal(p, before.stack, given.by)].flatMap((act) =>
          act.kind === 'forfeit' && !isHit(p, act.card) ? [act.card] : [],
        )
        const value = (card: CardId) => forfeitOf(p, card) ?? 0
        const chosen = given.act.card
        if (isHit(p, chosen)) continue
        seen++
        // Another single card would have paid all that is owed, at a smaller price.
        const cheaper = open.filter(
          (card) =>
            value(card) >= Math.max(attrition, damage) && tableWorth(p, card) < tableWorth(p, chosen) - 0.2,
        )
        expect(cheaper).toEqual([])
      }
    }
    expect(seen).toBeGreaterThan(20)
  })
})
