/** Half a location: which of its cards stand as mini-cards, which as chips, and which are but counted. Pure arithmetic, in pixels. */

import { nth } from '../../views/index.ts'

/** What takes up room: a card with what is on it and who is aboard. */
export interface Load {
  card: number
  /** Chips that are tucked under it: for each card on it or aboard, how many it is with those under that one. */
  under: readonly number[]
  /** Rows of empty seats. */
  seats: number
  /** The more the sooner it is shown large. */
  weight: number
}

/** A load as it is drawn. */
export interface Drawn {
  card: number
  as: 'mini' | 'chip'
  /** How many cards are on it or aboard that are not drawn. */
  folded: number
  /** Its empty seats are not drawn. */
  seatless: boolean
  /** Over how many columns it and what is under it stand. */
  span: number
  /** How high it stands, where it stands over several columns. */
  height: number
}

export interface HalfPlan {
  columns: readonly (readonly Drawn[])[]
  /** The cards for which there is no room. */
  hidden: readonly number[]
  /** How wide each of its cards is. */
  width: number
  /** Is there room for one more mini-card (or chip, where there are only chips)? In which of the columns? */
  free: number | null
}

export interface CardSizes {
  mini: { width: number; height: number }
  chip: { height: number; least: number; most: number }
  /** A row of empty seats. */
  seats: number
  gap: number
  /** Between a card and what is tucked under it. */
  tuck: number
}

interface Room {
  width: number
  height: number
  /** The columns that it has been given; it has as many more as fit. */
  columns: number
  /** No mini-cards. */
  chipsOnly: boolean
  /** Empty seats are not drawn: what is brought to the card is asked for its seat. */
  seatless: boolean
}

/** How a load is drawn, for as long as a half is tried. */
interface Try {
  as: 'mini' | 'chip'
  /** Its empty seats have their row. */
  seated: boolean
  /** How many of the cards under it are drawn. */
  shown: number
  /** Over how many columns. */
  span: number
}

/** How many chips are tucked under a load. */
export const tuckedOf = ({ under }: Load): number => under.reduce((sum, one) => sum + one, 0)

/** How many columns blocks need that follow each other down a column of this height, and then down the next. */
function columnsFor(blocks: readonly number[], height: number, tuck: number): number {
  let columns = 1
  let at = 0
  for (const block of blocks) {
    if (at > 0 && at + block > height) {
      columns++
      at = 0
    }
    at += block + tuck
  }
  return columns
}

/** The heights of a load and of what is drawn under it. */
function blocksOf(
  { as, seated, shown }: Try,
  { seats, under }: Load,
  { mini, chip, ...sizes }: CardSizes,
): number[] {
  const own = as === 'mini' ? mini.height : chip.height
  let left = shown
  const blocks = under.map((one) => {
    const drawn = Math.min(one, left)
    left -= drawn
    return drawn * (chip.height + sizes.tuck) - sizes.tuck
  })
  return [own + (seated ? seats * (sizes.seats + sizes.tuck) : 0), ...blocks.filter((block) => block > 0)]
}

/** How high a load stands, and over how many columns: as low as it can in those that it has been given. */
function standing(tried: Try, load: Load, sizes: CardSizes): { height: number; span: number } {
  const blocks = blocksOf(tried, load, sizes)
  const { tuck } = sizes
  if (tried.span === 1) return { height: blocks.reduce((sum, block) => sum + block + tuck, -tuck), span: 1 }
  let height = Math.max(...blocks)
  while (columnsFor(blocks, height, tuck) > tried.span) height += (sizes.chip.height + tuck) / 2
  return { height: Math.ceil(height), span: columnsFor(blocks, height, tuck) }
}

/** How many columns fit in a width. */
export const columnsIn = (width: number, { mini, chip, gap }: CardSizes, chipsOnly: boolean): number =>
  Math.max(1, Math.floor((width - 8 + gap) / ((chipsOnly ? chip.least : mini.width) + gap)))

interface Stack {
  heights: readonly number[]
  places: readonly number[]
  /** Over how many columns each column stands. */
  spans: readonly number[]
}

/** Puts what needs several columns on columns of its own, and then every other load on the lowest column. */
function stack(loads: readonly Load[], tries: readonly Try[], columns: number, sizes: CardSizes): Stack {
  const wide = tries.filter(({ span }) => span > 1)
  const spare = Math.max(wide.length > 0 && wide.length === loads.length ? 0 : 1, columns - widthOf(wide))
  const spans = [...wide.map(({ span }) => span), ...Array.from({ length: spare }, () => 1)]
  const heights = spans.map(() => 0)
  const places = loads.map(() => 0)
  const put = (index: number, at: number) => {
    const { height } = standing(nth(tries, index), nth(loads, index), sizes)
    heights[at] = (heights[at] ?? 0) + (heights[at] ? sizes.gap : 0) + height
    places[index] = at
  }
  const isWide = (index: number) => nth(tries, index).span > 1
  const all = loads.map((_, index) => index)
  for (const [at, index] of all.filter(isWide).entries()) put(index, at)
  for (const index of all) if (!isWide(index)) put(index, heights.indexOf(Math.min(...heights)))
  return { heights, places, spans }
}

const widthOf = (tries: readonly Try[]): number => tries.reduce((sum, { span }) => sum + span, 0)

const mostColumns = (room: Omit<Room, 'height'>, sizes: CardSizes): number =>
  Math.max(room.columns, columnsIn(room.width, sizes, room.chipsOnly))

