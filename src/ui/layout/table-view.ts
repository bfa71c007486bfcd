/** How the table is looked at: nothing of the game, and nothing that is saved. */

import { create } from 'zustand'
import { actions } from '../../store/index.ts'
import { type CardId, locationOf, type Position } from '../../views/index.ts'
import { isStill } from '../appearance.ts'
import { useLayout } from './layout-shape.ts'

export interface View {
  /** How large the table is drawn; 1 is as large as it fits. */
  zoom: number
  /** Does part of the table lie out of sight? */
  beyond: boolean
  /** The location that is opened, to see all that is there. */
  opened: CardId | null
  /** The card in the zoom stays until it is put away. */
  pinned: boolean
  /** On a phone: is the sheet with the decision open? Null: as the decision needs it. */
  sheet: boolean | null
  /** Where the log is folded: is it open? */
  log: boolean
}

const least = 0.7
const most = 1.3

/** What is zoomed, opened, pinned and folded. */
export const useView = create<View>()(() => ({
  zoom: 1,
  beyond: false,
  opened: null,
  pinned: false,
  sheet: null,
  log: false,
}))

/** Changes some of it. */
export const setView = (part: Partial<View>): void => useView.setState(part)

/** Draws the table larger or smaller, within limits. */
export function zoomBy(factor: number): void {
  const zoom = Math.round(Math.min(most, Math.max(least, useView.getState().zoom * factor)) * 100) / 100
  if (zoom !== useView.getState().zoom) setView({ zoom })
}

/** How large the table is drawn, larger text included. */
export const useZoom = (): number => {
  const { scale } = useLayout()
  return useView(({ zoom }) => zoom) * scale
}

/** Brings a place on the table into view, and points it out. */
export function goTo(location: CardId): void {
  const found = document.querySelector<HTMLElement>(`#table [data-location="${location}"]`)
  if (!found) return
  found.scrollIntoView({ block: 'nearest', inline: 'center', behavior: isStill() ? 'instant' : 'smooth' })
  found.animate([{ outlineColor: '#fff' }, { outlineColor: 'transparent' }], { duration: 1400 })
}

/** Brings a card on the table into view, and points it out; where it is folded away, its location. */
export function goToCard(p: Position, card: CardId): void {
  const found = document.querySelector<HTMLElement>(
    `#table :is([data-unit="${card}"], [data-location="${card}"])`,
  )
  const at = locationOf(p, card)
  if (found) pointOut(found)
  else if (at !== null) goTo(at)
}

function pointOut(found: HTMLElement): void {
  found.scrollIntoView({ block: 'nearest', inline: 'center', behavior: isStill() ? 'instant' : 'smooth' })
  const seen = { outline: '3px solid #fff', outlineOffset: '3px' }
  found.animate([seen, { ...seen, outlineColor: 'transparent' }], { duration: 1400 })
}

/** Puts away what lies on top of the table: the card in the zoom, the opened location, the log, the reason. */
export function closeTopmost(): void {
  const { pinned, opened, log } = useView.getState()
  if (pinned) setView({ pinned: false })
  else if (opened !== null) setView({ opened: null })
  else if (log) setView({ log: false })
  else actions().putReasonAway()
}

/** From the map one goes to any location. */
export function focusMap(): void {
  document.querySelector<HTMLElement>('button.mini-map, .mini-map button')?.focus()
}

/** The card stays in the zoom until it is put away. */
export function pin(card: CardId): void {
  actions().show(card)
  setView({ pinned: true })
}
