/** An answer told as a step, and read again, is the same answer. */

import { expect, it } from 'vitest'
import { answer, begin, firstOf } from '../../kernel/index.ts'
import {
  autoPass,
  facts,
  type Intent,
  newGame,
  premiereDarkDeck,
  premiereLightDeck,
  swccg,
} from '../../swccg/index.ts'
import type { Names } from './set-up.ts'
import { triedBy } from './steps.ts'
import { writeStep } from './writing-steps.ts'

/** What a step leaves open the engine fills in; what it names is compared. */
const named = (intent: Intent) => {
  return [intent.kind, JSON.stringify(intent)]
}

it('every act that is legal in a game comes back from its step', () => {
  let told = 0
  const differing = new Set<string>()
  for (const seed of [1, 2, 3]) {
    const start = newGame({ light: premiereLightDeck, dark: premiereDarkDeck, edition: 'ar', seed })
    if (!start.ok) throw new Error('the decks are not fine')
    const { state, stack } = start.start
    let { game } = begin(swccg, state, stack, seed, autoPass)
    for (let i = 0; i < 120 && game.decision; i++) {
      const { by, kind, mayPass } = game.decision
      const names: Names = Object.fromEntries(game.state.cards.map(({ id }) => [`card ${id}`, id]))
      for (const at of game.state.layout) names[facts(game.state, at).title] ??= at
      if (kind === 'action' || kind === 'response') {
        const acts = [...swccg.legal(game.state, game.stack, by)]
        for (const act of acts) {
          const tried = triedBy(game, names, by, writeStep(game, names, { by, act }))
          told++
          if (!('intent' in tried) || !swccg.judge(game, by, tried.intent).legal) {
            differing.add(named(act).join(' '))
          } else if (named(tried.intent)[0] !== named(act)[0]) differing.add(named(act).join(' '))
        }
        const act = acts[(i * 7) % Math.max(1, acts.length)]
        const given = act && (i % 5 !== 4 || !mayPass) ? { by, act } : ({ by, pass: true } as const)
        const next = answer(swccg, game, given, autoPass)
        if (!next.ok) throw new Error('refused')
        game = next.game
        continue
      }
      const { options = [], cards = [], min = 0 } = game.decision
      const given =
        kind === 'option'
          ? { by, option: firstOf(options) }
          : kind === 'number'
            ? { by, number: min }
            : kind === 'order'
              ? { by, order: cards }
              : { by, cards: cards.slice(0, min) }
      expect(triedBy(game, names, by, writeStep(game, names, given))).toEqual({ answer: given })
      const next = answer(swccg, game, given, autoPass)
      if (!next.ok) throw new Error('refused')
      game = next.game
    }
  }
  expect([...differing].slice(0, 10)).toEqual([])
  expect(told).toBeGreaterThan(500)
}, 60_000)
