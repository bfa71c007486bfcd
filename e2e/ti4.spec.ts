/** Twilight Imperium in the browser: lessons by mouse, by keyboard and by touch, in two languages; wrong moves and their reasons. */

import { gzipSync } from 'node:zlib'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import {
  byClicks,
  byKeyboard,
  byMouse,
  byTouch,
  dropFile,
  type Hand,
  openFromMenu,
  region,
  table,
  tabTo,
} from './support/lib.ts'
import { test } from './support/test.ts'

const openTable = async (page: Page, more: string) => {
  await page.goto(`/?game=ti4&${more}`)
  await expect(table(page).locator('.hex-button').first()).toBeVisible()
}

/** A unit by the name that its player gave it. */
const unit = (page: Page, name = ''): Locator =>
  table(page).getByRole('button', { name: new RegExp(`^[^;,]* ${name}, `) })

/** A system's own button; its middle is covered by units, its name is not. */
const system = (page: Page, name: string): Locator =>
  table(page).getByRole('button', { name: new RegExp(`^${name}; `) })

/** Where a hand aims in a system: at its name. */
const nameOf = (page: Page, name: string): Locator =>
  system(page, name).locator('.hex-name', { hasText: name })

const step = (page: Page, language: string, number: number) =>
  expect(region(page, language === 'fr' ? 'Leçon' : 'Lesson')).toContainText(
    language === 'fr' ? `Étape ${number} sur` : `Step ${number} of`,
  )

const finished = (page: Page) => expect(page.locator('.lesson .finished')).toBeVisible()

const why = (page: Page, language: string) => region(page, language === 'fr' ? 'Pourquoi' : 'Why')

const noViolations = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([])
}

/** The keyboard alone: Enter picks the unit up, and the focus goes where it may be put down, or to the active system. */
const byKeys: Hand = async (page, from, to) => {
  await from.focus()
  await page.keyboard.press('Enter')
  await expect(to.locator('xpath=ancestor-or-self::button')).toBeFocused()
  await page.keyboard.press('Enter')
}

/** A drag with the mouse from the galaxy into the panel beside it. */
const beside: Hand = async (page, from, to) => {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('that is not to be seen')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(start.x + start.width / 2 + 8, start.y + start.height / 2 + 6, { steps: 2 })
  await expect(page.locator('.ghost')).toBeVisible()
  // The panel may have moved meanwhile: what is in hand is told above it.
  for (let i = 0; i < 6; i++) {
    const now = (await to.boundingBox()) ?? end
    await page.mouse.move(now.x + now.width / 2 + (i % 2), now.y + now.height / 2, { steps: 2 })
    await page.waitForTimeout(60)
  }
  await page.mouse.up()
}

/** The same lesson with any hand: a ship that is too far, two that come, and the movement. */
async function playMoveValues(page: Page, language: string, hand: Hand) {
  const [far, near, fast] = language === 'fr' ? ['loin', 'près', 'vif'] : ['far', 'near', 'fast']
  await step(page, language, 1)
  await hand(page, unit(page, far), nameOf(page, 'Mecatol'))
  await expect(why(page, language)).toContainText('TI4-002')
  await expect(why(page, language)).toContainText(
    language === 'fr' ? 'sa valeur de déplacement en permet 1' : 'its move value covers 1',
  )
  await step(page, language, 2)
  await hand(page, unit(page, near), nameOf(page, 'Mecatol'))
  await step(page, language, 3)
  await hand(page, unit(page, fast), nameOf(page, 'Mecatol'))
  await step(page, language, 4)
}

for (const [language, hand, name] of [
  ['en', byMouse, 'mouse'],
  ['fr', byMouse, 'mouse'],
  ['en', byClicks, 'clicks'],
  ['en', byKeys, 'keyboard'],
  ['fr', byKeys, 'keyboard'],
] as const) {
  test(`a lesson by ${name} (${language})`, async ({ page }) => {
    await openTable(page, `lang=${language}&scenario=TI4-002`)
    await playMoveValues(page, language, hand)
    await page.keyboard.press('Space')
    await finished(page)
    await expect(region(page, language === 'fr' ? 'Journal' : 'Log')).toContainText('TI4-012')
  })
}

