/** Home, and the screens that it leads to. */

import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { region, table } from './support/lib.ts'
import { test } from './support/test.ts'

/** What axe finds on the page as it stands. */
async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 90)).join(' | ')}`)
}

/** What is too small for a finger, or stands beside the screen. */
const misplaced = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('button, a, select, input')].flatMap((one) => {
      const { left, right, height } = one.getBoundingClientRect()
      const there = left >= 0 && right <= window.innerWidth + 1 && height >= 40
      return there ? [] : [`${one.textContent?.slice(0, 30)}: ${left} to ${right}, ${height} high`]
    }),
  )

const sizes = [
  [1440, 900],
  [1280, 800],
  [1024, 768],
  [844, 390],
  [390, 844],
] as const

test('home fits every screen, in both languages, and axe finds nothing', async ({ page }) => {
  for (const language of ['en', 'fr']) {
    await page.goto(`/?lang=${language}`)
    await expect(page.getByText(language === 'en' ? 'Unofficial' : 'Non officiel')).toBeVisible()
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      expect(await misplaced(page), `${width} by ${height}`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  }
  expect(await faultsOf(page)).toEqual([])
})

test('by keys alone: what the game is, a rule that is found and played, and the way back', async ({
  page,
}) => {
  await page.goto('/')
  await page
    .getByRole('region', { name: 'New here?' })
    .getByRole('button', { name: 'What is this game?' })
    .focus()
  await page.keyboard.press('Enter')
  const about = page.getByRole('dialog', { name: 'What is this game?' })
  await expect(about.getByRole('heading', { name: 'A turn has six phases' })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(about).toHaveCount(0)

  await page.getByRole('button', { name: 'Rulebook' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Rulebook' })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('searchbox').fill('MOV-001')
  await expect(page.locator('.rule-list').getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: /^Play it/ }).press('Enter')
  await expect(table(page).getByRole('group').first()).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Rulebook' })).toBeVisible()
  await page.getByRole('button', { name: 'Home' }).click()

  // A table lies now: home leads back to it.
  const goOn = page.getByRole('region', { name: 'Continue' })
  await expect(goOn).toBeVisible()
  await goOn.getByRole('button', { name: 'Play on' }).click()
  await expect(table(page).getByRole('group').first()).toBeVisible()
})

test('two players sit down by the rules that home was set to', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Rules').selectOption('crd')
  await page.getByRole('button', { name: 'Two players' }).click()
  await expect(page.getByLabel('Rules edition')).toHaveValue('crd')
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(region(page, 'Decision')).toBeVisible()
})
