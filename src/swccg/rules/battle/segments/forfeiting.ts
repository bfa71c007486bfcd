/** Forfeiting cards in the damage segment of a battle. (Forfeiting) */

import type { Change, Reason } from '../../../../kernel/index.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { facts, hasForfeit } from '../../../model/cards/pool.ts'
import { forfeitable, isExcluded, isParticipating } from '../../../model/fights/battle.ts'
import { battleNow } from '../../../model/fights/battle-now.ts'
import { hostOf } from '../../../model/places/locations.ts'
import { hasState, locationOf } from '../../../model/table.ts'
import { cannotMove } from '../../../model/texts/texts.ts'
import type { CardId, Player, Position } from '../../../model/types.ts'
import { forfeitOf } from '../../../model/values.ts'
import { passengerStays } from '../../card-types/characters/pilots-drivers-and-passengers.ts'
import { leavesTable, lostWith } from '../../leaving-table/leaving-table.ts'
import type { Intent } from '../../shared/actions/intent.ts'
import type { Moment } from '../../shared/actions/moment.ts'
import { refusal } from '../../shared/reasons.ts'
import { changes, permits, underHeading } from '../../shared/rulebook.ts'
import { hasLeft, outOfBattle } from '../participating-in-battle.ts'
import { hits, isOpen, pay, time } from './damage-segment.ts'

export const rules = [
  ...underHeading('Damage Segment', { 'BAT-091': {} }),
  ...underHeading('Forfeiting', {
    'BAT-105': permits,
    'BAT-106': {},
    'BAT-107': permits,
    'BAT-108': changes,
    'BAT-110': permits,
  }),
  ...underHeading('Unlimited - Relocating Cards Between Locations', { 'MOV-139': permits }),
  ...underHeading('Excluded From Battle', { 'BAT-163': {} }),
]

/** May this player forfeit this card now? */
export function* reasonsAgainstForfeit(
  p: Position,
  player: Player,
  card: CardId,
  moment: Moment,
): Generator<Reason> {
  yield* time(p, player, moment)
  const { battle } = p
  if (cardOf(p, card).owner !== player) yield refusal('BAT-106', { card }, 'not yours')
  if (!battle) return
  if (!isParticipating(p, card)) {
    if (isExcluded(p, card)) yield refusal('BAT-163', { card })
    yield* outOfBattle(p, card)
    // At a site of a starship or vehicle that fights, it is in that, and not in the battle.
    const at = locationOf(p, card)
    const ship = at === null ? null : hostOf(p, at)
    if (ship !== null && isParticipating(p, ship)) yield passengerStays({ card, ship })
    yield refusal('BAT-106', { card }, 'elsewhere')
  } else if (!hasForfeit(facts(p, card))) yield refusal('BAT-106', { card }, 'no forfeit')
  const { attrition, damage } = battle.owed[player]
  if (attrition <= 0 && damage <= 0 && !hasState(p, card, 'hit')) yield refusal('BAT-091', { card })
}

/** The forfeits that a player may make now. */
export function* legalForfeits(p: Position, player: Player, moment: Moment): Generator<Intent> {
  if (!isOpen(moment.frame) || moment.toAct !== player) return
  for (const card of forfeitable(p, player))
    if (reasonsAgainstForfeit(p, player, card, moment).next().done) yield { kind: 'forfeit', card }
}

/** A participant is forfeited: its forfeit counts in full toward both. (BAT-105, BAT-108, BAT-125) */
export function beginForfeit(change: Change<Position>, player: Player, card: CardId): void {
  const p = change.now
  const battle = battleNow(p)
  const value = forfeitOf(p, card) ?? 0
  const { attrition, damage } = battle.owed[player]
  const hit = hasState(p, card, 'hit')
  const immune = battle.immune.includes(card)
  const load = lostWith(p, card)
  const stood = !hasLeft(p, player)
  pay(change, player, { attrition: value, damage: value })
  const cites = [
    ...['BAT-091', 'BAT-105'],
    ...(attrition > 0 ? ['BAT-112', ...(battle.winner === player ? ['BAT-111'] : [])] : []),
    ...(damage > 0 ? ['BAT-120'] : []),
    ...(attrition > 0 && damage > 0 ? ['BAT-125'] : []),
    ...(value > Math.max(attrition, damage) ? ['BAT-118'] : []),
    ...(value > damage && damage > 0 ? ['BAT-124'] : []),
    ...(hit && attrition > value ? ['BAT-115'] : []),
    // To be forfeited is no move, so what cannot move is forfeited like any other.
    ...(cannotMove(p, card) ? ['MOV-139'] : []),
    ...(hit ? ['BAT-109', ...(attrition + damage > 0 ? ['BAT-114'] : [])] : []),
    ...(!hit && hits(p, player).length > 0 ? ['BAT-110'] : []),
    ...(immune && attrition > 0 ? ['BAT-099'] : []),
    ...(value === 0 ? ['BAT-107'] : []),
    ...(load.length > 0 ? ['BAT-108'] : []),
    ...(load.some((one) => battle.excluded.includes(one)) ? ['BAT-164'] : []),
  ]
  change.log({ say: 'forfeited', with: { card, count: value, cards: load }, by: player, cites })
  leavesTable(change, card, { is: 'forfeited', performer: player })
  // The battle goes on until all is paid, whoever is left in it.
  if (stood && hasLeft(change.now, player)) {
    const cites = ['BAT-101']
    change.log({ say: 'no presence left', with: { at: battle.at }, by: player, cites })
  }
}