for (const size of [
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
]) {
  test.describe(`${size.width} × ${size.height}`, () => {
    test.use({ hasTouch: true, isMobile: true, viewport: size })
    // Each size once, and each language.
    for (const language of ['en', 'fr'])
      test(
        `a lesson by touch (${language})`,
        language === (size.width > 1000 ? 'en' : 'fr') ? {} : { tag: '@long' },
        async ({ page }) => {
          await openTable(page, `lang=${language}&scenario=TI4-002`)
          await playMoveValues(page, language, byTouch)
          await page
            .getByRole('button', {
              name: language === 'fr' ? /^Déplacer les vaisseaux/ : /^Move the declared/,
            })
            .tap()
          await finished(page)
          await noViolations(page)
        },
      )
  })
}

test('fighters and infantry go into the slots of a carrier, and out again', async ({ page }) => {
  await openTable(page, 'lang=en&scenario=TI4-017')
  await byMouse(page, unit(page, 'here'), unit(page, 'c1'))
  await expect(why(page, 'en')).toContainText('TI4-017')
  await step(page, 'en', 2)
  await byMouse(page, unit(page, 'c1'), nameOf(page, 'Mecatol'))
  const moves = region(page, 'Declared moves')
  await beside(
    page,
    unit(page, 'start'),
    moves.getByRole('button', { name: 'Free slot of carrier c1' }).first(),
  )
  await expect(moves.getByRole('button', { name: /infantry start, in a slot/ })).toBeVisible()
  await byClicks(
    page,
    unit(page, 'end'),
    moves.getByRole('button', { name: 'Free slot of carrier c1' }).first(),
  )
  await step(page, 'en', 3)
  await moves.getByRole('button', { name: /infantry end, in a slot/ }).click()
  await expect(moves.getByRole('button', { name: 'Free slot of carrier c1' })).toHaveCount(3)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: /^Move the declared/ }).click()
  await finished(page)
})

test('units are loaded with the keyboard alone, in French', async ({ page }) => {
  await openTable(page, 'lang=fr&scenario=TI4-017')
  await byKeyboard(page, unit(page, 'ici'), unit(page, 'c1'))
  await expect(why(page, 'fr')).toContainText('TI4-017')
  await step(page, 'fr', 2)
  await unit(page, 'c1').focus()
  await page.keyboard.press('Enter')
  const decision = region(page, 'Décision')
  for (const name of ['départ', 'arrivée']) {
    await tabTo(page, '#decision', decision.getByRole('checkbox', { name }))
    await page.keyboard.press('Space')
    await expect(decision.getByRole('checkbox', { name })).toBeChecked()
  }
  await tabTo(page, '#decision', decision.getByRole('button', { name: /^Reposer/ }))
  await page.keyboard.press('F6')
  await page.keyboard.press('Shift+F6')
  await tabTo(page, '#decision', decision.getByRole('button', { name: /^Vers Mecatol/ }))
  await page.keyboard.press('Enter')
  await step(page, 'fr', 3)
  await page.keyboard.press('Space')
  await finished(page)
})

test('another legal path may be drawn, and one that is none is refused', async ({ page }) => {
  await openTable(page, 'lang=en&scenario=TI4-225b')
  await byClicks(page, unit(page, 'c1'), nameOf(page, 'Mecatol'))
  await step(page, 'en', 2)
  await unit(page, 'c2').click()
  await page.getByRole('button', { name: 'Draw the path' }).click()
  await nameOf(page, 'Rift').click()
  await nameOf(page, 'Mecatol').click()
  await step(page, 'en', 3)
  await expect(region(page, 'Declared moves')).toContainText('A die is rolled')
  await unit(page, 'c1').click()
  await page.getByRole('button', { name: 'Draw the path' }).click()
  await nameOf(page, 'Mecatol').click()
  await expect(why(page, 'en')).toContainText('TI4-010')
})

