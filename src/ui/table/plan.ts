/** How the locations share the room that the table has. Pure arithmetic, in pixels. */

import { nth } from '../../views/index.ts'
import {
  type CardSizes,
  columnsIn,
  type HalfPlan,
  type Load,
  planHalf,
  tuckedOf,
  wishedHeight,
} from './side-layout.ts'

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
  /** The narrowest location; and where nothing lies, if that makes all of them fit. */
  least: number
  empty: number
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
  /** Where nothing lies is narrower than elsewhere, so that nothing must be moved. */
  tight?: boolean
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
  /** The height of the other player's half, with what is around its cards: one for a whole line, so that its path is straight. */
  theirs: number
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
      (sum, load) =>
        sum +
        own +
        sizes.gap +
        tuckedOf(load) * (sizes.chip.height + sizes.tuck) +
        (chipsOnly ? 0 : load.seats * sizes.seats),
      0,
    )
    const blocks = loads.reduce((sum, { under }) => sum + 1 + under.length, 0)
    return Math.min(blocks, Math.ceil(whole / Math.max(1, room + sizes.gap)))
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
    of(index) < most && crowdOf(nth(spots, index)) > of(index) ? crowdOf(nth(spots, index)) / of(index) : 0,
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

/** The room for cards in the other player's half and in the own one. */
interface Halves {
  theirs: number
  own: number
}

/** An empty half keeps this share of its height: what comes there next is seen to land. */
const kept = 0.35

/** The path lies in the middle, unless one half is too low for its cards and the other one can spare some of its height. */
function halvesOf(wished: Halves, room: number): Halves {
  const { theirs, own } = wished
  if (theirs > room === own > room) return { theirs: room, own: room }
  const [little, much] = theirs > own ? [own, theirs] : [theirs, own]
  const spared = Math.min(room - Math.max(little, Math.floor(room * kept)), much - room)
  const moved = theirs > own ? spared : -spared
  return { theirs: room + moved, own: room - moved }
}

/** How much narrower than a column all together may be where nothing lies. */
const narrowed = (spots: readonly Spot[], shape: Shape): number =>
  spots.filter((spot) => crowdOf(spot) === 0).length * (columnOf(shape) - shape.sizes.empty)

/** Where nothing lies there is room for a name, and the others have what is left. */
function tightWidths(
  spots: readonly Spot[],
  columns: readonly number[],
  width: number,
  shape: Shape,
): number[] {
  const used = spots.map((spot, index) => (crowdOf(spot) > 0 ? (columns[index] ?? 1) : 0))
  const whole = used.reduce((sum, one) => sum + one, 0)
  const bare = used.filter((count) => count === 0).length
  if (whole === 0 || bare === 0) return widthsOf(columns, width, shape)
  const spare = (width - whole * columnOf(shape)) / bare
  const empty = Math.floor(Math.max(shape.sizes.empty, Math.min(width / spots.length, spare)))
  const left = width - bare * empty
  return used.map((count) =>
    count === 0 ? empty : Math.max(shape.sizes.least, Math.floor((left * count) / whole)),
  )
}

/** How wide each spot of a line is: no column of chips is wider than a chip grows, and what that leaves is for all alike. */
function widthsOf(columns: readonly number[], width: number, { sizes, ...shape }: Shape): number[] {
  const whole = columns.reduce((sum, one) => sum + one, 0)
  const column = Math.max(
    columnOf({ sizes, ...shape }),
    sizes.least / Math.max(...columns, 1),
    width / Math.max(1, whole),
  )
  const most = shape.chipsOnly ? Math.max(sizes.least, sizes.chip.most + sizes.gap) : column
  const widths = columns.map((count) => Math.max(sizes.least, Math.min(column, most) * count))
  const spare = width - widths.reduce((sum, one) => sum + one, 0)
  const more = shape.chipsOnly ? Math.max(0, spare) / Math.max(1, columns.length) : 0
  return widths.map((one) => Math.floor(one + more))
}

function planLine(
  line: readonly Flat[],
  height: number,
  shape: Shape,
): { stretches: Stretch[]; width: number } {
  const { sizes, chipsOnly, crowded } = shape
  const room = halfRoom(height, sizes)
  const gaps = gapsOf(line, sizes)
  const spots = line.map(({ spot }) => spot)
  const wide = shape.width - gaps
  const given = shape.tight ? narrowed(spots, shape) : 0
  const columns = share(spots, wide + given, room, shape)
  const widths = shape.tight ? tightWidths(spots, columns, wide, shape) : widthsOf(columns, wide, shape)
  const rooms = line.map((_, index) => ({
    width: widths[index] ?? sizes.least,
    columns: columns[index] ?? 1,
    chipsOnly,
    seatless: crowded || chipsOnly,
  }))
  const wished = (which: keyof Halves) =>
    Math.max(...line.map(({ spot }, index) => wishedHeight(spot[which], nth(rooms, index), sizes)))
  const halves = halvesOf({ theirs: wished('theirs'), own: wished('own') }, room)
  const theirs = halves.theirs + sizes.padding
  const stretches: Stretch[] = []
  for (const [index, { world, spot, first }] of line.entries()) {
    const half = (which: keyof Halves) =>
      planHalf(spot[which], { ...nth(rooms, index), height: halves[which] }, sizes)
    const poster: Poster = {
      id: spot.id,
      width: nth(rooms, index).width,
      theirs: half('theirs'),
      own: half('own'),
    }
    const last = stretches.at(-1)
    if (last && !first) stretches[stretches.length - 1] = { ...last, posters: [...last.posters, poster] }
    else stretches.push({ world, continued: !first, posters: [poster], theirs })
  }
  const width = stretches.flatMap(({ posters }) => posters).reduce((sum, one) => sum + one.width, gaps)
  return { stretches, width }
}

/** How many cards of a plan are not drawn. */
const countedIn = ({ lines }: TablePlan): number =>
  lines
    .flat()
    .flatMap(({ posters }) => posters.flatMap(({ theirs, own }) => [theirs, own]))
    .reduce(
      (sum, { hidden, columns }) =>
        sum + hidden.length + columns.flat().reduce((under, { folded }) => under + folded, 0),
      0,
    )

/** Lays the worlds out: in one line, or in two of chips where the table is crowded. */
export function planTable(worlds: readonly World[], shape: Shape): TablePlan {
  const all = worlds.flatMap(({ name, spots }) =>
    spots.map((spot, index): Flat => ({ world: name, spot, first: index === 0 })),
  )
  const twice = shape.crowded && all.length > 3
  if (shape.pans && !shape.crowded && !shape.chipsOnly) {
    const still = planLines(all, { ...shape, pans: false, tight: true }, 1)
    if (still.width <= shape.width && countedIn(still) === 0) return still
  }
  const plan = planLines(all, shape, twice ? 2 : 1)
  if (!twice || !shape.pans || countedIn(plan) === 0) return plan
  // A table that is moved by a finger anyway shows in one high line what two low ones would but count.
  const high = planLines(all, shape, 1)
  return countedIn(high) < countedIn(plan) ? high : plan
}

function planLines(all: readonly Flat[], shape: Shape, count: 1 | 2): TablePlan {
  const { sizes } = shape
  const room = count === 2 ? (shape.height - sizes.between.lines) / 2 : shape.height
  const height = Math.floor(room - sizes.header)
  const at = count === 2 ? breakOf(all, halfRoom(height, sizes), shape) : all.length
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
