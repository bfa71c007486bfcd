/** Reacting by bringing a card to where the battle is. */

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { answer, begin } from '../kernel/index.ts'
import { readScenario } from '../scenarios/format/schema.ts'
import { setUp } from '../scenarios/format/set-up.ts'
import { idsOf, swccg } from '../swccg/index.ts'
import { evaluateDrop, targetsFor } from './drop-options.ts'
import { atPlace } from './places.ts'

describe('while there is a battle to react to', () => {
  const read = readScenario(readFileSync('src/scenarios/rules/react/react/rule-react-01.json', 'utf8'))
  if (!read.ok || read.scenario.game !== 'swccg') throw new Error('no scenario')
  const table = setUp(read.scenario)
  if (!table.ok) throw new Error(table.path)
  const { start, names } = table
  const before = begin(swccg, start.state, start.stack, start.seed).game
  const battle = answer(swccg, before, {
    by: 'light',
    act: { kind: 'battle', location: names.Plain as number },
  })
  if (!battle.ok) throw new Error('no battle')
  const { game } = battle
  const [bike, idle, plain, far] = [names.bike, names.idle, names.Plain, names.Far] as [
    number,
    number,
    number,
    number,
  ]

  it('a card that may react is offered the way there, with its cost', () => {
    expect([...targetsFor(game, bike).keys()]).toEqual([atPlace(plain)])
    const { offers } = evaluateDrop(game, bike, atPlace(plain))
    expect(offers.map(({ cost }) => cost)).toEqual([1])
    expect(offers[0]?.intent).toMatchObject({ kind: 'react' })
  })

  it('any other place, and any other card, is refused by the rules of reacts', () => {
    const rules = (card: number, place: number) =>
      evaluateDrop(game, card, atPlace(place)).attempt.refused.flatMap(({ using, verdict }) => [
        using,
        ...verdict.reasons.flatMap(idsOf),
      ])
    expect(rules(bike, far)).toContain('TRM-203')
    expect(rules(idle, plain)).toContain('MOV-005')
    expect(rules(idle, plain)[0]).toBe('react')
  })
})
