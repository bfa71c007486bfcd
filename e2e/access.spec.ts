/** For who sees, hears or points otherwise: what axe finds, the colours of a system, and a page drawn twice as large. */

import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { drawn, outside } from './support/sizes.ts'
import { moreStates, type State, states } from './support/states.ts'
import { test } from './support/test.ts'

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)
}

/** Goes through states, and looks at each. */
async function each(page: Page, through: readonly State[], look: (state: string) => Promise<void>) {
  // A dozen states, each looked at whole: that may take its time on a slow machine.
  test.slow()
  for (const [state, reach] of through) {
    await reach(page, 'en')
    await drawn(page)
    await look(state)
  }
}

const axe = (page: Page, through: readonly State[]) =>
  each(page, through, async (state) => expect.soft(await violations(page), state).toEqual([]))

test.describe('axe finds nothing', () => {
  test.use({ viewport: { width: 1280, height: 800 } })
  test('in the states of a table', ({ page }) => axe(page, states))
  test('in its dialogs and on the other screens', ({ page }) => axe(page, moreStates))
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true })
    test('in a lesson, and with a card in the hand', ({ page }) => axe(page, states.slice(0, 3)))
  })
})

test.describe('with the colours of a system', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })
  test('what is held, what is legal and the phase are told apart', async ({ page }) => {
    const styleOf = (what: string, part?: string) =>
      page
        .locator(what)
        .first()
        .evaluate((one, pseudo) => {
          const { outlineStyle, borderTopWidth, borderTopStyle, backgroundColor } = getComputedStyle(
            one,
            pseudo,
          )
          return { outlineStyle, border: `${borderTopWidth} ${borderTopStyle}`, backgroundColor }
        }, part)
    await each(page, states.slice(0, 3), async () => {})
    expect((await styleOf('#table .card[data-picked]')).outlineStyle).not.toBe('none')
    expect((await styleOf('.loc[data-legal]', '::after')).border).toBe('4px solid')
    const [now, other] = [await styleOf('.phases [aria-current]'), await styleOf('.phases li')]
    expect(now.backgroundColor).not.toBe(other.backgroundColor)
  })
})

test.describe('drawn twice as large', () => {
  const sizes = [
    [1440, 900],
    [1280, 800],
    [1024, 768],
    [844, 390],
  ] as const
  test.use({ deviceScaleFactor: 2 })
  // A page drawn twice as large has half of its pixels.
  test('nothing is beside the screen', async ({ page }) => {
    await page.setViewportSize({ width: 720, height: 450 })
    await each(page, states.slice(0, -2), async (state) => {
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width: width / 2, height: height / 2 })
        await drawn(page)
        const found = {
          outside: await outside(page),
          wide: await page.evaluate(() => document.documentElement.scrollWidth),
        }
        expect.soft(found, `${state}, ${width} × ${height}`).toEqual({ outside: [], wide: width / 2 })
      }
      await page.setViewportSize({ width: 720, height: 450 })
    })
  })
})
