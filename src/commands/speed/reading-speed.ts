/** How fast the page is for those who read in it: the search over all cards, and the log of a long game. */

import type { Browser } from '@playwright/test'
import { current, open, play, rollsFrom, save } from '../../kernel/index.ts'
import { knowing } from '../../opponent/contest.ts'
import { reply } from '../../opponent/index.ts'
import { turnToKeep } from '../../store/saves/acts.ts'
import { autoPass, swccg } from '../../swccg/index.ts'
import { startOf } from './engine-speed.ts'

/** Milliseconds. */
export interface Spread {
  median: number
  p95: number
}

export interface ReadingFigures {
  /**
   * From a letter that is typed into the search over all cards to the frame in which what it finds is shown (median and
   * most), on this machine as it is; and how long the page takes no other input meanwhile.
   */
  millisecondsToSearch: { shown: number; mostShown: number; busy: number }
  /** The frames in which the log of a game of so many turns is read from its last line to its first and back. */
  log: { turns: number; height: number; frame: Spread; longest: number }
}

export const spreadOf = (numbers: readonly number[]): Spread => {
  const sorted = numbers.toSorted((one, other) => one - other)
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10
  return { median: at(0.5), p95: at(0.95) }
}

/** Functions that are sent to the page have been given their names by the loader. */
export const named = 'globalThis.__name = (one) => one'

/** A file dropped on the page. */
export const dropped = (text: string) => {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File([text], 'position.json', { type: 'application/json' }))
  for (const kind of ['dragenter', 'dragover', 'drop'])
    document.body.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }))
}

/** Types a query letter by letter into the search over all cards. */
const typeQuery = async () => {
  const box = document.querySelector<HTMLInputElement>('.dk-search input')
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  const query = 'pilot power > 2 adds deploy < 4'
  const shown: number[] = []
  let busy = 0
  const watch = new PerformanceObserver((list) => {
    for (const task of list.getEntries()) busy = Math.max(busy, task.duration)
  })
  watch.observe({ entryTypes: ['longtask'] })
  for (let length = 1; length <= query.length; length++) {
    const typed = query.slice(0, length)
    const began = performance.now()
    set?.call(box, typed)
    box?.dispatchEvent(new Event('input', { bubbles: true }))
    do await new Promise(requestAnimationFrame)
    while (document.querySelector<HTMLElement>('.dk-found')?.dataset.for !== typed)
    shown.push(performance.now() - began)
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
  watch.disconnect()
  return { shown, busy }
}

async function searched(browser: Browser, address: string): Promise<ReadingFigures['millisecondsToSearch']> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })
  const page = await context.newPage()
  await page.addInitScript("history.replaceState({ screen: 'cards' }, '')")
  await page.goto(address)
  await page.waitForSelector('.dk-card')
  await page.getByRole('combobox', { name: 'Cards' }).selectOption('all')
  // Texts are told and pictures painted first, as while a player looks at the page.
  await page.waitForTimeout(4000)
  const { shown, busy } = await page.evaluate(typeQuery)
  await context.close()
  const { median } = spreadOf(shown)
  return { shown: Math.round(median), mostShown: Math.round(Math.max(...shown)), busy: Math.round(busy) }
}

const turns = 25

/** The file of a game between two Recruits, of so many turns. */
function longGame(): string {
  for (let seed = 1; ; seed++) {
    const start = startOf(seed)
    const roll = rollsFrom(seed)
    const memories = { light: knowing(start, 'light'), dark: knowing(start, 'dark') }
    let history = open(swccg, start, autoPass)
    for (;;) {
      const game = current(history)
      if (game.state.turn.number > turns) {
        const source = { id: 'game', lesson: false, game: true }
        const saved = { ...save(history), turns: history.turns.map(turnToKeep) }
        const rest = { scenario: null, edition: 'ar', names: {}, progress: [] }
        return JSON.stringify({ landspeed: 1, source, ...rest, saved })
      }
      if (!game.decision) break
      const by = game.decision.by
      const found = reply('recruit', swccg.redact(game, by), memories[by], roll)
      memories[by] = found.memory
      const next = play(swccg, history, found.answer, autoPass)
      if (!next.ok) throw new Error(JSON.stringify(next.verdict.reasons))
      history = next.history
    }
  }
}

/** Reads the log: a good bit with each frame, to its first line and back. */
const readLog = async () => {
  const lines = document.querySelector<HTMLElement>('#log .log-lines')
  const frames: number[] = []
  if (!lines) return { frames, height: 0 }
  const height = lines.scrollHeight
  let last = await new Promise(requestAnimationFrame)
  for (const by of [-100, 100])
    for (let before = -1; before !== lines.scrollTop; ) {
      before = lines.scrollTop
      lines.scrollTop += by
      const now = await new Promise(requestAnimationFrame)
      frames.push(now - last)
      last = now
    }
  return { frames, height }
}

async function logRead(browser: Browser, address: string): Promise<ReadingFigures['log']> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })
  const page = await context.newPage()
  await page.addInitScript(named)
  await page.goto(`${address}?scenario=first-steps`)
  await page.waitForSelector('#table .own .unit > .card')
  await page.evaluate(dropped, longGame())
  const curtain = page.locator('.curtain .main-button')
  const log = page.locator('#log .log-pieces ul')
  await curtain.or(log.nth(4)).first().waitFor()
  if (await curtain.isVisible()) await curtain.click()
  await log.nth(4).waitFor({ state: 'attached' })
  await page.waitForTimeout(1500)
  const { frames, height } = await page.evaluate(readLog)
  await context.close()
  return { turns, height, frame: spreadOf(frames), longest: Math.round(Math.max(0, ...frames)) }
}

export async function measureReading(browser: Browser, address: string): Promise<ReadingFigures> {
  return {
    millisecondsToSearch: await searched(browser, address),
    log: await logRead(browser, address),
  }
}
