/** What responses make of a destiny just drawn: it is canceled, redrawn or changed while it is unresolved. */

import type { Change, Reason } from '../../../../kernel/index.ts'
import type { Substitute } from '../../../abilities/action/action.ts'
import type { Ability } from '../../../abilities/types.ts'
import { facts } from '../../../model/cards/pool.ts'
import { put } from '../../../model/table.ts'
import { textAt } from '../../../model/texts/texts.ts'
import type { CardId, Position } from '../../../model/types.ts'
import type { Event } from '../../../model/under-way.ts'
import { abilityOf, destinyOf, maneuverOf, powerOf } from '../../../model/values.ts'
import { isUnresolved, type Substituted, type Unresolved } from '../../destiny/destiny-draws.ts'
import type { BringAbout, ResultOf } from '../../shared/actions/results.ts'
import { topmost } from '../../shared/procedure.ts'
import { refusal } from '../../shared/reasons.ts'
import { arOnly, changes, permits, underHeading } from '../../shared/rulebook.ts'
import type { Acting } from '../initiating/timing.ts'
import { isOnAll } from '../targeting/all-cards-all-characters.ts'

export const rules = [
  ...underHeading('Canceling And Suspending', { 'KRN-218': changes }),
  ...underHeading('Canceled Destiny Draws', { 'KRN-358': changes }),
  ...underHeading('Unresolved Destiny Draws', { 'KRN-355': changes, 'KRN-337': permits, 'KRN-357': {} }),
  ...underHeading('Battle Destiny - Draws X Battle Destiny If Unable To Otherwise', {
    'BAT-139': permits,
    'BAT-140': { ...arOnly, ...permits },
  }),
]

/** The card of a draw has gone to a hand, deck, pile or stack: its value is all that can be answered. (KRN-357) */
const leftBehind = (p: Position, card: CardId | null | undefined): string[] =>
  card != null && !isUnresolved(p, card) ? ['KRN-357'] : []

/** Why a text that does something to the drawn card cannot answer this draw. (KRN-357) */
export function* cardGone({ p, card: by, text }: Acting, event: Event | null): Generator<Reason> {
  if (event?.is !== 'destiny drawn' || typeof event.card !== 'number' || isUnresolved(p, event.card)) return
  if (text.results.some(({ brings }) => brings === 'drawn card'))
    yield refusal('KRN-357', { card: event.card, by })
}

/** The value is gone, the card goes to the Used Pile, and the draw counts all the same, unless it is redrawn. (KRN-218, KRN-358) */
export const cancelDraw: BringAbout<ResultOf<'canceled destiny'>> = (change, { player, card }, { again }) => {
  const draw = topmost(change.stack, 'draw destiny')
  if (!draw) return
  const { depth, frame } = draw
  const { left, counted, choosing } = frame
  // The window on it closes: nobody can answer it any more.
  change.alter(depth, {
    canceled: true,
    ...(again ? { counted: counted - 1 } : {}),
    ...(again && !choosing ? { left: left + 1 } : {}),
    ...(again && choosing ? { choosing: { ...choosing, more: choosing.more + 1 } } : {}),
  })
  const gone = leftBehind(change.now, frame.unresolved?.card)
  const cause = change.stack.at(-2 - depth)
  const all = cause?.does === 'results' && isOnAll(textAt<Ability>(change.now, cause.card, cause.text))
  const unable = frame.unable ? ['BAT-139', ...(again ? ['BAT-140'] : [])] : []
  change.log({
    say: again ? 'destiny redrawn' : 'destiny canceled',
    with: { card },
    by: player,
    cites: [...['KRN-218', 'KRN-358', 'KRN-214', ...unable, ...gone], ...(all ? ['CTL-063'] : [])],
  })
}

/** The numbers of a card that can stand in for a destiny. */
const numbersOf = { ability: abilityOf, destiny: destinyOf, maneuver: maneuverOf, power: powerOf }

/** What a text has stand in for a destiny. */
function standIn(p: Position, [target]: readonly CardId[], value: Substitute): number {
  if (typeof value === 'number') return value
  return target === undefined ? 0 : (numbersOf[value.target](p, target) ?? 0)
}

/** Puts a value in place of the draw that is about to be made, fixed as it is now. (KRN-372) */
export const substituteDraw: BringAbout<ResultOf<'substitution'>> = (
  change,
  { card, targets },
  { value },
) => {
  const depth = topmost(change.stack, 'draw destiny')?.depth ?? -1
  if (depth < 1) return
  const found = standIn(change.now, targets, value)
  const from = targets[0] ?? card
  const { destinies = [] } = facts(change.now, from)
  const several = typeof value === 'object' && value.target === 'destiny' && destinies.length > 1
  const numbers = several ? { numbers: destinies.map((one) => destinyOf(change.now, from, one)) } : {}
  const substitute: Substituted = { card: null, value: found, substituted: from, ...numbers }
  change.alter(depth, { substitute })
  // Nothing is about to be drawn any more: the window on that is over.
  change.alter(depth - 1, { passes: 2 })
}

/** The draw that is unresolved, if its value is that of a card drawn: a substituted one is fixed. (KRN-336) */
function openDraw(change: Change<Position>): { depth: number; drawn: Unresolved } | null {
  const draw = topmost(change.stack, 'draw destiny')
  const drawn = draw?.frame.unresolved
  return !draw || !drawn || drawn.substituted !== undefined ? null : { depth: draw.depth, drawn }
}

/** Changes or resets this one draw; its card stays. (KRN-337) */
export const changeDraw: BringAbout<ResultOf<'change of destiny'>> = (
  change,
  { player, card },
  { by = 0, set },
) => {
  const found = openDraw(change)
  if (!found) return
  const value = set ?? found.drawn.value + by
  change.alter(found.depth, { unresolved: { ...found.drawn, value } })
  const gone = leftBehind(change.now, found.drawn.card)
  const cites = ['KRN-337', 'KRN-355', ...gone]
  change.log({ say: 'destiny changed', with: { card, destiny: value }, by: player, cites })
}

/** The card that has been drawn goes somewhere else; its value stays. (KRN-337) */
export const moveDrawn: BringAbout<ResultOf<'drawn card'>> = (change, { player, card: by }, { to }) => {
  const drawn = openDraw(change)?.drawn.card ?? null
  if (drawn === null || !isUnresolved(change.now, drawn)) return
  put(change, drawn, { in: to })
  const cites = ['KRN-337', 'KRN-355']
  change.log({ say: 'drawn card moved', with: { card: drawn, by, pile: to }, by: player, cites })
}