test('Space Cannon: shots, dice and hits are shown and assigned', async ({ page }) => {
  await openTable(page, 'lang=en&scenario=TI4-013')
  await unit(page, 'gun').click()
  await region(page, 'Decision')
    .getByRole('button', { name: /PDS gun/ })
    .click()
  await expect(why(page, 'en')).toContainText('TI4-013')
  await step(page, 'en', 2)
  await byClicks(page, unit(page, 'a'), nameOf(page, 'Mecatol'))
  await byClicks(page, unit(page, 'b'), nameOf(page, 'Mecatol'))
  await page.keyboard.press('Space')
  await step(page, 'en', 5)
  const show = page.getByRole('button', { name: 'Show me' })
  await show.click()
  await show.click()
  await step(page, 'en', 7)
  await region(page, 'Decision').getByRole('button', { name: 'PDS own Fire at Blue' }).click()
  await expect(region(page, 'Space Cannon')).toContainText('rolled 5')
  await region(page, 'Decision').getByRole('button', { name: 'PDS gun Fire at Red' }).click()
  await expect(region(page, 'Space Cannon')).toContainText('1 hits')
  await expect(region(page, 'Decision')).toContainText('Assign hits')
  await unit(page, 'b').click()
  await expect(unit(page, 'b')).toHaveCount(0)
  await step(page, 'en', 10)
  await noViolations(page)
})

test('where space combat would follow, it says so, and a retreat is possible', async ({ page }) => {
  await openTable(page, 'lang=fr&scenario=TI4-019')
  const show = page.getByRole('button', { name: 'Montrez-moi' })
  for (let done = 1; done <= 6; done++) {
    await step(page, 'fr', done)
    await show.click()
  }
  await step(page, 'fr', 7)
  await expect(region(page, 'Décision')).toContainText('Un combat spatial suivrait')
  await show.click()
  await finished(page)
})

test('undo and redo, and Escape puts a unit back', async ({ page }) => {
  await openTable(page, 'lang=en&galaxy=teaching')
  await system(page, 'Lodor').focus()
  await page.keyboard.press('Enter')
  await expect(system(page, 'Lodor')).toHaveAccessibleName(/active system/)
  await unit(page, 'Hawk').focus()
  await page.keyboard.press('Enter')
  await expect(system(page, 'Lodor')).toBeFocused()
  await expect(system(page, 'Lodor')).toHaveAccessibleName(/legal, 1 of 2/)
  await page.keyboard.press('Escape')
  await expect(unit(page, 'Hawk')).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(system(page, 'Lodor')).not.toHaveAccessibleName(/active system/)
  await page.keyboard.press('Control+y')
  await expect(system(page, 'Lodor')).toHaveAccessibleName(/active system/)
  await page.reload()
  await expect(system(page, 'Lodor')).toHaveAccessibleName(/active system/)
})

