/** What some cards cannot suffer, or be used for, whatever a text says. (captives – frozen; permanent weapon; starship - landed) */

import type { Reason } from '../../../kernel/index.ts'
import type { Condition, Filter } from '../../abilities/types.ts'
import { isCaptive } from '../../model/captives.ts'
import { hasState } from '../../model/table.ts'
import { matches } from '../../model/texts/filters.ts'
import type { CardId, Player, Position } from '../../model/types.ts'
import { partOfCharacter } from '../card-types/characters/permanent-weapons.ts'
import { refusal } from '../shared/reasons.ts'
import { changes, inRulings } from '../shared/rulebook.ts'

export const rules = [
  ...inRulings('captives – frozen', { 'TRM-056': {} }),
  ...inRulings('captives – frozen', {
    'TRM-054': changes,
    'ATK-081': { same: ['TRM-055'] },
    'WPN-075': { same: ['TRM-057'] },
  }),
]

/** What would be done to a captive that is frozen, or to a weapon that is part of its character. (TRM-056, TRM-307) */
export function* cannotBeDoneTo(p: Position, filter: Filter, card: CardId, by: CardId): Generator<Reason> {
  if (filter.captive === 'not frozen' && isCaptive(p, card) && hasState(p, card, 'frozen'))
    yield refusal('TRM-056', { card, by })
  yield* partOfCharacter(p, filter, card, by)
}

/** A condition that asks for a captive is met by none but a frozen one. (TRM-056) */
export function* onlyFrozen(p: Position, condition: Condition, card: CardId, you: Player): Generator<Reason> {
  if (!('captive' in condition) || condition.captive.captive !== 'not frozen') return
  const { captive: _, ...others } = condition.captive
  const frozen = p.cards.find(
    ({ id }) => isCaptive(p, id) && hasState(p, id, 'frozen') && matches(p, others, id, you, card),
  )
  if (frozen) yield refusal('TRM-056', { card: frozen.id, by: card })
}

/** Nothing attacks a captive that is frozen. (ATK-081) */
export const frozenNotAttacked = (details: { card: CardId; by: CardId }): Reason =>
  refusal('ATK-081', details)

/** Nor is a weapon fired at it. (WPN-075) */
export const frozenNotShotAt = (card: CardId): Reason => refusal('WPN-075', { card })
