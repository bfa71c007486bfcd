/** Whose ability is the highest. (highest-ability character) */

import type { Reason } from '../../../../kernel/index.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { allActive } from '../../../model/table.ts'
import { matches } from '../../../model/texts/filters.ts'
import type { CardId, Position } from '../../../model/types.ts'
import { refusal } from '../../shared/reasons.ts'
import { changes, inRulings } from '../../shared/rulebook.ts'

export const rules = [...inRulings('highest-ability character', { 'TRM-154': {}, 'TRM-155': changes })]

/** Another character of its player has more ability. (TRM-154) */
export const notOfHighestAbility = (details: { card: CardId; by: CardId }): Reason =>
  refusal('TRM-154', details)

/** Is another card, too, the highest-ability character of the same player? (TRM-155) */
function hasEqual(p: Position, target: CardId): boolean {
  const { owner } = cardOf(p, target)
  const others = allActive(p).filter((one) => one !== target && cardOf(p, one).owner === owner)
  return others.some((one) => matches(p, { highestAbility: true }, one, owner))
}

/** The rules by which a character is the one of highest ability. */
export const rulesOfHighest = (p: Position, target: CardId): string[] => [
  'TRM-154',
  ...(hasEqual(p, target) ? ['TRM-155'] : []),
]
