import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { card, dropFile, location, open, openFromMenu, region, table } from './support/lib.ts'
import { test } from './support/test.ts'

/** Opens a screen as a reload of it does. */
async function openScreen(page: Page, screen: 'decks' | 'cards', language = 'en') {
  await page.addInitScript((wanted) => {
    if (window.history.state || window.location.search.includes('scenario')) return
    window.history.replaceState({ screen: wanted }, '')
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
  await dialog.getByText('1 card is played by its printed numbers alone', { exact: false }).click()
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

/** Decks in the forms that players of other tables have, each as it is written again. */
const forms: [file: string, radio: string, said: string, text: string][] = [
  [
    'walkers.txt',
    'GEMP (XML)',
    'Read as a GEMP export.',
    [
      '<?xml version="1.0" encoding="UTF-8" standalone="no"?>',
      '<deck>',
      '<card blueprintId="1_168" horizontal="false" title="•Darth Vader"/>',
      '<card blueprintId="9_116" horizontal="false" title="•Major Turr Phennir"/>',
      '<card blueprintId="1_194" horizontal="false" title="Stormtrooper"/>',
      '<card blueprintId="1_194" horizontal="false" title="Stormtrooper"/>',
      '<cardOutsideDeck blueprintId="13_70" horizontal="false" title="•Force Push"/>',
      '</deck>\n',
    ].join('\n'),
  ],
  ['walkers.txt', 'Ids', 'Read as a list of ids.', '1_168,9_116,1_194,1_194|13_70\n'],
  [
    'walkers.dek',
    'Holotable (.dek)',
    'Read as a Holotable file.',
    [
      'card "/starwars/Premiere-Dark/t_darthvader" 1',
      'card "/starwars/DeathStarII-Dark/t_majorturrphennir" 1',
      'card "/starwars/Premiere-Dark/t_stormtrooper" 2',
      '[outside]',
      'card "/starwars/ReflectionsIII-Dark/t_forcepush" 1\n',
    ].join('\n'),
  ],
]

test('decks of other tables come as their files, and go out as they came', async ({ page }) => {
  await openScreen(page, 'decks')
  const dialog = page.getByRole('dialog')
  const deck = page.getByRole('region', { name: 'The deck', exact: true })
  for (const [file, radio, said, text] of forms) {
    await dropFile(page, file, text)
    await expect(dialog.getByText(said)).toBeVisible()
    await dialog.getByRole('button', { name: 'Keep as a deck' }).click()
    await expect(deck.getByText('4 cards', { exact: true })).toBeVisible()
    await deck.getByRole('button', { name: 'Export' }).click()
    await dialog.getByRole('radio', { name: radio }).check()
    await expect(dialog.getByRole('textbox')).toHaveValue(text)
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Save as a file' }).click()
    expect(readFileSync(await (await download).path(), 'utf8')).toBe(text)
    await page.keyboard.press('Escape')
    await deck.getByRole('button', { name: 'All decks' }).click()
  }
  await expect(page.getByRole('button', { name: /^Dark Side, imported 3/ })).toBeVisible()
})

/** A file of the project's lists: a saved page, OCTGN's form, a list with cards beside the deck. */
const listFile = (name: string) => new URL(`../src/swccg/decks/lists/${name}`, import.meta.url).pathname

test('lists come as people have them: pages, files of other tables, in other letters, with remarks', async ({
  page,
}) => {
  await openScreen(page, 'decks')
  const dialog = page.getByRole('dialog')
  const deck = page.getByRole('region', { name: 'The deck', exact: true })
  const keep = dialog.getByRole('button', { name: 'Keep as a deck' })
  await page.getByRole('button', { name: 'Import a deck' }).click()
  await dialog.getByLabel('Open a file').setInputFiles(listFile('page.html'))
  await expect(dialog.getByText('Light Side, 60 cards. Read as a saved page.')).toBeVisible()
  await keep.click()
  await expect(deck.getByText('60 cards', { exact: true })).toBeVisible()
  await expect(deck.getByRole('textbox', { name: 'Name of the deck' })).toHaveValue('Two-player set')
  await deck.getByRole('button', { name: 'All decks' }).click()

  await dropFile(page, 'mine.o8d', readFileSync(listFile('octgn.o8d'), 'utf8'))
  await expect(dialog.getByText('Read as an OCTGN deck.', { exact: false })).toBeVisible()
  await expect(dialog.getByText('1 remark goes into the notes of the deck.')).toBeVisible()
  await keep.click()
  await deck.getByRole('tab', { name: 'Notes' }).click()
  await expect(deck.getByRole('textbox', { name: 'Notes' })).toHaveValue('For a first game')
  await deck.getByRole('button', { name: 'All decks' }).click()

  // What nobody knows stands where it stood, and goes out again from there.
  await page.getByRole('button', { name: 'Import a deck' }).click()
  await dialog.getByLabel('Open a file').setInputFiles({
    name: 'beside.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(`\ufeff${readFileSync(listFile('beside.txt'), 'utf8')}`, 'utf16le'),
  })
  await expect(dialog.getByText('Light Side, 60 cards.', { exact: false })).toBeVisible()
  await expect(dialog.getByText('5 cards beside the deck.')).toBeVisible()
  await expect(dialog.getByText('A Shield That Nobody Printed', { exact: true })).toBeVisible()
  await keep.click()
  const unknown = deck.getByRole('region', { name: 'Lines that name no known card' })
  await expect(unknown.getByText('Beside the deck')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await deck.getByRole('button', { name: 'Export' }).click()
  for (const radio of ['Titles with counts', 'Ids', 'GEMP (XML)', 'Holotable (.dek)']) {
    await dialog.getByRole('radio', { name: radio }).check()
    await expect(dialog.getByRole('textbox')).toHaveValue(/A Shield That Nobody Printed/)
  }
  await page.keyboard.press('Escape')
  await unknown.getByRole('button', { name: 'Leave out' }).click()
  await expect(unknown).toBeHidden()
})

test('a list of a hundred thousand lines is refused at once, and one of many unknown lines shows the first', async ({
  page,
}) => {
  await openScreen(page, 'decks')
  const dialog = page.getByRole('dialog')
  await dropFile(page, 'long.txt', '1 Nobody At All\n'.repeat(100_000))
  await expect(dialog.getByRole('alert')).toHaveText(
    'This is too long for a deck: 100000 lines, where 4000 are the most.',
  )
  await page.keyboard.press('Escape')
  const unknown = Array.from({ length: 1900 }, (_, at) => `1 Stormtroper ${at}`).join('\n')
  const known = Array.from({ length: 2000 }, () => '1 Stormtrooper').join('\n')
  await dropFile(page, 'many.txt', `constructor\n__proto__\n${unknown}`)
  await expect(dialog.getByRole('alert')).toContainText('no list of a deck')
  await page.keyboard.press('Escape')
  const before = Date.now()
  await dropFile(page, 'many.txt', `constructor\n__proto__\n${unknown.slice(0, 500)}\n${known}`)
  await expect(dialog.getByText('__proto__', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: /^Show more lines/ }).click()
  await expect(dialog.getByText('Stormtroper 15', { exact: true })).toBeVisible()
  expect(Date.now() - before).toBeLessThan(8000)
})

/** Sixty cards, of which the game texts of most are not played: characters, a site, an Effect, an Objective. */
const mixed = `Name: Mixed
Start: Naboo
1 Naboo
24 Naboo: Theed Palace Generator Core
13 Dash Rendar
12 Order To Engage
1 Hidden Base / Systems Will Slip Through Your Fingers
9 Rebel Trooper
`

test('a deck with cards whose texts are not played says so, and is played by what is printed on them', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('landspeed.settings', '{"openHands":true}'))
  await openScreen(page, 'decks')
  await page.getByRole('button', { name: 'Import a deck' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(mixed)
  await dialog.getByRole('button', { name: 'Keep as a deck' }).click()
  const deck = page.getByRole('region', { name: 'The deck', exact: true })
  await expect(deck.getByText('May be played')).toBeVisible()
  await deck.getByText('2 cards do nothing here yet', { exact: false }).click()
  await expect(deck.locator('details[open]')).toContainText('Order To Engage, Hidden Base')

  await open(page, '/?scenario=first-steps')
  await openFromMenu(page, 'New game')
  await expect(dialog.getByText('60 cards, 50 of them without their game text')).toBeVisible()
  await dialog.getByLabel('Mixed').check()
  await dialog.getByLabel('Seed').fill('8')
  await dialog.getByRole('button', { name: 'Start the game' }).click()
  await expect(table(page).getByRole('group', { name: 'Naboo', exact: true })).toBeVisible()
  // The Light Side's first turn: what is printed costs and counts, and what has no more than a text goes nowhere.
  const phase = page.locator('.phases [aria-current]')
  const turn = page.locator('.turn')
  await expect(async () => {
    const now = `${await turn.textContent()} ${await phase.textContent()}`
    if (/Light.*Deploy$/.test(now)) return
    if (/Activate$/.test(now))
      await page.getByRole('button', { name: /^Activate \d+$/ }).click({ timeout: 1000 })
    else await page.keyboard.press('Space')
    expect(now).toMatch(/Light.*Deploy$/)
  }).toPass({ timeout: 30_000, intervals: [400] })
  const hand = region(page, 'Hand').locator('.hand-card')
  await hand.and(page.getByLabel('Order To Engage')).first().click()
  await location(page, 'Naboo').click()
  await expect(region(page, 'Why')).toContainText('Order To Engage does not deploy')
  await page.keyboard.press('Escape')
  await hand.and(page.getByLabel('Naboo: Theed Palace Generator Core')).first().click()
  await table(page)
    .getByRole('button', { name: /^To the (left|right)|^(Left|Right) of/ })
    .first()
    .click()
  await expect(table(page).getByRole('group', { name: 'Naboo: Theed Palace Generator Core' })).toBeVisible()
  await hand.and(page.getByLabel('Dash Rendar')).first().click()
  await location(page, 'Naboo: Theed Palace Generator Core').click()
  await expect(card(page, 'Dash Rendar')).toHaveAccessibleDescription(/power 3/)
  await page.reload()
  await expect(card(page, 'Dash Rendar')).toBeVisible()
})

/** What is looked for, a card that is found by it, and one that is not. */
const queries: Record<'en' | 'fr', [query: string, found: string, not: string][]> = {
  en: [
    ['power > 5', 'Darth Vader', 'Luke Skywalker'],
    ['vader', 'Darth Vader', 'Luke Skywalker'],
    ['text: attrition side: dark type: character', 'Darth Vader', 'Luke Skywalker'],
    ['icon: pilot side: light ability >= 4', 'Luke Skywalker', 'Darth Vader'],
    ['set: hoth type: vehicle', 'Blizzard 1', 'Bantha'],
    ['is: "bounty hunter"', 'Boba Fett', 'Darth Vader'],
    ['type: vehicle landspeed = 4 side: light', "Luke's X-34 Landspeeder", 'Blizzard 1'],
    ['-type: character vader', "Vader's Custom TIE", 'Darth Vader'],
  ],
  fr: [
    ['puissance > 5', 'Darth Vader', 'Luke Skywalker'],
    ['texte: attrition côté: obscur type: personnage', 'Darth Vader', 'Luke Skywalker'],
    ['icône: pilote côté: lumineux aptitude >= 4', 'Luke Skywalker', 'Darth Vader'],
    ['extension: hoth type: véhicule', 'Blizzard 1', 'Bantha'],
    ['est: "chasseur de primes"', 'Boba Fett', 'Darth Vader'],
  ],
}

test('every kind of condition finds what it says, at the table too, which is not left for it', async ({
  page,
}) => {
  for (const language of ['en', 'fr'] as const) {
    await open(page, `/?scenario=first-steps&lang=${language}`)
    await openFromMenu(page, language === 'en' ? 'Cards' : 'Cartes')
    const found = page.getByRole('list', { name: language === 'en' ? 'Cards found' : 'Cartes trouvées' })
    const result = (title: string) => found.getByRole('button', { name: title, exact: true }).first()
    const box = page.getByRole('searchbox')
    for (const [query, title, not] of queries[language]) {
      await box.fill(query)
      await expect(result(title), query).toBeVisible()
      await expect(result(not), query).toHaveCount(0)
    }
  }
  // Nothing is like it here: what there is elsewhere, or what it may have been, is a step away.
  await page.goto('/?scenario=first-steps&lang=en')
  await openFromMenu(page, 'Cards')
  const dialog = page.getByRole('dialog', { name: 'Cards' })
  await page.getByRole('searchbox').fill('melas')
  await expect(dialog.getByText('No card that is played here is like that; 1 other is.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Look among all cards' }).click()
  await dialog.getByRole('button', { name: 'Melas', exact: true }).click()
  await expect(page.getByText('its game text is not played here yet', { exact: false })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox').fill('Darth Vadre')
  await expect(dialog.getByText('No card is like that.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Darth Vader?' }).click()
  await expect(dialog.getByRole('button', { name: 'Darth Vader', exact: true })).toBeVisible()
  await page.getByRole('searchbox').fill('power > 5 hiding in the garbage')
  await expect(dialog.getByText('No card is like that.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(table(page).getByRole('group', { name: 'Tatooine: Cantina' })).toBeVisible()
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
  await expect(dialog.getByText('par ses seuls nombres imprimés', { exact: false })).toBeVisible()
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
