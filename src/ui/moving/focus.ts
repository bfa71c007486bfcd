/** Where the keyboard goes: by arrows to what lies next in that direction, by Tab through the legal places. */

const shown = (element: HTMLElement) => element.offsetParent !== null

/** What arrows visit: cards; while one is carried, places. */
const spots = (room: HTMLElement, carrying: boolean, what = spotsOf(carrying)): HTMLElement[] =>
  [...room.querySelectorAll<HTMLElement>(what)].filter(shown)

const spotsOf = (carrying: boolean): string =>
  carrying ? 'button[data-place]' : 'button[data-card], .slot-button:not([data-slot-card])'

const ways: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Where a spot is; of a large one, that part of it which says so. */
const boxOf = (spot: HTMLElement) => (spot.querySelector('[data-spot]') ?? spot).getBoundingClientRect()

/** Goes to the nearest spot in the direction of an arrow key. `what` names the spots where they are others. */
export function arrow(room: HTMLElement, key: string, carrying: boolean, what?: string): boolean {
  const way = ways[key]
  const from = document.activeElement
  const all = spots(room, carrying, what)
  if (!way) return false
  if (!(from instanceof HTMLElement) || from === room || !room.contains(from)) return focus(all[0])
  const start = boxOf(from)
  let best: HTMLElement | undefined
  let least = Number.POSITIVE_INFINITY
  for (const spot of all) {
    if (spot === from) continue
    const far = farness(start, boxOf(spot), way)
    if (far < least) {
      least = far
      best = spot
    }
  }
  return focus(best)
}

/** How far one box is from another in a direction: the gap between them, what lies aside counting more. */
function farness(one: DOMRect, other: DOMRect, [x, y]: [number, number]): number {
  const dx = other.left + other.width / 2 - one.left - one.width / 2
  const dy = other.top + other.height / 2 - one.top - one.height / 2
  const gapX = Math.max(0, Math.abs(dx) - (one.width + other.width) / 2)
  const gapY = Math.max(0, Math.abs(dy) - (one.height + other.height) / 2)
  const along = dx * x + dy * y
  const [gap, aside, off, edge] =
    x === 0 ? [gapY, gapX, Math.abs(dx), one.height / 2] : [gapX, gapY, Math.abs(dy), one.width / 2]
  // What has its middle within one's own width or height lies above or beside, not ahead.
  return along < edge || aside > along * 3 ? Number.POSITIVE_INFINITY : gap + aside * 2 + off / 10
}

function focus(element: HTMLElement | undefined): boolean {
  element?.focus()
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  return element !== undefined
}

/** Goes to the next or previous legal place, around and around. */
export function step(room: HTMLElement, by: 1 | -1): boolean {
  const legal = [...room.querySelectorAll<HTMLElement>('button[data-place][data-legal]')].filter(shown)
  if (legal.length === 0) return false
  const from = document.activeElement
  const places: readonly (Element | null)[] = legal
  const now = places.indexOf(from)
  if (now >= 0) return focus(legal[(now + by + legal.length) % legal.length])
  const after = legal.findIndex((place) =>
    from ? (from.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 : true,
  )
  if (by === 1) return focus(legal[Math.max(0, after)])
  return focus(legal[(after < 0 ? legal.length : after) - 1] ?? legal.at(-1))
}

/** Where cards lie now: the stage of a battle, while it is open, else the table. */
export const placesRoom = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('.stage:not([data-away])') ??
  document.querySelector<HTMLElement>('#table')

/** After the next frame: to move the focus asks where everything lies, and what has changed is to be seen first. */
const onceDrawn = (then: () => void) => requestAnimationFrame(() => setTimeout(then))

/** Goes to the first legal place, once the places have been drawn. */
export function focusPlaces(): void {
  onceDrawn(() => {
    const room = placesRoom()
    if (room && !step(room, 1)) focus(spots(room, true)[0])
  })
}

/** Puts the focus on a card, after what is being drawn has been drawn. */
export function focusCard(card: number): void {
  const there = () => document.querySelector<HTMLElement>(`button[data-card="${card}"]`)?.focus()
  onceDrawn(there)
  // A card that moves is drawn anew, and may lose the focus by that.
  setTimeout(() => {
    if (document.activeElement === document.body) there()
  }, 80)
}

const regions = ['.stage:not([data-away])', '#table', '#hand', '#decision', '#why', '#log', 'header']

/** Goes from region to region. */
export function nextRegion(by: 1 | -1): void {
  const there = regions
    .map((name) => document.querySelector<HTMLElement>(name))
    .filter((element): element is HTMLElement => element !== null && shown(element) && !element.inert)
  const now = there.findIndex((element) => element.contains(document.activeElement))
  const next = there[(now + by + there.length) % there.length]
  focusRegion(next)
}

/** Goes to a region. */
export function focusRegion(region: HTMLElement | null | undefined): void {
  region?.setAttribute('tabindex', '-1')
  region?.focus()
}
