import { expect } from '@playwright/test'
import {
  byClicks,
  byKeyboard,
  byMouse,
  byTouch,
  type Hand,
  lesson,
  open,
  openFromMenu,
  playLesson,
} from './support/lib.ts'
import { test } from './support/test.ts'

const stories = [
  'first-steps',
  'ships-and-landing',
  'docking-bays-and-shuttles',
  'clouds-and-asteroids',
  'ex-mov-09',
  'ex-mov-14',
]
const hands: [string, Hand][] = [
  ['dragging with the mouse', byMouse],
  ['the keyboard alone', byKeyboard],
  ['clicks', byClicks],
]
const languages = ['en', 'fr'] as const
/** What is played again with another hand than the one that `npm test` plays it with. */
const again = { tag: '@long' }

/** The long worked examples are played by some hands, and not by `npm test`: the lessons show that each hand does everything. */
const shared: Record<string, readonly Hand[]> = {
  'ex-mov-09': [byMouse, byKeyboard],
  'ex-mov-14': [byClicks],
}

for (const [number, file] of stories.entries()) {
  const story = lesson(file)
  test.describe(story.id, () => {
    test.describe.configure({ timeout: 240_000 })
    // The first two stories are seen to move; the others are quicker without motion.
    if (number < 2) test.use({ contextOptions: { reducedMotion: 'no-preference' } })

    const plays = (hand: Hand) => shared[file]?.includes(hand) ?? true
    for (const [way, [name, hand]] of hands.entries()) {
      if (!plays(hand)) continue
      // Each language with every hand, each story in both languages.
      const language = languages[(number + way) % 2] ?? 'en'
      const first = !shared[file] && way === (number + 3) % 4
      test(`is played to its end by ${name}, ${language}`, first ? {} : again, async ({ page }) => {
        await open(page, `/?scenario=${story.id}&lang=${language}`)
        await playLesson(page, story, hand, language)
      })
    }

    if (!plays(byTouch)) return
    test.describe('on a tablet', () => {
      test.use({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 768 } })
      const language = languages[(number + 1) % 2] ?? 'en'
      test(`is played to its end by touch, ${language}`, number === 0 ? {} : again, async ({ page }) => {
        await open(page, `/?scenario=${story.id}&lang=${language}`)
        await playLesson(page, story, byTouch, language)
      })
    })
  })
}

test('a lesson is shown to its end, step by step, and the shelf remembers', async ({ page }) => {
  const story = lesson('clouds-and-asteroids')
  await open(page, `/?scenario=${story.id}`)
  const panel = page.getByRole('region', { name: 'Lesson' })
  for (let step = 1; step <= story.steps.length; step++) {
    await expect(panel.locator('.step-count')).toContainText(`Step ${step} of`)
    await panel.getByRole('button', { name: /Show me|Continue/ }).click()
  }
  await expect(panel.locator('.finished')).toBeVisible()
  await openFromMenu(page, 'Lessons')
  await expect(page.getByRole('button', { name: /finished.*Clouds and asteroids/ })).toBeVisible()
})

test('nothing lies over what a lesson offers at its end: it goes on against an opponent', async ({
  page,
}) => {
  const story = lesson('first-steps')
  await open(page, `/?scenario=${story.id}`)
  const panel = page.getByRole('region', { name: 'Lesson' })
  for (const _ of story.steps) await panel.getByRole('button', { name: /Show me|Continue/ }).click()
  await expect(panel.locator('.finished')).toBeVisible()
  await panel.getByRole('button', { name: /^Play on against/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Recruit', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Play on', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Against Recruit' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'What would Trooper do?' })).toBeVisible()
})
