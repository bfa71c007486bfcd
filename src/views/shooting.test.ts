/** Firing weapons by bringing them to their targets. */

import { describe, expect, it } from 'vitest'
import { answer, begin, type Game } from '../kernel/index.ts'
import { scenarioText } from '../scenarios/format/files.test-helper.ts'
import { readScenario } from '../scenarios/format/schema.ts'
import { setUp } from '../scenarios/format/set-up.ts'
import { type Intent, type Position, swccg } from '../swccg/index.ts'
import { carryingOf, evaluateDrop, targetsFor } from './drop-options.ts'
import { aboardPlace } from './places.ts'
import { kindsFor } from './what-can-it-do.ts'

const acted = (game: Game<Position>, by: string, act: Intent): Game<Position> => {
  const result = answer(swccg, game, { by, act })
  if (!result.ok) throw new Error(JSON.stringify(result.verdict))
  return result.game
}

function laid(file: string) {
  const read = readScenario(scenarioText(file))
  if (!read.ok || read.scenario.game !== 'swccg') throw new Error('no scenario')
  const table = setUp(read.scenario)
  if (!table.ok) throw new Error(table.path)
  const { start, names } = table
  const card = (alias: string) => names[alias] as number
  return { game: begin(swccg, start.state, start.stack, start.seed).game, card }
}

describe('in the weapons segment', () => {
  const { game: before, card } = laid('rule-firing-01')
  const game = acted(before, 'light', { kind: 'battle', location: card('Field') })

  it('a weapon is brought to what it can be fired at, for its cost', () => {
    expect(carryingOf(game, card('p1'))).toBe('fire')
    const targets = targetsFor(game, card('p1'))
    expect([...targets.keys()].sort()).toEqual(
      [card('guard'), card('armored'), card('droid')].map((one) => aboardPlace(one)).sort(),
    )
    const { offers } = evaluateDrop(game, card('p1'), aboardPlace(card('guard')))
    expect(offers.map(({ intent, cost }) => ({ intent, cost }))).toEqual([
      { intent: { kind: 'fire', weapon: card('p1'), at: [card('guard')] }, cost: 1 },
    ])
  })

  it('any other target is refused with its reason', () => {
    const rules = (target: string) =>
      evaluateDrop(game, card('p1'), aboardPlace(card(target))).attempt.refused.flatMap(
        ({ using, verdict }) => [using, ...verdict.reasons.map(({ rule }) => rule)],
      )
    expect(rules('leia')).toEqual(expect.arrayContaining(['fire', 'WPN-010']))
    expect(rules('far')).toContain('WPN-004')
  })

  it('whoever bears a weapon can tell of its shots, or why there are none', () => {
    const kind = (one: string) => kindsFor(game, card(one)).find(({ using }) => using === 'fire')
    expect(kind('han')?.offers).toHaveLength(3)
    // Leia's other weapon is for starships only; the pistol will do.
    expect(
      kind('leia')?.offers.every(({ intent }) => intent.kind === 'fire' && intent.weapon === card('p2')),
    ).toBe(true)
    expect(kind('armored')).toBeUndefined()
  })
})

describe('outside a battle', () => {
  const { game, card } = laid('rule-firing-01')

  it('a weapon is handed on, and says why it is not fired', () => {
    expect(carryingOf(game, card('p1'))).toBe('transfer')
    const kind = kindsFor(game, card('p1')).find(({ using }) => using === 'fire')
    expect(kind?.offers).toEqual([])
    expect(kind?.refused?.reasons.map(({ rule }) => rule)).toContain('WPN-023')
  })
})

describe('an X that is chosen', () => {
  const { game: before, card } = laid('rule-weapon-x-wing-laser')

  it('makes as many shots of one target', () => {
    const deployed = acted(before, 'light', {
      kind: 'deploy',
      cards: [card('weapon')],
      to: { on: card('b') },
    })
    let game = deployed
    while (game.state.turn.phase !== 'battle' || game.decision?.by !== 'light') {
      const result = answer(swccg, game, { by: game.decision?.by ?? '', pass: true })
      if (!result.ok) throw new Error('no pass')
      game = result.game
    }
    game = acted(game, 'light', { kind: 'battle', location: card('Orbit') })
    const { offers } = evaluateDrop(game, card('weapon'), aboardPlace(card('target')))
    expect(offers.map(({ cost }) => cost)).toEqual([0, 1, 2, 3])
  })
})
