/** States of the page, each reached from the one before it: what is measured of the page is measured in them. */

import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { inAccents } from '../../src/commands/pseudo/accents.ts'
import { dropFile } from './lib.ts'
import { fight, manyInHand } from './positions.ts'

const words = {
  en: { draw: /^Draw/, newGame: 'New game', settings: 'Settings', open: /^Battle at/ },
  fr: { draw: /^Tirer/, newGame: 'Nouvelle partie', settings: 'Réglages', open: /^Engager une bataille/ },
  qps: {
    draw: new RegExp(`^${inAccents('Draw')}`),
    newGame: inAccents('New game'),
    settings: inAccents('Settings'),
    open: new RegExp(`^${inAccents('Battle at')}`),
  },
} as const
export type Language = keyof typeof words

const crowded = readFileSync(new URL('../../src/scenarios/positions/pos-12.json', import.meta.url), 'utf8')

const menu = async (page: Page, entry: string) => {
  await page.locator('header .tools .tool').last().click()
  await page.locator('.menu').getByRole('button', { name: entry, exact: true }).click()
}

/** Lays a position on the table; what the page tells of it is put away. */
const lay = async (page: Page, text: string) => {
  await dropFile(page, 'position.json', text)
  await page.locator('.message').first().waitFor()
  // At once: what waits to press it may find that it has gone by itself.
  await page.evaluate(() => document.querySelector<HTMLElement>('.message button')?.click())
}

/** Presses without going there: what lies beyond the edge of a table that pans is pressed, too. */
const press = (page: Page, what: string, name?: RegExp) =>
  page
    .locator(what, name ? { hasText: name } : {})
    .first()
    .press('Enter')

export type State = [name: string, reach: (page: Page, language: Language) => Promise<unknown>]

/** A screen beside the table. */
const screen =
  (name: string): State[1] =>
  async (page) => {
    await page.evaluate((screen) => history.replaceState({ screen }, ''), name)
    await page.reload()
    await page.locator('main :is(h1, h2)').first().waitFor()
    await page.waitForLoadState('networkidle')
  }

/** Nothing but Twilight Imperium and decks is loaded anew. */
export const states: State[] = [
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
      // When it would be legal is worked out after the reason has been drawn.
      await page.locator('#why .instead').first().waitFor()
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
    async (page, language) => {
      await screen('decks')(page, language)
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

/** Puts a dialog away, and opens another from the menu of the table. */
const dialog =
  (entry: string): State[1] =>
  async (page) => {
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await menu(page, entry)
    await page.getByRole('dialog').waitFor()
  }

/** States that differ from those in what they say, and less in how it is laid out; in English. */
export const moreStates: State[] = [
  [
    'what a card can do',
    async (page) => {
      await page.goto('/?scenario=first-steps&lang=en')
      await page.locator('#table .own .unit > .card').first().press('Enter')
      await press(page, '#decision button', /What can it do/)
      await page.getByRole('dialog').waitFor()
    },
  ],
  ['help', dialog('Help')],
  ['the cards of the game', dialog('Cards')],
  ['sharing', dialog('Share')],
  [
    'the menu',
    async (page) => {
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.locator('header .tools .tool').last().click()
      await page.locator('.menu').waitFor()
    },
  ],
  ...['learn', 'practise', 'two players', 'rulebook', 'glossary', 'tables'].map(
    (name): State => [name, screen(name)],
  ),
]
