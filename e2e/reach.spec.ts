/** With a finger, on every size of screen: whatever must be pressed to answer can be seen, or scrolled to. */

import { expect, type Page } from '@playwright/test'
import { dropFile, open, openFromMenu } from './support/lib.ts'
import {
  draining,
  fight,
  handingOver,
  manyInHand,
  replacing,
  shooting,
  starting,
} from './support/positions.ts'
import { drawn } from './support/sizes.ts'
import { seen, test } from './support/test.ts'

const sizes = [
  [667, 375],
  [844, 390],
  [390, 844],
  [768, 1024],
] as const

/** Many against many, one of them armed. */
const crowd = {
  ...shooting,
  cards: {
    ...shooting.cards,
    ...Object.fromEntries(
      [1, 2, 3, 4].flatMap((number) => [
        [`recruit${number}`, 'Recruit'],
        [`sentry${number}`, 'Sentry'],
      ]),
    ),
  },
  start: {
    ...shooting.start,
    place: [
      ...shooting.start.place,
      ...[1, 2, 3, 4].flatMap((number) => [
        { card: `recruit${number}`, at: 'Barracks' },
        { card: `sentry${number}`, at: 'Barracks' },
      ]),
    ],
  },
}

/** What can be pressed to answer, and is not answered to where it is seen after one has scrolled there. */
const outOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const answers =
      '#decision :is(button, summary, input), .stage button.card, .stage .offer, .hand-card, .curtain button, [role="dialog"] :is(button, input, select), .own-seat .pile-act, .lesson button, .fleet-unit, .hex-button'
    const lost = (one: HTMLElement): boolean => {
      one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      // Nobody scrolls what hides its overflow; a script does.
      for (let around = one.parentElement; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around)
        if (overflowX === 'hidden') around.scrollLeft = 0
        if (overflowY === 'hidden') around.scrollTop = 0
      }
      const { left, top, width, height } = one.getBoundingClientRect()
      // A card whose middle lies under the next one is pressed where it is seen.
      return ![0.5, 0.2, 0.8, 0.07].some((x) =>
        [0.5, 0.2, 0.8].some((y) => {
          const at = document.elementFromPoint(left + width * x, top + height * y)
          return at !== null && (one.contains(at) || (at.closest('label')?.contains(one) ?? false))
        }),
      )
    }
    const modal = document.querySelector('.curtain, [role="dialog"]')
    return (
      [...document.querySelectorAll<HTMLElement>(answers)]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(':disabled'))
        .filter((one) => one.closest('[inert], .sr') === null && (!modal || modal.contains(one)))
        // A sheet that is shut is opened by what is asked.
        .filter((one) => one.matches('.pass') || one.closest('[data-sheet="shut"]') === null)
        .filter(lost)
        .map((one) => one.getAttribute('aria-label') ?? one.textContent ?? '')
    )
  })

const lay = async (page: Page, position: object) => {
  await page.keyboard.press('Escape')
  await dropFile(page, 'position.json', JSON.stringify(position))
  await page.locator('.message').first().waitFor()
  await page.evaluate(() => document.querySelector<HTMLElement>('.message button')?.click())
  await seen(page)
}

const press = (page: Page, name: RegExp, what = '#decision button') =>
  page.locator(what, { hasText: name }).first().press('Enter')

const begin = async (page: Page, position: object) => {
  await lay(page, position)
  await press(page, /^Battle at/)
  await page.locator('.stage .totals').waitFor()
}

/** Each way in which somebody is asked something. */
const prompts: Record<string, (page: Page) => Promise<unknown>> = {
  'a move': async () => {},
  'a card in the hand': (page) => page.locator('#table .own .unit > .card').first().press('Enter'),
  'what it can do': async (page) => {
    await press(page, /What can it do/)
    await page.getByRole('dialog').waitFor()
  },
  'handing over': (page) => lay(page, handingOver),
  'one persona for another': (page) => lay(page, replacing),
  'a hand of thirteen': (page) => lay(page, manyInHand),
  'a drain': (page) => lay(page, draining),
  'Force to be lost': (page) => page.locator('#table .drain').first().press('Enter'),
  'cards to start with': (page) => lay(page, starting),
  'a battle to begin': (page) => lay(page, fight),
  'weapons of many': (page) => begin(page, crowd),
  'battle destiny': (page) => begin(page, fight),
  'the other one’s destiny': (page) => press(page, /^Draw/),
  forfeiting: async (page) => {
    await press(page, /^Draw/)
    await page.locator('.debt .pips').first().waitFor()
  },
  'the end of a battle': (page) => press(page, /^Captain, for/),
  'the curtain': async (page) => {
    await openFromMenu(page, 'New game')
    await page.getByRole('dialog').getByLabel('Seed').fill('7')
    await page.getByRole('dialog').locator('.main-button').last().click()
    await page.locator('.curtain').waitFor()
  },
  'an amount': async (page) => {
    await page.waitForTimeout(1100)
    await page.locator('.curtain .main-button').click()
    await page.locator('#decision h2').waitFor()
  },
  'Twilight Imperium': async (page) => {
    await page.goto('/?game=ti4&galaxy=six&lang=en')
    await page.locator('.fleet-unit').first().waitFor()
  },
}

test.use({ hasTouch: true, isMobile: true, viewport: { width: 844, height: 390 } })

test('all that answers a question can be pressed, on every size of screen', async ({ page }) => {
  test.setTimeout(180_000)
  await open(page, '/')
  for (const [prompt, reach] of Object.entries(prompts)) {
    await seen(page)
    await reach(page)
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      await drawn(page)
      expect.soft(await outOfReach(page), `${prompt}, ${width} × ${height}`).toEqual([])
    }
  }
})
