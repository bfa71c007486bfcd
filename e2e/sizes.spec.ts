/** Everything can be read and pressed at every size: each state of the page is reached once, and measured at all of them. */

import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { dropFile } from './lib.ts'
import { fight, manyInHand } from './positions.ts'
import { type Bounds, drawn, wrongSizes } from './sizes.ts'

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

const words = {
  en: { draw: /^Draw/, newGame: 'New game', settings: 'Settings', open: /^Battle at/ },
  fr: { draw: /^Tirer/, newGame: 'Nouvelle partie', settings: 'Réglages', open: /^Engager une bataille/ },
} as const
type Language = keyof typeof words

const crowded = readFileSync(new URL('../src/scenarios/positions/pos-12.json', import.meta.url), 'utf8')

const menu = async (page: Page, entry: string) => {
  await page.locator('header .tools .tool').last().click()
  await page.locator('.menu').getByRole('button', { name: entry, exact: true }).click()
}

/** Lays a position on the table; what the page tells of it is put away. */
const lay = async (page: Page, text: string) => {
  await dropFile(page, 'position.json', text)
  await page.locator('.message button').press('Enter')
}

/** Presses without going there: what lies beyond the edge of a table that pans is pressed, too. */
const press = (page: Page, what: string, name?: RegExp) =>
  page
    .locator(what, name ? { hasText: name } : {})
    .first()
    .press('Enter')

/** Each state is reached from the one before it; nothing but Twilight Imperium and decks is loaded anew. */
const states: [string, (page: Page, language: Language) => Promise<unknown>][] = [
  ['home', (page, language) => page.goto(`/?lang=${language}`)],
  [
    'a lesson',
    async (page, language) => {
      await page.goto(`/?scenario=first-steps&lang=${language}`)
      await page.locator('#table .own .unit > .card').first().waitFor()
    },
  ],
  ['a card in the hand', (page) => page.locator('#table .own .unit > .card').first().press('Enter')],
  [
    'why not',
    async (page) => {
      await press(page, '#table button.tile:not([data-legal])')
      await page.locator('#why .because').waitFor()
    },
  ],
  [
    'settings',
    async (page, language) => {
      await menu(page, words[language].settings)
      await page.getByRole('dialog').waitFor()
    },
  ],
  [
    'a hand of 13',
    async (page) => {
      await page.keyboard.press('Escape')
      await lay(page, JSON.stringify(manyInHand))
      await page.locator('.hand-card').nth(12).waitFor()
    },
  ],
  [
    'a crowded table',
    async (page) => {
      await lay(page, crowded)
      await page.locator('#table .lane').nth(3).waitFor()
    },
  ],
  ['a card carried over it', (page) => page.locator('#table .own .unit > .card').nth(3).press('Enter')],
  [
    'a card up close',
    async (page) => {
      await page.keyboard.press('Escape')
      await page.locator('#table .own .unit > .card').first().dispatchEvent('contextmenu')
      await page.locator('.zoom-box').waitFor()
    },
  ],
  [
    'a battle',
    async (page, language) => {
      await page.keyboard.press('Escape')
      await lay(page, JSON.stringify(fight))
      await press(page, '#decision button', words[language].open)
      await page.locator('.stage .totals').waitFor()
    },
  ],
  [
    'damage',
    async (page, language) => {
      for (let i = 0; i < 2; i++) await press(page, '#decision button', words[language].draw)
      await page.locator('.debt .pips').first().waitFor()
    },
  ],
  [
    'the curtain',
    async (page, language) => {
      await menu(page, words[language].newGame)
      await page.getByRole('dialog').locator('.main-button').last().click()
      await page.locator('.curtain').waitFor()
    },
  ],
  [
    'decks',
    async (page) => {
      await page.evaluate(() => history.replaceState({ screen: 'decks' }, ''))
      await page.reload()
      await page.locator('.dk .face').first().waitFor()
    },
  ],
  [
    'Twilight Imperium',
    async (page, language) => {
      await page.goto(`/?game=ti4&galaxy=six&lang=${language}`)
      await page.locator('.fleet-unit').first().waitFor()
    },
  ],
]

for (const { name, touch, bounds, sizes } of kinds) {
  for (const language of ['en', 'fr'] as const) {
    test.describe(`${name}, ${language}`, () => {
      test.use({ hasTouch: touch, isMobile: touch })
      test('letters, targets and titles are large enough at every size', async ({ page }) => {
        await page.setViewportSize({ width: sizes[0]![0], height: sizes[0]![1] })
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
