/** The guided first game: begun from the lessons, explained once, left, and taken up again. */

import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { openFromMenu, region } from './support/lib.ts'
import { test } from './support/test.ts'

test('explains each thing once, gives advice, and goes on where it was left', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: /^Learn/ }).click()
  const card = region(page, 'Your first game')
  await card.getByRole('button', { name: 'Begin' }).click()
  const guide = page.locator('.guide')
  await expect(guide).toContainText('What it is about')
  await guide.getByRole('button', { name: 'Go on' }).click()
  await expect(guide).toContainText('The activate phase')
  const { violations } = await new AxeBuilder({ page }).include('.guide').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  // By advice: all Force is activated, and the next thing is explained.
  await guide.getByRole('button', { name: /Trooper/ }).click()
  await guide.getByRole('button', { name: 'Do it' }).click()
  await expect(guide).toContainText('The deploy phase')
  await guide.getByRole('button', { name: 'Go on' }).click()
  await expect(guide).toContainText('Just now: The Light Side activates 4 Force.')

  await page.reload()
  await openFromMenu(page, 'Lessons')
  await card.getByRole('button', { name: 'Go on with it' }).click()
  await expect(guide).toContainText('Just now')
  await expect(guide).not.toContainText('The deploy phase.')
  await guide.getByRole('button', { name: 'Explain this' }).click()
  await expect(guide).toContainText('The deploy phase.')
})
