/** What the page tests share: ways to move a card with every kind of hand, and lessons as lists of moves. */

import { expect, type Locator, type Page } from '@playwright/test'
import { scenarioText } from '../../src/scenarios/format/files.test-helper.ts'

export type Hand = (page: Page, card: Locator, place: Locator) => Promise<void>

export const table = (page: Page) => page.locator('#table')
export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

export const card = (page: Page, title: string): Locator =>
  table(page).getByRole('button', { name: title, exact: true }).first()

/** A location's own button, whatever it says about a card that is carried. */
export const location = (page: Page, title: string): Locator =>
  table(page).getByRole('group', { name: title, exact: true }).locator('button.tile')

/** How long a page that is drawn by a busy processor may be fetched, in milliseconds. */
export const fetching = 40_000

/** Opens the page with a table on it: where the address names none, with the first lesson. */
export async function open(page: Page, address: string): Promise<void> {
  const at = new URL(address, 'http://page')
  if (!at.searchParams.has('scenario')) at.searchParams.set('scenario', 'first-steps')
  await page.goto(at.pathname + at.search + at.hash)
  await expect(table(page).getByRole('group').first()).toBeVisible({ timeout: fetching })
}

/** Goes on where results were to be seen first, and lifts the curtain with a click; keys are dead on it at first. */
export async function lift(page: Page): Promise<void> {
  const curtain = page.locator('.curtain .main-button')
  const goOn = page.locator('#decision').getByRole('button', { name: /^Go on/ })
  await expect(curtain.or(goOn).first()).toBeVisible()
  if (await goOn.isVisible()) await goOn.click()
  await curtain.click()
}

/** Something that the menu of the table holds. */
export async function inMenu(page: Page, name: string): Promise<Locator> {
  const menu = page.locator('.menu')
  if (!(await menu.isVisible())) await page.locator('header .tools .tool').last().click()
  return menu.getByRole('button', { name, exact: true }).or(menu.getByLabel(name))
}

/** Opens what the menu of the table holds. */
export const openFromMenu = async (page: Page, name: string): Promise<void> =>
  (await inMenu(page, name)).click()

/** What a refusal has said is put away, as whoever has read it does: it may lie over what comes next. */
const putReasonAway = async (page: Page): Promise<void> => {
  const close = page.locator('#why .close')
  if (!(await close.isVisible())) return
  await close.click({ timeout: 3000 }).catch(async (error) => {
    // It may have gone by itself meanwhile.
    if (await close.isVisible()) throw error
  })
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

export const byClicks: Hand = async (page, from, to) => {
  await putReasonAway(page)
  await from.click()
  await to.click()
}

export interface Point {
  x: number
  y: number
}

/** Where the middle of something is. */
export async function middleOf(what: Locator): Promise<Point> {
  const box = await what.boundingBox()
  if (!box) throw new Error('that is not to be seen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Carries what is held to a place; near the edge of what scrolls it waits for the place to come. */
async function carry(page: Page, to: Locator, move: (point: Point) => Promise<unknown>): Promise<Point> {
  const room = await table(page).boundingBox()
  if (!room) throw new Error('there is no table')
  const within = (value: number, low: number, size: number) =>
    Math.min(Math.max(value, low + 15), low + size - 15)
  let last = ''
  for (let i = 0; i < 160; i++) {
    const end = await middleOf(to)
    const point = { x: within(end.x, room.x, room.width), y: within(end.y, room.y, room.height) }
    const there = point.x === end.x && point.y === end.y
    // It lies still under the hand.
    if (there && last === `${end.x} ${end.y}`) return end
    last = `${end.x} ${end.y}`
    await move({ x: point.x + 1, y: point.y })
    await page.waitForTimeout(16)
    await move(point)
  }
  throw new Error('the place does not come')
}

/** A real drag and drop with the mouse. */
export const byMouse: Hand = async (page, from, to) => {
  await putReasonAway(page)
  // It holds still before it is taken.
  await from.hover()
  const { x, y } = await middleOf(from)
  await page.mouse.down()
  await page.mouse.move(x + 6, y + 6, { steps: 2 })
  await expect(page.locator('.ghost')).toBeVisible()
  await carry(page, to, (point) => page.mouse.move(point.x, point.y, { steps: 2 }))
  await page.mouse.up()
}

/** A finger that holds the card a moment, and then carries it. */
export const byTouch: Hand = async (page, from, to) => {
  await putReasonAway(page)
  await from.hover({ trial: true })
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point: Point) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [point] })
  const start = await middleOf(from)
  await touch('touchStart', start)
  // A moment longer than the page waits for a finger that means to carry.
  await page.waitForTimeout(170)
  for (const aside of [12, 15, 18]) {
    await touch('touchMove', { x: start.x + aside, y: start.y })
    await page.waitForTimeout(16)
  }
  const end = await carry(page, to, (point) => touch('touchMove', point))
  await touch('touchEnd', end)
  await client.detach()
}

