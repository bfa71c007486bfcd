/**
 * A machine learns every lesson: at each step it gives every legal answer there is. No lesson falls silent, and none is
 * stuck: the answer was the step, or the lesson goes on to its end from there, or it has said that it cannot.
 */

import { env } from 'node:process'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Answer, answersTo, type Intent } from '../../views/index.ts'
import { actions, useStore } from '../index.ts'
import { lessons } from './lessons.ts'
import { count, gameNow, progress, shown, untilAsked } from './shown.test-helper.ts'

const stories = (await lessons()).filter(({ story }) => story)

/** So many answers of a step are looked at, spread over all; `ALL` looks at each. */
const most = env.ALL ? Number.POSITIVE_INFINITY : 8
const some = <T>(all: readonly T[]): T[] => {
  const apart = Math.max(1, all.length / most)
  return all.filter((_, index) => Math.floor(index / apart) !== Math.floor((index - 1) / apart))
}

describe.each(stories.map(({ id }) => id))('%s', (id) => {
  beforeEach(() => actions().openLesson(id))

  test('is shown to its end', () => expect(shown()).toBeNull())

  test('says after every legal answer whether it can go on, and does', () => {
    const wrong: string[] = []
    while (progress() < count()) {
      untilAsked()
      if (progress() === count()) break
      const at = progress()
      const start = useStore.getState()
      const by = gameNow().decision?.by
      for (const given of some<Answer<Intent>>(answersTo(gameNow()))) {
        useStore.setState(start)
        actions().answer(given)
        if (actions().offTrack === 'passing') actions().answer(given)
        const text = actions().offTrack
        const after = useStore.getState()
        const stops = shown()
        const what = `step ${at + 1}: ${by} ${JSON.stringify(given)}`
        if (text === 'stuck' && stops === null) wrong.push(`${what} is told to be stuck and is not`)
        if (text !== 'stuck' && stops !== null)
          wrong.push(`${what} leads to step ${stops}, which is stuck; told: ${text}`)
        useStore.setState(after)
      }
      useStore.setState(start)
      const before = actions().history
      actions().showMe()
      if (progress() === at && actions().history === before) throw new Error(`step ${at + 1} is not shown`)
    }
    expect(wrong).toEqual([])
  }, 300_000)
})
