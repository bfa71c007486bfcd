/**
 * Every point at which the two editions were compared is shown by two scenarios: the same position, one in each edition, and each
 * comes out as it says. Played in the other edition, a scenario fails where the two differ, and is as good where they do not.
 */

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { allRules } from '../../swccg/index.ts'
import { editionPoints } from '../editions.ts'
import { scenarioFiles } from '../format/files.test-helper.ts'
import { runText } from '../format/run.ts'

interface File {
  id: string
  edition?: string
  define?: unknown
  cards?: unknown
  start: unknown
  steps: { do: unknown; expect?: { illegal?: unknown; then?: Record<string, unknown>[] } }[]
}

const texts = new Map(
  scenarioFiles().flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const id = (JSON.parse(text) as File).id
    return [[id, { text, name: path.basename(file) }] as const]
  }),
)

/** The file of the scenario with this id. */
function fileOf(id: string): { text: string; name: string; scenario: File } {
  const found = texts.get(id)
  if (!found) throw new Error(`there is no scenario ${id}`)
  return { ...found, scenario: JSON.parse(found.text) as File }
}

/** What comes of it, whatever rule is named for it: refused or not, what it costs, and what is so afterwards. */
const outcomeOnly = (steps: File['steps']): File['steps'] =>
  steps.map((step) => {
    if (!step.expect) return step
    const { illegal, then, ...rest } = step.expect
    const facts = then?.filter((fact) => !('cited' in fact) && !('parts' in fact))
    return {
      ...step,
      expect: {
        ...rest,
        ...(illegal === undefined ? {} : { illegal: true }),
        // biome-ignore lint/suspicious/noThenProperty: the format's own word.
        ...(facts === undefined ? {} : { then: facts }),
      },
    }
  })

/** Does the scenario come out the same when the other edition is played? */
function isSameIn(edition: string, { scenario }: { scenario: File }): boolean {
  const run = runText(JSON.stringify({ ...scenario, edition, steps: outcomeOnly(scenario.steps) }))
  return 'ok' in run && run.ok
}

test('every point has a number of its own, in order, and none is left out', () => {
  const numbers = editionPoints.map((_, at) => `ED-${String(at + 1).padStart(2, '0')}`)
  expect(editionPoints.map(({ id }) => id)).toEqual(numbers)
  expect(editionPoints.length).toBe(62)
})

describe.each(editionPoints.map((point) => [point.id, point] as const))('%s', (_, point) => {
  const [ar, crd] = [fileOf(point.ar), fileOf(point.crd)]

  it('is shown from one position, in either edition', () => {
    const positionOf = ({ define, cards, start }: File) => ({ define, cards, start })
    expect([ar.scenario.edition ?? 'ar', crd.scenario.edition]).toEqual(['ar', 'crd'])
    expect(positionOf(crd.scenario)).toEqual(positionOf(ar.scenario))
    for (const { name } of [ar, crd]) expect(name).toMatch(/[.]example[.]json$/)
  })

  it.each([ar, crd])('comes out as $name says', ({ text }) => {
    expect(runText(text)).toMatchObject({ ok: true, skipped: false, message: '' })
  })

  it('differs where the list says so', () => {
    const same = isSameIn('crd', ar) && isSameIn('ar', crd)
    expect(same).toBe(!point.differs)
  })

  it('names rules that there are, and its topic in both languages', () => {
    const known = new Set(allRules.flatMap(({ id, same = [] }) => [id, ...same]))
    expect(point.rules.filter((rule) => !known.has(rule))).toEqual([])
    expect(point.rules.length).toBeGreaterThan(0)
    for (const text of Object.values(point.topic)) expect(text).not.toBe('')
  })
})
