/** What a total weapon destiny must be above. (defense value) */

import { facts } from '../../model/cards/pool.ts'
import { isCharacter, isCreature } from '../../model/crew.ts'
import { matches } from '../../model/texts/filters.ts'
import type { CardId, Position } from '../../model/types.ts'
import { abilityOf, armorOf, defenseValueOf, forfeitOf, maneuverOf } from '../../model/values.ts'
import { changes, inRulings } from '../shared/rulebook.ts'
import type { FireAttempt } from './firing/firing-attempt.ts'
import { lent } from './weapon-targets.ts'

export const rules = [
  ...inRulings('defense value', {
    'WPN-059': { same: ['TRM-106'], ...changes },
    'WPN-060': { same: ['TRM-107'], ...changes },
    'WPN-061': { same: ['TRM-108'], ...changes },
    'WPN-062': changes,
    'WPN-063': { same: ['TRM-109'], ...changes },
  }),
]

/** The rules by which a card's defense value is what it is. */
function defenseRules(p: Position, card: CardId): string[] {
  if (isCreature(p, card)) return ['WPN-062']
  if (!isCharacter(p, card)) return ['WPN-061']
  const bare =
    facts(p, card).ability === undefined && armorOf(p, card) === null && maneuverOf(p, card) === null
  return [bare ? 'WPN-060' : 'WPN-059']
}

/** The values that texts name instead of the defense value. */
const valuesNamed = { ability: abilityOf, armor: armorOf, maneuver: maneuverOf, forfeit: forfeitOf }

/** What the total weapon destiny must be above for one target, and by which rules. */
export function valueToBeat(attempt: FireAttempt, target: CardId): { value: number; rules: string[] } {
  const { p, player, text } = attempt
  const { above } = text
  if (typeof above === 'number') return { value: above, rules: ['WPN-006'] }
  if (above) return { value: valuesNamed[above](p, target) ?? 0, rules: ['WPN-006'] }
  const stated = text.defenseValue?.find(({ of }) => matches(p, of, target, player))?.number
  const given = stated ?? (matches(p, text.at, target, player) ? undefined : lent(attempt, target))
  if (given !== undefined) return { value: given, rules: ['WPN-063'] }
  return { value: defenseValueOf(p, target), rules: defenseRules(p, target) }
}
