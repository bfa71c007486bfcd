/** Tables side by side, and the page without a network. */

import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { byClicks, card, dropFile, inMenu, location, open, openFromMenu, table } from './support/lib.ts'
import { test } from './support/test.ts'

const luke = 'Luke Skywalker'
const there = (page: Page) =>
  page.getByRole('group', { name: 'Tatooine: Cantina' }).getByRole('button', { name: luke })

async function toTables(page: Page): Promise<void> {
  await page.evaluate(() => window.history.pushState({ screen: 'tables' }, ''))
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')))
  await expect(page.getByRole('heading', { name: 'All tables' })).toBeVisible()
}

test('two tables side by side: neither is lost, and each can be named, copied, deleted, handed out', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/?scenario=first-steps')
  await openFromMenu(page, 'Settings')
  await page.getByRole('radio', { name: 'Strong contrast' }).check()
  await page.keyboard.press('Escape')
  await byClicks(page, card(page, luke), location(page, 'Tatooine: Cantina'))
  await expect(there(page)).toBeVisible()
  await page.goto('/?scenario=ships-and-landing')
  await expect(table(page).getByRole('group').first()).toBeVisible()
  await page.getByRole('button', { name: 'Show me' }).click()
  await toTables(page)
  const main = page.getByRole('main', { name: 'All tables' })
  await expect(main.getByRole('listitem')).toHaveCount(2)

  await main.getByRole('button', { name: 'Rename First steps' }).click()
  await main.getByLabel('New name of First steps').fill('Mine')
  await page.keyboard.press('Enter')
  await main.getByRole('button', { name: 'Copy Mine' }).click()
  await expect(main.getByRole('button', { name: 'Mine, copy', exact: true })).toBeVisible()
  await main.getByRole('button', { name: 'Delete Mine', exact: true }).click()
  await expect(main.getByText('Mine has been deleted.')).toBeVisible()
  await main.getByRole('button', { name: 'Bring it back' }).click()
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await main.getByRole('button', { name: 'Copy the link to Mine', exact: true }).click()
  await expect(page.getByText('The link has been copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/#g=/)
  const single = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Save Mine as a file', exact: true }).click()
  expect((await single).suggestedFilename()).toBe('landspeed-Mine.json')
  const one = readFileSync(await (await single).path(), 'utf8')
  const download = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Save all as a file' }).click()
  const all = readFileSync(await (await download).path(), 'utf8')
  await main.getByRole('button', { name: 'Mine', exact: true }).click()
  await expect(there(page)).toBeVisible()

  // All of them come again in a browser that has none.
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    await new Promise((resolve) => {
      indexedDB.deleteDatabase('landspeed').onsuccess = resolve
    })
  })
  await page.goto('/')
  const palette = page.locator('html')
  await expect(palette).toHaveAttribute('data-palette', 'usual')
  await dropFile(page, 'all.json', all)
  await expect(page.getByText('3 tables have been added.')).toBeVisible()
  await expect(palette).toHaveAttribute('data-palette', 'strong')
  await main.getByRole('button', { name: 'Mine, copy', exact: true }).click()
  await expect(there(page)).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(there(page)).toHaveCount(0)
  // One alone comes as a table of its own, under its name, and goes on where it was.
  await dropFile(page, 'mine.json', one)
  await expect(there(page)).toBeVisible()
  await toTables(page)
  await expect(main.getByRole('button', { name: 'Mine', exact: true })).toHaveCount(2)
})

