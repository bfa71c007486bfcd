/** Every example of the shelf is shown to its end, a step at a time. */

import { expect, test } from 'vitest'
import { actions } from '../index.ts'
import { lessons } from './lessons.ts'
import { shown } from './shown.test-helper.ts'

const examples = (await lessons()).filter(({ story }) => !story)

test.each(examples.map(({ id }) => id))('%s', async (id) => {
  await actions().openLesson(id)
  expect(shown()).toBeNull()
})
