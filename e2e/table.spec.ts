import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { nameOf, scenarioFiles, scenarioText } from '../src/scenarios/format/files.test-helper.ts'
import {
  byClicks,
  card,
  dropFile,
  inMenu,
  location,
  open,
  openFromMenu,
  region,
  table,
} from './support/lib.ts'
import { test } from './support/test.ts'

const lesson = '/?scenario=first-steps'
const luke = 'Luke Skywalker'

test('regions, groups, buttons and descriptions are there by name', async ({ page }) => {
  await open(page, lesson)
  for (const name of ['Table', 'Hand', 'Decision', 'Stack', 'Log', 'Why', 'Your piles', "Opponent's piles"]) {
    await expect(region(page, name)).toHaveCount(1)
  }
  await expect(card(page, luke)).toHaveAccessibleDescription(/power 3.*at Tatooine: Mos Eisley/)
  await expect(
    page.getByRole('button', { name: 'SoroSuub V-35 Landspeeder, driver slot 1: Rebel Trooper' }),
  ).toBeVisible()
  await expect(
    page.getByRole('button', { name: 'SoroSuub V-35 Landspeeder, passenger slot 1, empty' }),
  ).toBeVisible()
  await card(page, luke).click()
  await expect(page.getByRole('button', { name: 'Tatooine: Cantina, 1 Force' })).toBeVisible()
  await expect(
    page.getByRole('button', { name: 'SoroSuub V-35 Landspeeder, passenger slot 1, empty, free' }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tatooine: Dune Sea, not legal' })).toBeVisible()
})

test('pointing at an illegal place says why; Escape puts the card back', async ({ page }) => {
  await open(page, lesson)
  await card(page, luke).click()
  await location(page, 'Tatooine: Dune Sea').hover()
  await expect(page.locator('.hint')).toContainText('landspeed 1')
  await page.keyboard.press('Escape')
  await expect(table(page)).not.toHaveAttribute('data-carrying', 'true')
})

test('a move is paid, logged, undone and redone, and survives a reload', async ({ page }) => {
  await open(page, lesson)
  const force = region(page, 'Your piles').locator('[data-pile="force"] dd')
  const there = page.getByRole('group', { name: 'Tatooine: Cantina' }).getByRole('button', { name: luke })
  await byClicks(page, card(page, luke), location(page, 'Tatooine: Cantina'))
  await expect(there).toBeVisible()
  await expect(force).toHaveText('3')
  await expect(region(page, 'Log')).toContainText(luke)
  await page.reload()
  await expect(there).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(there).toHaveCount(0)
  await expect(force).toHaveText('4')
  await page.keyboard.press('Control+Shift+Z')
  await expect(there).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(there).toHaveCount(0)
})

test('what can it do: legal moves to click, the others with their reason', async ({ page }) => {
  await open(page, lesson)
  await card(page, luke).click()
  await region(page, 'Decision')
    .getByRole('button', { name: /What can it do/ })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('.offer').first()).toBeVisible()
  await dialog.locator('.offer').first().click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled()
})

test('the help has the table of moves and finds rules', async ({ page }) => {
  await open(page, lesson)
  await openFromMenu(page, 'Help')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('row', { name: /Docking bay transit/i })).toBeVisible()
  await dialog.getByRole('searchbox').fill('MOV-054')
  await expect(dialog.locator('.rules li')).not.toHaveCount(0)
})

