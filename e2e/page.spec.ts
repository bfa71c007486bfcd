import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { byClicks, byMouse, card, dropFile, location, open, openFromMenu, region } from './support/lib.ts'
import { seen, test } from './support/test.ts'

test('the page loads without a fault and asks no other host for anything', async ({ page, baseURL }) => {
  const strangers: string[] = []
  const faults: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(baseURL ?? '') && !/^(data|blob):/.test(url)) strangers.push(url)
  })
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  await page.goto('/?scenario=first-steps')
  await expect(page).toHaveTitle(/Landspeed/)
  await expect(page.locator('#table')).toBeVisible()
  expect(strangers).toEqual([])
  expect(faults).toEqual([])
})

test('nothing from elsewhere is let in: the server and the page itself say so', async ({ page }) => {
  const answer = await page.goto('/')
  const { 'content-security-policy': policy = '', ...headers } = answer?.headers() ?? {}
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
  const own = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')
  for (const text of [policy, own ?? '']) {
    expect(text).toContain("default-src 'none'")
    expect(text).not.toMatch(/https?:|\*|unsafe-eval|(script|worker)-src[^;]*(unsafe-inline|blob:|data:)/)
  }
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer')
  const refused = await page.evaluate(async () => {
    const violated = new Promise((resolve) => {
      addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), {
        once: true,
      })
    })
    const came = await fetch('https://example.org/').then(
      () => true,
      () => false,
    )
    return [came, await violated]
  })
  expect(refused).toEqual([false, 'connect-src'])
})

test('no other page shows it in a frame', async ({ page, baseURL }) => {
  const answer = await page.request.get('/no/such/file')
  expect(answer.status()).toBe(404)
  for (const { headers } of [await page.request.get('/'), answer].map((one) => ({ headers: one.headers() })))
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  await page.setContent(`<iframe src="${baseURL}/"></iframe>`)
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/)
})

test('the licences of all that the page contains are a page beside it', async ({ page }) => {
  for (const [language, about, licences] of [
    ['en', 'What is this game?', 'Licences of what this page is made of'],
    ['fr', /^Quel est ce jeu/, 'Licences de ce dont cette page est faite'],
  ] as const) {
    await page.goto(`/?lang=${language}`)
    await page.getByRole('button', { name: about }).last().click()
    await page.getByRole('link', { name: licences }).click()
    await expect(page.getByRole('heading', { name: 'Licences' })).toBeVisible()
  }
  const text = await page.locator('main').textContent()
  for (const name of ['Landspeed', 'react', 'zustand', 'tailwindcss', 'vite', '@fontsource-variable/archivo'])
    expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'))
  for (const own of ['SIL OPEN FONT LICENSE', 'the Landspeed authors', 'Meta Platforms'])
    expect(text).toContain(own)
  const texts = await page.locator('pre').allTextContents()
  expect(texts.filter((one) => one.trim().length < 500)).toEqual([])
  await page.getByRole('link', { name: 'Landspeed' }).click()
  await expect(page.locator('.home')).toBeVisible()
})

test('the language comes from the address, and the page says which it speaks', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goto('/?lang=fr')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test.describe('a French browser', () => {
  test.use({ locale: 'fr-CA' })
  test('is spoken to in French', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  })
})

test('settings hold at once, on every screen, and after a reload; keys are changed by pressing them', async ({
  page,
}) => {
  await open(page, '/?scenario=first-steps')
  await openFromMenu(page, 'Settings')
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.getByRole('radio', { name: 'Without red and green' }).check()
  await settings.getByRole('radio', { name: 'Largest' }).check()
  const press = async (act: string, key: string) => {
    await settings.getByRole('button', { name: new RegExp(`^${act}:`) }).press('Enter')
    await page.keyboard.press(key)
  }
  await press('Pass', 'w')
  await expect(settings.getByText('W is the key of “What can this card do?”.')).toBeVisible()
  await press('Pass', 'p')
  await expect(settings.getByText('“Pass” has the key P now.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(settings).toHaveCount(0)

  // A larger table is played on as before.
  await page.reload()
  await expect(page.getByRole('button', { name: /^Pass/ })).toContainText('P')
  const luke = card(page, 'Luke Skywalker')
  await byMouse(page, luke, location(page, 'Tatooine: Cantina'))
  await expect(region(page, 'Log')).toContainText('Luke Skywalker')
  const phase = page.locator('.phases [aria-current]')
  await expect(phase).toHaveText('Move')
  await page.keyboard.press('Space')
  await expect(phase).toHaveText('Move')
  // A pass that leaves a lesson's step behind waits until it is meant.
  await page.keyboard.press('p')
  await expect(page.locator('.lesson .off-track')).toContainText('Pass once more')
  await seen(page)
  await page.keyboard.press('p')
  await expect(phase).toHaveText('Draw')
  await page.keyboard.press('Shift+?')
  await expect(page.getByRole('dialog', { name: 'Help' }).locator('dt', { hasText: /^P$/ })).toBeVisible()
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-palette', 'red-green')
  expect(
    await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)),
  ).toBe(24)
})