const arrows: [string, number, number][] = [
  ['ArrowUp', 0, -1],
  ['ArrowDown', 0, 1],
  ['ArrowLeft', -1, 0],
  ['ArrowRight', 1, 0],
]

/** Where the focus is, and how far the goal lies from it. */
const seen = (to: Locator) =>
  to.evaluate((goal) => {
    const from = document.activeElement
    const here = (from ?? goal).getBoundingClientRect()
    const there = goal.getBoundingClientRect()
    const all = [...document.querySelectorAll('#table, #table button, .stage, .stage button')]
    return {
      spot: from ? all.indexOf(from) : -1,
      reached: from === goal,
      dx: there.x + there.width / 2 - here.x - here.width / 2,
      dy: there.y + there.height / 2 - here.y - here.height / 2,
    }
  })

/** Arrow keys, one after the other, until the focus is there: towards the goal, and another way where that was tried. */
async function walk(page: Page, to: Locator): Promise<void> {
  const tried = new Map<string, number>()
  for (let i = 0; i < 200; i++) {
    const { spot, reached, dx, dy } = await seen(to)
    if (reached) return
    const count = (key: string) => tried.get(`${spot} ${key}`) ?? 0
    const [[key] = ['']] = arrows.toSorted(
      (one, other) => count(one[0]) - count(other[0]) || (other[1] - one[1]) * dx + (other[2] - one[2]) * dy,
    )
    tried.set(`${spot} ${key}`, count(key) + 1)
    await page.keyboard.press(key)
  }
  throw new Error('the arrow keys do not lead there')
}

/** Keys alone: to the card, Enter, arrows to the place, Enter. */
export const byKeyboard: Hand = async (page, from, to) => {
  const inHand = await from.evaluate((element) => element.closest('#hand') !== null)
  if (inHand) await tabTo(page, '#hand', from)
  else {
    const inside = () => page.evaluate(() => document.activeElement?.closest('.stage, #table') != null)
    for (let i = 0; i < 8 && !(await inside()); i++) await page.keyboard.press('F6')
    await walk(page, from)
  }
  await page.keyboard.press('Enter')
  await expect(table(page)).toHaveAttribute('data-carrying', 'true')
  await walk(page, to)
  await page.keyboard.press('Enter')
}

