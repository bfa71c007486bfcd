/** The power that is shown at a location before a battle. */

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { reached } from '../scenarios/format/run.ts'
import { powerThere } from './numbers.ts'

const story = JSON.parse(readFileSync('src/scenarios/rules/battle/battle-initiation/ex-bat-11.json', 'utf8'))
const [deploys, bars] = story.steps

/** Light's power at the site once these steps have been taken. */
function powerAfter(...steps: unknown[]): number {
  const found = reached(JSON.stringify({ ...story, steps }))
  if (!found.ok) throw new Error(found.message)
  return powerThere(found.game.state, 'light', found.names.Plain as number)
}

it('who may not battle does not count while this turn may bring a battle, and counts again after', () => {
  const until = (phase: string) => ({ by: 'light', do: { advance: { phase } } })
  const [friend, luke] = [2, 3]
  expect(powerAfter(deploys)).toBe(friend + luke)
  expect(powerAfter(deploys, bars)).toBe(friend)
  expect(powerAfter(deploys, bars, until('battle'))).toBe(friend)
  expect(powerAfter(deploys, bars, until('move'))).toBe(friend + luke)
})
