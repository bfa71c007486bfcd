import { expect, test } from '@playwright/test'
import { byClicks, byKeyboard, byMouse, byTouch, lesson, open, playLesson } from './lib.ts'

const short = ['lessons/first-steps', 'lessons/ships-and-landing', 'lessons/docking-bays-and-shuttles']

for (const language of ['en', 'fr'] as const) {
  test.describe(`a lesson, ${language}`, () => {
    const story = lesson('lessons/first-steps')
    const address = `/?scenario=${story.id}&lang=${language}`

    test('is played to its end by dragging with the mouse', async ({ page }) => {
      await open(page, address)
      await playLesson(page, story, byMouse, language)
    })

    test('is played to its end with the keyboard alone', async ({ page }) => {
      await open(page, address)
      await playLesson(page, story, byKeyboard, language)
    })

    test.describe('on a tablet', () => {
      test.use({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 768 } })
      test('is played to its end by touch', async ({ page }) => {
        await open(page, address)
        await playLesson(page, story, byTouch, language)
      })
    })
  })
}

for (const file of short.slice(1)) {
  const story = lesson(file)
  test(`${story.id} is played to its end by clicks`, async ({ page }) => {
    await open(page, `/?scenario=${story.id}`)
    await playLesson(page, story, byClicks, 'en')
  })
}

// Two locations of one title, cards played from hand: these are played with 'Show me'.
for (const file of ['lessons/clouds-and-asteroids', 'movement/ex-mov-14']) {
  const story = lesson(file)
  test(`${story.id} is shown to its end, step by step`, async ({ page }) => {
    await open(page, `/?scenario=${story.id}`)
    const panel = page.getByRole('region', { name: 'Lesson' })
    for (let step = 1; step <= story.steps.length; step++) {
      await expect(panel.locator('.step-count')).toContainText(`Step ${step} of`)
      await panel.getByRole('button', { name: /Show me|Continue/ }).click()
    }
    await expect(panel.locator('.finished')).toBeVisible()
    await page.getByRole('button', { name: 'Lessons' }).click()
    await expect(page.getByRole('button', { name: new RegExp(`${story.id}.*finished`) })).toBeVisible()
  })
}
