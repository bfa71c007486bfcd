/** Which cards may begin the game: starting locations, Starting Effects, Starting Interrupts, Objectives. */

import type { Reason } from '../../../kernel/index.ts'
import type { AbilityOf } from '../../abilities/types.ts'
import { facts } from '../../model/cards/pool.ts'
import { holds } from '../../model/texts/conditions.ts'
import type { CardFacts, CardId, Player, Position } from '../../model/types.ts'
import { closedByText } from '../deploy/restrictions/deployment-restrictions.ts'
import { notSo } from '../shared/actions/action-initiation.ts'
import { nothingAgainst, refusal, refusing } from '../shared/reasons.ts'
import { arOnly, underHeading, within } from '../shared/rulebook.ts'

export const rules = [
  ...underHeading('Step A - Playing starting cards', { 'TRN-002': arOnly, 'TRN-003': {}, 'TRN-006': {} }),
  ...underHeading('Starting Location', { 'TRN-038': { same: ['DEP-219'] }, 'TRN-039': {} }),
]

const { refuse } = within(rules)

/** The kinds of card that are chosen as a game begins. */
export type StartKind = 'effect' | 'location' | 'interrupt'

/** What a card does as the game begins. */
export const startTextOf = ({ abilities = [] }: CardFacts): AbilityOf<'start of game'> | undefined =>
  abilities.find((text) => text.does === 'start of game')

/** An Objective that cannot begin a game, for its starting text is not played. (DECK-004) */
export const isIdleObjective = (card: CardFacts): boolean => card.type === 'objective' && !startTextOf(card)

export const isStartingEffect = ({ type, subtype }: CardFacts): boolean =>
  type === 'effect' && subtype === 'starting'

export const isStartingInterrupt = (card: CardFacts): boolean =>
  card.type === 'interrupt' && startTextOf(card) !== undefined

const isOfKind: Record<StartKind, (card: CardFacts) => boolean> = {
  effect: isStartingEffect,
  location: ({ type }) => type === 'location',
  interrupt: isStartingInterrupt,
}

/** Why a location cannot be laid on an empty table. (TRN-038) */
export function* notFirst({ location, unique, title, side }: CardFacts): Generator<Reason> {
  if (!location) return
  const { kind, planet, siteOf, trench } = location
  if (trench) yield refusal('TRN-038', { title, side }, 'trench')
  else if (siteOf !== undefined) {
    if (!unique) yield refusal('TRN-038', { title, side }, 'ship site')
  } else if (kind !== 'system' && planet === undefined) yield refusal('TRN-038', { title, side }, 'generic')
}

/** A deck begins with one Starting Effect and one Starting Interrupt at most. (TRN-002, TRN-006) */
export const several = (kind: 'effect' | 'interrupt', count: number, side: Player): Reason =>
  kind === 'effect'
    ? refuse('TRN-002', { count, side }, 'several')
    : refusal('TRN-006', { count, side }, 'several')

/** It is not what a deck begins with: one location, unless it has an Objective. (TRN-003) */
export const notStart = refusing('TRN-003')

/** Why this card cannot be what its player begins with. */
export function* notAStart(p: Position, player: Player, kind: StartKind, card: CardId): Generator<Reason> {
  const printed = facts(p, card)
  const details = { title: printed.title, side: player }
  if (!isOfKind[kind](printed)) {
    if (kind === 'effect') return yield refuse('TRN-002', details, 'kind')
    return yield kind === 'location' ? notStart(details, 'no location') : refusal('TRN-006', details, 'kind')
  }
  if (kind === 'location') {
    yield* notFirst(printed)
    // What its own text asks for is asked while nothing lies on table.
    if (!nothingAgainst(p, closedByText(p, card, card))) yield refusal('TRN-039', details)
  }
  const condition = startTextOf(printed)?.while
  if (condition && !holds(p, condition, card, player)) yield notSo({ card })
}

/** The cards in a player's deck that he may begin with. */
export const startsIn = (p: Position, player: Player, kind: StartKind): CardId[] =>
  p.piles[player].reserve.filter(
    (card) => isOfKind[kind](facts(p, card)) && nothingAgainst(p, notAStart(p, player, kind, card)),
  )
