/** A tablet and a phone: what is done in a game by touching and dragging with a finger, and nothing is cut off. */

import { expect, type Page } from '@playwright/test'
import { byTouch, dropFile, open, openFromMenu, region, table } from './support/lib.ts'
import { draining } from './support/positions.ts'
import { test } from './support/test.ts'

const sizes = [
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
]

/** Buttons that stick out of the page, or out of what does not scroll. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, select, input, h2, h3')]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        const sr = element.closest('.sr, .logo, .skip') !== null
        const scrolls = element.closest('.table, .hand, .choices') !== null
        return !sr && !scrolls && width > 1 && (left < -1 || right > window.innerWidth + 1)
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  )

for (const size of sizes) {
  test.describe(`${size.width} × ${size.height}`, () => {
    test.use({ hasTouch: true, isMobile: true, viewport: size })

    test('Force is activated by touching the deck, and a card is dragged from the hand to the table', async ({
      page,
    }) => {
      await open(page, '/')
      await openFromMenu(page, 'New game')
      await page.getByRole('dialog').getByLabel('Seed').fill('7')
      await page.getByRole('button', { name: 'Start the game' }).tap()
      await page.getByRole('button', { name: /show my cards/ }).tap()
      const own = region(page, 'Your piles')
      await own.getByRole('button', { name: 'Reserve Deck: activate 1', exact: true }).tap()
      await expect(own.locator('[data-pile="force"] dd')).toHaveText('1')
      expect(await cutOff(page)).toEqual([])
      await page.getByRole('button', { name: /^Activate \d+$/ }).tap()
      await expect(page.locator('.phases [aria-current]')).toHaveText('Deploy')
      expect(await cutOff(page)).toEqual([])
      const before = await page.locator('.hand-card').count()
      const first = page.locator('.hand-card').first()
      await byTouch(page, first, table(page).locator('[data-place^="at:"] button.tile').last())
      // Put there, asked how, or told why not: never silent.
      const told = page.locator('#why .because').or(page.getByRole('dialog'))
      await expect
        .poll(async () => (await told.count()) > 0 || (await page.locator('.hand-card').count()) < before)
        .toBe(true)
    })

    test('a drain is begun on its location, and paid by touching piles', async ({ page }) => {
      await open(page, '/')
      await dropFile(page, 'draining.json', JSON.stringify(draining))
      await table(page)
        .getByRole('button', { name: /^Drain/ })
        .tap()
      await expect(region(page, 'Decision')).toContainText('Lose Force')
      expect(await cutOff(page)).toEqual([])
      await region(page, 'Decision').getByRole('button', { name: 'Force Pile: lose the top card' }).tap()
      await expect(region(page, 'Log')).toContainText('loses')
    })
  })
}

test.describe('two fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 768 } })

  test('draw the table larger, and the one that came down on a card carries nothing', async ({ page }) => {
    await open(page, '/')
    const drawn = () =>
      table(page).evaluate(({ firstElementChild }) =>
        Number(getComputedStyle(firstElementChild as Element).zoom),
      )
    const before = await drawn()
    const box = await table(page).locator('.own .unit > .card').first().boundingBox()
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
    const client = await page.context().newCDPSession(page)
    const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...across: number[]) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: across.map((to, id) => ({ x: x + to, y, id })),
      })
    await fingers('touchStart', 0)
    // The first is about to carry already.
    await page.waitForTimeout(170)
    await fingers('touchMove', 12)
    await fingers('touchMove', 20)
    await expect(table(page)).toHaveAttribute('data-carrying')
    await fingers('touchStart', 20, 60)
    for (const wide of [80, 110, 140, 170]) await fingers('touchMove', 20, wide)
    await fingers('touchEnd')
    await expect.poll(drawn).toBeGreaterThan(before)
    await expect(table(page)).not.toHaveAttribute('data-carrying')
    await expect(page.locator('#why .because')).toHaveCount(0)
  })
})