/** F6 to a region, and Tab within it. */
export async function tabTo(page: Page, region: string, to: Locator): Promise<void> {
  const inside = () => page.evaluate((name) => document.activeElement?.closest(name) != null, region)
  for (let i = 0; i < 8 && !(await inside()); i++) await page.keyboard.press('F6')
  for (let i = 0; i < 30; i++) {
    if (await to.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead there in ${region}`)
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
    dock?: string[]
    transfer?: { card: string; to: string }[]
    play?: string
    targets?: string[]
    choose?: string
  }
  expect?: { illegal?: string[] | true; offered?: boolean }
  why?: string
}

export type Language = 'en' | 'fr'

export interface Lesson {
  id: string
  cards: Record<string, string | { title: string }>
  start: { locations: (string | { location: string })[] }
  steps: Step[]
  fr?: { steps: string[] }
}

export const lesson = (file: string): Lesson => JSON.parse(scenarioText(file))

/** The title behind an alias; location titles stand for themselves. */
export function titleOf({ cards }: Lesson, alias: string): string {
  const named = cards[alias]
  return typeof named === 'string' ? named : (named?.title ?? alias)
}

/** The name of a location; with its number where several have one title. */
function placeOf(story: Lesson, alias: string): string {
  const title = titleOf(story, alias)
  const same = story.start.locations
    .map((one) => (typeof one === 'string' ? one : one.location))
    .filter((one) => titleOf(story, one) === title)
  return same.length > 1 ? `${title} (${same.indexOf(alias) + 1})` : title
}

/** The button of a card, on the table or in the hand; of several copies the one that comes first on the table as in the lesson. */
export function buttonOf(page: Page, story: Lesson, alias: string): Locator {
  const title = titleOf(story, alias)
  const copies = Object.keys(story.cards).filter((one) => titleOf(story, one) === title)
  return page
    .locator('#table, #hand')
    .getByRole('button', { name: title, exact: true })
    .nth(Math.max(0, copies.indexOf(alias)))
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
export async function playLesson(page: Page, story: Lesson, hand: Hand, language: Language): Promise<void> {
  const panel = region(page, language === 'en' ? 'Lesson' : 'Leçon')
  const why = region(page, language === 'en' ? 'Why' : 'Pourquoi')
  for (const [index, step] of story.steps.entries()) {
    const { do: todo } = step
    await expect(panel.locator('.step-count')).toContainText(String(index + 1))
    if (todo.choose === 'pay') {
      await page
        .getByRole('button', { name: language === 'en' ? 'Pay' : 'Payer', exact: true })
        .press('Enter')
      continue
    }
    const mover = todo.embark ?? todo.disembark ?? todo.play ?? todo.transfer?.[0]?.card ?? todo.move
    const alias = Array.isArray(mover) ? mover[0] : mover
    if (!alias || step.expect?.offered !== undefined) {
      await panel.getByRole('button', { name: language === 'en' ? 'Continue' : 'Continuer' }).press('Enter')
      continue
    }
    const from = buttonOf(page, story, alias)
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
export async function goal(page: Page, story: Lesson, { do: todo }: Step, from: Locator, language: Language) {
  if (todo.disembark && !todo.to) {
    return from.locator('xpath=ancestor::*[@data-location]').locator('button.tile')
  }
  const alias = todo.on ?? todo.to ?? todo.targets?.at(-1) ?? todo.transfer?.[0]?.to ?? ''
  const group = table(page).getByRole('group', { name: placeOf(story, alias), exact: true })
  if ((await group.count()) > 0) return group.locator('button.tile')
  const to = titleOf(story, alias)
  if (!todo.slot) return table(page).locator('.unit > .card', { hasText: to }).first()
  const kind = kinds[todo.slot]?.[language] ?? todo.slot
  const empty = language === 'en' ? ', empty' : ', vide'
  return table(page)
    .locator('.slot-button')
    .and(page.locator(`[aria-label^="${to}, "][aria-label*="${kind}"][aria-label*="${empty}"]`))
    .first()
}

/** A menu asks which kind of move is meant, where there are several. */
export async function settle(
  page: Page,
  story: Lesson,
  step: Step,
  panel: Locator,
  index: number,
): Promise<void> {
  const menu = page.getByRole('dialog')
  const now = panel.locator('.step-count')
  await expect(async () => {
    const shown = (await now.count()) > 0 ? /\d+/.exec((await now.textContent()) ?? '')?.[0] : ''
    expect((await menu.isVisible()) || shown !== String(index + 1)).toBe(true)
  }).toPass({ timeout: 4000, intervals: [20, 50, 100] })
  if (!(await menu.isVisible())) return
  for (const other of Array.isArray(step.do.move) ? step.do.move.slice(1) : []) {
    await menu.getByLabel(titleOf(story, other)).first().press('Space')
  }
  const wanted = step.do.using ?? (step.do.embark ? 'embark' : step.do.dock ? 'dock' : 'disembark')
  const ways = menu.locator('.offer')
  const named = ways.filter({ hasText: new RegExp(wanted, 'i') })
  await ((await named.count()) > 0 ? named : ways).first().press('Enter')
}
