/** Everything can be read and pressed at every size: each state of the page is reached once, and measured at all of them. */

import { expect } from '@playwright/test'
import { firstOf } from '../src/kernel/index.ts'
import { type Bounds, drawn, wrongSizes } from './support/sizes.ts'
import { states } from './support/states.ts'
import { test } from './support/test.ts'

interface Kind {
  name: string
  touch: boolean
  bounds: Bounds
  sizes: readonly (readonly [number, number])[]
}

const kinds: Kind[] = [
  {
    name: 'by mouse',
    touch: false,
    bounds: { text: 12, tap: 0, often: 0 },
    sizes: [
      [1440, 900],
      [1280, 800],
    ],
  },
  {
    name: 'by touch',
    touch: true,
    bounds: { text: 13, tap: 40, often: 44 },
    sizes: [
      [1024, 768],
      [844, 390],
      [390, 844],
    ],
  },
]

for (const { name, touch, bounds, sizes } of kinds) {
  for (const language of ['en', 'fr'] as const) {
    test.describe(`${name}, ${language}`, () => {
      test.use({ hasTouch: touch, isMobile: touch })
      // Words are longer in French: a finger needs the room, a mouse is tried in English.
      const again = touch === (language === 'en') ? { tag: '@long' } : {}
      test('letters, targets and titles are large enough at every size', again, async ({ page }) => {
        // Every state is reached and measured at up to three sizes: a busy machine takes minutes for that.
        test.setTimeout(240_000)
        await page.setViewportSize({ width: firstOf(sizes)[0], height: firstOf(sizes)[1] })
        for (const [index, [state, reach]] of states.entries()) {
          await reach(page, language)
          // There and back: each state is reached at the size at which the one before it was measured last.
          for (const [width, height] of index % 2 === 0 ? sizes : sizes.toReversed()) {
            await page.setViewportSize({ width, height })
            await drawn(page)
            expect.soft(await wrongSizes(page, bounds), `${state}, ${width} × ${height}`).toEqual({})
          }
        }
      })
    })
  }
}
