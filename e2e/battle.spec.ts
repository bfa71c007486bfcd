/** A battle on the page: what both sides have, what they owe, and what pays for it. */

import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import {
  byClicks,
  byKeyboard,
  byMouse,
  byTouch,
  card,
  dropFile,
  type Hand,
  open,
  region,
  table,
} from './support/lib.ts'
import { fight, shooting } from './support/positions.ts'
import { test } from './support/test.ts'

const battle = (page: Page) => region(page, 'Battle')
const total = (page: Page, player: 'light' | 'dark') =>
  battle(page).locator(`.totals .battle-side[data-side="${player}"]`)
const adds = (page: Page, player: 'light' | 'dark') => battle(page).locator(`.adds-of[data-side="${player}"]`)
const debt = (page: Page, player: 'light' | 'dark') => battle(page).locator(`.debt[data-side="${player}"]`)
const others = (page: Page) => battle(page).locator('.debt-line')
const decision = (page: Page) => region(page, 'Decision')

const violations = async (page: Page): Promise<string[]> => {
  const { violations: found } = await new AxeBuilder({ page }).analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)
}

async function lay(page: Page): Promise<void> {
  await open(page, '/')
  await dropFile(page, 'fight.json', JSON.stringify(fight))
  await expect(card(page, 'Captain')).toBeVisible()
}

/** What has been drawn lies beside the totals that it changes: the gap between them, up, down or across. */
const besideTotals = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [drawn, totals] = ['.draws', '.stage .totals'].map((one) =>
      document.querySelector(one)?.getBoundingClientRect(),
    )
    if (!drawn || !totals) return Number.NaN
    const across = Math.max(totals.left - drawn.right, drawn.left - totals.right)
    return Math.max(across, totals.top - drawn.bottom, drawn.top - totals.bottom)
  })

/** Initiates the battle and draws both battle destinies. */
async function toDamage(page: Page): Promise<void> {
  await lay(page)
  await decision(page)
    .getByRole('button', { name: /^Battle at Barracks power 8 against 6/ })
    .press('Enter')
  for (let i = 0; i < 2; i++) await decision(page).getByRole('button', { name: /^Draw/ }).press('Enter')
  await expect(battle(page).locator('[aria-current]')).toHaveText('Damage')
  expect(await besideTotals(page)).toBeGreaterThanOrEqual(0)
}

test('a battle is begun where both sides are, and elsewhere it says why not', async ({ page }) => {
  await lay(page)
  await expect(table(page).locator('.drain')).toHaveCount(1)
  await decision(page).getByText('Not at the other locations').click()
  await expect(decision(page)).toContainText('Tatooine The Light Side has no presence at Tatooine')
  await table(page).getByRole('button', { name: 'Battle at Barracks, 1 Force' }).click()
  await expect(battle(page).getByRole('heading').first()).toContainText('Battle: Barracks')
  await expect(adds(page, 'light')).toContainText('Ability 5: may draw 1 battle destiny')
  // Put away, it leaves the table free, and a line that brings it back.
  await battle(page).getByRole('button', { name: 'Show the table' }).click()
  await expect(table(page).locator('.loc[data-battle]')).toHaveAccessibleName('Barracks')
  await page.getByRole('button', { name: /^Battle at Barracks: 6 to 8/ }).click()
  expect(await violations(page)).toEqual([])
})

test('totals tell where they come from, and meters what is owed', async ({ page }) => {
  await toDamage(page)
  await expect(battle(page).locator('.clash-sum')).toContainText('The Light Side wins by 4')
  await expect(adds(page, 'light')).toContainText('cards 8 · destiny 5')
  await expect(battle(page).locator('.shown-here')).toContainText('+3 battle destiny')
  await total(page, 'light')
    .getByRole('button', { name: /^Total power 13: / })
    .focus()
  await expect(page.getByRole('dialog', { name: 'Total power 13' })).toContainText('+5battle destiny')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(debt(page, 'light').getByRole('meter', { name: 'Attrition: 3 of 3 left' })).toHaveCount(1)
  await expect(others(page)).toContainText('The Dark Side owes: 5 attrition, 4 damage')
  await expect(debt(page, 'light')).toContainText('Immune, attrition does not reach: Captain')
  await expect(page.locator('.draws')).toContainText('Dark draws destiny 3')
  expect(await violations(page)).toEqual([])
})

test('what a forfeit would pay is seen before, then it pays; nobody passes who still owes', async ({
  page,
}) => {
  await toDamage(page)
  const would = debt(page, 'light').locator('.pips [data-is="would"]')
  const recruit = decision(page).getByRole('button', { name: /^Recruit, for 2 attrition 3 → 1/ })
  await expect(would).toHaveCount(0)
  await recruit.hover()
  await expect(would).toHaveCount(2)
  await page.keyboard.press('Space')
  await expect(region(page, 'Why')).toContainText('3 attrition is still to be satisfied')
  // The card itself bears its worth: pointed at it shows what it would pay, and a press forfeits it.
  const fighter = battle(page).getByRole('button', { name: 'Recruit', exact: true })
  await expect(fighter).toContainText('forfeit 2')
  await fighter.hover()
  await expect(would).toHaveCount(2)
  await fighter.click()
  await expect(fighter).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await recruit.click()
  await expect(debt(page, 'dark')).toHaveAttribute('data-decides')
})

