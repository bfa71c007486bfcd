/** Puzzles: the shelf, hints, what can no longer be reached, and being solved by whoever plays or is shown it. */

import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { open } from './support/lib.ts'
import { test } from './support/test.ts'

const panel = (page: Page) => page.locator('.puzzle')

test('a puzzle is solved with its hints, kept, and leads to the next one', async ({ page }) => {
  await open(page, '/?scenario=pz-seven-parsecs')
  await expect(panel(page)).toContainText('Get Red 3 from Tatooine to Coruscant')
  await expect(panel(page)).toContainText('There is one way only.')
  for (const number of [1, 2, 3]) await page.getByRole('button', { name: `Hint ${number} of 3` }).click()
  await expect(panel(page)).toContainText('It is done with R2-D2')
  const { violations } = await new AxeBuilder({ page }).include('.puzzle').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  for (let i = 0; i < 12 && !(await panel(page).getByText('Solved!').isVisible()); i++) {
    const show = page.getByRole('button', { name: 'Show me' })
    await expect(show.or(panel(page).getByText('Solved!'))).toBeEnabled()
    if (await show.isVisible()) await show.click()
    await page.waitForTimeout(200)
  }
  await expect(panel(page)).toContainText('Solved!')
  await page.getByRole('button', { name: 'All puzzles' }).click()
  await expect(page.locator('.puzzles')).toContainText('1 of')
  const again = await new AxeBuilder({ page }).include('.puzzles').analyze()
  expect(again.violations.map(({ id }) => id)).toEqual([])
})

test('in French, an answer after which the goal is out of reach is told of, and taken back', async ({
  page,
}) => {
  await open(page, '/?scenario=pz-four-for-three&lang=fr')
  await expect(panel(page)).toContainText('Ayez Leia et trois soldats')
  await page.getByRole('button', { name: 'Passer' }).first().click()
  await expect(panel(page)).toContainText('le but ne peut plus être atteint')
  await panel(page).getByRole('button', { name: 'Reprendre' }).click()
  await expect(panel(page)).not.toContainText('le but ne peut plus être atteint')
  await expect(panel(page).getByRole('button', { name: 'Indice 1 sur 3' })).toBeVisible()
})
