/** What befalls one of two cards that were just deployed simultaneously befalls the other. (Simultaneous Deployment) */

import type { Filter } from '../../../abilities/types.ts'
import { isOnTable } from '../../../model/table.ts'
import { matches } from '../../../model/texts/filters.ts'
import type { CardId, Player, Position } from '../../../model/types.ts'
import type { Event } from '../../../model/under-way.ts'
import { changes, permits, underHeading } from '../../shared/rulebook.ts'

export const rules = underHeading('Simultaneous Deployment', {
  'DEP-053': changes,
  'DEP-054': changes,
  'DEP-055': permits,
})

/** The cards of a deployment that has just been made, if it was of two and these are of it. */
function pairOf(p: Position, answers: Event | null, cards: readonly CardId[]): CardId[] {
  const pair = answers?.is === 'deployed' ? answers.cards : []
  const there = pair.filter((card) => isOnTable(p, card))
  return there.length > 1 && cards.some((card) => there.includes(card)) ? there : []
}

interface Both {
  cards: CardId[]
  cites: string[]
}

/** Sent elsewhere, both go. (DEP-053) */
export function bothGo(p: Position, answers: Event | null, cards: readonly CardId[]): Both {
  const both = [...new Set([...cards, ...pairOf(p, answers, cards)])]
  return { cards: both, cites: both.length > cards.length ? ['DEP-053'] : [] }
}

/** Both are put under what lasts, if the text could have chosen either. (DEP-054, DEP-055) */
export function bothBear(
  p: Position,
  player: Player,
  answers: Event | null,
  cards: readonly CardId[],
  who: Filter | 'self' | undefined,
): Both {
  const others = pairOf(p, answers, cards).filter((card) => !cards.includes(card))
  const fitting = others.filter((card) => typeof who === 'object' && matches(p, who, card, player))
  const cites = others.map((card) => (fitting.includes(card) ? 'DEP-054' : 'DEP-055'))
  return { cards: [...cards, ...fitting], cites }
}
