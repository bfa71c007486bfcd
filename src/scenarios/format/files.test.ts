import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { nameOf } from './files.test-helper.ts'
import { readScenario } from './schema.ts'
import { en } from './wrong.en.ts'
import { inWords } from './wrong.ts'

const here = join(import.meta.dirname, '..')
const files = readdirSync(here, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.json'))
  .sort()

describe('the scenario files', () => {
  it('have ids that are theirs alone', () => {
    const ids = files.map((file) => JSON.parse(readFileSync(join(here, file), 'utf8')).id as string)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it.each(files)('%s is a scenario', (file) => {
    const result = readScenario(readFileSync(join(here, file), 'utf8'))
    if (!result.ok) throw new Error(`${file}: ${inWords(en, result)}`)
    expect(result.scenario.steps.length).toBeGreaterThan(0)
    expect(result.scenario.title).not.toBe('')
  })

  it.each(files.filter((file) => /(^lessons|\/ex-mov-\d+\w*[.])/.test(file)))(
    '%s is named after its id',
    (file) => {
      const { id } = JSON.parse(readFileSync(join(here, file), 'utf8')) as { id: string }
      expect(nameOf(file)).toBe(id.toLowerCase())
    },
  )

  it.each(files.filter((file) => file.startsWith('lessons')))('%s explains itself', (file) => {
    const result = readScenario(readFileSync(join(here, file), 'utf8'))
    if (!result.ok) throw new Error(inWords(en, result))
    const { scenario } = result
    expect(scenario.why).toBeTruthy()
    expect(scenario.steps.every((step) => step.why)).toBe(true)
    expect(scenario.steps.filter((step) => step.expect.illegal).length).toBeGreaterThanOrEqual(2)
  })
})
