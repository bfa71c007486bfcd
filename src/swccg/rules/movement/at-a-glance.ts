/** 'Movement At A Glance': the rulebook's table. The engine takes class and cost from here, and the page shows it. */

import type { Edition, MoveName } from '../../model/types.ts'

export type Footnote = 'clouds' | 'docking bay' | 'shuttle vehicle' | 'yours'

export interface GlanceRow {
  /** Names the row in the phrase books. */
  row: string
  using: MoveName
  class: 'regular' | 'unlimited'
  /** Force; 'card': what the card says. */
  cost: number | 'free' | 'card'
  footnotes: readonly Footnote[]
  /** Where an edition differs. */
  in?: Partial<Record<Edition, { cost?: number | 'free'; class?: 'regular' | 'unlimited' }>>
}

const row = <C extends GlanceRow['cost']>(
  name: string,
  using: MoveName,
  kind: GlanceRow['class'],
  cost: C,
  footnotes: readonly Footnote[] = [],
  differs?: GlanceRow['in'],
): GlanceRow & { cost: C } => ({
  row: name,
  using,
  class: kind,
  cost,
  footnotes,
  ...(differs ? { in: differs } : {}),
})

export const atAGlance = {
  attackRunDark: row('attackRunDark', 'attack run', 'unlimited', 'free'),
  attackRunLight: row('attackRunLight', 'attack run', 'regular', 'free'),
  slots: row('slots', 'shift', 'unlimited', 'free'),
  bombingRunFrom: row('bombingRunFrom', 'bombing run', 'regular', 'free'),
  bombingRunTo: row('bombingRunTo', 'bombing run', 'regular', 1, ['clouds']),
  dock: row('dock', 'dock', 'unlimited', 1),
  transit: row('transit', 'docking bay transit', 'regular', 'card'),
  deathStar2: row('deathStar2', 'death star ii sector', 'regular', 1),
  deathStar2Escape: row('deathStar2Escape', 'death star ii sector', 'unlimited', 'free'),
  embark: row('embark', 'embark', 'unlimited', 'free'),
  hyperspeed: row('hyperspeed', 'hyperspeed', 'regular', 1),
  landing: row('landing', 'landing', 'regular', 1, ['docking bay']),
  landspeed: row('landspeed', 'landspeed', 'regular', 1),
  locationText: row('locationText', 'location text', 'regular', 'card'),
  deathStar: row('deathStar', 'orbit', 'regular', 1),
  prisoner: row('prisoner', 'prisoner transfer', 'unlimited', 'free'),
  relocation: row('relocation', 'relocation', 'unlimited', 'card'),
  sector: row('sector', 'sector movement', 'regular', 1),
  shuttling: row('shuttling', 'shuttling', 'regular', 1, ['clouds', 'shuttle vehicle']),
  shipSites: row('shipSites', 'starship site', 'regular', 'free', ['yours'], { crd: { cost: 1 } }),
} as const satisfies Record<string, GlanceRow>

/** What a row costs in an edition. */
export const glanceCost = (line: GlanceRow, edition: Edition): GlanceRow['cost'] =>
  line.in?.[edition]?.cost ?? line.cost

/** The table of one edition, in the rulebook's order. */
export const glance = (edition: Edition): GlanceRow[] =>
  Object.values<GlanceRow>(atAGlance).map((line) => ({ ...line, cost: glanceCost(line, edition) }))
