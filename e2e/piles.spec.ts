import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { scenarioText } from '../src/scenarios/format/files.test-helper.ts'
import { card, dropFile, open, region, table } from './support/lib.ts'
import { patient, test } from './support/test.ts'

/** Lays the table of a scenario on decks and piles. */
async function lay(page: Page, name: string, address = '/?scenario=first-steps'): Promise<void> {
  await open(page, address)
  const text = scenarioText(name)
  await dropFile(page, `${name}.json`, text)
  await expect(page.getByText(JSON.parse(text).title)).toBeVisible()
}

const face = (page: Page, title: string) =>
  page
    .getByRole('dialog')
    .locator('.grid-card')
    .and(page.locator(`[aria-label^="${title},"]`))

const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)

test('a search shows the whole deck, and only what is looked for can be taken', async ({ page }) => {
  await lay(page, 'pile-back-01')
  await page.locator('.hand-card', { hasText: "Leia's Back" }).first().click()
  const decision = region(page, 'Decision')
  // Each of the two functions tells what it does.
  await expect(decision.locator('.offer', { hasText: 'retrieve' })).toHaveCount(1)
  await decision.locator('.offer', { hasText: 'Reserve Deck' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('.grid-card')).toHaveCount(2)
  await face(page, 'Luke Skywalker').focus()
  await expect(dialog.getByRole('region', { name: 'Card' })).toContainText('Luke Skywalker')
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeDisabled()
  expect(await violations(page)).toEqual([])
  await face(page, 'Leia Organa').press('Enter')
  await expect(face(page, 'Leia Organa')).toHaveAttribute('aria-pressed', 'true')
  await dialog.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('.hand-card', { hasText: 'Leia Organa' })).toBeVisible()
  await expect(region(page, 'Log')).toContainText('is shuffled')
})

test('a search in vain is verified by the opponent, who sees the same cards', async ({ page }) => {
  await lay(page, 'pile-deploy-02')
  await page.locator('.hand-card', { hasText: 'Moisture Farm' }).click()
  await table(page)
    .getByRole('button', { name: /^Right of Cantina/ })
    .click()
  await page.locator('.hand-card', { hasText: 'A Dark Time' }).click()
  await region(page, 'Decision').locator('.offer', { hasText: 'Play A Dark Time' }).click()
  const dialog = page.getByRole('dialog')
  for (const title of ['Nothing found', 'Verify the search']) {
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible()
    await expect(face(page, 'Yavin 4')).toBeVisible()
    await dialog.getByRole('button', { name: 'Go on' }).click()
  }
  await expect(dialog).toHaveCount(0)
})

test('a card is deployed from the Lost Pile by carrying it to its place', async ({ page }) => {
  await lay(page, 'pile-deploy-03')
  await table(page).getByRole('button', { name: 'Quick Draw', exact: true }).click()
  await region(page, 'Decision').locator('.offer', { hasText: 'Use Quick Draw' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('.grid-card')).toHaveCount(4)
  await expect(dialog.locator('.grid-card[data-legal]')).toHaveCount(1)
  await face(page, 'Blaster').click()
  await expect(dialog).toHaveCount(0)
  await table(page).getByRole('button', { name: 'Han Solo, free' }).click()
  await expect(card(page, 'Blaster')).toBeVisible()
})

test('a Lost Pile shows its top card and is not looked through', async ({ page }) => {
  await lay(page, 'pile-deploy-03')
  const piles = region(page, 'Your piles')
  await piles.getByRole('button', { name: 'On top: Jawa' }).click()
  await expect(region(page, 'Card')).toContainText('Jawa')
  await piles.getByRole('button', { name: /^Lost Pile: look through it/ }).click()
  const why = region(page, 'Why')
  await expect(why).toContainText('Nothing lets you look through the Lost Pile')
  await expect(why.locator('.rule-id').first()).toHaveText('KRN-018')
})

test('on a phone, in French, a peek is read and the card is left where it is', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 }, hasTouch: true })
  const page = await patient(await context.newPage())
  await lay(page, 'pile-look-03', '/?scenario=first-steps&lang=fr')
  await table(page).getByRole('button', { name: 'The Dark Path', exact: true }).tap()
  await page.locator('.offer', { hasText: 'The Dark Path' }).tap()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('.grid-card')).toHaveCount(3)
  await face(page, 'Chief Bast').tap()
  await expect(dialog.locator('.preview')).toContainText('Chief Bast')
  await face(page, 'Jawa').tap()
  await dialog.getByRole('button', { name: 'Voilà' }).tap()
  await expect(dialog).toHaveCount(0)
  await context.close()
})
