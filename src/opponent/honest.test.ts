/** An opponent knows what its player may see, and nothing else: whatever lies hidden, its answer is the same. */

import { describe, expect, it } from 'vitest'
import type { Game } from '../kernel/index.ts'
import {
  type CardId,
  hiddenKey,
  newGame,
  opponentOf,
  type Player,
  type Position,
  readyDecks,
  swccg,
} from '../swccg/index.ts'
import { played } from './contest.ts'
import { type Level, reply, rollsFrom } from './index.ts'
import { type Roll, shuffled } from './random.ts'

const piles = ['reserve', 'force', 'used', 'hand'] as const

/** The same game with all that this player may not know dealt anew: faces, the order of piles, chance. */
function otherwise(game: Game<Position>, player: Player, roll: Roll): Game<Position> {
  const { state } = game
  const view = swccg.redact(game, player)
  const hidden = (card: CardId) => view.state.cards[card]!.key === hiddenKey
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

/** How many answers of this level differ when what is hidden differs, of so many decisions of games of ready decks. */
function differing(level: Level, decisions: number): string[] {
  const found: string[] = []
  let compared = 0
  for (let seed = 1; compared < decisions; seed++) {
    const roll = rollsFrom(seed)
    const deckOf = (side: Player) => {
      const decks = readyDecks.filter(({ deck }) => deck.side === side)
      return decks[seed % decks.length]!.deck
    }
    const game = newGame({ light: deckOf('light'), dark: deckOf('dark'), edition: 'ar', seed })
    if (!game.ok) throw new Error('a ready deck is not fine')
    const opponents = { light: level, dark: level }
    const limit = { decisions: 400, turns: 40 }
    for (const made of played({ start: game.start, opponents, roll: rollsFrom(1), limit })) {
      const { before, given, memory } = made
      const view = swccg.redact(otherwise(before, given.by, roll), given.by)
      // Trooper and Recruit roll no dice but where they know nothing better.
      const again = reply(level, view, memory, () => 0)
      const first = reply(level, swccg.redact(before, given.by), memory, () => 0)
      if (JSON.stringify(again.answer) !== JSON.stringify(first.answer))
        found.push(
          `${before.decision?.why}: ${JSON.stringify(first.answer)} or ${JSON.stringify(again.answer)}`,
        )
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
})
