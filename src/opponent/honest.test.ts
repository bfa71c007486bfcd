/** An opponent knows what its player may see, and nothing else: whatever lies hidden, its answer is the same. */

import { describe, expect, it } from 'vitest'
import { type Game, type Roll, rollsFrom } from '../kernel/index.ts'
import {
  type CardId,
  cardOf,
  hiddenKey,
  newGame,
  opponentOf,
  type Player,
  type Position,
  readyDecks,
  swccg,
} from '../swccg/index.ts'
import { played } from './contest.ts'
import { type Level, type Memory, reply } from './index.ts'
import { shuffled } from './random.ts'

const piles = ['reserve', 'force', 'used', 'hand'] as const

/** The same game with all that this player may not know dealt anew: faces, the order of piles, chance. */
function otherwise(game: Game<Position>, player: Player, roll: Roll): Game<Position> {
  const { state } = game
  const view = swccg.redact(game, player)
  const hidden = (card: CardId) => cardOf(view.state, card).key === hiddenKey
  const cards = state.cards.map((card) => ({ ...card }))
  const newPiles = { light: { ...state.piles.light }, dark: { ...state.piles.dark } }
  for (const owner of [player, opponentOf(player)]) {
    const unseen = cards.filter((card) => card.owner === owner && hidden(card.id))
    const faces = shuffled(
      unseen.map(({ key }) => key),
      roll,
    )
    for (const [i, card] of unseen.entries()) card.key = faces[i]!
    for (const pile of piles) {
      // A hand lies open to its owner, in its order.
      if (pile === 'hand' && owner === player) continue
      newPiles[owner][pile] = shuffled(state.piles[owner][pile], roll)
    }
  }
  return { ...game, state: { ...state, cards, piles: newPiles }, chance: [1, 2, 3, 4] }
}

/** How many positions Admiral looks at for an answer: a number, for no clock gives the same answer twice. */
const looks = 36

/** What this level answers to what it may see; `looked`: how often it has looked at its clock. */
function answerOf(level: Level, view: Game<Position>, memory: Memory): { told: string; looked: number } {
  let looked = 0
  const budget = { milliseconds: looks, clock: () => looked++ }
  // Trooper and Recruit roll no dice but where they know nothing better; Admiral makes up worlds with them.
  const roll = level === 'admiral' ? rollsFrom(1) : () => 0
  const { answer, why } = reply(level, view, memory, roll, budget)
  return { told: JSON.stringify([answer, why]), looked }
}

/**
 * Which answers of this level differ when what is hidden differs, of so many decisions of games of ready decks.
 * @param every of the decisions that it thinks about, one in so many is compared.
 */
function differing(level: Level, decisions: number, every = 1): string[] {
  const found: string[] = []
  let [compared, met] = [0, 0]
  for (let seed = 1; compared < decisions; seed++) {
    const roll = rollsFrom(seed)
    const deckOf = (side: Player) => {
      const decks = readyDecks.filter(({ deck }) => deck.side === side)
      return decks[seed % decks.length]!.deck
    }
    const game = newGame({ light: deckOf('light'), dark: deckOf('dark'), edition: 'ar', seed })
    if (!game.ok) throw new Error('a ready deck is not fine')
    // Whoever thinks long is asked about the games of who does not.
    const player = level === 'admiral' ? 'trooper' : level
    const opponents = { light: player, dark: player } as const
    const limit = { decisions: 400, turns: 40 }
    for (const { before, given, memory } of played({
      start: game.start,
      opponents,
      roll: rollsFrom(1),
      limit,
    })) {
      if (++met % every > 0) continue
      const first = answerOf(level, swccg.redact(before, given.by), memory)
      // Where Admiral does not look ahead it says what Trooper says.
      if (level === 'admiral' && first.looked < 2) continue
      const again = answerOf(level, swccg.redact(otherwise(before, given.by, roll), given.by), memory)
      if (again.told !== first.told) found.push(`${before.decision?.why}: ${first.told} or ${again.told}`)
      if (++compared >= decisions) break
    }
  }
  return found
}

describe('what an opponent answers', () => {
  it('does not change with what it cannot see: Recruit, in 300 decisions', () => {
    expect(differing('recruit', 300)).toEqual([])
  }, 120_000)

  it('does not change with what it cannot see: Trooper, in 1000 decisions', () => {
    expect(differing('trooper', 1000)).toEqual([])
  }, 240_000)

  it('does not change with what it cannot see: Admiral, where it looks ahead', () => {
    expect(differing('admiral', 12, 5)).toEqual([])
  }, 120_000)
})
