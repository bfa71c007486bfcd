/** 'Movement At A Glance': the rulebook's table. The engine takes class and cost from here, and the page shows it. */

import type { Edition, MoveName } from '../../model/types.ts'

export type Footnote = 'clouds' | 'docking bay' | 'shuttle vehicle' | 'yours'

export interface GlanceRow {
  /** Names the row in the phrase books. */
  row: string
  /** The kinds of move that it tells of. */
  using: readonly MoveName[]
  class: 'regular' | 'unlimited'
  /** Force; 'card': what the card says. */
  cost: number | 'free' | 'card'
  footnotes: readonly Footnote[]
}

interface Line extends Omit<GlanceRow, 'row'> {
  /** Where an edition differs. */
  costIn: Partial<Record<Edition, number>>
}

const row = <U extends MoveName, C extends GlanceRow['cost']>(
  using: U | readonly U[],
  kind: GlanceRow['class'],
  cost: C,
  footnotes: readonly Footnote[] = [],
  costIn: Line['costIn'] = {},
): Line & { using: readonly U[]; cost: C } => ({
  using: [using].flat() as U[],
  class: kind,
  cost,
  footnotes,
  costIn,
})

/** Kinds of move that stand in no row: following is a response, by the text of a card. */
type Unlisted<T extends Record<string, Line>> = Exclude<MoveName, T[keyof T]['using'][number] | 'follow'>

/** The rows. A kind of move that none of them tells of does not compile. */
const table = <T extends Record<string, Line>>(
  rows: T & ([Unlisted<T>] extends [never] ? unknown : { noRowFor: Unlisted<T> }),
): T => rows

export const atAGlance = table({
  attackRunDark: row('attack run', 'unlimited', 'free'),
  attackRunLight: row('attack run', 'regular', 'free'),
  slots: row('shift', 'unlimited', 'free'),
  bombingRunFrom: row('bombing run', 'regular', 'free'),
  bombingRunTo: row('bombing run', 'regular', 1, ['clouds']),
  dock: row('dock', 'unlimited', 1),
  transit: row('docking bay transit', 'regular', 'card'),
  deathStar2: row('death star ii sector', 'regular', 1),
  deathStar2Escape: row('death star ii sector', 'unlimited', 'free'),
  embark: row(['embark', 'disembark'], 'unlimited', 'free'),
  hyperspeed: row(['hyperspeed', 'mobile system'], 'regular', 1),
  landing: row(['landing', 'taking off'], 'regular', 1, ['docking bay']),
  landspeed: row('landspeed', 'regular', 1),
  locationText: row('location text', 'regular', 'card'),
  deathStar: row('orbit', 'regular', 1),
  prisoner: row('prisoner transfer', 'unlimited', 'free'),
  relocation: row('relocation', 'unlimited', 'card'),
  sector: row('sector movement', 'regular', 1),
  shuttling: row('shuttling', 'regular', 1, ['clouds', 'shuttle vehicle']),
  shipSites: row(['starship site', 'vehicle site'], 'regular', 'free', ['yours'], { crd: 1 }),
})

/** What a row costs in an edition. */
export const glanceCost = ({ cost, costIn }: Line, edition: Edition): GlanceRow['cost'] =>
  costIn[edition] ?? cost

/** The table of one edition, in the rulebook's order. */
export const glance = (edition: Edition): GlanceRow[] =>
  Object.entries<Line>(atAGlance).map(([row, line]) => ({ ...line, row, cost: glanceCost(line, edition) }))
