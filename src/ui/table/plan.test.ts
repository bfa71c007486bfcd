/** What the plan of the table promises: everything has a place, nothing is cut off, and the least important gives way first. */

import { describe, expect, it } from 'vitest'
import { isCrowded, planTable, type Shape, type TableSizes, type World } from './plan.ts'
import type { Load } from './side-layout.ts'

const sizes: TableSizes = {
  mini: { width: 108, height: 106 },
  chip: { height: 28, least: 112, most: 190 },
  seats: 24,
  gap: 5,
  tuck: 2,
  window: 140,
  padding: 20,
  header: 24,
  between: { worlds: 14, spots: 3, lines: 6 },
  least: 116,
  empty: 116,
}
const shape: Shape = { width: 1154, height: 638, sizes, crowded: false, chipsOnly: false, pans: false }
const load = (card: number, weight = 1, tucked = 0): Load => ({
  card,
  under: Array.from({ length: tucked }, () => 1),
  seats: 0,
  weight,
})
const world = (name: string, ...spots: Load[][]): World => ({
  name,
  spots: spots.map((own, id) => ({ id: name.length * 100 + id, theirs: [], own })),
})
const postersOf = (worlds: readonly World[], one = shape) =>
  planTable(worlds, one).lines.flatMap((line) => line.flatMap(({ posters }) => posters))
/** How a half is drawn where the other half needs as much. */
const drawnIn = (own: readonly Load[], one = shape) =>
  postersOf([{ name: 'a', spots: [{ id: 1, theirs: own, own }] }], one)[0]!.own

describe('a quiet table', () => {
  it('is as wide as its room, all cards being mini-cards', () => {
    const plan = planTable([world('a', [load(1)], []), world('bb', [load(2), load(3)])], shape)
    expect(plan.lines).toHaveLength(1)
    expect(plan.width).toBeLessThanOrEqual(shape.width)
    expect(plan.width).toBeGreaterThan(shape.width - 6)
    const drawn = plan.lines[0]!.flatMap(({ posters }) => posters.flatMap(({ own }) => own.columns.flat()))
    expect(drawn.map(({ as }) => as)).toEqual(['mini', 'mini', 'mini'])
  })

  it('gives a full location more width than an empty one', () => {
    const [empty, full] = postersOf([world('a', [], [load(1), load(2), load(3)], [], [], [])])
    expect(full!.width).toBeGreaterThan(empty!.width)
  })
})

describe('a line of chips', () => {
  it('makes no column wider than a chip grows, and gives what is left to all alike', () => {
    const line = { ...shape, width: 1400, chipsOnly: true }
    const crowd = Array.from({ length: 40 }, (_, index) => load(index))
    const [full, one, other] = postersOf([world('a', crowd, [load(50)], [])], line)
    const chip = sizes.chip.most + sizes.gap
    expect(one!.width).toBe(other!.width)
    expect(one!.width).toBeGreaterThan(chip)
    // It has been given four columns, and no more beyond them than each of the others.
    expect(full!.width - 4 * chip).toBeLessThanOrEqual(one!.width - chip + 1)
    expect(full!.width + one!.width + other!.width).toBeLessThanOrEqual(line.width)
  })
})