test('the edition switch opens the position again under the other rules', async ({ page }) => {
  await open(page, lesson)
  await (await inMenu(page, 'Rules edition')).selectOption('crd')
  await expect(page.getByText('opened again with these rules')).toBeVisible()
  await (await inMenu(page, 'Language')).selectOption('fr')
  await expect(region(page, 'Pourquoi')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Leçons' })).toBeVisible()
})

test('a scenario file dropped on the page opens, and both sides can be moved', async ({ page }) => {
  await open(page, lesson)
  const file = 'landspeed-01.json'
  const text = scenarioText('landspeed-01')
  await dropFile(page, file, text)
  await expect(page.getByText(`${JSON.parse(text).title} is on the table`)).toBeVisible()
  const before = await page.locator('.turn').textContent()
  await page.getByRole('button', { name: /On to the move phase of/ }).click()
  await expect(page.locator('.turn')).not.toHaveText(before ?? '')
  await expect(page.locator('.phases [aria-current]')).toHaveText('Move')
})

test('bad files get one clear sentence that names the place, in either language, and the table stays', async ({
  page,
}) => {
  const start = { turn: 'light', phase: 'move', locations: ['Tatooine'], place: [] as object[] }
  const bare = { id: 'X', cards: {}, start, steps: [] }
  const ship = { side: 'light', type: 'starship', subtype: 'starfighter', capacity: { pilot: 1 } }
  const pilot = { side: 'light', type: 'character', icons: ['pilot'], ability: 1 }
  const place = [
    { card: 's', at: 'Tatooine' },
    { card: 'a', aboard: 's', slot: 'pilot' },
    { card: 'b', aboard: 's', slot: 'pilot' },
  ]
  const cards = { s: 'Ship', a: 'Pilot', b: 'Pilot' }
  const full = { ...bare, define: { Ship: ship, Pilot: pilot }, cards, start: { ...start, place } }
  const bad: [text: string, english: RegExp, french: RegExp][] = [
    [
      JSON.stringify({ ...bare, cards: { a: 'Nobody At All' } }),
      /cards\.a.*Nobody At All/,
      /cards\.a.*Aucune carte ne s’appelle "Nobody At All"/,
    ],
    [
      JSON.stringify(bare).replace('{}', '{"a":"Dutch","a":"Pops"}'),
      /cards\.a.*"a" is used twice/,
      /L’alias "a" est utilisé deux fois/,
    ],
    ['{"id":"X","cards":{"a":"Du', /cards.*breaks off/, /s’interrompt ici/],
    ['hello', /not JSON/, /Ce n’est pas du JSON/],
    [JSON.stringify(full), /start\.place\[2\]/, /à start\.place\[2\]/],
    ['['.repeat(10_000), /nested too deeply/, /Trop de parenthèses/],
    [
      JSON.stringify({ ...bare, start: { ...start, force: { light: 50_000 } } }),
      /start\.force\.light.*1000 is the most here/,
      /start\.force\.light.*1000/,
    ],
    [
      JSON.stringify({ ...bare, title: 'A'.repeat(20_000) }),
      /title.*too long.*200 characters/,
      /title.*200 caractères/,
    ],
    ['{"landspeed":1,"saved":{"turns":', /it breaks off/, /il est coupé/],
    ['{"landspeed":"all","tables":[{"text":"{}"}]}', /a part of it is damaged/, /une partie en est abîmée/],
    ['{"game": "ti4", "id": ', /breaks off/, /s’interrompt ici/],
  ]
  for (const language of ['en', 'fr'] as const) {
    await open(page, `${lesson}&lang=${language}`)
    for (const [text, english, french] of bad) {
      await dropFile(page, 'bad.json', text)
      const told = page.getByRole('alert').filter({ hasText: language === 'en' ? english : french })
      await expect(told).toContainText('bad.json')
      await told.getByRole('button').click()
      await expect(card(page, luke)).toBeVisible()
    }
  }
  // What is wrong with a galaxy is told at its own table, with the name of its file.
  const unit = { unit: 'c', type: 'cruiser', owner: 'red', system: 'A', aboard: 'c' }
  const galaxy = {
    game: 'ti4',
    id: 'X',
    start: { systems: [{ id: 'A', q: 0, r: 0 }], units: [unit], player: 'red' },
  }
  await dropFile(page, 'galaxy.json', JSON.stringify({ ...galaxy, steps: [] }))
  await page.waitForURL(/game=ti4/)
  await expect(page.getByRole('alert')).toContainText('galaxy.json')
})

test('an unknown lesson falls back to the picker, with a message', async ({ page }) => {
  await page.goto('/?scenario=no-such-thing')
  await expect(page.getByRole('main')).toContainText('First steps')
  await expect(page.getByText(/no lesson called/)).toBeVisible()
})

/** The saves in the browser's database, by their keys; a text given takes their place. */
const inDatabase = (page: Page, text?: string): Promise<Record<string, string>> =>
  page.evaluate(async (instead) => {
    const done = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result)
        asked.onerror = () => reject(asked.error)
      })
    if (!(await indexedDB.databases()).some(({ name }) => name === 'landspeed')) return {}
    const database = await done(indexedDB.open('landspeed'))
    try {
      const saves = database.transaction('saves', 'readwrite').objectStore('saves')
      const rows: { id: string; text: string }[] = await done(saves.getAll())
      if (instead !== undefined) for (const row of rows) await done(saves.put({ ...row, text: instead }))
      return Object.fromEntries(rows.map((row) => [row.id, row.text]))
    } finally {
      database.close()
    }
  }, text)

const tableOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('landspeed.tab') ?? '')

/** Moves Luke, and waits until the database has that. */
async function moveAndSave(page: Page): Promise<Locator> {
  await open(page, lesson)
  await byClicks(page, card(page, luke), location(page, 'Tatooine: Cantina'))
  const there = page.getByRole('group', { name: 'Tatooine: Cantina' }).getByRole('button', { name: luke })
  await expect(there).toBeVisible()
  const id = await tableOf(page)
  await expect.poll(async () => (await inDatabase(page))[id]).toContain('"turns":[{')
  return there
}

test('a reload resumes from the database alone', async ({ page }) => {
  const there = await moveAndSave(page)
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(there).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(there).toHaveCount(0)
})

test('without a database the storage keeps the game, and without both the page says so', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('not here', 'SecurityError')
    }
  })
  await open(page, lesson)
  await byClicks(page, card(page, luke), location(page, 'Tatooine: Cantina'))
  const there = page.getByRole('group', { name: 'Tatooine: Cantina' }).getByRole('button', { name: luke })
  await expect(there).toBeVisible()
  await page.reload()
  await expect(there).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('alert')).toContainText('keeps nothing')
})

