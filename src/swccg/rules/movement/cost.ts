/** What a move costs in the end. (Movement - costs +X to move / moves for free) */

import type { AbilityOf } from '../../abilities/types.ts'
import { matches, matchesLocation } from '../../model/filters.ts'
import { isPresentWith } from '../../model/presence.ts'
import { locationOf } from '../../model/table.ts'
import { type TextInForce, textsInForce } from '../../model/texts.ts'
import type { CardId, Position } from '../../model/types.ts'
import { underHeading } from '../ground/rulebook.ts'
import { type Attempt, type MoveKind, toCard, toLocation } from './kind.ts'

export const rules = [
  ...underHeading('Movement - Costs +X To Move/Moves For Free', {
    'MOV-155': {},
    'MOV-156': {},
    'MOV-157': {},
    'MOV-158': {},
    'MOV-159': {},
    'MOV-160': {},
  }),
  ...underHeading('Actions - For Each/For Every', { 'KRN-150': { same: ['KRN-047', 'TRM-125'] } }),
]

export interface Price {
  force: number
  /** Free cannot be modified. */
  free: boolean
  rules: readonly string[]
}

/** The Force that a move costs its player, all changes included; a group pays the highest price of its cards. */
export function priceOf(kind: MoveKind, attempt: Attempt): Price {
  const base = kind.price(attempt)
  if (base.force === 'free') return { force: 0, free: true, rules: base.rules }
  const changes = textsInForce(attempt.p, 'move cost')
  if (changes.length === 0) return { force: base.force, free: false, rules: base.rules }
  const { move } = attempt
  const prices = move.cards.map((card) => priceFor(kind, attempt, card, base.force as number, changes))
  const highest = prices.reduce((most, price) => (price.force > most.force ? price : most))
  const untouched = changes.some((change) =>
    move.cards.some((card) => !concerns(kind, attempt, card, change)),
  )
  const differ = prices.some((price) => price.force !== highest.force)
  return {
    ...highest,
    rules: [
      ...base.rules,
      ...highest.rules,
      ...(differ ? ['MOV-159'] : []),
      ...(untouched ? ['MOV-157'] : []),
      ...placeless(attempt, changes),
    ],
  }
}

function priceFor(
  kind: MoveKind,
  attempt: Attempt,
  card: CardId,
  base: number,
  changes: readonly TextInForce<AbilityOf<'move cost'>>[],
): Price {
  let force = base
  const cites: string[] = []
  for (const change of changes) {
    if (!concerns(kind, attempt, card, change)) continue
    if (change.text.free) return { force: 0, free: true, rules: ['MOV-155'] }
    const added = amount(attempt.p, change)
    if (added === 0) continue
    force += added
    cites.push('MOV-155', ...(addedBy(change) ? ['MOV-160', 'KRN-150'] : []))
  }
  return { force: Math.max(0, force), free: false, rules: cites }
}

/** Changes for going to or from a place, and a move that changes none: they do not touch it. */
function placeless(attempt: Attempt, changes: readonly TextInForce<AbilityOf<'move cost'>>[]): string[] {
  const { from, to } = endsOf(attempt)
  return from === to && changes.some(({ text }) => text.from || text.to) ? ['MOV-156'] : []
}

/** The locations that a move starts from and leads to. */
function endsOf({ p, move, card }: Attempt): { from: CardId | null; to: CardId | null } {
  const target = toCard(move.to)
  const to = toLocation(move.to) ?? (target === null ? null : locationOf(p, target))
  return { from: locationOf(p, card), to }
}

/** A cover charge that grows with the company. */
const addedBy = ({ text }: TextInForce<AbilityOf<'move cost'>>) => text.addForEach !== undefined

function concerns(
  kind: MoveKind,
  attempt: Attempt,
  card: CardId,
  { text, source, you }: TextInForce<AbilityOf<'move cost'>>,
): boolean {
  const { p } = attempt
  if (text.using && !text.using.includes(kind.using)) return false
  if (text.who !== 'self' ? !matches(p, text.who, card, you) : card !== source) return false
  const { from, to } = endsOf(attempt)
  // Changes for going somewhere do not touch moves that change no location. (MOV-156)
  if ((text.from || text.to) && from === to) return false
  const here = locationOf(p, source)
  if (text.from && (from === null || !matchesLocation(p, text.from, from, here, you))) return false
  if (text.to && (to === null || !matchesLocation(p, text.to, to, here, you, from))) return false
  return true
}

function amount(p: Position, { text, source, you }: TextInForce<AbilityOf<'move cost'>>): number {
  const { addForEach } = text
  if (!addForEach) return text.add ?? 0
  const count = p.cards.filter(
    ({ id }) => isPresentWith(p, id, source) && matches(p, addForEach, id, you),
  ).length
  return count * (text.add ?? 1)
}
