import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { open } from './support/lib.ts'
import { test } from './support/test.ts'

test('a rule that the shelf does not show is played, and what refuses there is met', async ({ page }) => {
  await page.goto('/?lang=en')
  await page.locator('#door-rulebook').click()
  await page.getByRole('searchbox').fill('ATK-037')
  const entry = page.locator('#ATK-037')
  await entry.getByRole('button', { name: /^Play it: / }).click()
  await expect(page.locator('#table')).toBeVisible()
  const lesson = page.getByRole('region', { name: 'Lesson' })
  await expect(lesson).toBeVisible()
  await page.reload()
  await expect(page.locator('#table')).toBeVisible()
})

test('words that were found are marked, and the editions stand side by side', async ({ page }) => {
  await page.goto('/?lang=fr')
  await page.locator('#door-rulebook').click()
  await page.getByRole('searchbox').fill('vaisseaux amarrés')
  await expect(page.locator('.rule-entry mark').first()).toBeVisible()
  await page.getByRole('searchbox').fill('MOV-123')
  await page.locator('.side-by-side summary').click()
  await expect(page.locator('.side-by-side .rule-id')).toHaveText(['MOV-123', 'MOV-209'])
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])
})

test('the album has a sticker for a refusal, says what to try next, and begins anew where it is damaged', async ({
  page,
}) => {
  await open(page, '/?scenario=ex-mov-10&lang=en')
  const lesson = page.getByRole('button', { name: 'Show me' })
  for (let i = 0; i < 6 && (await lesson.isVisible()); i++) await lesson.click()
  await page.goto('/?lang=en')
  await page.locator('#door-learn').click()
  await page.locator('.open-album').click()
  await expect(page.locator('.sticker[data-met]').first()).toBeVisible()
  await expect(page.locator('.next li')).toHaveCount(3)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])
  await page.locator('.sticker').first().press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Play it: / })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('landspeed.album', '{"refused":'))
  await page.reload()
  await expect(page.getByText('is damaged, and begins anew')).toBeVisible()
  await expect(page.locator('.sticker[data-met]')).toHaveCount(0)
})
