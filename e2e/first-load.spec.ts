/** How the page fetches the game: what it weighs, what it says meanwhile, and what it does without a network. */

import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { inMenu, open, openFromMenu, region, table } from './support/lib.ts'
import { test } from './support/test.ts'

/** What may be fetched, in bytes of gzipped JavaScript and cards. */
const most = { first: 150_000, game: 565_000, decks: 12_000, art: 38_000, glossary: 20_000 }

/** From home to the form that begins a game of two. */
async function toNewGame(page: Page): Promise<void> {
  await page.locator('#door-two-players').click()
  await expect(page.locator('form.new-game')).toBeVisible()
}

/** The parts of a page as its build has written them: their files, each with its bytes. */
const partsOf = async (page: Page): Promise<Record<string, [file: string, bytes: number][]>> =>
  JSON.parse((await page.locator('#parts').textContent()) ?? '')

for (const language of ['en', 'fr']) {
  test(`the first screen and the whole game weigh no more than they may (${language})`, async ({ page }) => {
    const fetched = new Set<string>()
    page.on('response', (response) => fetched.add(response.url()))
    const weigh = async (urls: Iterable<string>) => {
      const scripts = [...new Set(urls)].filter((url) => /[.](js|json)$/.test(new URL(url).pathname))
      const bodies = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).body()))
      return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
    }
    await page.goto(`/?lang=${language}`)
    const parts = await partsOf(page)
    const urlsOf = (part: string) => (parts[part] ?? []).map(([file]) => new URL(file, page.url()).href)

    // As it is sent: later parts name themselves in the page as they are fetched.
    const first = await weigh((await beginnings(page)).map((file) => new URL(file, page.url()).href))
    expect(first).toBeGreaterThan(20_000)
    expect(first).toBeLessThan(most.first)

    // A game, its dialogs and the painters; no cards yet, no lessons, no texts of rules, nothing of another language or game.
    await toNewGame(page)
    await page.waitForLoadState('networkidle')
    expect(await weigh(urlsOf('src/ui/art/painters.ts'))).toBeLessThan(most.art)
    // What is asked brings the glossary with the first term that it marks.
    const table = new Set(urlsOf('src/ui/begin.tsx'))
    const glossary = [`src/i18n/glossary/${language}.ts`, 'src/ui/glossary/fetched.ts']
      .flatMap(urlsOf)
      .filter((url) => !table.has(url))
    expect(await weigh(glossary)).toBeLessThan(most.glossary)
    const game = await weigh([...fetched].filter((url) => !glossary.includes(url)))
    console.log(
      `${language}: first screen ${(first / 1000).toFixed(1)} kB, game ${(game / 1000).toFixed(1)} kB`,
    )
    expect(game).toBeGreaterThan(200_000)
    expect(game, [...fetched].join(', ')).toBeLessThan(most.game)
    expect(cardFiles(fetched)).toEqual([])
    const other = language === 'en' ? 'fr' : 'en'
    const own = new Set(urlsOf(`src/i18n/all-${language}.ts`))
    for (const part of [
      `src/i18n/all-${other}.ts`,
      `src/i18n/rules-${language}.ts`,
      'src/ui/ti4/begin.tsx',
      'src/store/lessons/lesson-bundle.ts',
      'src/store/lessons/lessons.ts',
      'src/views/scenarios.ts',
    ]) {
      const dialogs = new Set(urlsOf('src/ui/dialogs/Dialogs.tsx'))
      const alone = urlsOf(part).filter((url) => !own.has(url) && !dialogs.has(url))
      expect(alone, part).not.toEqual([])
      for (const url of alone) expect(fetched, part).not.toContain(url)
    }
  })
}

/** The files of cards among those that have been fetched. */
const cardFiles = (fetched: Iterable<string>): string[] =>
  [...fetched].filter((url) => url.includes('/cards/'))

test('a game fetches the cards of its two decks, each in one file, and no other', async ({ page }) => {
  const fetched = new Set<string>()
  page.on('response', (response) => fetched.add(response.url()))
  await page.goto('/')
  await toNewGame(page)
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(page.getByRole('button', { name: /show my cards/ })).toBeVisible()
  const files = cardFiles(fetched)
  expect(files).toHaveLength(2)
  const bodies = await Promise.all(files.map(async (url) => (await page.request.get(url)).body()))
  expect(bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)).toBeLessThan(most.decks)
  const sides = bodies.map((body) => JSON.parse(body.toString()) as { side: string; title: string }[])
  expect(sides.map((cards) => [...new Set(cards.map(({ side }) => side))]).sort()).toEqual([
    ['dark'],
    ['light'],
  ])
})