test('a save that fits the rules in part opens up to there, says so, and stays what it was', async ({
  page,
}) => {
  await open(page, '/?scenario=first-steps')
  await byClicks(page, card(page, luke), location(page, 'Tatooine: Cantina'))
  await expect(there(page)).toBeVisible()
  await toTables(page)
  const handed = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save First steps as a file' }).click()
  const saved = readFileSync(await (await handed).path(), 'utf8')
  // As a version had it whose rules let Luke go on from there.
  const older = JSON.parse(saved)
  older.saved.turns.push(structuredClone(older.saved.turns[0]))
  older.saved.at = 2
  const text = JSON.stringify(older)
  const tables = [{ summary: { id: 'older', name: 'Older' }, text }]
  await dropFile(page, 'all.json', JSON.stringify({ landspeed: 'all', tables }))
  const main = page.getByRole('main', { name: 'All tables' })
  await main.getByRole('button', { name: 'Older', exact: true }).click()
  await expect(there(page)).toBeVisible()
  const told = page.getByRole('alert')
  await expect(told).toContainText('only up to decision 2 of 3')
  await told.getByRole('button').click()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(there(page)).toHaveCount(0)
  // Opened as a file it says the same.
  await dropFile(page, 'older.json', text)
  await expect(there(page)).toBeVisible()
  await expect(told).toContainText('older.json fits today’s rules only up to decision 2 of 3')
  await toTables(page)
  await expect(main.getByRole('listitem').filter({ hasText: 'from an earlier version' })).toHaveCount(2)
  const download = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Save the original of Older as a file' }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toBe(text)
})

test('where the storage is full the database has the tables, and where both are the page says so', async ({
  page,
  context,
}) => {
  const full = () => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (key, text) {
      if (this === localStorage) throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, key, text)
    }
  }
  await context.addInitScript(full)
  await open(page, '/?scenario=first-steps')
  await byClicks(page, card(page, luke), location(page, 'Tatooine: Cantina'))
  await expect(there(page)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  const later = await context.newPage()
  await page.close()
  await later.goto('/')
  await later.getByRole('button', { name: 'Play on' }).click()
  await expect(there(later)).toBeVisible()
  await later.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await later.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(later.getByRole('alert')).toContainText('The browser keeps nothing on this page')
})

test('of two tabs with one table the later one goes on, and the earlier one takes it back', async ({
  page,
  context,
}) => {
  await open(page, '/?scenario=first-steps')
  await byClicks(page, card(page, luke), location(page, 'Tatooine: Cantina'))
  await expect(there(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/')
  await toTables(other)
  await other.getByRole('button', { name: 'First steps', exact: true }).click()
  await expect(there(other)).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('open in another tab')
  await other.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(there(other)).toHaveCount(0)
  await page.getByRole('button', { name: 'Go on here instead' }).click()
  await expect(there(page)).toHaveCount(0)
  await expect(other.getByRole('alert')).toContainText('open in another tab')
})

test('of two tabs with the table of Twilight Imperium the later one goes on, and the earlier one takes it back', async ({
  page,
  context,
}) => {
  const activate = async (tab: Page, name: string) =>
    tab.getByRole('button', { name: new RegExp(`^${name}; `) }).press('Enter')
  const log = (tab: Page) => tab.getByRole('region', { name: 'Log' })
  await page.goto('/?game=ti4&galaxy=teaching')
  await activate(page, 'Mecatol')
  await expect(log(page)).toContainText('Mecatol')
  const other = await context.newPage()
  await other.goto('/?game=ti4')
  await expect(log(other)).toContainText('Mecatol')
  await expect(page.getByRole('alert')).toContainText('open in another tab')
  await page.keyboard.press('Control+z')
  await expect(log(page)).toContainText('Mecatol')
  await other.keyboard.press('Control+z')
  await expect(log(other)).not.toContainText('Mecatol')
  await page.getByRole('button', { name: 'Go on here instead' }).click()
  await expect(log(page)).not.toContainText('Mecatol')
  await expect(other.getByRole('alert')).toContainText('open in another tab')
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a lesson goes on, a reload brings it back, and the game works as a whole', async ({
    page,
    context,
  }) => {
    await open(page, '/?scenario=first-steps')
    await page.waitForFunction(async () => {
      const worker = await navigator.serviceWorker.ready
      return worker.active?.state === 'activated'
    })
    await context.setOffline(true)
    await byClicks(page, card(page, luke), location(page, 'Tatooine: Cantina'))
    await expect(there(page)).toBeVisible()
    await page.reload()
    await expect(there(page)).toBeVisible()
    await (await inMenu(page, 'Language')).selectOption('fr')
    await expect(page.getByRole('region', { name: 'Décision' })).toBeVisible()
    await page.goto('/?scenario=docking-bays-and-shuttles&lang=en')
    await expect(table(page).getByRole('group').first()).toBeVisible()
    await context.setOffline(false)
    await page.reload()
    await expect(table(page).getByRole('group').first()).toBeVisible()
  })
})
