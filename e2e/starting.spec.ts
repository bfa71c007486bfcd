/** Starting a game with Objectives, and characters that take the place of others. */

import { expect, type Page } from '@playwright/test'
import { byClicks, byMouse, dropFile, open, region, table } from './support/lib.ts'
import { replacing, starting } from './support/positions.ts'
import { test } from './support/test.ts'

async function lay(page: Page, position: { id: string }): Promise<void> {
  await open(page, '/')
  await dropFile(page, `${position.id}.json`, JSON.stringify(position))
  // What is told lies above the hand.
  await page.getByRole('button', { name: 'Close' }).click()
}

const jedi = (page: Page) => region(page, 'Hand').getByRole('button', { name: 'Jedi Luke' })
const character = (page: Page, title: string) =>
  table(page).getByRole('button', { name: new RegExp(`^${title}`) })

for (const [name, hand] of [
  ['by clicks', byClicks],
  ['by dragging', byMouse],
] as const) {
  test(`a version from hand replaces its persona ${name}`, async ({ page }) => {
    await lay(page, replacing)
    await hand(page, jedi(page), character(page, 'Luke Skywalker'))
    await expect(character(page, 'Jedi Luke')).toBeVisible()
    await expect(character(page, 'Luke Skywalker')).toHaveCount(0)
    await expect(region(page, 'Log')).toContainText('Jedi Luke')
  })
}

test('brought to somebody else it is refused, with the reason', async ({ page }) => {
  await lay(page, replacing)
  await byMouse(page, jedi(page), character(page, 'Leia Organa'))
  await expect(region(page, 'Why')).toContainText('Jedi Luke cannot replace Leia Organa')
  await expect(region(page, 'Why').locator('.because.first .rule-id')).toHaveText('DEP-133')
})

test('an Objective deploys what is picked, and both of its sides can be read', async ({ page }) => {
  await lay(page, starting)
  const decision = region(page, 'Decision')
  await expect(decision).toContainText('Deploy from the Reserve Deck')
  await decision.getByRole('button', { name: /^Kessel/ }).click()
  await table(page).locator('button.gap').first().click()
  await expect(table(page).getByRole('group', { name: 'Kessel', exact: true })).toBeVisible()
  await expect(table(page).getByRole('group', { name: 'Yavin 4', exact: true })).toBeVisible()

  await character(page, 'Spice Wars').hover()
  const sides = region(page, 'Card').locator('.side-text')
  await expect(sides).toHaveCount(2)
  await expect(sides.nth(0)).toContainText('this side is up')
  await expect(sides.nth(0)).toContainText('Turns over if')
  await expect(sides.nth(1)).toContainText('Spice Lost')
  await expect(sides.nth(1)).toContainText('While this side is up:')
})
