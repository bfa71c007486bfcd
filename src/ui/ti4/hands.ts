/**
 * One path for every hand on the galaxy: a click, a drop, a touch and a key end in the same acts of the store. Units bear
 * `data-card`, systems `data-place`.
 */

import { current, isCargo, isShip, ti4Actions, type Unit, type UnitId } from '../../store/ti4/index.ts'
import { arrow, step } from '../moving/focus.ts'

const closest = (target: EventTarget | null, what: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(what) : null

interface Spot {
  system: number | null
  unit: UnitId | null
  /** A capacity slot of this ship. */
  slot: UnitId | null
}

const numberOf = (text: string | undefined): number | null => (text === undefined ? null : Number(text))

const spotOf = (target: EventTarget | null): Spot => ({
  system: numberOf(
    closest(target, '[data-place]')?.dataset.place ?? closest(target, '[data-in]')?.dataset.in,
  ),
  unit: numberOf(closest(target, '[data-card]')?.dataset.card),
  slot: numberOf(closest(target, '[data-slot]')?.dataset.slot),
})

/** What lies under a point of the window, in pixels; null where that is nothing to put a unit on. */
export const spotAt = (point: { x: number; y: number } | null): Spot | null =>
  point && spotOf(document.elementFromPoint(point.x, point.y))

/** What is put onto a ship to go aboard; whether it may is for the rules to say. */
const isLoad = (unit: Unit): boolean => isCargo(unit) || !isShip(unit)

/** Would this unit go aboard that one, if it were put there? */
function goesAboard(unit: UnitId, ship: UnitId): boolean {
  const { history } = ti4Actions()
  if (!history || unit === ship) return false
  const { state, decision } = current(history)
  const [cargo, carrier] = [state.units[unit], state.units[ship]]
  if (!cargo || !carrier || carrier.owner !== (decision?.by ?? state.player)) return false
  return isLoad(cargo) && isShip(carrier) && carrier.type !== 'fighter'
}

/** Puts a unit down where it was let go of. */
export function put(unit: UnitId, spot: Spot | null): void {
  const { held, pick, aboard, toSystem } = ti4Actions()
  if (held?.unit !== unit) pick(unit)
  if (spot?.slot != null) aboard(unit, spot.slot)
  else if (spot?.unit != null && goesAboard(unit, spot.unit)) aboard(unit, spot.unit)
  else if (spot?.system != null && !isHome(unit, spot)) toSystem(spot.system)
  else ti4Actions().pick(null)
}

/** Let go where it is: it was not meant to go anywhere, unless that is the active system, which it may leave and come back to. */
function isHome(unit: UnitId, { system, unit: on }: Spot): boolean {
  const { history, held } = ti4Actions()
  if (!history || held?.path) return false
  const { units, action } = current(history).state
  return units[unit]?.system === system && (on === unit || system !== action?.active)
}

/** What a click on the galaxy, or in the panels beside it, does. */
export function clicked(event: MouseEvent): void {
  const { held, history, editor, pick, choose, toSystem, place } = ti4Actions()
  const spot = spotOf(event.target)
  if (!history || (spot.unit === null && spot.system === null && spot.slot === null)) return
  const hand = event.detail === 0 ? 'keyboard' : 'pointer'
  const { decision } = current(history)
  if (editor) {
    if (spot.system !== null) place(spot.system, spot.unit ?? undefined)
  } else if (held === null) {
    if (decision?.kind === 'cards' && spot.unit !== null) choose(spot.unit)
    else if (spot.unit !== null) pick(spot.unit, hand)
    else if (spot.system !== null) toSystem(spot.system)
  } else if (spot.unit === held.unit) pick(null)
  else if (spot.slot !== null || (spot.unit !== null && goesAboard(held.unit, spot.unit)))
    ti4Actions().aboard(held.unit, (spot.slot ?? spot.unit)!)
  else if (spot.unit !== null && !held.path) pick(spot.unit, hand)
  else if (spot.system !== null) toSystem(spot.system)
}

function isLoadable(unit: UnitId): boolean {
  const { history } = ti4Actions()
  const found = history && current(history).state.units[unit]
  return found ? isLoad(found) : false
}

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']

function pressed(room: HTMLElement, event: KeyboardEvent): void {
  const { held } = ti4Actions()
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (arrows.includes(event.key)) {
    // What can go aboard a ship has ships for places, too.
    const all = held === null || isLoadable(held.unit)
    const what = all ? 'button[data-place], button[data-card], button[data-free]' : 'button[data-place]'
    if (arrow(room, event.key, held !== null, what)) event.preventDefault()
  } else if (event.key === 'Tab' && held !== null) {
    if (step(room, event.shiftKey ? -1 : 1)) event.preventDefault()
  }
}

function pointed(event: Event): void {
  const { system } = spotOf(event.target)
  if (system !== null) ti4Actions().look(system)
}

/** Listens for everything that happens on the galaxy. Returns the way to stop. */
export function listen(room: HTMLElement): () => void {
  const keys = (event: KeyboardEvent) => pressed(room, event)
  room.addEventListener('click', clicked)
  room.addEventListener('keydown', keys)
  room.addEventListener('focusin', pointed)
  room.addEventListener('pointerover', pointed)
  return () => {
    room.removeEventListener('click', clicked)
    room.removeEventListener('keydown', keys)
    room.removeEventListener('focusin', pointed)
    room.removeEventListener('pointerover', pointed)
  }
}
