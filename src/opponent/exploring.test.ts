/** Looking ahead leads where playing leads. */

import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { answer, begin, firstOf, type Game, refuse, rollsFrom } from '../kernel/index.ts'
import {
  answersTo,
  autoPass,
  cardOf,
  explore,
  explored,
  newGame,
  type Player,
  type Position,
  premiereDarkDeck,
  premiereLightDeck,
  swccg,
} from '../swccg/index.ts'

const without = ({ events: _, ...game }: Game<Position>) => game

function begun(seed: number): Game<Position> {
  const edition = seed % 2 ? 'ar' : 'crd'
  const table = newGame({ light: premiereLightDeck, dark: premiereDarkDeck, edition, seed })
  if (!table.ok) throw new Error('the decks are not fine')
  return begin(swccg, table.start.state, table.start.stack, seed, autoPass).game
}

/** Goes on by `answersTo` and `explored`, from the beginning of a game. */
function* walk(seed: number, decisions: number) {
  const roll = rollsFrom(seed)
  let game = explore(begun(seed))
  for (let made = 0; made < decisions && game.decision; made++) {
    const answers = answersTo(game)
    // Who passes too seldom never comes to fight.
    const given = roll(3) === 0 ? answers.at(-1)! : answers[roll(answers.length)]!
    const after = explored(game, given)
    yield { game, answers, given, after }
    game = after
  }
}

describe('exploring', () => {
  it('what nobody is asked about apart, an answer leads where it leads in play', () => {
    let same = 0
    for (const { game, given, after } of walk(1, 160)) {
      let played = answer(swccg, game, given, autoPass)
      // What a search answers by itself is answered in play one by one, with the same.
      for (let steps = 0; played.ok && played.game.decision && steps < 60; steps++) {
        if (isDeepStrictEqual(played.game.state, after.state)) break
        const { by, kind, cards = [], options = [] } = played.game.decision
        const from = 'cards' in given ? game.state.cards[firstOf(given.cards)]?.where : undefined
        const top =
          from && 'in' in from && from.in !== 'hand' ? played.game.state.piles[by][from.in][0] : undefined
        const next =
          kind === 'action'
            ? 'act' in given && given.act.kind === 'lose'
              ? given
              : null
            : kind === 'option'
              ? { by, option: firstOf(options) }
              : kind === 'order'
                ? { by, order: cards }
                : kind === 'cards'
                  ? { by, cards: top !== undefined && cards.includes(top) ? [top] : cards }
                  : null
        if (!next) break
        played = answer(swccg, played.game, next, autoPass)
      }
      if (!played.ok) throw new Error(JSON.stringify(played.verdict.reasons))
      expect(without(played.game)).toEqual(without(after))
      same++
    }
    expect(same).toBeGreaterThan(100)
  })

  it('what is offered is never refused', () => {
    for (const seed of [2, 3])
      for (const { game, answers } of walk(seed, 120)) {
        expect(answers.length).toBeGreaterThan(0)
        for (const given of answers) expect(refuse(swccg, game, given)).toBeNull()
      }
  })

  it('nothing is told, and the position goes on from its copy in the same way', () => {
    for (const { game, given, after } of walk(4, 100)) {
      expect(after.events).toEqual([])
      const copy = explored(JSON.parse(JSON.stringify(game)), given)
      expect(isDeepStrictEqual(copy, after)).toBe(true)
    }
  })

  it('chance is the seed’s where one is given', () => {
    const game = begun(5)
    expect(explore(game).chance).toEqual(game.chance)
    expect(explore(game, 7).chance).toEqual(explore(begun(6), 7).chance)
    expect(explore(game, 7).chance).not.toEqual(explore(game, 8).chance)
  })

  it('several Force are lost at one go from the pile that is named', () => {
    let losses = 0
    for (const seed of [6, 7])
      for (const { game, given, after } of walk(seed, 250)) {
        if (game.decision?.why !== 'lose Force' || !('cards' in given)) continue
        const by = given.by as Player
        const { where } = cardOf(game.state, firstOf(given.cards))
        const count = Number(game.decision.with.count)
        if (!('in' in where) || where.in === 'hand' || count < 2 || after.decision?.why === 'lose Force')
          continue
        const left = game.state.piles[by][where.in].length - after.state.piles[by][where.in].length
        if (left >= count) losses++
      }
    expect(losses).toBeGreaterThan(0)
  })
})
