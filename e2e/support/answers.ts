/**
 * Which answers a page has taken, told at the moment of each: the page writes every answer once into what it keeps, and
 * is overheard at that. Nothing of this goes through what is kept itself.
 */

import type { Page } from '@playwright/test'

interface Told {
  /** A table has been laid or opened: these are its answers. Else these have been given since. */
  opened: boolean
  answers: string[]
  /** In milliseconds of the machine's clock, whatever the page believes. */
  when: number
}

/** The answers on a table, and when each was given. */
export interface Line {
  answers: { text: string; when: number }[]
}

export interface Heard {
  /** The tables that the page has laid or opened, in their order. */
  lines: Line[]
}

/** Runs in the page before anything else. @param ahead how far its clock is ahead, in milliseconds. */
function overhear(ahead: number): void {
  const { now } = Date
  const own = now.bind(Date)
  globalThis.Date = class extends Date {
    constructor(...given: unknown[]) {
      // @ts-expect-error whatever a date can be made of
      super(...(given.length > 0 ? given : [own() + ahead]))
    }
    static override now = () => own() + ahead
  } as DateConstructor
  const { stringify } = JSON
  let opened = false
  let answers: string[] = []
  let ti4 = -1
  const tell = (text: string | null) => {
    if (!opened && answers.length === 0)
      queueMicrotask(() => {
        const told = { opened, answers, when: own() }
        opened = false
        answers = []
        ;(window as unknown as { told(all: object): void }).told(told)
      })
    if (text === null) {
      opened = true
      answers = []
    } else answers.push(text)
  }
  const hear = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    if ('state' in value && 'stack' in value && 'seed' in value) tell(null)
    else if ('answer' in value && 'automatic' in value) tell(stringify(value))
    else if ('saved' in value && 'progress' in value && !('landspeed' in value)) {
      // The other game writes the whole table at each answer.
      const { turns } = value.saved as { turns: unknown[] }
      const known = turns.length === 0 ? -1 : ti4
      if (known < 0) tell(null)
      for (const turn of turns.slice(Math.max(0, known))) tell(stringify(turn))
      ti4 = turns.length
    }
  }
  JSON.stringify = ((value: unknown, ...more: []) => {
    hear(value)
    return stringify(value, ...more)
  }) as typeof stringify
}

/** Listens to a page from its next address on. */
export async function listen(page: Page, ahead: number): Promise<Heard> {
  const heard: Heard = { lines: [] }
  await page.exposeFunction('told', ({ opened, answers, when }: Told) => {
    if (opened || heard.lines.length === 0) heard.lines.push({ answers: [] })
    heard.lines.at(-1)?.answers.push(...answers.map((text) => ({ text, when })))
  })
  await page.addInitScript(overhear, ahead)
  return heard
}
