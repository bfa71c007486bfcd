/** How smooth the page stays while Admiral thinks beside it, as long as it is given when nothing else is chosen. */

import type { Browser } from '@playwright/test'
import { named } from './reading-speed.ts'

/**
 * The frames that are drawn while Admiral thinks: how many a second, and the longest in milliseconds; and how many a second
 * once the act has been drawn after which it thinks.
 */
export interface ThinkingFigures {
  framesPerSecond: number
  onceDrawn: number
  longest: number
}

/** How much thinking is watched, how long it is waited for, and what an act takes to be drawn at most: in milliseconds. */
const watched = { thinking: 8000, atMost: 90_000, drawing: 150 }

/** Plays as Trooper advises, and notes the frames in which the opponent thinks, from one to the next. */
const playOn = async ({ thinking, atMost, drawing }: typeof watched) => {
  const press = (what: string) => document.querySelector<HTMLElement>(what)?.click()
  const began = performance.now()
  const all: number[] = []
  const onceDrawn: number[] = []
  let sum = 0
  let since = began
  let last: number | null = null
  let pressed = began
  while (sum < thinking && performance.now() - began < atMost) {
    const now = await new Promise<number>(requestAnimationFrame)
    const thinks = document.querySelector('.opponent-acts[aria-busy="true"]') !== null
    if (thinks && last === null) since = now
    if (thinks && last !== null) {
      all.push(now - last)
      if (last - since > drawing) onceDrawn.push(now - last)
      sum += now - last
    }
    last = thinks ? now : null
    if (!thinks && now - pressed > 100) {
      press('.advice .main-button, .coach')
      pressed = now
    }
  }
  return { all, onceDrawn }
}

export async function measureThinking(browser: Browser, address: string): Promise<ThinkingFigures> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' })
  const page = await context.newPage()
  await page.addInitScript(named)
  await page.goto(`${address}?seed=11`)
  await page.getByRole('button', { name: /^Practise/ }).click()
  await page.getByText('Admiral', { exact: true }).click()
  await page.getByRole('combobox', { name: 'Pace' }).selectOption({ label: 'Fast' })
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.waitForSelector('#table .unit, .coach')
  const { all, onceDrawn } = await page.evaluate(playOn, watched)
  await context.close()
  return {
    framesPerSecond: rateOf(all),
    onceDrawn: rateOf(onceDrawn),
    longest: Math.round(Math.max(0, ...all)),
  }
}

/** How many frames of such lengths there are in a second. */
const rateOf = (frames: readonly number[]): number =>
  Math.round(
    (1000 * frames.length) /
      Math.max(
        1,
        frames.reduce((sum, one) => sum + one, 0),
      ),
  )
