/** A table that an earlier version kept is taken up as it stood. */

import { expect, test } from 'vitest'
import { replay, save, ti4 } from './engine.ts'
import { ti4Actions, ti4Lessons } from './index.ts'
import { renewed } from './renewed.ts'

/** How an earlier version spelled an act. */
const spelled = ({ kind, ...said }: Record<string, unknown>): Record<string, unknown> => {
  const { system, ship, unit, to, ...rest } = said
  if (kind === 'activate') return { activate: system }
  if (kind === 'moveShip') return { moveShip: ship, ...rest, ...(to === undefined ? {} : { to }) }
  if (kind === 'stay') return { stay: ship }
  if (kind === 'confirm') return { confirm: true }
  if (kind === 'spaceCannon') return { spaceCannon: unit, ...rest }
  if (kind === 'abilityMove') return { abilityMove: ship, to, ...rest }
  return { retreat: to, ...rest }
}

test('every lesson, kept in the words of an earlier version, comes back answer by answer', async () => {
  const kinds = new Set<string>()
  for (const { id } of ti4Lessons) {
    await ti4Actions().openLesson(id)
    while (ti4Actions().progress.length < ti4Actions().scenario!.steps.length) ti4Actions().showMe()
    const now = save(ti4Actions().history!)
    const turns = now.turns.map((turn) => {
      if (!('act' in turn.answer)) return turn
      kinds.add(turn.answer.act.kind)
      return { ...turn, answer: { ...turn.answer, act: spelled({ ...turn.answer.act }) } }
    })
    const kept = JSON.parse(JSON.stringify({ ...now, turns }))
    const first = turns.findIndex(({ answer }) => 'act' in answer)
    expect(replay(ti4, kept).brokenAt, id).toBe(first === -1 ? null : first)
    expect(replay(ti4, renewed(kept)).brokenAt, id).toBeNull()
    expect(renewed(JSON.parse(JSON.stringify(now)))).toEqual(JSON.parse(JSON.stringify(now)))
  }
  expect(kinds.size).toBe(7)
})
