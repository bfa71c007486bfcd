/** What lessons say in other languages than their own has a note for each of their steps, and what is to be done is told so. */

import { expect, test } from 'vitest'
import { isDraft, languages } from '../../kernel/language.ts'
import { readScenario } from '../../scenarios/format/schema.ts'
import { lessons } from './lessons.ts'
import { isOnlyRead } from './only-read.ts'

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

test('a battle and a forfeit of a lesson are to be done, and what is only offered is to be read', () => {
  const steps = stories.flatMap(({ text }) => {
    const read = readScenario(text)
    return read.ok && read.scenario.game === 'swccg' ? read.scenario.steps : []
  })
  const doing = (word: string) => steps.filter((step) => word in step.do && !step.expect.offered)
  expect(doing('battle').map(isOnlyRead)).toContain(false)
  for (const word of ['battle', 'forfeit', 'move']) expect(doing(word).filter(isOnlyRead)).toEqual([])
  expect(steps.filter(({ expect: { offered } }) => offered).every(isOnlyRead)).toBe(true)
})
