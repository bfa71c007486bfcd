/** Half a location: which of its cards stand as mini-cards, which as chips, and which are but counted. Pure arithmetic, in pixels. */

/** What takes up room: a card with what is on it and who is aboard. */
export interface Load {
  card: number
  /** Chips that are tucked under it. */
  tucked: number
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
}

export interface HalfPlan {
  columns: readonly (readonly Drawn[])[]
  /** The cards for which there is no room. */
  hidden: readonly number[]
  /** How wide each of its cards is. */
  width: number
  /** Is there room for one more mini-card (or chip, where there are only chips)? In which column? */
  free: number | null
}

export interface CardSizes {
  mini: { width: number; height: number }
  chip: { height: number; least: number; most: number }
  /** A row of empty seats. */
  seats: number
  gap: number
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

/** How high a load stands. */
function heightOf({ tucked, seats }: Load, as: 'mini' | 'chip', folds: boolean, sizes: CardSizes): number {
  const own = as === 'mini' ? sizes.mini.height : sizes.chip.height
  return folds ? own : own + tucked * (sizes.chip.height + 2) + seats * (sizes.seats + 2)
}

/** How many columns fit in a width. */
export const columnsIn = (width: number, { mini, chip, gap }: CardSizes, chipsOnly: boolean): number =>
  Math.max(1, Math.floor((width - 8 + gap) / ((chipsOnly ? chip.least : mini.width) + gap)))

interface Tried {
  as: readonly ('mini' | 'chip')[]
  folds: readonly boolean[]
  heights: readonly number[]
  places: readonly number[]
}

/** Puts every load on the lowest column. */
function stack(
  loads: readonly Load[],
  as: Tried['as'],
  folds: Tried['folds'],
  columns: number,
  sizes: CardSizes,
): Tried {
  const heights = Array.from({ length: columns }, () => 0)
  const places = loads.map((load, index) => {
    const low = heights.indexOf(Math.min(...heights))
    const height = heightOf(load, as[index] ?? 'chip', folds[index] ?? false, sizes)
    heights[low] = (heights[low] ?? 0) + (heights[low] ? sizes.gap : 0) + height
    return low
  })
  return { as, folds, heights, places }
}

/** The least important first. */
const byWeight = (loads: readonly Load[]): number[] =>
  loads.map((_, index) => index).sort((a, b) => (loads[a]?.weight ?? 0) - (loads[b]?.weight ?? 0) || b - a)

/**
 * A half fills by importance: mini-cards while there is room, then the least important become chips, then what they
 * carry is counted, and at last the least important are but counted themselves.
 */
export function planHalf(all: readonly Load[], room: Room, sizes: CardSizes): HalfPlan {
  const most = Math.max(room.columns, columnsIn(room.width, sizes, room.chipsOnly))
  const loads = room.seatless ? all.map((load) => ({ ...load, seats: 0 })) : all
  const fits = (tried: Tried) => Math.max(0, ...tried.heights) <= room.height
  const order = byWeight(loads)
  const as: ('mini' | 'chip')[] = loads.map(() => (room.chipsOnly ? 'chip' : 'mini'))
  const folds = loads.map(() => false)
  let tried = stack(loads, as, folds, most, sizes)
  for (const index of order) {
    if (fits(tried)) break
    as[index] = 'chip'
    tried = stack(loads, as, folds, most, sizes)
  }
  for (const index of order) {
    if (fits(tried)) break
    folds[index] = true
    tried = stack(loads, as, folds, most, sizes)
  }
  const hidden = fits(tried) ? [] : hiddenOf(loads, order, most, room, sizes)
  if (hidden.length > 0) {
    const left = loads.filter(({ card }) => !hidden.includes(card))
    return drawnOf(
      left,
      stack(
        left,
        left.map(() => 'chip'),
        left.map(() => true),
        most,
        sizes,
      ),
      most,
      hidden,
      room,
      sizes,
    )
  }
  return drawnOf(loads, tried, most, [], room, sizes)
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
  tried: Tried,
  most: number,
  hidden: readonly number[],
  room: Room,
  sizes: CardSizes,
): HalfPlan {
  const used = Math.max(1, Math.min(most, loads.length + (hidden.length > 0 ? 1 : 0)))
  const columns: Drawn[][] = Array.from({ length: used }, () => [])
  for (const [index, load] of loads.entries()) {
    const folded = tried.folds[index] ? load.tucked : 0
    columns[tried.places[index] ?? 0]?.push({
      card: load.card,
      as: tried.as[index] ?? 'chip',
      folded,
      seatless: room.seatless,
    })
  }
  const more = room.chipsOnly ? sizes.chip.height : sizes.mini.height
  const heights = tried.heights.map((height) => (height > 0 ? height + sizes.gap : 0))
  const low = heights.indexOf(Math.min(...heights))
  const isFree = hidden.length === 0 && (heights[low] ?? 0) + more <= room.height
  return { columns, hidden, width: widthIn(room, most, sizes), free: isFree ? low : null }
}

/** Mini-cards have their own width; chips share what there is. */
function widthIn({ width, chipsOnly }: Room, columns: number, { mini, chip, gap }: CardSizes): number {
  if (!chipsOnly) return Math.min(mini.width, Math.floor((width - 8 - (columns - 1) * gap) / columns))
  return Math.min(chip.most, Math.floor((width - 8 - (columns - 1) * gap) / columns))
}
