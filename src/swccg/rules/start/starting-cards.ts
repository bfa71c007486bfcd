/** Which cards may begin the game: starting locations, Starting Effects, Starting Interrupts, Objectives. */

import { no, type Reason } from '../../../kernel/index.ts'
import type { AbilityOf } from '../../abilities/types.ts'
import { holds } from '../../model/conditions.ts'
import { facts } from '../../model/pool.ts'
import type { CardFacts, CardId, Player, Position } from '../../model/types.ts'
import { closedByText } from '../deploy/deployment-restrictions.ts'
import { arOnly, underHeading } from '../ground/rulebook.ts'

export const rules = [
  ...underHeading('Step A - Playing starting cards', { 'TRN-002': arOnly, 'TRN-003': {} }),
  ...underHeading('Starting Location', { 'TRN-038': { same: ['DEP-219'] }, 'TRN-039': {} }),
]

/** The kinds of card that are chosen as a game begins. */
export type StartKind = 'effect' | 'location' | 'interrupt'

/** What a card does as the game begins. */
export const startTextOf = ({ abilities = [] }: CardFacts): AbilityOf<'start of game'> | undefined =>
  abilities.find((text) => text.does === 'start of game')

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
  if (trench) yield no('TRN-038', { title, side }, 'trench')
  else if (siteOf !== undefined) {
    if (!unique) yield no('TRN-038', { title, side }, 'ship site')
  } else if (kind !== 'system' && planet === undefined) yield no('TRN-038', { title, side }, 'generic')
}

/** Why this card cannot be what its player begins with. */
export function* notAStart(p: Position, player: Player, kind: StartKind, card: CardId): Generator<Reason> {
  const printed = facts(p, card)
  const details = { title: printed.title, side: player }
  if (!isOfKind[kind](printed)) {
    if (kind === 'effect') yield no('TRN-002', details, 'kind')
    else if (kind === 'location') yield no('TRN-003', details, 'no location')
    else yield no('TRN-006', details, 'kind')
    return
  }
  if (kind === 'location') {
    yield* notFirst(printed)
    // What its own text asks for is asked while nothing lies on table.
    if (!closedByText(p, card, card).next().done) yield no('TRN-039', details)
  }
  const condition = startTextOf(printed)?.while
  if (condition && !holds(p, condition, card, player)) yield no('KRN-125', { card })
}

/** The cards in a player's deck that he may begin with. */
export const startsIn = (p: Position, player: Player, kind: StartKind): CardId[] =>
  p.piles[player].reserve.filter(
    (card) => isOfKind[kind](facts(p, card)) && notAStart(p, player, kind, card).next().done === true,
  )
