/** Plays a game of two by real clicks, quickly: the page says what can be clicked, the mouse clicks it. */

import { expect, type Page } from '@playwright/test'

export interface Seen {
  turn: string
  phase: string
  title: string
  curtain: boolean
  losing: boolean
  /** The own Force is on the screen, and nothing lies over it but the shade behind a window. */
  force: boolean
  /** The cards of the hand that is shown. */
  hand: string[]
}

export const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const pile = document.querySelector('.own-seat [data-pile="force"]')
    const { left = -1, top = -1, width = 0, height = 0 } = pile?.getBoundingClientRect() ?? {}
    const over = document.elementFromPoint(left + width / 2, top + height / 2)
    const text = (what: string) => document.querySelector(what)?.textContent ?? ''
    return {
      turn: text('.turn'),
      phase: text('.phases [aria-current]'),
      title: text('#decision h2'),
      curtain: document.querySelector('.curtain') !== null,
      force: pile !== null && over !== null && (pile.contains(over) || over.matches('.backdrop')),
      losing: document.querySelector('.losing button') !== null,
      hand: [...document.querySelectorAll<HTMLElement>('.hand-card')].map((card) => card.dataset.card ?? ''),
    }
  })

/** A button of the page, by what it is and by what it is called: the first that is drawn, or the one at a place in their order. */
interface Button {
  is: string
  named?: RegExp
  /** Counted from the end if negative. */
  at?: number
}

/** What can be clicked at each moment, by name. */
const buttons = {
  goOn: { is: '#decision button', named: /^Go on: to the / },
  answer: { is: '.forfeit, .offer.narrow, #decision .options .offer' },
  lose: { is: 'button', named: /^Reserve Deck: lose the top card$/, at: -1 },
  loseAny: { is: '.losing .offer' },
  one: { is: 'button', named: /^Reserve Deck: activate 1$/ },
  all: { is: 'button', named: /^Activate \d+$/ },
  drain: { is: '#table .drain' },
  place: { is: '#table button[data-legal]:not(.slot-button)', at: -1 },
  goal: { is: '#table button.tile[data-legal]' },
  draw: { is: 'button', named: /^Force Pile: draw 1$/ },
  way: { is: '[role=dialog] .offer' },
  pass: { is: '#decision .pass:not([disabled])' },
} satisfies Record<string, Button>

type Name = keyof typeof buttons

/** Where each of these buttons is now, once the page has drawn itself; those that are not there are left out. */
async function find(page: Page, wanted: Record<string, Button>): Promise<Record<string, Spot>> {
  const asked = Object.entries(wanted).map(([name, { is, named, at = 0 }]) => ({
    name,
    is,
    named: named?.source ?? null,
    at,
  }))
  return page.evaluate(async (all) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    await frame()
    // A person has seen what is asked before it is answered.
    while (document.body.hasAttribute('data-fresh')) await frame()
    const found: Record<string, { x: number; y: number; label: string }> = {}
    const labelOf = (one: Element) => one.getAttribute('aria-label') ?? one.textContent?.trim() ?? ''
    for (const { name, is, named, at } of all) {
      const like = [...document.querySelectorAll<HTMLElement>(is)].filter(
        (one) =>
          (named === null || new RegExp(named).test(labelOf(one))) &&
          one.checkVisibility() &&
          !one.closest('[inert]'),
      )
      const one = like.at(at)
      if (!one) continue
      one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
      const { x, y, width, height } = one.getBoundingClientRect()
      found[name] = { x: x + width / 2, y: y + height / 2, label: labelOf(one) }
    }
    return found
  }, asked)
}

interface Spot {
  x: number
  y: number
  label: string
}

const click = (page: Page, { x, y }: Spot) => page.mouse.click(x, y)

/** Clicks what is found; returns what it was called, or null where it is not there. */
async function press(page: Page, button: Button): Promise<string | null> {
  const { it } = await find(page, { it: button })
  if (!it) return null
  await click(page, it)
  return it.label
}

