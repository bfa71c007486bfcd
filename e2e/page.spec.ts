import { expect, test } from '@playwright/test'

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