test('a table is handed on as a link, a text, a picture and a report that opens again', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/?scenario=first-steps')
  await byClicks(page, card(page, 'Luke Skywalker'), location(page, 'Tatooine: Cantina'))
  const there = page
    .getByRole('group', { name: 'Tatooine: Cantina' })
    .getByRole('button', { name: 'Luke Skywalker' })
  await expect(there).toBeVisible()
  await openFromMenu(page, 'Share')
  const share = page.getByRole('dialog', { name: 'Share' })
  await expect(share.getByRole('img', { name: 'Picture of the position' })).toBeVisible()
  await expect(share.getByRole('textbox', { name: 'The position in words' })).toHaveValue(
    /Tatooine: Cantina .*\n {2}- Light, power 3: •Luke Skywalker/,
  )
  await share.getByRole('button', { name: 'Copy: This position' }).click()
  await expect(share.getByText('Copied.')).toBeVisible()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  const link = await copied()
  await share.getByRole('button', { name: 'Copy: The position in words' }).click()
  await expect.poll(copied).toMatch(/Light, power 3: •Luke Skywalker/)
  await share.getByRole('button', { name: 'Copy: The whole game' }).click()
  await expect.poll(copied).toMatch(/#g=/)
  const game = await copied()
  const saved = page.waitForEvent('download')
  await share.getByRole('button', { name: 'Save the picture' }).click()
  const picture = await saved
  expect(picture.suggestedFilename()).toMatch(/\.png$/)
  expect([...readFileSync(await picture.path()).subarray(1, 4)]).toEqual([...Buffer.from('PNG')])
  await share.getByLabel('What is wrong? In a sentence').fill('Luke is not there.')
  const download = page.waitForEvent('download')
  await share.getByRole('button', { name: 'Save the report' }).click()
  const path = await (await download).path()
  const report = readFileSync(path, 'utf8')
  expect(JSON.parse(report)).toMatchObject({ why: 'Luke is not there.' })
  // It is a scenario, which runs without a page as well.
  const root = fileURLToPath(new URL('..', import.meta.url))
  const run = ['--import', 'tsx', 'src/commands/scenario.ts', path]
  const { stdout } = await promisify(execFile)(process.execPath, run, { cwd: root })
  expect(stdout).toContain('1 passed, 0 failed')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(there).toHaveCount(0)
  await dropFile(page, 'report.json', report)
  await expect(there).toBeVisible()
  // They arrive where nothing of it is known.
  const other = await (await browser.newContext()).newPage()
  for (const [wrong, why] of [
    [link.slice(0, -40), 'its end is missing'],
    [`${link.slice(0, -40)}${'A'.repeat(40)}`, 'letters in it are other ones'],
    [link.replace('#g=2-', '#g=3-'), 'newer version'],
    [`${link.split('#')[0]}#g=intro`, 'it holds no table'],
  ] as const) {
    await other.goto('about:blank')
    await other.goto(wrong)
    await expect(other.getByRole('alert')).toContainText(why)
  }
  const arrived = other
    .getByRole('group', { name: 'Tatooine: Cantina' })
    .getByRole('button', { name: 'Luke Skywalker' })
  await other.goto(link)
  await expect(arrived).toBeVisible()
  // The whole game can be taken back to where it began.
  await other.goto('about:blank')
  await other.goto(game)
  await expect(arrived).toBeVisible()
  await other.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(arrived).toHaveCount(0)
})
