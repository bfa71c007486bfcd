/** Immunity to attrition. (Advanced Rulebook, Immune To Attrition) */

import type { AbilityOf } from '../../abilities/types.ts'
import { participants } from '../../model/battle.ts'
import { inBattle } from '../../model/battle-texts.ts'
import { isEnclosed } from '../../model/crew.ts'
import { matches } from '../../model/filters.ts'
import { cardsOn, carrierOf } from '../../model/table.ts'
import type { TextInForce } from '../../model/texts.ts'
import type { CardId, Player, Position } from '../../model/types.ts'
import { underHeading } from '../rulebook.ts'

export const rules = underHeading('Immune To Attrition', {
  'BAT-178': {},
  'BAT-179': {},
  'BAT-180': { same: ['BAT-196'] },
  'BAT-181': {},
  'BAT-182': {},
})

type Immunity = TextInForce<AbilityOf<'immune to attrition'> | AbilityOf<'loses immunity to attrition'>>

function concerns(p: Position, { text, source, you }: Immunity, card: CardId): boolean {
  const { where } = p.cards[source]!
  const aboard = 'aboard' in where && where.aboard === card
  switch (text.who) {
    case 'self':
      return source === card
    case 'host':
      return aboard || cardsOn(p, card).includes(source)
    case 'piloted':
      return aboard && 'slot' in where && where.slot === 'pilot'
    default:
      return matches(p, text.who, card, you)
  }
}

/**
 * The attrition below which a card is immune by itself; 0 where it has no immunity. Of several only the highest counts, and
 * what takes immunity away prevails. (BAT-181, BAT-182)
 */
function ownImmunity(p: Position, card: CardId): number {
  if (inBattle(p, 'loses immunity to attrition').some((text) => concerns(p, text, card))) return 0
  const found = inBattle(p, 'immune to attrition').filter((text) => concerns(p, text, card))
  const limits = found.map(({ text }) => (text.below === 'all' ? Number.POSITIVE_INFINITY : text.below))
  return Math.max(0, ...limits)
}

/**
 * The attrition below which a card is immune, by itself or because the enclosed starship or vehicle that it is aboard is.
 * Infinity: immune to all attrition. (BAT-178, BAT-180)
 */
function immunityOf(p: Position, card: CardId): number {
  const carrier = carrierOf(p, card)
  const shell = carrier !== null && isEnclosed(p, carrier) ? immunityOf(p, carrier) : 0
  return Math.max(ownImmunity(p, card), shell)
}

/** A player's participants that this attrition does not reach. */
export const immuneTo = (p: Position, player: Player, attrition: number): CardId[] =>
  participants(p, player).filter((card) => attrition < immunityOf(p, card))
