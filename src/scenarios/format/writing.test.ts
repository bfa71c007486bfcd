/** A position of a real game, told as a scenario with its latest answers as steps, leads to that position again. */

import { expect, it } from 'vitest'
import { type Answer, firstOf, type History, open, play } from '../../kernel/index.ts'
import {
  autoPass,
  type Intent,
  newGame,
  type Position,
  premiereDarkDeck,
  premiereLightDeck,
  swccg,
} from '../../swccg/index.ts'
import { runText } from './run.ts'
import { scenarioFrom } from './writing.ts'

/** The next answer: mostly something that can be done, now and then a pass. */
function advance(history: History<Position, Intent>, i: number): History<Position, Intent> | null {
  const game = history.games[history.at]!
  if (!game.decision) return null
  const { by, kind, mayPass, options = [], cards = [], min = 0 } = game.decision
  const acts = kind === 'action' || kind === 'response' ? [...swccg.legal(game.state, game.stack, by)] : []
  const act = acts[(i * 7) % Math.max(1, acts.length)]
  const given: Answer<Intent> =
    act && (i % 4 !== 3 || !mayPass)
      ? { by, act }
      : kind === 'option'
        ? { by, option: firstOf(options) }
        : kind === 'number'
          ? { by, number: min }
          : kind === 'order'
            ? { by, order: cards }
            : kind === 'cards'
              ? { by, cards: cards.slice(0, min) }
              : ({ by, pass: true } as const)
  const next = play(swccg, history, given, autoPass)
  return next.ok ? next.history : null
}

it('a game of two is told from its first turn on', () => {
  const start = newGame({ light: premiereLightDeck, dark: premiereDarkDeck, edition: 'ar', seed: 5 })
  if (!start.ok) throw new Error('the decks are not fine')
  let history = open(swccg, start.start, autoPass)
  let asked = 0
  let told = 0
  for (let i = 0; i < 90; i++) {
    const next = advance(history, i)
    if (!next) break
    history = next
    if (i % 6 !== 5) continue
    asked++
    const scenario = scenarioFrom(history, { id: 'report', title: 'A report', why: 'It is wrong.' })
    if (!scenario) continue
    told++
    expect(runText(JSON.stringify(scenario))).toMatchObject({ ok: true })
  }
  expect(asked).toBeGreaterThan(10)
  expect(`${told} of ${asked}`).toBe(`${asked} of ${asked}`)
}, 60_000)