test('cards that the network keeps back are tried again, and the table opens then', async ({ page }) => {
  let down = true
  await page.goto('/')
  await page.route(/[/]cards[/]/, (route) => (down ? route.abort() : route.continue()))
  await toNewGame(page)
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(page.getByText('One moment')).toBeVisible()
  down = false
  await expect(page.getByRole('button', { name: /show my cards/ })).toBeVisible({ timeout: 20_000 })
})

test('the browser fetches the cards that it shows, and all of them to look into their texts', async ({
  page,
}) => {
  const fetched = new Set<string>()
  page.on('response', (response) => fetched.add(response.url()))
  await open(page, '/')
  await openFromMenu(page, 'Cards')
  const dialog = page.getByRole('dialog', { name: 'Cards' })
  await expect(dialog.getByRole('list', { name: 'Cards found' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const shown = cardFiles(fetched).length
  expect(shown).toBeLessThan(30)
  await dialog.locator('input[type=search]').fill('text: cancel')
  await expect.poll(() => cardFiles(fetched).length).toBeGreaterThan(50)
})

test('every part that the sources name is a part of the page', async ({ page }) => {
  await page.goto('/')
  const parts = Object.keys(await partsOf(page))
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(main|i18n|opponent|scenarios|store|ui)\b.*(?<!test|test-helper)[.]tsx?$/.test(name),
  )
  const named = sources.flatMap((name) =>
    [
      ...readFileSync(`src/${name}`, 'utf8').matchAll(
        /\bpart(?:\(|: | = )'(src\/[^']+)'|Part\('(src\/[^']+)'/g,
      ),
    ].map(([, one, other]) => one ?? other),
  )
  expect(named.length).toBeGreaterThan(25)
  expect(named.filter((name) => !parts.includes(name ?? ''))).toEqual([])
})

/** The scripts that the page begins with. */
async function beginnings(page: Page): Promise<string[]> {
  const sent = await (await page.request.get('/')).text()
  return [...sent.matchAll(/(?:src|href)="[./]*([^"]+[.]js)"/g)].map(([, file = '']) => file)
}

/** Every script but those that the page begins with. */
async function later(page: Page): Promise<(url: URL) => boolean> {
  const first = await beginnings(page)
  return ({ pathname }) => pathname.endsWith('.js') && !first.some((file) => pathname.endsWith(file))
}

/** Holds back whatever the first screen does not begin with, until it is let go. */
async function holdBack(page: Page): Promise<() => void> {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(await later(page), async (route) => {
    await gate
    await route.continue()
  })
  return letGo
}

test('home stands before the game is there, and what is chosen on it opens then', async ({ page }) => {
  const letGo = await holdBack(page)
  await page.goto('/')
  await expect(page.getByRole('progressbar', { name: 'The game is being fetched.' })).toBeVisible()
  await page.getByLabel('Language').selectOption('fr')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  const wish = page.getByRole('button', { name: 'Apprendre' })
  await wish.press('Enter')
  await expect(wish).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('« Apprendre » s’ouvrira dès que le jeu sera là.')).toBeVisible()
  await expect(page.getByRole('link', { name: /Twilight Imperium/ })).toBeVisible()
  letGo()
  await expect(page.getByRole('heading', { name: 'Apprendre', level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: /Premiers pas/ })).toBeVisible()
})

test('what the network keeps back is tried again by itself, on the first screen and later', async ({
  page,
}) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  let down = true
  await page.route(await later(page), (route) => (down ? route.abort() : route.continue()))
  await page.goto('/?scenario=first-steps')
  await expect(page.getByText('There is no connection.')).toBeVisible()
  down = false
  await expect(table(page).getByRole('group').first()).toBeVisible()

  // Another language is not there yet.
  down = true
  await (await inMenu(page, 'Language')).selectOption('fr')
  await expect(page.getByText('One moment')).toBeVisible()
  await expect(region(page, 'Decision')).toBeVisible()
  down = false
  await expect(region(page, 'Décision')).toBeVisible()
  await expect(page.getByText('Un instant')).toHaveCount(0)
  expect(faults).toEqual([])
})

test('without a network the game that is there goes on, and what is missing comes with the network', async ({
  page,
  context,
}) => {
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await openFromMenu(page, 'New game')
  await expect(page.getByRole('dialog', { name: 'New game' })).toBeVisible()
  await page.keyboard.press('Escape')
  await table(page).getByRole('button', { name: 'Luke Skywalker', exact: true }).click()
  const cantina = table(page).getByRole('group', { name: 'Tatooine: Cantina' })
  await cantina.locator('button.tile').click()
  await expect(region(page, 'Log').getByText('Luke Skywalker').first()).toBeVisible()

  await openFromMenu(page, 'Lessons')
  await expect(page.getByText('One moment')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('main').getByRole('button').nth(20)).toBeVisible()
})
