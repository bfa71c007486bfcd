import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

/** Opens a screen as a reload of it does. */
async function openScreen(page: Page, screen: 'decks' | 'cards', language = 'en') {
  await page.addInitScript((wanted) => {
    if (!window.history.state) window.history.replaceState({ screen: wanted }, '')
  }, screen)
  await page.goto(`/?lang=${language}`)
  await expect(page.locator('.dk')).toBeVisible({ timeout: 30_000 })
}

const faults = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target}`))
}

const list = `Name: Walkers
1x Tatooine
1x Darth Vadre
3x Stormtrooper
1x •Admiral Piett
`

test('a deck comes as a list, is mended and built on, goes out again, and is still there after a reload', async ({
  page,
}) => {
  await openScreen(page, 'decks')
  const gallery = page.getByRole('main')
  await expect(gallery.getByText('You have no deck of your own yet', { exact: false })).toBeVisible()
  expect(await faults(page)).toEqual([])

  // What is no deck is refused with a sentence, and nothing is kept.
  await page.getByRole('button', { name: 'Import a deck' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('<deck><card blueprintId="1_168" ')
  await expect(dialog.getByRole('alert')).toContainText('damaged')
  await expect(dialog.getByRole('button', { name: 'Keep as a deck' })).toBeDisabled()
  await dialog.getByRole('textbox').fill(list)
  await expect(dialog.getByText('nearest: Darth Vader', { exact: false })).toBeVisible()
  await expect(dialog.getByText('Admiral Piett', { exact: false }).last()).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep as a deck' }).click()

  // The line that named no card is settled; then the deck is built on, by key, by button and by hand.
  const deck = page.getByRole('region', { name: 'The deck', exact: true })
  await expect(deck.getByText('6 cards', { exact: true })).toBeVisible()
  await deck.getByRole('button', { name: 'It is Darth Vader', exact: true }).click()
  await expect(deck.getByRole('button', { name: 'Darth Vader', exact: true })).toBeVisible()
  await expect(deck.getByText('Lines that name no known card')).toBeHidden()
  await page.getByRole('searchbox').fill('storm power < 2')
  const found = page.getByRole('list', { name: 'Cards found' })
  const stormtrooper = found.getByRole('button', { name: 'Stormtrooper', exact: true })
  await page.getByRole('searchbox').press('ArrowDown')
  await expect(stormtrooper).toBeFocused()
  await page.keyboard.press('+')
  await expect(deck.getByText('7 cards', { exact: true })).toBeVisible()
  await found.getByRole('button', { name: 'One more: Stormtrooper' }).click()
  await expect(deck.getByText('8 cards', { exact: true })).toBeVisible()
  await stormtrooper.dragTo(deck.getByRole('tabpanel'))
  await expect(deck.getByText('9 cards', { exact: true })).toBeVisible()
  await expect(stormtrooper).toHaveAccessibleDescription(/6 in the deck/)
  await deck.getByRole('heading', { name: 'Character' }).click()
  await page.keyboard.press('Control+z')
  await expect(deck.getByText('8 cards', { exact: true })).toBeVisible()
  await page.keyboard.press('Control+y')
  await expect(deck.getByText('9 cards', { exact: true })).toBeVisible()
  await expect(deck.getByText('A deck has 60 cards; that of the Dark Side has 9.')).toBeVisible()
  await deck.getByRole('button', { name: 'Begin the game with Tatooine' }).click()
  expect(await faults(page)).toEqual([])

  await deck.getByRole('tab', { name: 'Statistics' }).click()
  await expect(
    deck.getByRole('list', { name: 'Deploy costs' }).getByRole('listitem').nth(1),
  ).toHaveAccessibleName('1: 6')
  await deck.getByRole('tab', { name: 'Opening hand' }).click()
  await expect(deck.getByRole('list', { name: 'Opening hand' }).getByRole('listitem')).toHaveCount(8)
  await deck.getByRole('tab', { name: 'Notes' }).click()
  await deck.getByRole('textbox', { name: 'Notes' }).fill('Walk, do not run.')
  await deck.getByRole('textbox', { name: 'What this version is called' }).fill('first')
  await deck.getByRole('button', { name: 'Keep this version' }).click()
  await expect(deck.getByRole('button', { name: 'Back to first' })).toBeVisible()

  await deck.getByRole('button', { name: 'Export' }).click()
  await dialog.getByRole('radio', { name: 'GEMP (XML)' }).check()
  await expect(dialog.getByRole('textbox')).toHaveValue(
    /<card blueprintId="1_168" horizontal="false" title="•Darth Vader"\/>/,
  )
  await dialog.getByRole('radio', { name: 'Ids' }).check()
  await expect(dialog.getByRole('textbox')).toHaveValue(/^[\d_,]+\n$/)
  await page.keyboard.press('Escape')

  await page.reload()
  const own = page.getByRole('region', { name: 'Your decks' })
  await own.getByRole('button', { name: 'Delete Walkers' }).click()
  await expect(own.getByText('Walkers')).toBeHidden()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await own.getByRole('button', { name: /^Walkers/ }).click()
  await expect(deck.getByText('9 cards', { exact: true })).toBeVisible()
  await expect(deck.getByRole('button', { name: 'Begin the game with Tatooine' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await deck.getByRole('tab', { name: 'Notes' }).click()
  await expect(deck.getByRole('textbox', { name: 'Notes' })).toHaveValue('Walk, do not run.')
})

test('cards are found by words and conditions, and read with all that is known of them', async ({ page }) => {
  await openScreen(page, 'cards', 'fr')
  const found = page.getByRole('list', { name: 'Cartes trouvées' })
  await page.getByRole('searchbox').fill('puissance > 5 type: personnage -titre: luke')
  await expect(found.getByRole('button', { name: 'Darth Vader', exact: true })).toBeVisible()
  await expect(found.getByRole('button', { name: /Luke/ })).toHaveCount(0)
  await page.getByRole('button', { name: /^Retirer : puissance/ }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('type: personnage -titre: luke')
  await page.getByRole('searchbox').fill('')
  await page.getByRole('button', { name: 'Ajouter une condition' }).click()
  const builder = page.getByRole('form', { name: 'Ajouter une condition' })
  await builder.getByRole('combobox', { name: 'Quoi sur la carte' }).selectOption('set')
  await builder.getByRole('combobox', { name: 'Valeur' }).selectOption('Cloud City')
  await builder.getByRole('button', { name: 'Ajouter' }).click()
  await page.getByRole('combobox', { name: 'Cartes' }).selectOption('all')
  await expect(page.getByText('192 cartes sur 2569')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByRole('searchbox').fill('dash rendar')
  await found.getByRole('button', { name: 'Dash Rendar', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '•Dash Rendar' })
  await expect(dialog.getByText('n’est pas encore dans le jeu', { exact: false })).toBeVisible()
  expect(await faults(page)).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test('the deck and the cards take turns, and everything is large enough for a finger', async ({ page }) => {
    await openScreen(page, 'decks')
    await page.getByRole('button', { name: 'New Light Side deck' }).click()
    await page.getByRole('button', { name: 'Cards', exact: true }).last().click()
    await page
      .getByRole('button', { name: /^One more: / })
      .first()
      .tap()
    await expect(page.getByRole('button', { name: 'Deck (1)' })).toBeVisible()
    const small = await page
      .locator('.dk button:visible')
      .evaluateAll((buttons) =>
        buttons
          .map((button) => ({ name: button.textContent, ...button.getBoundingClientRect().toJSON() }))
          .filter(({ width, height }) => Math.min(width, height) < 40),
      )
    expect(small).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await faults(page)).toEqual([])
  })
})
