/** Texts that close a way, and the paths of moves through locations. (Movement - moving through locations) */

import { no, type Reason } from '../../../kernel/index.ts'
import { matches, matchesLocation } from '../../model/filters.ts'
import { locationOf } from '../../model/table.ts'
import { textsInForce } from '../../model/texts.ts'
import type { CardId, MoveName, Position } from '../../model/types.ts'
import { underHeading } from '../rulebook.ts'

export const rules = underHeading('Movement - Moving Through Locations', {
  'MOV-190': {},
  'MOV-191': {},
  'MOV-192': {},
  'MOV-193': {},
  'MOV-194': {},
  'MOV-195': {},
  'MOV-196': { same: ['TRM-200'] },
  'MOV-197': { same: ['TRM-201'] },
  'MOV-198': {},
  'MOV-199': { same: ['TRM-202'] },
  'MOV-304': {},
  'MOV-220': {},
})

/** A text that forbids a move: its card, and the ledger's rule where the text has one of its own. */
interface Closed {
  by: CardId
  rule: string | undefined
}

/** The text that forbids going from one location to another, or null. */
export function forbiddenBy(
  p: Position,
  card: CardId,
  from: CardId | null,
  to: CardId,
  using: MoveName,
): Closed | null {
  for (const { text, source, you } of textsInForce(p, 'forbids move')) {
    if (text.using && !text.using.includes(using)) continue
    if (text.who === 'self' ? source !== card : !matches(p, text.who, card, you, source)) continue
    const here = locationOf(p, source)
    if (text.from && (from === null || !matchesLocation(p, text.from, from, here, you))) continue
    if (text.to && !matchesLocation(p, text.to, to, here, you, from)) continue
    if (text.exceptFrom && from !== null && matchesLocation(p, text.exceptFrom, from, here, you)) continue
    return { by: source, rule: text.rule }
  }
  return null
}

/** Refusals by texts for a whole path: what the final location forbids, and what forbids the first step. (MOV-192, MOV-193) */
export function* closedWays(
  p: Position,
  card: CardId,
  from: CardId,
  path: readonly CardId[],
  using: MoveName,
): Generator<Reason> {
  const final = path.at(-1)
  const [first] = path
  if (final === undefined || first === undefined) return
  const atEnd = forbiddenBy(p, card, from, final, using)
  if (atEnd !== null) yield no(atEnd.rule ?? 'MOV-192', { card, to: final, by: atEnd.by })
  if (first === final) return
  const atStart = forbiddenBy(p, card, from, first, using)
  if (atStart !== null) yield no(atStart.rule ?? 'MOV-193', { card, to: first, by: atStart.by })
}
