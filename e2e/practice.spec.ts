/** A game against an opponent of ours: begun on its screen, played by mouse, by keys and by touch. */

import { expect, type Page } from '@playwright/test'
import { region } from './support/lib.ts'
import { play } from './support/player.ts'
import { patient, test } from './support/test.ts'

type Level = 'Recruit' | 'Trooper' | 'Admiral'

/** Begins a game from home, as somebody would who comes for it. */
async function begin(
  page: Page,
  level: Level,
  pace: string,
  press: 'click' | 'tap' = 'click',
): Promise<void> {
  await page.goto('/?seed=7')
  await page.getByRole('button', { name: /^Practise/ })[press]()
  const screen = page.getByRole('main')
  await screen.getByText(level, { exact: true })[press]()
  await screen.getByRole('combobox', { name: 'Pace' }).selectOption({ label: pace })
  await screen.getByRole('button', { name: 'Begin' })[press]()
  await expect(region(page, 'Decision')).toBeVisible()
}

const turn = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await page.locator('.turn').textContent()) ?? '')?.[0] ?? 0)

/** Counts the frames that the page draws while the opponent thinks, until it is asked how many a second there were. */
const countFrames = (page: Page) =>
  page.evaluate(() => {
    const frames = { count: 0, time: 0 }
    let last = performance.now()
    const tick = (now: number) => {
      if (document.querySelector('[aria-busy="true"]')) {
        frames.count += 1
        frames.time += now - last
      }
      last = now
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
    Object.assign(window, { frames })
  })

const framesASecond = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { count, time } = (window as unknown as { frames: { count: number; time: number } }).frames
    return time === 0 ? 0 : (1000 * count) / time
  })

test('a whole game against Trooper, by mouse, to the picture of how it went', { tag: '@long' }, async ({
  page,
}) => {
  test.setTimeout(150_000)
  await begin(page, 'Trooper', 'Fast')
  // Nothing of what the opponent may choose is offered here, and nobody is asked to hand over the device.
  await expect(page.locator('.curtain')).toHaveCount(0)
  const started = Date.now()
  // Who deploys little loses soon.
  const done = await play(page, () => false, { deploy: 3, move: 1 })
  console.log(`a game against Trooper took ${((Date.now() - started) / 1000).toFixed(1)} s`)
  expect(done.activate).toBeGreaterThan(2)
  expect(done.curtain ?? 0).toBe(0)
  const after = page.getByRole('dialog', { name: 'How the game went' })
  await expect(after.getByText(/You have won|Trooper has won/)).toBeVisible()
  await expect(after.getByRole('img', { name: /^Life Force at the end of each turn/ })).toBeVisible()
  await expect(after.getByRole('rowheader', { name: 'Drained' })).toBeVisible()
  await after.getByRole('button', { name: 'Sides swapped' }).click()
  await expect(page.locator('.turn')).toContainText('Dark')
  await expect(page.locator('#hand .hand-card').first()).toBeVisible()
})

test('a worker that dies is started again, and a reload goes on where the game was', async ({ page }) => {
  await begin(page, 'Trooper', 'Fast')
  const decision = region(page, 'Decision')
  await expect(decision.getByRole('heading', { name: /^Your/ })).toBeVisible()
  const [worker] = page.workers()
  // It falls silent from the next question on: the page cannot tell it from one that thinks.
  await worker?.evaluate(() => self.close())
  const before = await turn(page)
  await page.keyboard.press('Space')
  await expect
    .poll(
      async () => {
        if (await decision.getByRole('button', { name: /^Pass/ }).isVisible())
          await page.keyboard.press('Space')
        return turn(page)
      },
      { timeout: 40_000 },
    )
    .toBeGreaterThan(before)
  await page.reload()
  await expect(region(page, 'Against Trooper')).toBeVisible()
  expect(await turn(page)).toBeGreaterThan(before)
})

test('the first turns against Admiral, by keys, with advice, while the page stays quick', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(worker.url()))
  await begin(page, 'Admiral', 'Fast')
  await countFrames(page)
  const panel = region(page, 'Against Admiral')
  const until = Date.now() + 150_000
  while (Date.now() < until && (await turn(page)) < 6) {
    const dialog = page.getByRole('dialog')
    if (await dialog.isVisible()) await page.keyboard.press('Escape')
    const doIt = panel.getByRole('button', { name: 'Do it' })
    const coach = panel.getByRole('button', { name: 'What would Trooper do?' })
    if (await doIt.isVisible()) await doIt.press('Enter', { timeout: 2000 }).catch(() => {})
    else if (await coach.isVisible()) await coach.press('Enter', { timeout: 2000 }).catch(() => {})
    else await page.waitForTimeout(30)
  }
  expect(await turn(page)).toBeGreaterThanOrEqual(6)
  // One that fails is ended and another one started; in the end the page thinks in their stead.
  expect(workers).toEqual([expect.stringContaining('opponent-worker')])
  expect(page.workers()).toHaveLength(1)
  console.log(`frames a second while Admiral thinks: ${(await framesASecond(page)).toFixed(0)}`)
})

test('by touch, on a phone: the opponent’s turn can be stepped through', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 844, height: 390 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
  })
  const page = await patient(await context.newPage())
  await begin(page, 'Recruit', 'Step by step', 'tap')
  const decision = region(page, 'Decision')
  const next = decision.getByRole('button', { name: /^Next/ })
  const mine = decision.getByRole('button', { name: /^Pass/ })
  let steps = 0
  while (!(await mine.isVisible())) {
    if (await next.isVisible()) {
      await next.tap({ timeout: 2000 }).catch(() => {})
      steps++
    } else await page.waitForTimeout(50)
    expect(steps).toBeLessThan(60)
  }
  expect(steps).toBeGreaterThan(2)
  await context.close()
})
