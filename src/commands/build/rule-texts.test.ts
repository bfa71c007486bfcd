/** In the built page, titles and texts of rules come apart from the refusals beside which they stand. */

import { expect, test } from 'vitest'
import { ruleTextsApart } from './rule-texts.mjs'

const file = `export const landing = {
  rules: {
    'MOV-038': 'Title|Text',
  },
  reasons: {
    'MOV-038': 'No.',
  },
}
`

/** What the build reads where it asks for a file by this name. */
const built = (name: string): unknown => {
  const { transform } = ruleTextsApart()
  const made: unknown = Reflect.apply(Object(transform), {}, [file, `/src/swccg/rules/movement/${name}`])
  return Object(made).code
}

test.each(['landing.en.ts', 'landing.qps.ts'])('%s comes without its rules, which are asked for', (name) => {
  expect(built(name)).not.toContain('Title|Text')
  expect(built(name)).toContain("'No.'")
  expect(built(`${name}?rules`)).toContain('Title|Text')
  expect(built(`${name}?rules`)).not.toContain("'No.'")
})
