/** Terms explain themselves where they stand, to every kind of hand; and help is one touch away. */

import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { byClicks, card, location, open } from './support/lib.ts'
import { wrongSizes } from './support/sizes.ts'
import { test } from './support/test.ts'

const explained = (page: Page) => page.locator('.term-card')

async function isAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

test('a term opens under the mouse and with the keyboard, and leads to its rule and to all terms', async ({
  page,
}) => {
  await open(page, '/?lang=en')
  const term = page.locator('.step-text .term', { hasText: 'landspeed' })
  await term.hover()
  await expect(explained(page).getByRole('heading', { name: 'landspeed' })).toBeVisible()
  await page.mouse.move(700, 600)
  await expect(explained(page)).toHaveCount(0)

  // Each term is one stop; Enter leads into what explains it, Escape back to it.
  await page.locator('.step-text .term', { hasText: 'character' }).focus()
  await page.keyboard.press('Tab')
  await expect(term).toBeFocused()
  await expect(term).toHaveAccessibleDescription(/How many sites/)
  await page.keyboard.press('Enter')
  await expect(explained(page).getByRole('button', { name: 'Rule MOV-054' })).toBeFocused()
  await isAccessible(page)
  await page.keyboard.press('Escape')
  await expect(explained(page)).toHaveCount(0)
  await expect(term).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Landspeed is a maximum' })).toBeVisible()
  await page.keyboard.press('Escape')

  // What says why has terms, and none in the titles of its cards.
  await byClicks(page, card(page, 'Luke Skywalker'), location(page, 'Tatooine: Jundland Wastes'))
  await expect(page.locator('#why .because .term', { hasText: 'landspeed' })).toBeVisible()
  await page.locator('#why .term').first().click()
  await explained(page).getByRole('button', { name: 'All terms' }).click()
  const glossary = page.getByRole('main', { name: 'Glossary' })
  await expect(glossary.getByRole('heading', { name: 'landspeed' })).toBeFocused()
  await glossary.getByRole('searchbox').fill('destinée d’arme')
  await expect(glossary.locator('h3')).toHaveText([/weapon destiny/])
  await isAccessible(page)
  await glossary.getByRole('button', { name: 'Back to the table' }).click()
  await expect(page.locator('.step-text')).toBeVisible()
})

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const)
  test.describe(`on a phone, ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true })

    test('a finger opens a term, and help is one touch away', async ({ page }) => {
      await page.goto('/?lang=fr')
      await page.getByRole('button', { name: 'Aide', exact: true }).tap()
      await page.getByRole('dialog').getByRole('button', { name: 'Glossaire' }).tap()
      await expect(page.locator('.term-entry').first()).toBeVisible()
      await page.locator('.page-help').tap()
      await expect(page.getByRole('dialog', { name: 'Aide' })).toBeVisible()

      await open(page, '/?lang=fr')
      const term = page.locator('.step-text .term', { hasText: 'personnage' })
      await term.tap()
      await expect(explained(page)).toContainText('Une personne, un alien ou un droïde.')
      expect(await wrongSizes(page, { text: 13, tap: 40, often: 44 })).toEqual({})
      await page.locator('.lesson h2').tap()
      await expect(explained(page)).toHaveCount(0)
      // A finger that stays.
      const box = await term.boundingBox()
      const point = { x: (box?.x ?? 0) + 8, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
      const client = await page.context().newCDPSession(page)
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
      await expect(explained(page)).toBeVisible()
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await expect(explained(page)).toBeVisible()
      await page.locator('.lesson h2').tap()
      await page.locator('header.top').getByRole('button', { name: 'Aide', exact: true }).tap()
      await expect(page.getByRole('dialog', { name: 'Aide' })).toBeVisible()
    })
  })