test('the editor makes systems, loads ships, and takes back; the position is saved, and opens again', async ({
  page,
}) => {
  await openTable(page, 'lang=en&galaxy=wild')
  await page.getByRole('button', { name: 'Editor' }).click()
  const editor = region(page, 'Editor')
  await editor.getByRole('button', { name: 'puts war sun' }).click()
  await editor.locator('select').first().selectOption('blue')
  await nameOf(page, 'Saudor').click()
  await expect(system(page, 'Saudor')).toHaveAccessibleName(/Blue: war sun w1/)
  await editor.getByRole('button', { name: 'puts fighter' }).click()
  await unit(page, 'w1').click()
  await expect(unit(page, 'f1')).toHaveAccessibleName(/aboard war sun w1/)
  await editor.getByRole('button', { name: 'adds or changes a system' }).click()
  await table(page).getByRole('button', { name: 'Add a system at 3, -1' }).click()
  await editor.getByLabel('Name').fill('Vega')
  await editor.getByLabel('Name').press('Enter')
  await editor.getByLabel('Anomaly').selectOption('nebula')
  await editor.getByLabel('beta wormhole').check()
  await expect(system(page, 'Vega')).toHaveAccessibleName(/nebula; beta wormhole/)
  await nameOf(page, 'Delta gate').click()
  await editor.getByRole('button', { name: 'Remove this system' }).click()
  await expect(system(page, 'Delta gate')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(system(page, 'Delta gate')).toHaveCount(1)
  await noViolations(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the position' }).click()
  const path = await (await saved).path()
  await page.getByRole('button', { name: 'Galaxies' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /A small galaxy/ })
    .click()
  await expect(system(page, 'Saudor')).toHaveCount(0)
  await dropFile(page, 'galaxy.json', '{"game": "ti4", "id": ')
  await expect(page.getByRole('alert')).toContainText('The file breaks off here')
  const { readFileSync } = await import('node:fs')
  await dropFile(page, 'galaxy.json', readFileSync(path, 'utf8'))
  await expect(system(page, 'Vega')).toHaveAccessibleName(/nebula; beta wormhole/)
  await expect(unit(page, 'f1')).toHaveAccessibleName(/aboard war sun w1/)
})

/** What scripts say, and how many bytes of them are sent. */
const scriptsOf = (page: Page, urls: Iterable<string>) =>
  Promise.all(
    [...urls]
      .filter((url) => new URL(url).pathname.endsWith('.js'))
      .map(async (url) => {
        const body = await (await page.request.get(url)).body()
        return { url, text: body.toString(), weighs: gzipSync(body).length }
      }),
  )

/** The engine of Star Wars cites its rules by their ids; its cards and words name what is there alone. */
const isOfStarWars = ({ text }: { text: string }) =>
  /\b(?:MOV|DEP|BAT|CTL|WPN)-\d{3}\b|Stormtrooper|battle destiny/.test(text)

test('from one game to the other and back', async ({ page }) => {
  const fetched = new Set<string>()
  page.on('response', (response) => fetched.add(response.url()))
  await page.goto('/?lang=en&scenario=first-steps')
  await openFromMenu(page, 'Lessons')
  // The shelf of lessons has come: nothing of it is counted below.
  await expect(page.getByRole('main').getByRole('button').nth(20)).toBeVisible()
  expect((await scriptsOf(page, fetched)).filter(isOfStarWars)).not.toEqual([])
  fetched.clear()
  await page.getByRole('link', { name: /Twilight Imperium/ }).click()
  await expect(table(page).locator('.hex-button').first()).toBeVisible()
  const own = await scriptsOf(page, fetched)
  const weight = own.reduce((sum, { weighs }) => sum + weighs, 0)
  console.log(`Twilight Imperium: ${(weight / 1000).toFixed(1)} kB`)
  expect(own.filter(isOfStarWars).map(({ url }) => url)).toEqual([])
  expect(weight).toBeGreaterThan(100_000)
  expect(weight).toBeLessThan(230_000)
  await noViolations(page)
  await page.getByLabel('Language').selectOption('fr')
  await expect(page.getByRole('button', { name: 'Leçons' })).toBeVisible()
  await page.getByRole('link', { name: 'Table Star Wars' }).click()
  // Home goes on with the lesson that was left.
  await page.getByRole('button', { name: 'Reprendre' }).click()
  await expect(table(page).getByRole('group').first()).toBeVisible()
})

for (const size of [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
])
  test(`nothing is cut off at ${size.width} × ${size.height}, in either language`, async ({ page }) => {
    await page.setViewportSize(size)
    for (const language of ['en', 'fr']) {
      await openTable(page, `lang=${language}&galaxy=six`)
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('button, select, h2')]
          .filter((element) => element.checkVisibility())
          .filter((element) => !element.closest('.sr, .skip, .top, .sky'))
          .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
          .map((element) => element.outerHTML.slice(0, 120)),
      )
      expect(cut).toEqual([])
      await noViolations(page)
    }
  })
