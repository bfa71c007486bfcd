/**
 * The page's own figures, in a real Chromium: what the first screen and the whole game weigh, and how long it takes from
 * opening the page to a card that is picked up in the first lesson. The processor is slowed four times, the network to
 * 10 Mbit/s with 40 ms there and back, and nothing has been fetched before.
 */

import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium as playwright } from '@playwright/test'
import type { Language } from '../../kernel/language.ts'
import { chromium, whole } from '../chromium.mjs'
import { serve } from '../serve.mjs'
import { build, fail } from '../setup.mjs'
import { type GameFigures, measureGame } from './game-speed.ts'
import {
  dropped,
  measureReading,
  named,
  type ReadingFigures,
  type Spread,
  spreadOf,
} from './reading-speed.ts'
import { measureThinking, type ThinkingFigures } from './thinking-speed.ts'

const rounds = 5
/** The lesson in which a card is picked up. */
const lesson = '?scenario=first-steps'
/** The table of twelve locations and eighty cards. */
const crowd = new URL('../../scenarios/positions/pos-12.json', import.meta.url)
const slower = { cpu: 4, bitsPerSecond: 10_000_000, latency: 40 }

interface PageFigures extends ReadingFigures {
  /** Milliseconds from opening the page (medians). */
  milliseconds: {
    /** The first screen stands. */
    firstScreen: number
    /** The first lesson lies on the table. */
    table: number
    /** A card of it has been picked up, and the places where it may go are lit. */
    pickUp: number
  }
  /** The same from home to a game with two decks that come with it. */
  game: GameFigures
  /** From picking that card up to the frame in which its places are lit. */
  millisecondsToHighlight: number
  /**
   * On a table of eighty cards: from picking a card up to the frame in which its places are lit, the frames of a drag over
   * the table, and the longest task of both; and that task with the processor slowed four times.
   */
  crowded: { highlight: Spread; dragFrame: Spread; longest: number; longestSlowed: number }
  thinking: ThinkingFigures
  /** JavaScript as it is sent: of the first screen; of the whole game in one language, dialogs and all cards included. */
  gzipBytes: { firstScreen: number; game: { en: number; fr: number } }
}

/** Watches the page from its first moment, picks the first card up as soon as one lies there, and notes when. */
const watch = `
  window.seen = {}
  const look = () => {
    const { seen } = window
    const now = performance.now()
    if (!seen.firstScreen && document.querySelector('.first-box, .home, #table')) seen.firstScreen = now
    const card = document.querySelector('#table .unit > .card')
    if (card && !seen.table) seen.table = now
    if (document.querySelector('#table [data-legal]')) seen.pickUp = now
    else {
      // What lies there for the first time may not be taken yet.
      if (card && !document.querySelector('#table[data-carrying=true]')) {
        seen.taken = now
        card.click()
      }
      requestAnimationFrame(look)
    }
  }
  requestAnimationFrame(look)
`

type Seen = PageFigures['milliseconds'] & { taken: number }

const median = (numbers: number[]) =>
  Math.round(numbers.sort((one, other) => one - other)[numbers.length >> 1] ?? 0)

/** Opens the page once, with nothing fetched before. */
async function opened(browser: Browser, address: string): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  const throughput = slower.bitsPerSecond / 8
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slower.latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await client.send('Emulation.setCPUThrottlingRate', { rate: slower.cpu })
  await page.addInitScript(watch)
  await page.goto(address + lesson, { waitUntil: 'commit' })
  // Asked from outside: the page's own policy lets nobody wait in it for what a text says.
  for (;;) {
    const seen = (await page.evaluate('window.seen')) as Partial<Seen> | undefined
    if (seen?.pickUp !== undefined) {
      await context.close()
      return seen as Seen
    }
    await page.waitForTimeout(50)
  }
}

/** The bytes of JavaScript that a visit in one language fetches: to begin with, and for a whole game. */
async function weighed(browser: Browser, address: string, language: Language) {
  const context = await browser.newContext({ locale: 'en-US' })
  const page = await context.newPage()
  const fetched = new Set<string>()
  page.on('response', (response) => fetched.add(response.url()))
  await page.goto(`${address}${lesson}&lang=${language}`)
  await page.waitForSelector('#table [role="group"]')
  // Dialogs are fetched by themselves when the table stands.
  await page.waitForLoadState('networkidle')
  const weigh = async (urls: Iterable<string>) => {
    const scripts = [...urls].filter((url) => new URL(url).pathname.endsWith('.js'))
    const bodies = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).body()))
    return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
  }
  // As it is sent: later parts name themselves in the page as they are fetched.
  const sent = await (await page.request.get(address)).text()
  const begins = [...sent.matchAll(/(?:src|href)="([^"]+[.]js)"/g)].map(
    ([, file = '']) => new URL(file, address).href,
  )
  const weights = { firstScreen: await weigh(begins), game: await weigh(fetched) }
  await context.close()
  return weights
}

