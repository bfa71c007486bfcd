/** What some cards cannot suffer, or be used for, whatever a text says. (captives – frozen; permanent weapon; starship - landed) */

import { asList, type Reason } from '../../../../kernel/index.ts'
import type { Modifies } from '../../../abilities/modifies/modifies.ts'
import type { Condition, Filter } from '../../../abilities/types.ts'
import { isCaptive } from '../../../model/captives.ts'
import { facts } from '../../../model/cards/pool.ts'
import { isStarship, isStowed } from '../../../model/crew.ts'
import { hasState } from '../../../model/table.ts'
import { matches } from '../../../model/texts/filters.ts'
import type { CardId, Player, Position } from '../../../model/types.ts'
import { no } from '../../shared/reasons.ts'
import { inRulings } from '../../shared/rulebook.ts'

export const rules = [
  ...inRulings('captives – frozen', { 'TRM-056': {} }),
  ...inRulings('permanent weapon', { 'TRM-307': {} }),
  ...inRulings('starship - landed', { 'TRM-452': {} }),
]

/** What would be done to a captive that is frozen, or to a weapon that is part of its character. (TRM-056, TRM-307) */
export function* cannotBeDoneTo(p: Position, filter: Filter, card: CardId, by: CardId): Generator<Reason> {
  if (filter.captive === 'not frozen' && isCaptive(p, card) && hasState(p, card, 'frozen'))
    yield no('TRM-056', { card, by })
  const { permanentWeapon, type } = facts(p, card)
  if (type === 'character' && permanentWeapon !== undefined && asList(filter.type).includes('weapon'))
    yield no('TRM-307', { card, by })
}

/** A condition that asks for a captive is met by none but a frozen one. (TRM-056) */
export function* onlyFrozen(p: Position, condition: Condition, card: CardId, you: Player): Generator<Reason> {
  if (!('captive' in condition) || condition.captive.captive !== 'not frozen') return
  const { captive: _, ...others } = condition.captive
  const frozen = p.cards.find(
    ({ id }) => isCaptive(p, id) && hasState(p, id, 'frozen') && matches(p, others, id, you, card),
  )
  if (frozen) yield no('TRM-056', { card: frozen.id, by: card })
}

/** The numbers that only a ship that moves has any use of. */
const ofMoving: readonly Modifies['what'][] = ['maneuver', 'hyperspeed']

/** What makes a ship manoeuvre or fly faster asks for one that moves: no landed one does. (TRM-452) */
export function* standsStill(p: Position, { what }: Modifies, card: CardId, by: CardId): Generator<Reason> {
  if (ofMoving.includes(what) && isStarship(p, card) && isStowed(p, card)) yield no('TRM-452', { card, by })
}
