/**
 * The page in a language that is made up: nothing English shows, and nothing breaks where words are a third longer.
 * npm run pseudo && LANDSPEED_PSEUDO=pictures npx playwright test --config=e2e/playwright.config.ts e2e/pseudo.spec.ts
 * writes a picture of each state at each size into that folder.
 */

import { appendFileSync, readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { englishOn, proper } from './support/english.ts'
import { dropFile } from './support/lib.ts'
import { fight } from './support/positions.ts'
import { drawn, wrongSizes } from './support/sizes.ts'
import { type State, states } from './support/states.ts'
import { test } from './support/test.ts'

const folder = process.env.LANDSPEED_PSEUDO

test.skip(!folder, 'The page of npm run pseudo is asked for by name.')
test.setTimeout(400_000)
test.use({ actionTimeout: 5000 })

const kinds = [
  { name: 'mouse', touch: false, sizes: [[1440, 900]], bounds: { text: 12, tap: 0, often: 0 } },
  {
    name: 'touch',
    touch: true,
    sizes: [
      [1024, 768],
      [844, 390],
      [390, 844],
      [667, 375],
    ],
    bounds: { text: 13, tap: 40, often: 44 },
  },
] as const

/** What is made up for the fight, and what systems and planets are called. */
const own = proper([
  fight.title,
  ...Object.keys(fight.define),
  ...[...readFileSync('src/store/ti4/galaxies.ts', 'utf8').matchAll(/'([A-Z][\w’ ]+)'/g)].map(
    ([, name = '']) => name,
  ),
])

const seen = new Set<string>()

/** What is found is written down at once. */
const note = (state: string, found: string): void =>
  appendFileSync(`${folder}/found.txt`, `${state}: ${found}\n`)

/** What is English in a state, each text once. */
async function tell(page: Page, state: string): Promise<void> {
  const found = (await englishOn(page, own)).filter((text) => !seen.has(text))
  for (const text of found) {
    seen.add(text)
    note(state, text)
  }
  expect.soft(found, state).toEqual([])
}

const press = async (page: Page, what: string): Promise<boolean> => {
  const one = page.locator(what).first()
  if ((await one.count()) === 0) return false
  await one.press('Enter')
  return true
}

const screen =
  (name: string): State[1] =>
  async (page) => {
    await page.evaluate((screen) => history.replaceState({ screen }, ''), name)
    await page.reload()
    await page.locator('main :is(h1, h2)').first().waitFor()
    await page.waitForLoadState('networkidle')
  }

const inDialog = async (page: Page, entry: number): Promise<void> => {
  // The same address again is a visit that goes on: on the screen of the last.
  await page.evaluate(() => history.replaceState(null, ''))
  await page.goto('/?scenario=first-steps&lang=qps')
  await page.locator('#table .own .unit > .card').first().waitFor()
  await page.locator('header .tools .tool').last().press('Enter')
  await page.locator('.menu button').nth(entry).press('Enter')
  await page.waitForTimeout(500)
}

const more: State[] = [
  ...[0, 1, 2, 3, 4, 5, 6].map((entry): State => [`menu ${entry}`, (page) => inDialog(page, entry)]),
  ...['learn', 'practise', 'two players', 'rulebook', 'glossary', 'tables'].map(
    (name): State => [name, screen(name)],
  ),
]

for (const { name, touch, sizes, bounds } of kinds)
  for (const [part, all] of [
    ['states', states],
    ['more', more],
  ] as const)
    test.describe(`${name}, ${part}`, () => {
      test.use({ hasTouch: touch, isMobile: touch })
      test('is said in one language, and has its place', async ({ page }) => {
        await page.setViewportSize({ width: sizes[0][0], height: sizes[0][1] })
        if (part === 'more') await page.goto('/?lang=qps')
        for (const [state, reach] of all) {
          await reach(page, 'qps').catch((error: Error) => {
            note(state, error.message.slice(0, 200))
            expect.soft(error.message, state).toBe('')
          })
          await tell(page, state)
          for (const [width, height] of sizes) {
            await page.setViewportSize({ width, height })
            await drawn(page)
            const wrong = await wrongSizes(page, bounds)
            if (Object.keys(wrong).length > 0) note(`${state}, ${width} × ${height}`, JSON.stringify(wrong))
            expect.soft(wrong, `${state}, ${width} × ${height}`).toEqual({})
            await page.screenshot({ path: `${folder}/${state}-${width}x${height}.png` })
          }
        }
      })
    })

test('a game against an opponent is told in one language', async ({ page }) => {
  await page.goto('/?seed=7&lang=qps')
  await page.waitForLoadState('networkidle')
  await screen('practise')(page, 'qps')
  await tell(page, 'practise')
  await page.locator('main .main-button').last().press('Enter')
  await page.locator('#decision').waitFor()
  for (let i = 0; i < 120; i++) {
    await tell(page, `decision ${i}`)
    const buttons = page.locator('#decision button:not(:disabled)')
    const count = await buttons.count()
    if (count === 0) await page.waitForTimeout(200)
    else
      await buttons
        .nth((i * 7) % count)
        .press('Enter', { timeout: 3000 })
        .catch(() => {})
    if (await page.getByRole('dialog').count()) await page.keyboard.press('Escape')
  }
  await page.screenshot({ path: `${folder}/practice game.png` })
})

test('lessons are told in one language', async ({ page }) => {
  for (const id of [
    'first-steps',
    'turn-by-turn',
    'ships-and-landing',
    'docking-bays-and-shuttles',
    'clouds-and-asteroids',
  ]) {
    await page.goto(`/?scenario=${id}&lang=qps`)
    await page.locator('#table .own .unit > .card').first().waitFor()
    for (let i = 0; i < 25; i++) {
      await tell(page, `${id} ${i}`)
      if (!(await press(page, '.lesson .step .quiet-button, .lesson .two .quiet-button'))) break
      await page.waitForTimeout(150)
    }
  }
})

test('a battle, its replay and its tables are told in one language', async ({ page }) => {
  await page.goto('/?lang=qps')
  await page.waitForLoadState('networkidle')
  await page.goto('/?scenario=first-steps&lang=qps')
  await page.locator('#table .own .unit > .card').first().waitFor()
  await dropFile(page, 'fight.json', JSON.stringify(fight))
  for (let i = 0; i < 40; i++) {
    await tell(page, `battle ${i}`)
    const buttons = page.locator('#decision button:not(:disabled)')
    const count = await buttons.count()
    if (count > 0)
      await buttons
        .nth((i * 5) % count)
        .press('Enter', { timeout: 3000 })
        .catch(() => {})
    if (await page.getByRole('dialog').count()) await page.keyboard.press('Escape')
  }
  await screen('tables')(page, 'qps')
  await tell(page, 'tables')
  await page.screenshot({ path: `${folder}/tables-full.png` })
  const rows = page.locator('main li button, main article button')
  for (let i = 0; i < (await rows.count()); i++) {
    await rows
      .nth(i)
      .press('Enter', { timeout: 3000 })
      .catch(() => {})
    await page.waitForTimeout(400)
    await tell(page, `tables button ${i}`)
    if (await page.locator('.replaying').count()) {
      await page.keyboard.press('End')
      await tell(page, 'replay')
      await page.screenshot({ path: `${folder}/replay.png` })
    }
    await page.keyboard.press('Escape')
    await screen('tables')(page, 'qps')
  }
})

test('decks, cards and rules are told in one language', async ({ page }) => {
  await page.goto('/?lang=qps')
  await page.waitForLoadState('networkidle')
  await screen('decks')(page, 'qps')
  await page.waitForTimeout(800)
  for (let i = 0; i < 40; i++) {
    const buttons = page.locator(
      'main button:not(:disabled), dialog button:not(:disabled), [role=dialog] button:not(:disabled)',
    )
    const count = await buttons.count()
    await buttons
      .nth((i * 11) % Math.max(count, 1))
      .press('Enter', { timeout: 2000 })
      .catch(() => {})
    await page.waitForTimeout(120)
    await tell(page, `decks ${i}`)
    if (i % 10 === 0) await page.screenshot({ path: `${folder}/decks ${i}.png` })
    if (i % 5 === 4) await page.keyboard.press('Escape')
  }
  await screen('rulebook')(page, 'qps')
  for (let i = 0; i < 20; i++) {
    // An exercise plays with cards that have names of their own.
    if ((await page.locator('main.rulebook').count()) === 0) await screen('rulebook')(page, 'qps')
    const buttons = page.locator('main button:not(:disabled)')
    const count = await buttons.count()
    await buttons
      .nth((i * 17) % Math.max(count, 1))
      .press('Enter', { timeout: 2000 })
      .catch(() => {})
    await page.waitForTimeout(120)
    if (await page.locator('main.rulebook').count()) await tell(page, `rulebook ${i}`)
  }
  await page.screenshot({ path: `${folder}/rulebook-open.png` })
})

test('Twilight Imperium is told in one language', async ({ page }) => {
  for (const address of ['galaxy=six', 'scenario=TI4-012', 'scenario=TI4-019', 'scenario=TI4-013']) {
    await page.goto(`/?game=ti4&${address}&lang=qps`)
    await page.locator('.hex-button').first().waitFor()
    for (let i = 0; i < 25; i++) {
      await tell(page, `ti4 ${address} ${i}`)
      if (!(await press(page, '.lesson .quiet-button'))) {
        const buttons = page.locator('button:not(:disabled)')
        const count = await buttons.count()
        await buttons
          .nth((i * 7) % Math.max(count, 1))
          .press('Enter', { timeout: 2000 })
          .catch(() => {})
      }
      if (i === 8) await page.screenshot({ path: `${folder}/ti4-${address}.png` })
    }
  }
})