test('a battle is played to its end with the keyboard alone', async ({ page }) => {
  await toDamage(page)
  const forfeit = (name: RegExp) => decision(page).getByRole('button', { name }).press('Enter')
  await forfeit(/^Recruit, for 2/)
  await forfeit(/^Sentry, for 2 attrition 5 → 3, battle damage 4 → 2/)
  // Only the immune Captain is left: Light passes.
  await page.keyboard.press('Space')
  await decision(page).getByRole('button', { name: 'Top of Reserve Deck' }).press('Enter')
  await expect(others(page)).toContainText('The Dark Side owes: 3 attrition, 1 damage')
  await page.keyboard.press('Space')
  await forfeit(/^Inquisitor, for 5 pays all that is owed/)
  await page.keyboard.press('Space')
  await expect(battle(page).getByRole('heading').first()).toContainText('The battle is over')
  await expect(battle(page)).toContainText('The Light Side wins the battle: 13')
  await expect(table(page).getByRole('button', { name: 'Captain', exact: true })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

for (const [width, height] of [
  [1024, 768],
  [844, 390],
  [390, 844],
] as const) {
  test.describe(`by touch, ${width} × ${height}, in French`, () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width, height } })
    // Phones above all.
    test('a forfeit pays', width > 1000 ? { tag: '@long' } : {}, async ({ page }) => {
      await open(page, '/?lang=fr')
      await dropFile(page, 'fight.json', JSON.stringify(fight))
      await region(page, 'Décision')
        .getByRole('button', { name: /^Engager une bataille/ })
        .tap()
      for (let i = 0; i < 2; i++)
        await region(page, 'Décision')
          .getByRole('button', { name: /^Tirer/ })
          .tap()
      const box = region(page, 'Décision')
      await expect(box.getByRole('button', { name: /^Recruit, pour 2/ })).toBeVisible()
      expect(await besideTotals(page)).toBeGreaterThanOrEqual(0)
      // What can be forfeited is seen, and not only named.
      await expect(page.locator('.fighters[data-half="own"] .card-worth').first()).toBeInViewport({
        ratio: 1,
      })
      await box.getByRole('button', { name: /^Recruit, pour 2/ }).tap()
      await expect(box.getByRole('button', { name: /^Sentry, pour 2/ })).toBeVisible()
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBeLessThanOrEqual(width)
      expect(await violations(page)).toEqual([])
    })
  })
}

/** Begins the battle with a weapon in it, and aims the weapon at a card. */
async function aim(page: Page, hand: Hand, at: string): Promise<void> {
  await open(page, '/')
  await dropFile(page, 'shooting.json', JSON.stringify(shooting))
  await decision(page)
    .getByRole('button', { name: /^Battle at Barracks/ })
    .press('Enter')
  await expect(battle(page).locator('[aria-current]')).toHaveText('Weapons')
  const pistol = battle(page).getByRole('button', { name: 'Pistol', exact: true })
  await hand(page, pistol, battle(page).getByRole('button', { name: new RegExp(`^${at}`) }))
}

const hit = async (page: Page) => {
  await expect(region(page, 'Log')).toContainText('Pistol')
  await expect(battle(page).getByRole('button', { name: /^Sentry/ })).toHaveAccessibleDescription(/hit/)
}

const hands: [string, Hand][] = [
  ['dragging it with the mouse', byMouse],
  ['the keyboard alone', byKeyboard],
  ['clicks', byClicks],
]
for (const [name, hand] of hands) {
  test(`a weapon is aimed by ${name}`, async ({ page }) => {
    await aim(page, hand, 'Sentry')
    await hit(page)
  })
}

test.describe('on a tablet', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 768 } })
  test('a weapon is aimed by touch', async ({ page }) => {
    await aim(page, byTouch, 'Sentry')
    await hit(page)
  })
})

test('a weapon that is aimed says what it has to beat, and why it cannot be fired so', async ({ page }) => {
  await aim(page, byClicks, 'Recruit')
  await expect(region(page, 'Why')).toContainText('Pistol cannot be fired so')
  // What is offered shows on the table whom it means.
  await page.keyboard.press('Escape')
  await decision(page)
    .getByRole('button', { name: /^Fire Pistol at Inquisitor/ })
    .hover()
  await expect(battle(page).locator('.card[data-meant]')).toHaveText(/Inquisitor/)
  await page.mouse.move(5, 5)
  await expect(battle(page).locator('.card[data-meant]')).toHaveCount(0)
  await battle(page).getByRole('button', { name: 'Pistol', exact: true }).click()
  await expect(battle(page).getByRole('button', { name: 'Inquisitor, 1 Force' })).toBeVisible()
  await expect(decision(page)).toContainText('Fire Pistol at Inquisitor, 1 Forcewith a destiny above 4')
  expect(await violations(page)).toEqual([])
})

test('whoever bears a weapon can tell what it can be fired at', async ({ page }) => {
  await aim(page, byClicks, 'Recruit')
  await battle(page).getByRole('button', { name: 'Captain', exact: true }).click()
  await page.getByRole('button', { name: /What can it do/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Fire Pistol at Sentry/ })
    .click()
  await hit(page)
})
