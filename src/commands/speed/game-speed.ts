/**
 * How long it takes from opening home to a card that is picked up in a game with two decks that come with it, and what of
 * the page is fetched for that: with the processor slowed four times, the network to 10 Mbit/s, and nothing fetched before.
 */

import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import type { Language } from '../../kernel/language.ts'

export interface GameFigures {
  /** Milliseconds (medians) from opening home to the game's table, and to a card of the hand that has been picked up. */
  milliseconds: { table: number; pickUp: number }
  /** What has been fetched by then, as it is sent: JavaScript, words and cards included, and the cards alone. */
  gzipBytes: Record<Language, { game: number; cards: number }>
}

/** Presses whatever leads from home to a game of two, as soon as it stands, and then picks a card of the hand up. */
const play = `
  window.seen = {}
  const press = (found) => found && !found.disabled && found.click()
  const look = () => {
    const { seen } = window
    const door = document.querySelector('#door-two-players')
    const form = document.querySelector('form.new-game button[type=submit]')
    const curtain = document.querySelector('.curtain button.main-button, .curtain .main-button')
    const card = document.querySelector('.hand [data-card]')
    if (document.querySelector('#table') && !seen.table) seen.table = performance.now()
    if (document.querySelector('[data-carrying=true]')) seen.pickUp = performance.now()
    else {
      if (curtain) press(curtain)
      else if (card && seen.table) press(card)
      else if (form && !seen.begun) {
        seen.begun = true
        press(form)
      } else if (!form && !seen.table) press(door)
      requestAnimationFrame(look)
    }
  }
  requestAnimationFrame(look)
`

interface Seen {
  table: number
  pickUp: number
}

/** How slow the machine and the network are. */
export interface Slowness {
  cpu: number
  bitsPerSecond: number
  latency: number
}

/** Opens home once, and begins a game. */
async function begun(browser: Browser, address: string, language: Language, slow: Slowness) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  const throughput = slow.bitsPerSecond / 8
  const fetched = new Set<string>()
  page.on('response', (response) => fetched.add(response.url()))
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow.latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await client.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu })
  await page.addInitScript(play)
  await page.goto(`${address}?lang=${language}`, { waitUntil: 'commit' })
  for (;;) {
    const seen = (await page.evaluate('window.seen').catch(() => undefined)) as Partial<Seen> | undefined
    if (seen?.pickUp !== undefined) {
      // Dialogs come by themselves when the table stands.
      await page.waitForLoadState('networkidle')
      const bodies = await Promise.all(
        [...fetched]
          .filter((url) => /[.](js|json)$/.test(new URL(url).pathname))
          .map(async (url) => ({ url, body: await (await page.request.get(url)).body() })),
      )
      const weigh = (wanted: RegExp) =>
        bodies.filter(({ url }) => wanted.test(url)).reduce((sum, { body }) => sum + gzipSync(body).length, 0)
      await context.close()
      return { seen: seen as Seen, bytes: { game: weigh(/./), cards: weigh(/[/]cards[/]/) } }
    }
    await page.waitForTimeout(50)
  }
}

const middle = (numbers: number[]) =>
  Math.round(numbers.sort((one, other) => one - other)[numbers.length >> 1] ?? 0)

/** Begins such a game several times. @param rounds how often. */
export async function measureGame(
  browser: Browser,
  address: string,
  slow: Slowness,
  rounds: number,
): Promise<GameFigures> {
  const visits = []
  for (let round = 0; round < rounds; round++) visits.push(await begun(browser, address, 'en', slow))
  const fr = await begun(browser, address, 'fr', slow)
  return {
    milliseconds: {
      table: middle(visits.map(({ seen }) => seen.table)),
      pickUp: middle(visits.map(({ seen }) => seen.pickUp)),
    },
    gzipBytes: { en: visits[0]?.bytes ?? { game: 0, cards: 0 }, fr: fr.bytes },
  }
}
