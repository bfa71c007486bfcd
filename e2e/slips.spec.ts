/**
 * A hand that slips answers once: whatever is pressed twice in a row, or held down, leads to where one press leads. Who
 * has had a moment to see the next question is not held up.
 */

import { expect, type Locator, type Page, test } from '@playwright/test'
import { dropFile, open, openFromMenu, table } from './support/lib.ts'
import { fight, shooting } from './support/positions.ts'
import { seen } from './support/test.ts'

/** What was asked and told until now, once nothing comes any more. */
async function stand(page: Page): Promise<string> {
  await page.waitForTimeout(300)
  await seen(page)
  return page.evaluate(() =>
    ['.turn', '.phases [aria-current]', '#decision h2', '.curtain h2', '#log', '.moves', '.step-count']
      .map((what) => document.querySelector(what)?.textContent ?? '')
      .join('\n'),
  )
}

type Press = (page: Page, what: Locator) => Promise<unknown>

const click: Press = (_, what) => what.click()
const enter: Press = (_, what) => what.press('Enter')

/** Each way to press once, and the same as a hand does that slips. */
const hands: Record<string, { once: Press; slipped: Press }> = {
  'a double click': { once: click, slipped: (_, what) => what.dblclick() },
  'a double click that takes its time': { once: click, slipped: (_, what) => what.dblclick({ delay: 50 }) },
  'Enter twice': {
    once: enter,
    slipped: async (page, what) => {
      await what.press('Enter')
      await page.keyboard.press('Enter')
    },
  },
  'Enter held down': {
    once: enter,
    slipped: async (page, what) => {
      await what.focus()
      // Each further one is a repetition of the first.
      for (let i = 0; i < 12; i++) {
        await page.keyboard.down('Enter')
        await page.waitForTimeout(33)
      }
      await page.keyboard.up('Enter')
    },
  },
}

const only = (...names: string[]) =>
  Object.fromEntries(Object.entries(hands).filter(([name]) => names.includes(name)))
const quick = only('a double click', 'Enter held down')
const slow = only('a double click that takes its time', 'Enter twice')

const space: (typeof hands)[string] = {
  once: (page) => page.keyboard.press('Space'),
  slipped: async (page) => {
    await page.keyboard.press('Space')
    await page.keyboard.press('Space')
  },
}

const tap: (typeof hands)[string] = {
  once: (_, what) => what.tap(),
  slipped: async (_, what) => {
    await what.tap()
    await what.tap({ force: true, timeout: 500 }).catch(() => {})
  },
}

interface Question {
  begin(page: Page): Promise<void>
  answer(page: Page): Locator
  hands: Record<string, (typeof hands)[string]>
}

const game = async (page: Page) => {
  await open(page, '/')
  await openFromMenu(page, 'New game')
  await page.getByRole('dialog').getByLabel('Seed').fill('7')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('.curtain').waitFor()
  await page.waitForTimeout(1100)
}

const inGame = async (page: Page) => {
  await game(page)
  await page.locator('.curtain .main-button').click()
  await expect(page.locator('#decision h2')).toBeVisible()
}

const fought = (position: object) => async (page: Page) => {
  await open(page, '/')
  await dropFile(page, 'fight.json', JSON.stringify(position))
  await page.locator('.message').first().waitFor()
  await seen(page)
  await page.locator('#decision button', { hasText: /^Battle at/ }).click()
  await expect(page.locator('.stage .totals')).toBeVisible()
}

const armed = fought(shooting)
const offer = (page: Page) => page.locator('#decision .offer').first()
const pass = (page: Page) => page.locator('#decision .pass')

const questions: Record<string, Question> = {
  'the curtain': { begin: game, answer: (page) => page.locator('.curtain .main-button'), hands: quick },
  'how much Force to activate': {
    begin: inGame,
    answer: (page) => page.locator('#decision').getByRole('button', { name: /^Activate \d+$/ }),
    hands: slow,
  },
  // Every hand here; elsewhere, where the same guard stands, one that clicks and one that presses keys.
  passing: { begin: armed, answer: pass, hands: { ...hands, 'Space twice': space } },
  'a battle destiny': { begin: fought(fight), answer: offer, hands: quick },
  'the step of a lesson': {
    begin: (page) => open(page, '/'),
    answer: (page) =>
      page.locator('.lesson').getByRole('button', { name: /^(Continue|Do it for me|Show me)/ }),
    hands: slow,
  },
  'Twilight Imperium': {
    begin: async (page) => {
      await page.goto('/?game=ti4&galaxy=teaching')
      await expect(table(page).locator('.hex-button').first()).toBeVisible()
      await seen(page)
      await table(page).locator('.hex-button').first().press('Enter')
    },
    answer: pass,
    hands: { ...quick, 'Space twice': space },
  },
}

/** The same guard with the same hands as at a battle destiny. */
const again = ['the curtain', 'how much Force to activate']

for (const [name, { begin, answer, hands }] of Object.entries(questions)) {
  const tagged = again.includes(name) ? { tag: '@long' } : {}
  test(`${name}: pressed twice by a slip, it is answered once`, tagged, async ({ browser }) => {
    test.setTimeout(120_000)
    /** Where it leads on a table that nobody has played on, and where that stood before. */
    const lead = async (press: Press): Promise<{ before: string; after: string }> => {
      const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US' })
      const page = await context.newPage()
      await begin(page)
      const before = await stand(page)
      await press(page, answer(page))
      const after = await stand(page)
      await context.close()
      return { before, after }
    }
    /** What is pressed once leads to one place, whichever slips are compared with it. */
    const led = new Map<Press, string>()
    for (const [hand, { once, slipped }] of Object.entries(hands)) {
      await test.step(hand, async () => {
        if (!led.has(once)) {
          const { before, after } = await lead(once)
          expect(after).not.toBe(before)
          led.set(once, after)
        }
        expect((await lead(slipped)).after).toBe(led.get(once))
      })
    }
  })
}

test.describe('with a finger', () => {
  test.use({ hasTouch: true })
  test('a double tap passes once', async ({ page }) => {
    await armed(page)
    await stand(page)
    await tap.once(page, pass(page))
    const one = await stand(page)
    await page.keyboard.press('Control+z')
    await stand(page)
    await tap.slipped(page, pass(page))
    expect(await stand(page)).toBe(one)
  })
})

test('who has seen the next question for a quarter of a second answers it', async ({ page }) => {
  await armed(page)
  await stand(page)
  const asked = page.locator('#decision h2')
  await pass(page).click()
  await expect(asked).toHaveText('Draw battle destiny?')
  await expect(asked).toHaveAttribute('data-side', 'light')
  // The next question is drawn: a quarter of a second later, and no more, it is answered.
  await seen(page)
  await offer(page).click()
  await expect(asked).toHaveAttribute('data-side', 'dark')
})

test('Force is activated as often as the deck is touched', async ({ page }) => {
  await inGame(page)
  await seen(page)
  const deck = page.getByRole('button', { name: 'Reserve Deck: activate 1', exact: true }).first()
  await deck.click({ clickCount: 3 })
  await expect(page.locator('.own-seat [data-pile="force"] dd').first()).toHaveText('3')
})
