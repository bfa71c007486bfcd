import { expect, test } from 'vitest'
import { readScenario } from '../scenarios/schema.ts'
import { lessons } from './lessons.ts'
import { trusted } from './trusted.ts'

test('every lesson on the shelf reads the same with and without the schema check', async () => {
  const shelf = await lessons()
  expect(shelf.length).toBeGreaterThan(20)
  for (const { id, text } of shelf) {
    const read = readScenario(text)
    expect(read.ok, id).toBe(true)
    if (read.ok) expect(trusted(text), id).toEqual(read.scenario)
  }
})
