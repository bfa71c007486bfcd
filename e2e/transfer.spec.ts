/** Handing a weapon or device to another card, with every kind of hand. */

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
import { handingOver } from './support/positions.ts'
import { test } from './support/test.ts'

const rifle = (page: Page) => table(page).getByRole('button', { name: 'Blaster Rifle', exact: true })

/** A character, whatever its button says about the card that is carried. */
const bearer = (page: Page, title: string) =>
  table(page).getByRole('button', { name: new RegExp(`^${title}`) })

async function lay(page: Page): Promise<void> {
  await open(page, '/')
  await dropFile(page, 'handing-over.json', JSON.stringify(handingOver))
  await expect(rifle(page)).toBeVisible()
}

async function handOver(page: Page, hand: Hand): Promise<void> {
  await lay(page)
  await hand(page, rifle(page), bearer(page, 'Han Solo'))
  await expect(card(page, 'Han Solo')).toHaveAccessibleDescription(/carries Blaster Rifle/)
  await expect(region(page, 'Your piles').locator('[data-pile="force"] dd')).toHaveText('2')
  await expect(region(page, 'Log')).toContainText('hands Blaster Rifle over to Han Solo')
}

test('by clicks: the bearer lights up with the cost', async ({ page }) => {
  await lay(page)
  await rifle(page).click()
  await expect(table(page).getByRole('button', { name: 'Han Solo, 2 Force' })).toBeVisible()
  await expect(table(page).locator('button[data-legal]')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await handOver(page, byClicks)
})

test('by dragging with the mouse', ({ page }) => handOver(page, byMouse))
test('with the keyboard alone', ({ page }) => handOver(page, byKeyboard))

test.describe('on a tablet', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 768 } })
  test('by touch', ({ page }) => handOver(page, byTouch))
})

const wrong: [string, string, string][] = [
  ['Darth Vader', 'WPN-043', 'passes only between your own'],
  ['Rebel Guard', 'WPN-043', 'not present with the card that bears'],
  ['Tatooine: Cantina', 'WPN-043', 'passes only between your own'],
]

for (const [place, rule, sentence] of wrong) {
  test(`refused: ${place}`, async ({ page }) => {
    await lay(page)
    await byMouse(page, rifle(page), bearer(page, place))
    await expect(region(page, 'Why')).toContainText(`Blaster Rifle cannot be handed to ${place}`)
    await expect(region(page, 'Why').locator('.because.first')).toContainText(sentence)
    await expect(region(page, 'Why').locator('.because.first .rule-id')).toHaveText(rule)
  })
}

test('what can it do tells of other times', async ({ page }) => {
  await lay(page)
  await page.getByRole('button', { name: /On to the move phase/ }).click()
  await rifle(page).click()
  await page.getByRole('button', { name: /What can it do/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Handing over')
  await expect(page.getByRole('dialog').locator('.refused-kinds')).toContainText(/turn|phase/)
})
