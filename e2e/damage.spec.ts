/** Whatever the browser has kept, and whatever a link holds: every screen opens, and home can always be reached. */

import { deflateRawSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { byClicks, card, dropFile, location, open, table } from './support/lib.ts'

/** Damaged values for everything that the page keeps. */
const summary = {
  id: 'table.x',
  written: 1e300,
  places: [null, {}],
  kind: { a: 1 },
  name: {},
  title: 7,
  life: 'x',
}
const kept: readonly Record<string, string>[] = [
  {
    tables: JSON.stringify([summary, null, 7, 'x', { id: {} }]),
    last: 'table.x',
    'table.x': '{"landspeed":1,"source":{"id":"game","practice":{"side":"x"}}}',
    practice: '{"side":"x","level":[],"budget":1e9}',
    'practice decks': '{"light":null,"dark":{"kind":{},"id":7}}',
    settings: '{"keys":null,"volume":{},"stopPhases":[],"palette":"__proto__"}',
    finished: '__proto__ constructor',
    log: '{}',
    edition: '[]',
    language: 'xx',
    'ti4.table': '{"source":{"kind":"file","id":"x"},"saved":{"start":{"state":{"systems":7}}}}',
    'ti4.finished': '[]',
    failed: '{}',
  },
  {
    tables: '7',
    last: '',
    practice: 'null',
    'practice decks': '[[]]',
    settings: '"x"',
    'ti4.table': 'null',
    'ti4.handed': 'x',
  },
  { tables: '{"a":', practice: '{', 'practice decks': '{', settings: '{', 'ti4.table': '{' },
]

/** Rows of decks that no page has written. */
const decks: readonly object[] = [
  { id: 'a' },
  { id: 'b', name: {}, sheet: null, changed: 'x', deleted: null },
  {
    id: 'c',
    name: 'Mine',
    sheet: { side: 'x', cards: { '1_168': 'x' }, unknown: [null] },
    changed: 1e300,
    notes: 7,
    deleted: null,
  },
]

async function damage(page: Page, values: Record<string, string>): Promise<void> {
  await page.goto('/icon.svg')
  await page.evaluate(
    async ([given, rows]) => {
      localStorage.clear()
      for (const [key, value] of Object.entries(given)) localStorage.setItem(`landspeed.${key}`, value)
      await new Promise<void>((resolve) => {
        const asked = indexedDB.open('landspeed-decks', 10)
        asked.onupgradeneeded = () => {
          for (const name of ['decks', 'versions'])
            if (!asked.result.objectStoreNames.contains(name)) {
              const store = asked.result.createObjectStore(name, { keyPath: 'id' })
              if (name === 'versions') store.createIndex('deck', 'deck')
            }
        }
        asked.onsuccess = () => {
          const work = asked.result.transaction('decks', 'readwrite')
          for (const row of rows) work.objectStore('decks').put(row)
          work.oncomplete = () => {
            asked.result.close()
            resolve()
          }
        }
      })
    },
    [values, decks] as const,
  )
}

test('with damaged values of everything that is kept, every screen opens', async ({ page }) => {
  test.setTimeout(180_000)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  for (const values of kept) {
    await damage(page, values)
    for (const [door, heading] of [
      ['Decks & cards', 'Decks'],
      ['Practise', 'Practise'],
      ['Two players', 'Two players'],
    ] as const) {
      // A tab that has just been opened stands at home.
      await page.goto('about:blank')
      await page.goto('/?lang=en')
      await page.getByRole('button', { name: door }).click()
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    }
    await page.evaluate(() => window.history.replaceState({ screen: 'tables' }, ''))
    await page.reload()
    await expect(page.getByRole('heading', { name: 'All tables' })).toBeVisible()
    await page.goto('/?game=ti4&lang=en')
    await expect(page.getByRole('region', { name: 'Galaxy' })).toBeVisible()
    await expect(page.locator('.fault')).toHaveCount(0)
  }
  expect(faults).toEqual([])
})

test('links that hold damaged tables say so at home', async ({ page }) => {
  await open(page, '/?scenario=first-steps')
  await byClicks(page, card(page, 'Luke Skywalker'), location(page, 'Tatooine: Cantina'))
  const id = await page.evaluate(() => localStorage.getItem('landspeed.last') ?? '')
  // The table as it stands in the database, in the page's own words.
  const text = await page.evaluate(
    (wanted) =>
      new Promise<string>((resolve) => {
        const asked = indexedDB.open('landspeed')
        asked.onsuccess = () => {
          const all = asked.result.transaction('saves').objectStore('saves').getAll()
          all.onsuccess = () =>
            resolve(all.result.find((one: { id: string }) => one.id === wanted)?.text ?? '')
        }
      }),
    id,
  )
  expect(text).toContain('"landspeed":1')
  const linkOf = (change: (save: Record<string, never>) => void) => {
    const save = JSON.parse(text)
    change(save)
    return `#g=${deflateRawSync(JSON.stringify(save)).toString('base64url')}`
  }
  type Save = Record<string, Record<string, Record<string, Record<string, unknown>>>>
  const links = [
    linkOf((save) => Object.assign(save, { source: { id: 'game', lesson: false, practice: { side: 'x' } } })),
    linkOf((save) => {
      const { state } = (save as Save).saved!.start as { state: Record<string, unknown[]> }
      state.layout = [9999]
    }),
    linkOf((save) => {
      const { state } = (save as Save).saved!.start as { state: Record<string, unknown> }
      state.battle = { at: 0 }
    }),
    '#g=AAAA',
  ]
  for (const link of links) {
    await page.goto('about:blank')
    await page.goto(`/?lang=en${link}`)
    await expect(page.getByRole('alert').or(page.locator('.messages')).first()).toContainText(/This link/)
    await expect(page.getByRole('button', { name: 'Practise' })).toBeVisible()
  }
  await page.goto('about:blank')
  await page.goto(`/?lang=en${linkOf(() => {})}`)
  await expect(table(page).getByRole('group').first()).toBeVisible()
})

test('a table that fails twice is put aside, and home is reached from the failure page', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('fails') && window.history.state?.screen === 'table')
      Object.assign(window, {
        ResizeObserver: class {
          constructor() {
            throw new Error('it fails')
          }
        },
      })
  })
  await open(page, '/?scenario=ships-and-landing&lang=en')
  await page.getByRole('button', { name: 'Show me' }).click()
  await page.evaluate(() => sessionStorage.setItem('fails', 'yes'))
  await page.reload()
  const fault = page.locator('.fault')
  await expect(fault).toContainText('Something on this page has failed.')
  await fault.getByRole('button', { name: 'Home' }).click()
  await expect(page.getByRole('button', { name: 'Practise' })).toBeVisible()
  await page.getByRole('button', { name: 'Play on' }).click()
  await expect(table(page).getByRole('group').first()).toBeVisible()
  await page.reload()
  await expect(fault).toContainText('has failed twice, and is put aside')
  await fault.getByRole('button', { name: 'Load the page again' }).click()
  // It is not opened any more, but can be had as a file.
  await expect(page.getByRole('button', { name: 'Practise' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play on' })).toHaveCount(0)
  await page.evaluate(() => window.history.replaceState({ screen: 'tables' }, ''))
  await page.reload()
  const row = page.getByRole('main').getByRole('listitem')
  await expect(row.getByRole('heading').getByRole('button')).toBeDisabled()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: /^Save .* as a file$/ }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^landspeed-.*[.]json$/)
  await dropFile(page, 'x.json', '{"landspeed":1,"saved":{}}')
  await expect(page.getByText(/cannot be opened/)).toBeVisible()
})
