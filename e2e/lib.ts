/** What the page tests share: ways to move a card with every kind of hand, and lessons as lists of moves. */

import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'

export type Hand = (page: Page, card: Locator, place: Locator) => Promise<void>

export const table = (page: Page) => page.locator('#table')
export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

export const card = (page: Page, title: string): Locator =>
  table(page).getByRole('button', { name: title, exact: true }).first()

/** A location's own button, whatever it says about a card that is carried. */
export const location = (page: Page, title: string): Locator =>
  table(page).getByRole('group', { name: title, exact: true }).locator('button.tile')

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(table(page).getByRole('group').first()).toBeVisible()
}

/** Drops a file on the page, as from a folder. */
export async function dropFile(page: Page, name: string, text: string): Promise<void> {
  await page.evaluate(
    ([file, content]) => {
      const data = new DataTransfer()
      data.items.add(new File([content ?? ''], file ?? '', { type: 'application/json' }))
      for (const kind of ['dragenter', 'dragover', 'drop']) {
        document.body.dispatchEvent(
          new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }),
        )
      }
    },
    [name, text],
  )
}

export const byClicks: Hand = async (_page, from, to) => {
  await from.click()
  await to.click()
}

/** A real drag and drop with the mouse. */
export const byMouse: Hand = async (page, from, to) => {
  await from.scrollIntoViewIfNeeded()
  await to.scrollIntoViewIfNeeded()
  const a = await from.boundingBox()
  if (!a) throw new Error('the card is not to be seen')
  await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2)
  await page.mouse.down()
  await page.mouse.move(a.x + a.width / 2 + 6, a.y + a.height / 2 + 6, { steps: 2 })
  await expect(page.locator('.ghost')).toBeVisible()
  const b = await to.boundingBox()
  if (!b) throw new Error('the place is not to be seen')
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 4 })
  await page.mouse.up()
}

/** A finger that holds the card a moment, and then carries it. */
export const byTouch: Hand = async (page, from, to) => {
  await from.scrollIntoViewIfNeeded()
  const a = await from.boundingBox()
  const room = await table(page).boundingBox()
  if (!a || !room) throw new Error('the card is not to be seen')
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  const start = { x: a.x + a.width / 2, y: a.y + a.height / 2 }
  const middle = async () => {
    const b = await to.boundingBox()
    if (!b) throw new Error('the place is not to be seen')
    return { x: b.x + b.width / 2, y: b.y + b.height / 2 }
  }
  await touch('touchStart', start.x, start.y)
  await page.waitForTimeout(220)
  await touch('touchMove', start.x + 12, start.y)
  let end = await middle()
  // At the edge of what scrolls the card waits for the place to come.
  for (let i = 0; i < 80; i++) {
    const x = Math.min(Math.max(end.x, room.x + 40), room.x + room.width - 40)
    const y = Math.min(Math.max(end.y, room.y + 40), room.y + room.height - 40)
    await touch('touchMove', x + (i % 2), y)
    if (x === end.x && y === end.y) break
    end = await middle()
  }
  for (const aside of [1, 0]) {
    await touch('touchMove', end.x + aside, end.y)
    await page.waitForTimeout(30)
  }
  await touch('touchEnd', end.x, end.y)
  await client.detach()
}

type Way = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

/** Where the goal lies from the focus: in another column, above, below, or reached. */
const wayTo = (to: Locator): Promise<Way | 'there' | 'to the row'> =>
  to.evaluate((element) => {
    const from = document.activeElement
    if (from === element) return 'there'
    const goal = element.closest('.loc')?.getBoundingClientRect() ?? element.getBoundingClientRect()
    const column = from?.closest('.loc')
    if (!from || !column) return 'ArrowDown'
    const box = column.getBoundingClientRect()
    const here = from.getBoundingClientRect()
    const there = element.getBoundingClientRect()
    if (column !== element.closest('.loc') && box.top === goal.top) {
      if (!from.classList.contains('tile')) return 'to the row'
      return box.left < goal.left ? 'ArrowRight' : 'ArrowLeft'
    }
    if (Math.abs(here.top - there.top) < 6) return here.left < there.left ? 'ArrowRight' : 'ArrowLeft'
    return here.top < there.top ? 'ArrowDown' : 'ArrowUp'
  })

/** Arrow keys, one after the other, until the focus is there. */
async function walk(page: Page, to: Locator): Promise<void> {
  for (let i = 0; i < 60; i++) {
    const way = await wayTo(to)
    if (way === 'there') return
    if (way !== 'to the row') {
      await page.keyboard.press(way)
      continue
    }
    const above = await page.evaluate(() => {
      const from = document.activeElement
      const tile = from?.closest('.loc')?.querySelector('.tile')
      return (tile?.getBoundingClientRect().top ?? 0) < (from?.getBoundingClientRect().top ?? 0)
    })
    await page.keyboard.press(above ? 'ArrowUp' : 'ArrowDown')
  }
  throw new Error('the arrow keys do not lead there')
}

