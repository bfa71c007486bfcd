/** A refusal gives no reason that is not so. (That one is missing no scenario can say: it names reasons that are given.) */

import { expect, it } from 'vitest'
import { begin } from '../../kernel/index.ts'
import { autoPass, type Intent, idsOf, swccg } from '../../swccg/index.ts'
import { readScenario } from '../format/schema.ts'
import { type Names, setUp } from '../format/set-up.ts'
import handing from '../rules/deploy/transferring/together-20.example.json'

const ship = { side: 'dark', type: 'starship', subtype: 'starfighter', permanentPilot: { ability: 1 } }
const parsec = 5

/** A starfighter without hyperspeed at the Death Star, and why it does not get to the system beside that so. */
const whyNotByHyperspeed = (orbits: string | null): string[] =>
  whyNot(
    {
      id: 'beside',
      game: 'swccg',
      title: 'Beside the Death Star',
      edition: 'ar',
      define: {
        Slow: ship,
        Odra: { side: 'light', type: 'location', subtype: 'system', parsec, icons: { light: 1, dark: 1 } },
      },
      cards: { slow: 'Slow' },
      start: {
        turn: 'dark',
        phase: 'move',
        locations: ['Odra', { location: 'Death Star', owner: 'dark' }],
        place: [{ card: 'slow', at: 'Death Star' }],
        force: { dark: 3, light: 0 },
        reserve: { dark: 10, light: 10 },
        mobile: { 'Death Star': { parsec, orbits } },
      },
      steps: [{ by: 'dark', do: { pass: true } }],
    },
    ({ slow, Odra }) => ({ kind: 'move', using: 'hyperspeed', cards: [slow!], to: { location: Odra! } }),
  )

/** Why Dark may not do this as the position begins. */
function whyNot(position: object, act: (names: Names) => Intent): string[] {
  const read = readScenario(JSON.stringify(position))
  if (!read.ok || read.scenario.game !== 'swccg') throw new Error(JSON.stringify(read))
  const table = setUp(read.scenario)
  if (!table.ok) throw new Error(JSON.stringify(table.wrong))
  const { start, names } = table
  const { game } = begin(swccg, start.state, start.stack, start.seed, autoPass)
  const verdict = swccg.judge(game, 'dark', act(names))
  return verdict.legal ? [] : verdict.reasons.flatMap(idsOf)
}

it('that nothing is in orbit is said only where it is so', () => {
  expect(whyNotByHyperspeed(null)).toEqual(expect.arrayContaining(['MOV-037', 'MOV-070']))
  expect(whyNotByHyperspeed('Odra')).toContain('MOV-037')
  expect(whyNotByHyperspeed('Odra')).not.toContain('MOV-070')
})

it('who is missing is not said to be inside something', () => {
  const { steps: _steps, ...rest } = handing
  const position = { ...rest, steps: [{ by: 'dark', do: { pass: true } }] }
  const reasons = whyNot(position, ({ bl, m }) => ({ kind: 'transfer', card: bl!, to: m! }))
  expect(reasons).toContain('DEP-194')
  expect(reasons).not.toContain('CTL-041')
  expect(reasons.filter((rule) => rule === 'WPN-044')).toHaveLength(1)
})
