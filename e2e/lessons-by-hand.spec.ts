/** All lessons of the path by mouse in both languages, three of them by touch and with the keyboard on a phone's screen. */

import { readdirSync } from 'node:fs'
import { expect } from '@playwright/test'
import { playByHand } from './support/by-hand.ts'
import { byKeyboard, byMouse, byTouch, lesson, open } from './support/lib.ts'
import { test } from './support/test.ts'

const stories = readdirSync('src/scenarios/lessons')
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''))

/** Hands find most steps: what is refused and has no button is shown. */
const most = (steps: number): number => Math.ceil(steps / 2)

test.describe('by hand', { tag: '@long' }, () => {
  test.describe.configure({ timeout: 240_000 })
  for (const file of stories) {
    const story = lesson(file)
    for (const language of ['en', 'fr'] as const)
      test(`${story.id} is played to its end by mouse, ${language}`, async ({ page }) => {
        await open(page, `/?scenario=${story.id}&lang=${language}`)
        const shown = await playByHand(page, story, byMouse, language)
        console.log(`${story.id} ${language}: ${shown.length} of ${story.steps.length} shown`, shown)
        expect(shown.length).toBeLessThanOrEqual(most(story.steps.length))
      })
  }

  for (const file of ['deploying', 'force-drains', 'ships-pilots-and-slots']) {
    const story = lesson(file)
    test.describe('on a phone', () => {
      test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
      test(`${story.id} is played to its end by touch`, async ({ page }) => {
        await open(page, `/?scenario=${story.id}&lang=fr`)
        const shown = await playByHand(page, story, byTouch, 'fr', (what) => what.tap({ timeout: 2500 }))
        console.log(`${story.id} touch: ${shown.length} of ${story.steps.length} shown`, shown)
        expect(shown.length).toBeLessThanOrEqual(most(story.steps.length))
      })
    })
    test(`${story.id} is played to its end with the keyboard`, async ({ page }) => {
      await page.setViewportSize({ width: 844, height: 390 })
      await open(page, `/?scenario=${story.id}&lang=en`)
      const shown = await playByHand(page, story, byKeyboard, 'en', (what) =>
        what.press('Enter', { timeout: 2500 }),
      )
      console.log(`${story.id} keys: ${shown.length} of ${story.steps.length} shown`, shown)
      expect(shown.length).toBeLessThanOrEqual(most(story.steps.length))
    })
  }
})