describe('a half', () => {
  const narrow = { ...shape, width: 122 }
  it('keeps the most important card large', () => {
    const { columns } = drawnIn([load(1, 1), load(2, 6), load(3, 2)], narrow)
    const as = Object.fromEntries(columns.flat().map(({ card, as }) => [card, as]))
    expect(as).toEqual({ 1: 'chip', 2: 'mini', 3: 'chip' })
  })

  it('counts what is carried before it hides a card, and hides the least important first', () => {
    const crowd = Array.from({ length: 8 }, (_, index) => load(index, index, 1))
    const { columns, hidden } = drawnIn(crowd, narrow)
    expect(hidden).toEqual([0, 1, 2])
    expect(columns.flat().map(({ card }) => card)).toEqual(
      crowd.map(({ card }) => card).filter((card) => !hidden.includes(card)),
    )
    expect(columns.flat().every(({ folded }) => folded === 1)).toBe(true)
  })

  it('lets what a ship carries stand over several columns before it is counted', () => {
    const ship = { ...load(1), under: [1, 3, 1, 1, 2, 1] }
    const [wide] = drawnIn([ship], { ...shape, width: 350 }).columns.flat()
    // A chip and nine under it, in blocks that stay together: 28, 28 and 88 below each other; then 28, 28, 58 and 28.
    expect(wide).toMatchObject({ as: 'chip', span: 2, folded: 0, height: 148 })
    expect(drawnIn([ship, load(2)], narrow).columns.flat()).toMatchObject([{ span: 1 }, { span: 1 }])
  })

  it('makes no column narrower than a chip for the sake of what a ship carries', () => {
    const chips = { ...shape, width: 245, height: 24 + 140 + 2 * 20 + 2 * 90, chipsOnly: true }
    const { width, columns } = drawnIn([load(1, 2, 12), load(2), load(3)], chips)
    expect(width).toBeGreaterThanOrEqual(sizes.chip.least)
    expect(columns.flat()).toHaveLength(3)
  })

  it('has its free place in a column that is drawn, or none', () => {
    const low = { ...shape, width: 350, height: 24 + 140 + 2 * 20 + 2 * 112 }
    const one = drawnIn([load(1)], low)
    expect(one.columns).toHaveLength(1)
    // There would be room beside it, where nothing is drawn: the place is a tab.
    expect(one.free).toBeNull()
    expect(drawnIn([load(1)]).free).toBe(0)
    expect(drawnIn([]).free).toBe(0)
  })

  it('never stands higher than its room', () => {
    for (let count = 1; count < 14; count++) {
      const { columns, hidden } = drawnIn(
        Array.from({ length: count }, (_, index) => load(index, 1, index % 3)),
        narrow,
      )
      const room = (638 - 24 - 140) / 2 - 20
      for (const column of columns) {
        const height = column.reduce(
          (sum, { card, as, folded }) =>
            sum + (as === 'mini' ? 106 : 28) + (folded > 0 ? 0 : (card % 3) * 30) + 5,
          -5,
        )
        expect(height, `${count}`).toBeLessThanOrEqual(room)
      }
      expect(columns.flat().length + hidden.length).toBe(count)
    }
  })
})

describe('the path', () => {
  const narrow = { ...shape, width: 122 }
  const halves = (theirs: readonly Load[], own: readonly Load[]) => {
    const plan = planTable([{ name: 'a', spots: [{ id: 1, theirs, own }] }], narrow)
    return {
      ...plan.lines[0]![0]!,
      poster: postersOf([{ name: 'a', spots: [{ id: 1, theirs, own }] }], narrow)[0]!,
    }
  }
  const middle = (638 - 24 - 140) / 2

  it('lies in the middle while both halves have room, or both have too little', () => {
    const six = [1, 2, 3, 4, 5, 6].map((card) => load(card))
    expect([halves([], [load(1)]).theirs, halves(six, six).theirs]).toEqual([middle, middle])
  })

  it('gives way to the half that is too low, as far as it must and the other one can', () => {
    const ship = load(1, 1, 5)
    const moved = halves([load(2)], [ship])
    // A card of 106 with five chips of 30 under it, where 217 pixels are.
    expect(middle - moved.theirs).toBe(106 + 5 * 30 - 217)
    expect(moved.poster.own.columns.flat()).toMatchObject([{ as: 'mini', folded: 0 }])
    expect(halves([ship], [load(2)]).theirs - middle).toBe(106 + 5 * 30 - 217)
    const ten = Array.from({ length: 10 }, (_, index) => load(index))
    expect(halves([], ten).theirs - 20).toBe(Math.floor(217 * 0.35))
  })
})

describe('a crowded table', () => {
  const crowded: Shape = { ...shape, width: 1418, height: 638, crowded: true, chipsOnly: true }
  const twelve = [4, 3, 2, 3].map((count, index) =>
    world(
      'x'.repeat(index + 1),
      ...Array.from({ length: count }, (_, at) => [load(at), load(at + 1), load(at + 2)]),
    ),
  )

  it('begins at nine locations', () => {
    expect(isCrowded(twelve, 1154, sizes)).toBe(true)
    expect(isCrowded(twelve.slice(0, 1), 1154, sizes)).toBe(false)
  })

  it('takes two lines of about the same width, tears no world, and shows all of them', () => {
    const plan = planTable(twelve, crowded)
    expect(plan.lines).toHaveLength(2)
    expect(plan.lines.flat().map(({ world }) => world)).toEqual(['x', 'xx', 'xxx', 'xxxx'])
    expect(plan.width).toBeLessThanOrEqual(crowded.width)
  })

  it('grows wider than its room where fingers pan it', () => {
    expect(planTable(twelve, { ...crowded, crowded: false, pans: true, width: 400 }).width).toBeGreaterThan(
      400,
    )
  })
})
