/**
 * The page dies without a word, or the whole browser does, and the table goes on at the very decision. `npm run deaths`
 * kills the browser a hundred times, `DEATHS=20 npm run deaths` twenty times, and tells what was lost.
 */

import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { type Heard, type Line, listen } from './support/answers.ts'
import { type Living, newProfile, start } from './support/killing.ts'
import { dropFile, open, table } from './support/lib.ts'
import type { Moment } from './support/moments.ts'
import { play } from './support/player.ts'
import { patient, test } from './support/test.ts'

async function moments(): Promise<Moment[]> {
  const script = fileURLToPath(new URL('support/moments.ts', import.meta.url))
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
async function crash(page: Page, context: BrowserContext): Promise<void> {
  const client = await context.newCDPSession(page)
  const dead = page.waitForEvent('crash')
  void client.send('Page.crash').catch(() => {})
  await dead
}

/** What dies with the page is what it has on the screen: it is looked at whole. */
const looked = ['battle', 'question', 'response to a response', 'draw']

test('a page that dies goes on at the very decision', async ({ context }) => {
  const coming = moments()
  let page = await patient(await context.newPage())
  await open(page, '/')
  const all = await coming
  for (const wanted of looked) {
    const { pass, file } = all.find(({ kind }) => kind === wanted) as Moment
    await dropFile(page, 'moment.json', file)
    const redo = page.getByRole('button', { name: 'Redo', exact: true })
    await expect(redo).toBeVisible()
    const earlier = await said(page)
    await page.keyboard.press(pass ? 'Space' : 'Control+Shift+Z')
    await expect(redo).toHaveCount(0)
    const before = await stand(page)
    expect(before).not.toBe(earlier)
    await crash(page, context)
    // As a browser brings a tab back: at the screen that it had.
    page = await patient(await context.newPage())
    await page.addInitScript("history.replaceState({ screen: 'table' }, '')")
    await page.goto('/')
    await expect(table(page).getByRole('group').first()).toBeVisible()
    await expect.poll(() => said(page), { message: wanted }).toBe(before)
  }
})

const asked = Number(process.env.DEATHS ?? 0)
const kills = asked || 6
const hour = 3_600_000
/** How far the clock is ahead in each session, one after the other: it jumps forth and back. */
const clocks = [0, -2 * hour, 24 * hour, -hour, 0, -400 * 24 * hour]
/** What was answered so shortly before the kill may be lost, in milliseconds. */
const allowed = 300

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Lays what it names, and plays on until the browser dies. */
type Situation = (page: Page, begun: () => void, turn: number) => Promise<void>

const fromMoment =
  (all: readonly Moment[], ...kinds: string[]): Situation =>
  async (page, begun, turn) => {
    const fitting = all.filter(({ kind }) => kinds.includes(kind))
    const { file } = fitting[turn % fitting.length] as Moment
    const whole = JSON.parse(file)
    whole.saved.at = whole.saved.turns.length
    // The other game's table does not take it.
    if (page.url().includes('ti4')) await open(page, '/')
    await dropFile(page, 'moment.json', JSON.stringify(whole))
    await expect(page.locator('#decision')).toBeVisible()
    begun()
    await play(page, () => false, { deploy: 2, move: 1 })
  }

const practice: Situation = async (page, begun, turn) => {
  await page.goto(`/?seed=${turn}`)
  await page.getByRole('button', { name: /^Practise/ }).click()
  const screen = page.getByRole('main')
  await screen.getByText(turn % 4 === 3 ? 'Admiral' : 'Trooper', { exact: true }).click()
  await screen.getByRole('combobox', { name: 'Pace' }).selectOption({ label: 'Fast' })
  await screen.getByRole('button', { name: 'Begin' }).click()
  await expect(page.locator('#decision')).toBeVisible()
  // A quick opponent may have thought before anybody looks.
  const thinks = page.locator('[aria-busy="true"]').first().waitFor({ timeout: 5_000 })
  await Promise.all([play(page, () => false, { deploy: 2, move: 1 }), thinks.catch(() => {}).then(begun)])
}

const galaxies = ['teaching', 'six', 'wild']

/** Twilight Imperium, by whatever answers there are: systems are activated, and the rest is passed or chosen. */
const ti4: Situation = async (page, begun, turn) => {
  for (let round = Math.floor(turn / 6); ; round++) {
    await page.goto(`/?game=ti4&galaxy=${galaxies[round % galaxies.length]}`)
    const systems = page.locator('.hex-button')
    await systems.first().waitFor()
    begun()
    for (let i = 0; i < 60; i++) {
      const answers = page.locator('#decision .offer, #decision .pass')
      const count = await answers.count()
      if (count === 0) break
      if (i % 3 === 0) await systems.nth((i * 7) % (await systems.count())).press('Enter')
      else await answers.nth(i % count).click({ timeout: 1000 })
      await page.waitForTimeout(60)
    }
  }
}

/** Waits for the next answer, if one comes. */
async function answered(heard: Heard): Promise<void> {
  const count = () => heard.lines.reduce((sum, { answers }) => sum + answers.length, 0)
  const before = count()
  for (let tries = 0; tries < 1500 && count() === before; tries++) await wait(2)
}

interface Death {
  name: string
  given: number
  /** How long before the kill each lost answer was given, in milliseconds. */
  lost: number[]
  /** Another table was opened, or an older one. */
  other: boolean
  /** How long before the kill the last answer was given. */
  last: number
}

/** Opens what was played last, as somebody does who comes back. */
async function comeBack(page: Page, toTi4: boolean, heard: Heard): Promise<Line> {
  if (toTi4) {
    await page.goto('/?game=ti4')
    await expect(table(page).locator('.hex-button').first()).toBeVisible({ timeout: 30_000 })
    // The table is written when it changes.
    await page.keyboard.press('ControlOrMeta+z')
    await page.keyboard.press('ControlOrMeta+Shift+z')
  } else {
    await page.goto('/')
    await page.getByRole('button', { name: 'Play on' }).click({ timeout: 30_000 })
    await expect(page.locator('#decision')).toBeVisible({ timeout: 30_000 })
  }
  await expect.poll(() => heard.lines.length, { timeout: 30_000 }).toBeGreaterThan(0)
  const [line] = heard.lines
  return { answers: [...(line?.answers ?? [])] }
}

/** What is missing of what was given. What the opponent has answered since stands behind it. */
function compare(name: string, given: Line, back: Line, killed: number): Death {
  const texts = back.answers.map(({ text }) => text)
  const differs = given.answers.findIndex(({ text }, index) => text !== texts[index])
  const missing = differs < 0 ? [] : given.answers.slice(differs)
  return {
    name,
    given: given.answers.length,
    lost: missing.map(({ when }) => killed - when),
    other: differs >= 0 && differs < texts.length,
    last: killed - (given.answers.at(-1)?.when ?? 0),
  }
}

function tell(deaths: readonly Death[]): void {
  for (const name of new Set(deaths.map((one) => one.name))) {
    const own = deaths.filter((one) => one.name === name)
    const lost = own.flatMap((one) => one.lost)
    const late = own.filter(({ last }) => last <= allowed).length
    console.log(
      `${name}: ${own.length} kills (${late} within ${allowed} ms of an answer), ${lost.length} answers lost${lost.length ? `, the oldest ${Math.max(...lost)} ms before its kill` : ''}`,
    )
  }
}

test(`a browser that is killed ${kills} times has every answer when it comes back`, async ({ baseURL }) => {
  test.setTimeout(60_000 + kills * 40_000)
  const all = await moments()
  const situations: Record<string, Situation> = {
    battle: fromMoment(all, 'battle', 'question in a battle'),
    response: fromMoment(all, 'response', 'response to a response'),
    draw: fromMoment(all, 'draw'),
    'the opponent thinks': practice,
    'what has come back': async (page, begun) => {
      begun()
      await play(page, () => false, { deploy: 4, move: 2 })
    },
    'Twilight Imperium': ti4,
  }
  const names = Object.keys(situations)
  const profile = newProfile()
  const deaths: Death[] = []
  let living: Living | null = null
  try {
    let before: { name: string; line: Line; killed: number } | null = null
    for (let turn = 0; turn <= kills; turn++) {
      living = await start(profile.folder)
      const { page, kill } = living
      const heard = await listen(page, clocks[turn % clocks.length] ?? 0)
      const goto = page.goto.bind(page)
      page.goto = (address, options) => goto(new URL(address, baseURL).href, options)
      if (before) {
        const back = await comeBack(page, before.name === 'Twilight Imperium', heard)
        deaths.push(compare(before.name, before.line, back, before.killed))
      } else await open(page, '/')
      if (turn === kills) break
      const name = names[turn % names.length] ?? ''
      const laid = name === 'what has come back' ? 0 : heard.lines.length
      const rest = new Promise<void>((resolve) => {
        const playing = situations[name]?.(page, resolve, turn)
        // What it was about when the browser died is no fault.
        playing?.catch((error) => {
          if (process.env.DEATHS_SAY) console.log(name, String(error).slice(0, 300))
          resolve()
        })
      })
      await rest
      await expect.poll(() => heard.lines.length, { message: name }).toBeGreaterThan(laid)
      await wait(200 + Math.random() * (asked ? 3000 : 800))
      // Every other one dies when it has just been answered.
      if (turn % 2 === 0) await answered(heard)
      await wait(Math.random() * 250)
      const killed = Date.now()
      await kill()
      before = { name, line: heard.lines.at(-1) ?? { answers: [] }, killed }
    }
  } finally {
    await living?.kill().catch(() => {})
    profile.remove()
  }
  tell(deaths)
  expect(deaths.filter(({ other }) => other)).toEqual([])
  expect(deaths.filter(({ lost }) => lost.some((age) => age > allowed))).toEqual([])
  expect(deaths.reduce((sum, { given }) => sum + given, 0)).toBeGreaterThan(kills)
})
