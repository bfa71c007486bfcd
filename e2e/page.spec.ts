import { expect, test } from '@playwright/test'
import { byMouse, card, location, open, openFromMenu, region } from './lib.ts'

test('the page loads without a fault and asks no other host for anything', async ({ page, baseURL }) => {
  const strangers: string[] = []
  const faults: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(baseURL ?? '') && !/^(data|blob):/.test(url)) strangers.push(url)
  })
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  await page.goto('/?scenario=first-steps')
  await expect(page).toHaveTitle(/Landspeed/)
  await expect(page.locator('#table')).toBeVisible()
  expect(strangers).toEqual([])
  expect(faults).toEqual([])
})

test('the language comes from the address, and the page says which it speaks', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goto('/?lang=fr')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test.describe('a French browser', () => {
  test.use({ locale: 'fr-CA' })
  test('is spoken to in French', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  })
})

test('settings hold at once, on every screen, and after a reload; keys are changed by pressing them', async ({
  page,
}) => {
  await open(page, '/?scenario=first-steps')
  await openFromMenu(page, 'Settings')
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.getByRole('radio', { name: 'Without red and green' }).check()
  await settings.getByRole('radio', { name: 'Largest' }).check()
  const press = async (act: string, key: string) => {
    await settings.getByRole('button', { name: new RegExp(`^${act}:`) }).press('Enter')
    await page.keyboard.press(key)
  }
  await press('Pass', 'w')
  await expect(settings.getByText('W is the key of “What can this card do?”.')).toBeVisible()
  await press('Pass', 'p')
  await expect(settings.getByText('“Pass” has the key P now.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(settings).toHaveCount(0)

  // A larger table is played on as before.
  await page.reload()
  await expect(page.getByRole('button', { name: /^Pass/ })).toContainText('P')
  const luke = card(page, 'Luke Skywalker')
  await byMouse(page, luke, location(page, 'Tatooine: Cantina'))
  await expect(region(page, 'Log')).toContainText('Luke Skywalker')
  const phase = page.locator('.phases [aria-current]')
  await expect(phase).toHaveText('Move')
  await page.keyboard.press('Space')
  await expect(phase).toHaveText('Move')
  await page.keyboard.press('p')
  await expect(phase).toHaveText('Draw')
  await page.keyboard.press('Shift+?')
  await expect(page.getByRole('dialog', { name: 'Help' }).locator('dt', { hasText: /^P$/ })).toBeVisible()
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-palette', 'red-green')
  expect(
    await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)),
  ).toBe(24)
})
