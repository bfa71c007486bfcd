/** Where hexes lie on the page: pointed at the top, by their axial coordinates. */

export interface Point {
  x: number
  y: number
}

const root3 = Math.sqrt(3)

export interface Layout {
  /** From the middle of a hex to a corner, in pixels. */
  size: number
  width: number
  height: number
  middles: readonly Point[]
}

type Hex = { q: number; r: number }

const unitPoint = ({ q, r }: Hex): Point => ({ x: root3 * (q + r / 2), y: 1.5 * r })

/** How large the galaxy is, counted in hex sizes. */
function bounds(hexes: readonly Hex[]) {
  const points = hexes.map(unitPoint)
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const left = Math.min(...xs) - root3 / 2
  const top = Math.min(...ys) - 1
  return { left, top, width: Math.max(...xs) + root3 / 2 - left, height: Math.max(...ys) + 1 - top }
}

/** The size at which a galaxy fills a room, within what can be read. */
export function fitting(hexes: readonly Hex[], room: { width: number; height: number }): number {
  const { width, height } = bounds(hexes)
  const size = Math.min((room.width - 16) / width, (room.height - 16) / height)
  return Math.max(62, Math.min(130, Math.floor(size)))
}

/** A finger needs this much for each unit, in pixels. */
const fingerRoom = 42

/** How many units a hex of a size has room for, each of that width and height. */
export const roomIn = (size: number, width: number, height: number): number =>
  Math.floor((size * 1.49) / width) * Math.floor((size * 0.96) / height)

/** The size of hexes at which a finger can touch each of so many units in one of them. */
export function leastFor(units: number): number {
  let size = 62
  while (size < 200 && roomIn(size, fingerRoom, fingerRoom) < units) size += 6
  return size
}

/** `size` is half the height of a hex, in pixels; so are all that it answers. */
export function layOut(hexes: readonly Hex[], size: number): Layout {
  const { left, top, width, height } = bounds(hexes)
  const middles = hexes.map((hex) => {
    const { x, y } = unitPoint(hex)
    return { x: (x - left) * size + 8, y: (y - top) * size + 8 }
  })
  return { size, width: width * size + 16, height: height * size + 16, middles }
}

/** The corners of a hex around a point, as SVG wants them. */
export const corners = ({ x, y }: Point, size: number): string =>
  [
    [0, -1],
    [root3 / 2, -0.5],
    [root3 / 2, 0.5],
    [0, 1],
    [-root3 / 2, 0.5],
    [-root3 / 2, -0.5],
  ]
    .map(([dx = 0, dy = 0]) => `${(x + dx * size).toFixed(1)},${(y + dy * size).toFixed(1)}`)
    .join(' ')
