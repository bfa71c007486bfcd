/** How much a Force drain takes: the opponent's icons, then modifiers, then resets. */

import type { AbilityOf } from '../../abilities/types.ts'
import { matchesLocation } from '../../model/filters.ts'
import { forceIcons } from '../../model/force.ts'
import { siteFacts } from '../../model/locations.ts'
import { locationOf } from '../../model/table.ts'
import { holds, type TextInForce, textsInForce } from '../../model/texts.ts'
import { type CardId, opponentOf, type Player, type Position } from '../../model/types.ts'

/** The texts about a player's Force drain at a location. */
export function drainTexts(p: Position, player: Player, at: CardId): TextInForce<AbilityOf<'Force drain'>>[] {
  return textsInForce(p, 'Force drain').filter(({ text, source, you }) => {
    const whose = text.whose === 'opponent' ? opponentOf(you) : you
    if (text.whose !== 'each' && whose !== player) return false
    if (text.unless && holds(p, text.unless, source, you)) return false
    return matchesLocation(p, text.where, at, locationOf(p, source), you)
  })
}

interface Amount {
  amount: number
  /** The rules behind it. */
  rules: string[]
}

/** The amount of a player's Force drain at a location as it stands now. (CTL-005, CTL-007, CTL-015, CTL-017) */
export function drainAmount(p: Position, player: Player, at: CardId): Amount {
  const opponent = opponentOf(player)
  const icons = forceIcons(p, opponent, at)
  const texts = drainTexts(p, player, at)
  let amount = icons
  let reset: number | null = null
  for (const { text } of texts) {
    amount += text.add ?? 0
    if (text.set !== undefined) reset = reset === null ? text.set : Math.min(reset, text.set)
  }
  const adds = texts.some(({ text }) => text.add !== undefined)
  return {
    amount: Math.max(0, reset ?? amount),
    rules: [
      'CTL-005',
      ...(icons === 0 ? ['CTL-007'] : []),
      ...(adds ? ['CTL-015'] : []),
      ...(texts.some(({ text }) => (text.add ?? 0) > 0) ? ['CTL-018'] : []),
      ...(icons !== siteFacts(p, at).icons[opponent] ? ['CTL-017'] : []),
    ],
  }
}

/** What initiating costs: 0, and what texts add to it. (CTL-004) */
export const drainCost = (p: Position, player: Player, at: CardId): number =>
  Math.max(
    0,
    drainTexts(p, player, at).reduce((sum, { text }) => sum + (text.cost ?? 0), 0),
  )
