/** How the locations share the room that the table has. Pure arithmetic, in pixels. */

import { type CardSizes, columnsIn, type HalfPlan, type Load, planHalf } from './half.ts'

/** A location, or what lies beside the locations, with the cards of both halves. */
export interface Spot {
  id: number
  theirs: readonly Load[]
  own: readonly Load[]
}

export interface World {
  name: string
  spots: readonly Spot[]
}

export interface TableSizes extends CardSizes {
  /** The clear view in the middle of a location. */
  window: number
  /** Above and below the cards of a half, together. */
  padding: number
  /** The name of a world above its locations. */
  header: number
  between: { worlds: number; spots: number; lines: number }
  /** The narrowest location. */
  least: number
}

export interface Shape {
  width: number
  height: number
  sizes: TableSizes
  /** Two lines of chips. */
  crowded: boolean
  chipsOnly: boolean
  /** It is as wide as it has to be, and is moved by a finger. */
  pans: boolean
}

export interface Poster {
  id: number
  width: number
  theirs: HalfPlan
  own: HalfPlan
}

/** What lies in one line of a world: all of it, unless the line was too short. */
export interface Stretch {
  world: string
  /** It goes on from the line above. */
  continued: boolean
  posters: readonly Poster[]
}

export interface TablePlan {
  lines: readonly (readonly Stretch[])[]
  /** The height of a poster. */
  height: number
  window: number
  /** As wide as it has to be: more than there is where it must be moved. */
  width: number
}

/** A world begins to crowd the table at this many locations. */
const crowd = 9

const most = 4
/** As many where the table pans. */
const mostPanned = 6

/** How many columns a spot would like, so that its cards stand as large as they can. */
function wishOf(spot: Spot, room: number, { sizes, chipsOnly, pans }: Shape): number {
  const each = (loads: readonly Load[]) => {
    const own = chipsOnly ? sizes.chip.height : sizes.mini.height
    const whole = loads.reduce(
      (sum, { tucked, seats }) =>
        sum + own + sizes.gap + (chipsOnly ? 0 : tucked * (sizes.chip.height + 2) + seats * sizes.seats),
      0,
    )
    return Math.min(loads.length, Math.ceil(whole / Math.max(1, room + sizes.gap)))
  }
  return Math.max(1, Math.min(pans ? mostPanned : most, Math.max(each(spot.theirs), each(spot.own))))
}

const crowdOf = ({ theirs, own }: Spot): number => Math.max(theirs.length, own.length)

/** The width of a column of cards with what is around it. */
const columnOf = ({ sizes, chipsOnly }: Shape): number =>
  chipsOnly ? sizes.chip.least + sizes.gap : sizes.mini.width + sizes.gap

/** The room for cards in a half. */
const halfRoom = (height: number, { window, padding }: TableSizes): number =>
  Math.floor((height - window) / 2) - padding

/** Gives columns to the spots of a line: one to each, what is left over to those that need it most. */
function share(spots: readonly Spot[], width: number, room: number, shape: Shape): number[] {
  const wishes = spots.map((spot) => wishOf(spot, room, shape))
  if (shape.pans) return wishes
  const columns = spots.map(() => 1)
  let spare = Math.floor(width / columnOf(shape)) - spots.length
  const give = (need: (index: number) => number) => {
    for (; spare > 0; spare--) {
      const best = spots.reduce((one, _, index) => (need(index) > need(one) ? index : one), 0)
      if (spots.length === 0 || need(best) <= 0) return
      columns[best] = (columns[best] ?? 1) + 1
    }
  }
  const of = (index: number) => columns[index] ?? 1
  give((index) => ((wishes[index] ?? 1) - of(index)) / of(index))
  // Then cards stand side by side rather than one above the other.
  give((index) =>
    of(index) < most && crowdOf(spots[index]!) > of(index) ? crowdOf(spots[index]!) / of(index) : 0,
  )
  return columns
}