/** Puts what is picked up where it may go, the first way if there are several; puts it back if it may go nowhere. */
async function put(page: Page, to: 'place' | 'goal'): Promise<boolean> {
  const place = await press(page, buttons[to])
  if (place === null) {
    await page.keyboard.press('Escape')
    return false
  }
  expect(place).toMatch(/, (\d+ Force|free|by destiny)( \/ .*)?$/)
  await press(page, buttons.way)
  return true
}

/** Brings one card from the hand to the last place that takes it. */
export async function deploy(page: Page, card: string): Promise<boolean> {
  await press(page, { is: `.hand-card[data-card="${card}"]` })
  return put(page, 'place')
}

/** Moves the first of one's own cards that can go anywhere. */
async function move(page: Page, side: string): Promise<boolean> {
  const is = `#table .unit[data-side="${side}"]:not([data-mini]) > .card:not([data-moved])`
  for (let at = 0; at < 4; at++) {
    if ((await press(page, { is, at })) === null) return false
    if (await put(page, 'goal')) return true
  }
  return false
}

/** How often each thing was done. */
export type Done = Record<string, number>

/** How often a player does something at most: who does little loses soon. */
interface Restraint {
  deploy?: number
  move?: number
}

/** Plays by clicking until the day comes, or to the end of the game. */
export async function play(
  page: Page,
  until: (done: Done, now: Seen) => boolean,
  most: Restraint = {},
): Promise<Done> {
  const done: Done = {}
  const count = (what: string) => {
    done[what] = (done[what] ?? 0) + 1
  }
  let tried = new Set<string>()
  let last = ''
  for (let i = 0; i < 6_000; i++) {
    const spots = await find(page, buttons)
    const now = await look(page)
    if (until(done, now) || now.title.startsWith('The game is over')) return done
    if (!now.curtain && now.title !== '') expect(now.force, `the own Force at: ${now.title}`).toBe(true)
    if (last !== now.turn + now.phase) tried = new Set()
    last = now.turn + now.phase
    const untried = now.hand.find((card) => !tried.has(card))
    const can = (name: Name): boolean => spots[name] !== undefined
    const may = (what: keyof Restraint) => (done[what] ?? 0) < (most[what] ?? Number.POSITIVE_INFINITY)
    const push = async (name: Name, what: string) => {
      const spot = spots[name] as Spot
      expect(spot.y, `${name} lies on the screen`).toBeLessThan(page.viewportSize()?.height ?? 0)
      await click(page, spot)
      count(what)
    }
    if (now.curtain) {
      await page.locator('.curtain .main-button').click()
      count('curtain')
    } else if (can('goOn')) {
      await push('goOn', 'seen')
    } else if (now.losing && (can('lose') || can('loseAny')))
      await push(can('lose') ? 'lose' : 'loseAny', 'lose')
    else if (can('one')) {
      await push(tried.has('one') ? 'all' : 'one', 'activate')
      tried.add('one')
    } else if (can('answer')) await push('answer', 'fight')
    else if (can('drain')) await push('drain', now.phase === 'Battle' ? 'battle' : 'drain')
    else if (now.title === 'Your deploy phase' && untried !== undefined && may('deploy')) {
      tried.add(untried)
      if (await deploy(page, untried)) count('deploy')
    } else if (now.title === 'Your move phase' && !tried.has('move') && may('move')) {
      tried.add('move')
      if (await move(page, now.turn.startsWith('Dark') ? 'dark' : 'light')) count('move')
    } else if (now.title === 'Your draw phase' && !tried.has('draw') && can('draw')) {
      tried.add('draw')
      await push('draw', 'draw')
    } else if (can('pass')) await push('pass', 'pass')
    else await page.waitForTimeout(50)
  }
  throw new Error('that game does not come to where it should')
}
