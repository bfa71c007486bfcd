/** What lessons say in other languages than their own has a note for each of their steps. */

import { expect, test } from 'vitest'
import { isDraft, languages } from '../../kernel/language.ts'
import { readScenario } from '../../scenarios/format/schema.ts'
import { lessons } from './lessons.ts'

const stories = (await lessons()).filter(({ story }) => story)

test.each(stories.map((one) => [one.id, one] as const))('%s explains itself in every language', (_, one) => {
  expect(readScenario(one.text)).toMatchObject({ ok: true })
  for (const language of languages.filter((each) => !isDraft(each))) {
    const { title = '', why = '', steps = [] } = one.texts[language] ?? {}
    expect(title).not.toBe('')
    expect(why).not.toBe('')
    expect(steps).toHaveLength(one.steps)
    if (!one.id.startsWith('ex-')) expect(steps).not.toContain('')
  }
})
