/** The page dies without a word at moments of a whole game, and goes on at the very decision. */

import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { dropFile, open, table } from './lib.ts'
import type { Moment } from './moments.ts'

async function moments(): Promise<Moment[]> {
  const script = fileURLToPath(new URL('moments.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script], {
    maxBuffer: 1 << 28,
  })
  return JSON.parse(stdout)
}

/** Everything that the table says: the turn, what is asked, the stack, the battle, each card and place. */
const said = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const texts = document.querySelectorAll('.turn, .phases [aria-current], #decision, #stack, .stage')
    const named = document.querySelectorAll('#table, #hand, .stage, .piles')
    const names = [...named].flatMap((part) => [...part.querySelectorAll('[aria-label]')])
    return [
      ...[...texts].map((one) => one.textContent),
      ...names.map((one) => `${one.getAttribute('aria-label')} ${one.getAttribute('aria-description')}`),
    ].join('\n')
  })

/** The same, once it holds still. */
async function stand(page: Page): Promise<string> {
  let before = ''
  await expect
    .poll(
      async () => {
        const now = await said(page)
        const still = now === before
        before = now
        return still
      },
      { intervals: [80] },
    )
    .toBe(true)
  return before
}

/** Its process ends: nothing of the page is told of it. */
async function kill(page: Page, context: BrowserContext): Promise<void> {
  const client = await context.newCDPSession(page)
  const dead = page.waitForEvent('crash')
  void client.send('Page.crash').catch(() => {})
  await dead
}

test('a page that dies at ten moments of a game goes on at the very decision', async ({ context }) => {
  test.setTimeout(Math.max(60, 8 * Number(process.env.DEATHS ?? 0)) * 1000)
  const coming = moments()
  let page = await context.newPage()
  await open(page, '/')
  const all = await coming
  expect(all.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['battle', 'question', 'response', 'response to a response', 'draw']),
  )
  for (const { kind, pass, file } of all) {
    await dropFile(page, 'moment.json', file)
    const redo = page.getByRole('button', { name: 'Redo', exact: true })
    await expect(redo).toBeVisible()
    const earlier = await said(page)
    await page.keyboard.press(pass ? 'Space' : 'Control+Shift+Z')
    await expect(redo).toHaveCount(0)
    const before = await stand(page)
    expect(before).not.toBe(earlier)
    await kill(page, context)
    // As a browser brings a tab back: at the screen that it had.
    page = await context.newPage()
    await page.addInitScript("history.replaceState({ screen: 'table' }, '')")
    await page.goto('/')
    await expect(table(page).getByRole('group').first()).toBeVisible()
    await expect.poll(() => said(page), { message: kind }).toBe(before)
  }
})