test('a full storage leaves the game to the database', async ({ page }) => {
  await page.addInitScript(() => {
    const put = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, text) {
      if (text.length > 500) throw new DOMException('full', 'QuotaExceededError')
      put.call(this, key, text)
    }
  })
  await open(page, lesson)
  await byClicks(page, card(page, luke), location(page, 'Tatooine: Cantina'))
  const there = page.getByRole('group', { name: 'Tatooine: Cantina' }).getByRole('button', { name: luke })
  await expect(there).toBeVisible()
  await expect.poll(async () => Object.values(await inDatabase(page))[0]).toContain('"turns":[{')
  await page.reload()
  await expect(there).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a broken copy in the storage gives way to the database', async ({ page }) => {
  const there = await moveAndSave(page)
  await page.evaluate(
    (id) => localStorage.setItem(`landspeed.${id}`, '99 {"landspeed":1,"saved":'),
    await tableOf(page),
  )
  await page.reload()
  await expect(there).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a broken save is told of, kept, and in nobody’s way', async ({ page }) => {
  await moveAndSave(page)
  await inDatabase(page, '{"landspeed":1,"saved":')
  // What was laid there outlives a reload where nobody has touched it.
  await page.evaluate(() => sessionStorage.removeItem('landspeed.laid'))
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('cannot be read')
  await expect(card(page, luke)).toBeVisible()
  const kept = await page.evaluate(() => localStorage.getItem('landspeed.tables'))
  expect(kept).toContain('"kind":"broken"')
})

test('the state is saved as a file, and the file opens again', async ({ page }) => {
  await open(page, lesson)
  await byClicks(page, card(page, luke), location(page, 'Tatooine: Cantina'))
  await openFromMenu(page, 'Settings')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the state as a file' }).click()
  const text = readFileSync(await (await download).path(), 'utf8')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await dropFile(page, 'state.json', text)
  await expect(
    page.getByRole('group', { name: 'Tatooine: Cantina' }).getByRole('button', { name: luke }),
  ).toBeVisible()
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true })
  test('a lesson begins with its cards in view', async ({ page }) => {
    await open(page, lesson)
    await expect(card(page, luke)).toBeInViewport()
  })
})

interface Wrong {
  id: string
  mover: string
  to: string
  rules: string[]
  /** The exercise itself. */
  text: string
}

/** Exercises whose very first step is a wrong move with one card to a location, all titles on the table being different. */
function wrongMoves(): Wrong[] {
  return scenarioFiles().flatMap((file) => {
    // The worked examples name the kind of move that they are about; a drop leaves that open.
    if (!file.endsWith('.example.json') || nameOf(file).startsWith('ex-')) return []
    const text = readFileSync(file, 'utf8')
    const { id, cards = {}, start, steps, define = {} } = JSON.parse(text)
    const [{ by, do: todo, expect: expected }] = steps
    const titles = Object.values(cards).map((one) =>
      typeof one === 'string' ? one : (one as { title: string }).title,
    )
    const named = cards[todo.move]
    const mover = typeof named === 'string' ? named : named?.title
    const places = (start.locations ?? []).map((one: string | { location: string }) =>
      typeof one === 'string' ? one : one.location,
    )
    const plain = typeof todo.move === 'string' && places.includes(todo.to) && !todo.via && by === start.turn
    const onTable = (start.place ?? []).some(({ card: alias }: { card: string }) => alias === todo.move)
    if (!plain || !mover || !onTable || !Array.isArray(expected?.illegal) || start.phase !== 'move') return []
    if (titles.filter((title) => title === mover).length !== 1) return []
    // Where another kind of move leads there, the page takes that one.
    const leads = (step: { do: typeof todo; expect?: { illegal?: unknown } }) =>
      step.do.move === todo.move && step.do.to === todo.to && step.expect?.illegal === undefined
    if (steps.some(leads)) return []
    if (new Set(places).size !== places.length || define[mover]?.type === 'location') return []
    return [{ id, mover, to: todo.to, rules: expected.illegal, text }]
  })
}

test.describe('wrong moves get their true reasons', () => {
  const moves = wrongMoves()
  test('there are twenty of them', () => {
    expect(moves.length).toBeGreaterThanOrEqual(20)
  })
  // One visit of the page: each position is dropped on it.
  test('each of them', async ({ page }) => {
    test.setTimeout(120_000)
    await open(page, lesson)
    for (const { id, mover, to, rules, text } of moves.slice(0, 30)) {
      await test.step(`${id}: ${mover} to ${to}`, async () => {
        await dropFile(page, `${id}.json`, text)
        await expect(location(page, to)).toBeVisible()
        await byClicks(page, card(page, mover), location(page, to))
        const why = region(page, 'Why')
        await expect(why.getByRole('heading').first()).toContainText(mover)
        const ids = why.locator('.rule-id')
        await expect
          .poll(async () => (await ids.allTextContents()).some((rule) => rules.includes(rule)))
          .toBe(true)
      })
    }
  })
})
