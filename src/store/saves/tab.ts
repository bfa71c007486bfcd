/** This tab and its table: a reload finds it again, and of two tabs with one table the later one goes on with it. */

import { forget, recall, remember, tabForget, tabRecall, tabRemember } from '../browser/storage.ts'

const random = () => Math.random().toString(36).slice(2, 8)

/** This tab among the others, until it is closed or loaded again. */
const tab = random()

export const newId = (): string => `table.${Date.now().toString(36)}${random()}`

/** The table that this tab was at; null in a tab that has just been opened. */
export const tableOfTab = (): string | null => tabRecall('tab')

/** The table that was played last, in whichever tab. */
export const lastTable = (): string | null => recall('last')

type TabMessage = { took: string; by: string } | { asks: string; by: string } | { has: string; by: string }

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('landspeed.tables')
// In Node it would keep the process alive.
;(channel as unknown as { unref?: () => void } | null)?.unref?.()

let mine: string | null = null
let gone = () => {}
let answered = (_id: string) => {}

channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
  if (data.by === tab) return
  if ('took' in data && data.took === mine) gone()
  if ('asks' in data && data.asks === mine) channel.postMessage({ has: mine, by: tab } satisfies TabMessage)
  if ('has' in data) answered(data.has)
})

/** Says to the other tabs that this one goes on with a table. @param taken when another tab takes it in turn. */
export function claim(id: string, taken: () => void): void {
  gone = taken
  if (mine !== id) channel?.postMessage({ took: id, by: tab } satisfies TabMessage)
  mine = id
}

/** Takes a table for this tab: a reload finds it again. @param taken when another tab takes it in turn. */
export function take(id: string, taken: () => void): void {
  claim(id, taken)
  tabRemember('tab', id)
}

/** From now on 'Play on' leads to it, in whichever tab: it has been kept. What was only laid is not there for others. */
export const noteLast = (id: string): void => {
  if (lastTable() !== id) remember('last', id)
}

/** 'Play on' does not lead to it any more: it is not there. */
export const forgetLast = (id: string): void => {
  if (lastTable() === id) forget('last')
}

/** Neither this tab nor 'Play on' leads to it any more. */
export function leaveOff(id: string): void {
  if (tableOfTab() === id) tabForget('tab')
  forgetLast(id)
}

/** Lets go of it, as it is another tab's now. */
export const letGo = (): void => {
  mine = null
}

/** How long another tab may think, in milliseconds. */
const patience = 80

/** Has another tab this table open? */
export function isOpenElsewhere(id: string): Promise<boolean> {
  if (!channel) return Promise.resolve(false)
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patience, false)
    answered = (has) => {
      if (has !== id) return
      clearTimeout(timer)
      resolve(true)
    }
    channel.postMessage({ asks: id, by: tab } satisfies TabMessage)
  })
}