interface Flat {
  world: string
  spot: Spot
  /** The first of its world. */
  first: boolean
}

/** How uneven lines may be before a world is torn, in columns. */
const torn = 3

/** Where the second line begins: both shall be about as full, and a world is torn only if there is no other way. */
function breakOf(all: readonly Flat[], room: number, shape: Shape): number {
  const wish = all.map(({ spot }) => 0.6 + wishOf(spot, room, shape))
  const whole = wish.reduce((sum, one) => sum + one, 0)
  let best = all.length
  let least = Number.POSITIVE_INFINITY
  let before = 0
  for (const [index, { first }] of all.entries()) {
    const uneven = Math.max(before, whole - before) + (first ? 0 : torn)
    if (index > 0 && uneven < least) {
      least = uneven
      best = index
    }
    before += wish[index] ?? 0
  }
  return best
}

const gapsOf = (line: readonly Flat[], { between }: TableSizes): number =>
  line.slice(1).reduce((sum, { first }) => sum + (first ? between.worlds : between.spots), 0)

function planLine(
  line: readonly Flat[],
  height: number,
  shape: Shape,
): { stretches: Stretch[]; width: number } {
  const { sizes, chipsOnly, crowded } = shape
  const room = halfRoom(height, sizes)
  const gaps = gapsOf(line, sizes)
  const spots = line.map(({ spot }) => spot)
  const columns = share(spots, shape.width - gaps, room, shape)
  const whole = columns.reduce((sum, one) => sum + one, 0)
  const column = Math.max(
    columnOf(shape),
    sizes.least / Math.max(...columns, 1),
    (shape.width - gaps) / Math.max(1, whole),
  )
  const stretches: Stretch[] = []
  for (const [index, { world, spot, first }] of line.entries()) {
    const width = Math.floor(Math.max(sizes.least, column * (columns[index] ?? 1)))
    const half = (loads: readonly Load[]) =>
      planHalf(
        loads,
        { width, height: room, columns: columns[index] ?? 1, chipsOnly, seatless: crowded || chipsOnly },
        sizes,
      )
    const poster: Poster = { id: spot.id, width, theirs: half(spot.theirs), own: half(spot.own) }
    const last = stretches.at(-1)
    if (last && !first) stretches[stretches.length - 1] = { ...last, posters: [...last.posters, poster] }
    else stretches.push({ world, continued: !first, posters: [poster] })
  }
  const width = stretches.flatMap(({ posters }) => posters).reduce((sum, one) => sum + one.width, gaps)
  return { stretches, width }
}

/** Lays the worlds out: in one line, or in two of chips where the table is crowded. */
export function planTable(worlds: readonly World[], shape: Shape): TablePlan {
  const { sizes, crowded } = shape
  const all = worlds.flatMap(({ name, spots }) =>
    spots.map((spot, index): Flat => ({ world: name, spot, first: index === 0 })),
  )
  const twice = crowded && all.length > 3
  const height = Math.floor((twice ? (shape.height - sizes.between.lines) / 2 : shape.height) - sizes.header)
  const at = twice ? breakOf(all, halfRoom(height, sizes), shape) : all.length
  const lines = [all.slice(0, at), all.slice(at)]
    .filter((line) => line.length > 0)
    .map((line) => planLine(line, height, shape))
  return {
    lines: lines.map(({ stretches }) => stretches),
    height,
    window: sizes.window,
    width: Math.max(0, ...lines.map(({ width }) => width)),
  }
}

/** Would these worlds stand too close in one line of mini-cards? */
export function isCrowded(worlds: readonly World[], width: number, sizes: TableSizes): boolean {
  const spots = worlds.reduce((sum, world) => sum + world.spots.length, 0)
  if (spots < 2) return false
  const gaps = (worlds.length - 1) * sizes.between.worlds + (spots - worlds.length) * sizes.between.spots
  return spots >= crowd || columnsIn(width - gaps, { ...sizes, gap: sizes.gap + 4 }, false) < spots
}
