/** Texts that close a way, and the paths of moves through locations. (Movement - moving through locations) */

import { type Reason, remember } from '../../../../kernel/index.ts'
import type { AbilityOf } from '../../../abilities/types.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { facts, once } from '../../../model/cards/pool.ts'
import { isActive, locationOf, standsAt, withCargo } from '../../../model/table.ts'
import { holds } from '../../../model/texts/conditions.ts'
import { matches, matchesLocation } from '../../../model/texts/filters.ts'
import { type TextInForce, textCanceledBy, textsInForce } from '../../../model/texts/texts.ts'
import type { CardId, MoveName, Position } from '../../../model/types.ts'
import { refusal } from '../../shared/reasons.ts'
import { changes, permits, underHeading } from '../../shared/rulebook.ts'
import { type Attempt, type MoveKind, moversOf, placeOfGoal } from '../move.ts'

const ofPaths = underHeading('Movement - Moving Through Locations', {
  'MOV-190': permits,
  'MOV-191': {},
  'MOV-192': {},
  'MOV-193': {},
  'MOV-194': changes,
  'MOV-195': changes,
  'MOV-196': { same: ['TRM-200'], ...changes },
  'MOV-197': { same: ['TRM-201'], ...changes },
  'MOV-198': changes,
  'MOV-199': { same: ['TRM-202'] },
  'MOV-304': changes,
  'MOV-220': {},
})

export const rules = [...ofPaths, ...underHeading('Never', { 'KRN-232': {}, 'KRN-233': {} })]

type Forbidding = TextInForce<AbilityOf<'forbids move'>>

/** What a card says that it never does, whether its text works or not. (KRN-233) */
const neverDone = once(({ abilities = [] }): readonly AbilityOf<'forbids move'>[] =>
  abilities.filter((text) => text.does === 'forbids move').filter(({ never }) => never === true),
)

const isNever = ({ text }: Forbidding): boolean => text.never === true

/** What has been found out of a position, by card. */
const known = remember((_p: Position) => new Map<CardId, readonly Forbidding[]>())

/** The texts by which the move of a card, with everything that it carries, may be forbidden. (KRN-232, KRN-233) */
function forbidding(p: Position, card: CardId): readonly Forbidding[] {
  const found = known(p).get(card)
  if (found) return found
  const all = textsInForce(p, 'forbids move').filter((one) => !isNever(one))
  for (const one of withCargo(p, card)) {
    const you = cardOf(p, one).owner
    for (const text of neverDone(facts(p, one)))
      if ((one === card || text.carried) && (!text.while || holds(p, text.while, one, you)))
        all.push({ text, source: one, you })
  }
  known(p).set(card, all)
  return all
}

/** The text that forbids going from one location to another (null: onto a card that is there), or null. */
export function forbiddenBy(
  p: Position,
  card: CardId,
  from: CardId | null,
  to: CardId | null,
  using: MoveName,
): Forbidding | null {
  for (const found of forbidding(p, card)) {
    const { text, source, you } = found
    if (text.using && !text.using.includes(using)) continue
    if (text.who === 'self' ? source !== card && !isNever(found) : !matches(p, text.who, card, you, source))
      continue
    const here = locationOf(p, source)
    if (text.from && (from === null || !matchesLocation(p, text.from, from, here, you))) continue
    if (text.to && (to === null || !matchesLocation(p, text.to, to, here, you, from))) continue
    if (text.exceptFrom && from !== null && matchesLocation(p, text.exceptFrom, from, here, you)) continue
    return found
  }
  return null
}

/** The locations that a move leads to, those on its way first; whoever comes aboard a card comes to where that card is. */
export function wayOf(attempt: Attempt, kind: MoveKind): readonly CardId[] {
  const end = placeOfGoal(attempt.p, attempt.move.to)
  return kind.path?.(attempt) ?? (end === null ? [] : [end])
}

/**
 * Refusals by texts that close a way ('may not move from here', 'to here'), for every kind of move alike: of a move between
 * locations it does not matter whether either end is aboard something. Where the location stays the same, only stepping from it
 * onto a card leaves it. (MOV-192, MOV-193)
 */
export function* closedTo(attempt: Attempt, kind: MoveKind): Generator<Reason> {
  const { p, move } = attempt
  const movers = moversOf(attempt, kind)
  // Mostly nothing is closed to anybody.
  if (movers.every((card) => forbidding(p, card).length === 0)) return
  const path = wayOf(attempt, kind)
  const end = path.at(-1)
  if (end === undefined) return
  for (const card of movers) {
    const from = locationOf(p, card)
    if (from === null) continue
    if (from !== end) yield* closedWays(p, card, from, path, kind.using)
    // A shuttle vehicle that brings somebody down goes up for him first.
    else if (!move.cards.includes(card)) {
      const top = locationOf(p, attempt.card)
      if (top !== null && top !== from) yield* closedWays(p, card, from, [top], kind.using)
    } else if (kind.using === 'embark' && standsAt(p, card) !== null) {
      const closed = forbiddenBy(p, card, from, null, kind.using)
      if (closed !== null) yield closedReason(closed, 'MOV-192', card, from, end, kind.using)
    }
  }
}

/** The whole path, with what is demanded on the way, lies within range before the first step. (MOV-191) */
export const beyondRange = (card: CardId, need: number, speed: number): Reason =>
  refusal('MOV-191', { card, need, speed })

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
  if (atEnd && isNever(atEnd)) yield* neverThere(p, atEnd.source, final)
  else if (atEnd !== null) yield closedReason(atEnd, 'MOV-192', card, from, final, using)
  if (first === final) return
  const atStart = forbiddenBy(p, card, from, first, using)
  if (atStart !== null) yield closedReason(atStart, 'MOV-193', card, from, first, using)
}

/** The text of a card closes the way: out of where one is, or to where one would be. */
function closedReason(
  { text, source }: Forbidding,
  otherwise: 'MOV-192' | 'MOV-193',
  card: CardId,
  from: CardId,
  to: CardId,
  kind: MoveName,
): Reason {
  // It is about leaving, wherever to.
  const leaves = !text.ruling && text.from && !text.to
  // It forbids some kinds of move alone, and another one might do.
  const using = text.using ? kind : null
  return refusal(
    text.ruling ?? otherwise,
    { card, from, to, by: source, using },
    leaves ? 'leave' : undefined,
  )
}

/** It never goes there, whatever becomes of its text. (KRN-232, KRN-233) */
function* neverThere(p: Position, card: CardId, to: CardId): Generator<Reason> {
  yield refusal('KRN-232', { card, to })
  if (textCanceledBy(p, card) !== null || !isActive(p, card)) yield refusal('KRN-233', { card, to })
}

/** Does its own text say that it never goes there? */
export const neverGoes = (p: Position, card: CardId, to: CardId): boolean =>
  neverDone(facts(p, card)).some(
    (text) => text.to !== undefined && matchesLocation(p, text.to, to, null, cardOf(p, card).owner),
  )