/** Everything as large as it may be. */
const atBest = (loads: readonly Load[], { chipsOnly, seatless }: Omit<Room, 'height'>): Try[] =>
  loads.map((load) => ({
    as: chipsOnly ? 'chip' : 'mini',
    seated: !seatless,
    shown: tuckedOf(load),
    span: 1,
  }))

/** How high a half would like to be: everything drawn as large as may be, and nothing counted. */
export const wishedHeight = (loads: readonly Load[], room: Omit<Room, 'height'>, sizes: CardSizes): number =>
  Math.max(0, ...stack(loads, atBest(loads, room), mostColumns(room, sizes), sizes).heights)

/** The least important first. */
const byWeight = (loads: readonly Load[]): number[] =>
  loads.map((_, index) => index).sort((a, b) => (loads[a]?.weight ?? 0) - (loads[b]?.weight ?? 0) || b - a)

type Yield = (tried: Try, load: Load, spare: boolean) => boolean

/** What gives way, one after the other, of the least important load first. */
const waysToYield: Yield[] = [
  (tried) => {
    if (!tried.seated) return false
    tried.seated = false
    return true
  },
  (tried) => {
    if (tried.as === 'chip') return false
    tried.as = 'chip'
    return true
  },
  (tried, { under }, spare) => {
    if (!spare || tried.span > under.length) return false
    tried.span++
    return true
  },
  (tried) => {
    if (tried.shown === 0) return false
    tried.shown--
    return true
  },
]

/**
 * A half fills by importance: mini-cards while there is room; then the least important lose the row of their empty seats
 * (these lie on the card while something is carried), become chips, stand over several columns where there are
 * some to spare, count some of what they carry, and at last are but counted themselves.
 */
export function planHalf(loads: readonly Load[], room: Room, sizes: CardSizes): HalfPlan {
  const most = mostColumns(room, sizes)
  const order = byWeight(loads)
  const tries = atBest(loads, room)
  let tried = stack(loads, tries, most, sizes)
  const fits = () => Math.max(0, ...tried.heights) <= room.height
  for (const yields of waysToYield) {
    for (const index of order) {
      const [own, load] = [nth(tries, index), nth(loads, index)]
      // What fits by itself gains nothing by a second column; the others need one, too, as wide as any.
      const spare = () => {
        const others = tries.filter((one) => one !== own)
        const wide = others.filter(({ span }) => span > 1)
        const taken = widthOf(wide) + own.span + 1 + (wide.length < others.length ? 1 : 0)
        return standing(own, load, sizes).height > room.height && taken <= most
      }
      while (!fits() && yields(own, load, spare())) tried = stack(loads, tries, most, sizes)
    }
  }
  // Who is counted needs no column.
  for (const [index, load] of loads.entries())
    nth(tries, index).span = standing(nth(tries, index), load, sizes).span
  tried = stack(loads, tries, most, sizes)
  const hidden = fits() ? [] : hiddenOf(loads, order, most, room, sizes)
  if (hidden.length === 0) return drawnOf(loads, tries, tried, [], room, sizes)
  const left = loads.filter(({ card }) => !hidden.includes(card))
  const least = left.map((): Try => ({ as: 'chip', seated: false, shown: 0, span: 1 }))
  return drawnOf(left, least, stack(left, least, most, sizes), hidden, room, sizes)
}

/** Whom there is no room for, all being chips: room is left for the number that says so. */
function hiddenOf(
  loads: readonly Load[],
  order: readonly number[],
  columns: number,
  { height }: Room,
  { chip, gap }: CardSizes,
): number[] {
  const rows = Math.max(1, Math.floor((height + gap) / (chip.height + gap)))
  const over = loads.length - (rows * columns - 1)
  return order.slice(0, Math.max(0, over)).map((index) => loads[index]?.card ?? 0)
}

function drawnOf(
  loads: readonly Load[],
  tries: readonly Try[],
  tried: Stack,
  hidden: readonly number[],
  room: Room,
  sizes: CardSizes,
): HalfPlan {
  const used = Math.max(1, Math.min(tried.spans.length, loads.length + (hidden.length > 0 ? 1 : 0)))
  const columns: Drawn[][] = Array.from({ length: used }, () => [])
  for (const [index, load] of loads.entries()) {
    const { as, seated, shown, span } = nth(tries, index)
    const folded = tuckedOf(load) - shown
    const { height } = standing(nth(tries, index), load, sizes)
    columns[tried.places[index] ?? 0]?.push({ card: load.card, as, folded, seatless: !seated, span, height })
  }
  const more = room.chipsOnly ? sizes.chip.height : sizes.mini.height
  // A column that nothing stands in is not drawn, and nothing can be shown in it.
  const heights = tried.heights.slice(0, used).map((height) => (height > 0 ? height + sizes.gap : 0))
  const low = heights.indexOf(Math.min(...heights))
  const isFree = hidden.length === 0 && (heights[low] ?? 0) + more <= room.height
  const taken = tried.spans.slice(0, used).reduce((sum, span) => sum + span, 0)
  return {
    columns,
    hidden,
    width: widthIn(room, Math.max(room.columns, taken), sizes),
    free: isFree ? low : null,
  }
}

/** Mini-cards have their own width; chips share what there is. */
function widthIn({ width, chipsOnly }: Room, columns: number, { mini, chip, gap }: CardSizes): number {
  if (!chipsOnly) return Math.min(mini.width, Math.floor((width - 8 - (columns - 1) * gap) / columns))
  return Math.min(chip.most, Math.floor((width - 8 - (columns - 1) * gap) / columns))
}