/** Keys alone: arrows to the card, Enter, arrows to the place, Enter. */
export const byKeyboard: Hand = async (page, from, to) => {
  const inside = await table(page).evaluate((element) => element.contains(document.activeElement))
  if (!inside) await page.keyboard.press('F6')
  await walk(page, from)
  await page.keyboard.press('Enter')
  await expect(table(page)).toHaveAttribute('data-carrying', 'true')
  await walk(page, to)
  await page.keyboard.press('Enter')
}

interface Step {
  do: {
    move?: string | string[]
    using?: string
    to?: string
    slot?: string
    embark?: string
    on?: string
    disembark?: string
  }
  expect?: { illegal?: string[] | true; offered?: boolean }
  why?: string
}

export interface Lesson {
  id: string
  cards: Record<string, string | { title: string }>
  steps: Step[]
  fr?: { steps: string[] }
}

export const lesson = (file: string): Lesson =>
  JSON.parse(readFileSync(new URL(`../src/scenarios/${file}.json`, import.meta.url), 'utf8'))

/** The title behind an alias; location titles stand for themselves. */
function titleOf({ cards }: Lesson, alias: string): string {
  const named = cards[alias]
  return typeof named === 'string' ? named : (named?.title ?? alias)
}

const kinds: Record<string, { en: string; fr: string }> = {
  pilot: { en: 'pilot', fr: 'pilote' },
  driver: { en: 'driver', fr: 'conducteur' },
  passenger: { en: 'passenger', fr: 'passager' },
  astromech: { en: 'astromech', fr: 'astromécano' },
  vehicle: { en: 'vehicle', fr: 'véhicule' },
  starfighter: { en: 'starfighter', fr: 'chasseur stellaire' },
  cargo: { en: 'cargo', fr: 'chargement' },
}

/** Plays a lesson to its end with one kind of hand. */
export async function playLesson(
  page: Page,
  story: Lesson,
  hand: Hand,
  language: 'en' | 'fr',
): Promise<void> {
  const panel = region(page, language === 'en' ? 'Lesson' : 'Leçon')
  const why = region(page, language === 'en' ? 'Why' : 'Pourquoi')
  for (const [index, step] of story.steps.entries()) {
    const { do: todo } = step
    await expect(panel.locator('.step-count')).toContainText(String(index + 1))
    const mover = todo.embark ?? todo.disembark ?? todo.move
    const alias = Array.isArray(mover) ? mover[0] : mover
    if (!alias || step.expect?.offered !== undefined) {
      await panel.getByRole('button', { name: language === 'en' ? 'Continue' : 'Continuer' }).click()
      continue
    }
    const from = card(page, titleOf(story, alias))
    await hand(page, from, await goal(page, story, step, from, language))
    await settle(page, story, step, panel, index)
    if (step.expect?.illegal === undefined) continue
    await expect(why.getByRole('heading').first()).toBeVisible()
    const { illegal } = step.expect
    if (illegal !== true) {
      const ids = why.locator('.rule-id')
      await expect
        .poll(async () => (await ids.allTextContents()).some((id) => illegal.includes(id)))
        .toBe(true)
    }
  }
  await expect(panel.locator('.finished')).toBeVisible()
}

/** The place that a step's card shall go to. */
async function goal(page: Page, story: Lesson, step: Step, from: Locator, language: 'en' | 'fr') {
  const { do: todo } = step
  if (todo.disembark && !todo.to) {
    return from.locator('xpath=ancestor::*[@data-location]').locator('button.tile')
  }
  const to = titleOf(story, todo.on ?? todo.to ?? '')
  const group = table(page).getByRole('group', { name: to, exact: true })
  if ((await group.count()) > 0) return group.locator('button.tile')
  if (!todo.slot) return table(page).locator('.unit > .chip', { hasText: to }).first()
  const kind = kinds[todo.slot]?.[language] ?? todo.slot
  const empty = language === 'en' ? ', empty' : ', vide'
  return table(page)
    .locator('.slot-button')
    .and(page.locator(`[aria-label^="${to}, "][aria-label*="${kind}"][aria-label*="${empty}"]`))
    .first()
}

/** A menu asks which kind of move is meant, where there are several. */
async function settle(page: Page, story: Lesson, step: Step, panel: Locator, index: number): Promise<void> {
  const menu = page.getByRole('dialog')
  const now = panel.locator('.step-count')
  await expect(async () => {
    const shown = (await now.count()) > 0 ? /\d+/.exec((await now.textContent()) ?? '')?.[0] : ''
    expect((await menu.isVisible()) || shown !== String(index + 1)).toBe(true)
  }).toPass({ timeout: 4000, intervals: [20, 50, 100] })
  if (!(await menu.isVisible())) return
  for (const other of Array.isArray(step.do.move) ? step.do.move.slice(1) : []) {
    await menu.getByLabel(titleOf(story, other)).first().check()
  }
  const wanted = step.do.using ?? (step.do.embark ? 'embark' : 'disembark')
  const ways = menu.locator('.offer')
  const named = ways.filter({ hasText: new RegExp(wanted, 'i') })
  await ((await named.count()) > 0 ? named : ways).first().click()
}