/** Picks up one card after the other, and puts each back. */
const pickUpEach = async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const taken: number[] = []
  let longest = 0
  const watch = new PerformanceObserver((list) => {
    for (const task of list.getEntries()) longest = Math.max(longest, task.duration)
  })
  watch.observe({ entryTypes: ['longtask'] })
  for (const card of document.querySelectorAll<HTMLElement>('#table .own .unit > .card')) {
    const began = performance.now()
    card.click()
    await frame()
    taken.push(performance.now() - began)
    card.click()
    await frame()
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  watch.disconnect()
  return { taken, longest }
}

/** Notes how long the frames of the page are, until it is asked. */
const countFrames = () => {
  const frames: number[] = []
  let last = performance.now()
  const tick = (now: number) => {
    frames.push(now - last)
    last = now
    requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
  Object.assign(window, { frames })
}

async function crowdedFigures(browser: Browser, address: string): Promise<PageFigures['crowded']> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' })
  const page = await context.newPage()
  await page.addInitScript(named)
  await page.goto(address + lesson)
  await page.waitForSelector('#table .own .unit > .card')
  await page.evaluate(dropped, readFileSync(crowd, 'utf8'))
  const card = page.locator('#table[data-lines="2"] .own .unit > .card').first()
  await card.waitFor()
  await page.waitForTimeout(2500)
  const { taken, longest } = await page.evaluate(pickUpEach)
  const box = await card.boundingBox()
  if (!box) fail('There is no card on the crowded table.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 8, y + 8, { steps: 3 })
  await page.waitForTimeout(300)
  await page.evaluate(countFrames)
  for (let turn = 0; turn < 6; turn++) {
    await page.mouse.move(turn % 2 ? 150 : 1100, turn % 3 ? 250 : 520, { steps: 40 })
  }
  const frames = (await page.evaluate('window.frames')) as number[]
  await page.mouse.up()
  await page.keyboard.press('Escape')
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slower.cpu })
  const slowed = await page.evaluate(pickUpEach)
  await context.close()
  return {
    highlight: spreadOf(taken),
    dragFrame: spreadOf(frames.slice(1)),
    longest: Math.round(longest),
    longestSlowed: Math.round(slowed.longest),
  }
}

/** Builds the page, serves it, and measures it. */
export async function measurePage(): Promise<PageFigures> {
  const found = await chromium(whole)
  if ('problem' in found) fail(found.problem)
  // With so many cards, most of them made up (vite.config.ts): what the whole pool would weigh.
  const at = process.argv.indexOf('--cards')
  if (at >= 0) process.env.LANDSPEED_CARDS = process.argv[at + 1]
  // What is printed is the figures, and nothing else.
  if (!(await build({ quiet: true }))) fail('The page could not be built: the reason stands above.')
  const port = Number(process.env.PORT ?? 4180)
  const servers = await serve(port)
  const address = `http://localhost:${port}/`
  const browser = await playwright.launch({
    ...('file' in found ? { executablePath: found.file } : {}),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  })
  try {
    const visits: Seen[] = []
    for (let round = 0; round < rounds; round++) visits.push(await opened(browser, address))
    const en = await weighed(browser, address, 'en')
    const fr = await weighed(browser, address, 'fr')
    return {
      milliseconds: {
        firstScreen: median(visits.map(({ firstScreen }) => firstScreen)),
        table: median(visits.map(({ table }) => table)),
        pickUp: median(visits.map(({ pickUp }) => pickUp)),
      },
      millisecondsToHighlight: median(visits.map(({ taken, pickUp }) => pickUp - taken)),
      game: await measureGame(browser, address, slower, rounds),
      ...(await measureReading(browser, address)),
      crowded: await crowdedFigures(browser, address),
      thinking: await measureThinking(browser, address),
      gzipBytes: { firstScreen: en.firstScreen, game: { en: en.game, fr: fr.game } },
    }
  } finally {
    await browser.close()
    for (const server of servers) server.close()
  }
}
