/** How much a Force drain takes: the opponent's icons, then modifiers, then resets. */

import type { AbilityOf } from '../../abilities/types.ts'
import { matchesLocation } from '../../model/filters.ts'
import { forceIcons } from '../../model/force.ts'
import { siteFacts } from '../../model/locations.ts'
import { facts } from '../../model/pool.ts'
import { isPresentAt } from '../../model/presence.ts'
import { locationOf } from '../../model/table.ts'
import { holds, inPlay, type TextInForce, textsInForce } from '../../model/texts.ts'
import { type CardId, opponentOf, type Player, type Position } from '../../model/types.ts'

/** The texts about a player's Force drain at a location. */
export function drainTexts(p: Position, player: Player, at: CardId): TextInForce<AbilityOf<'Force drain'>>[] {
  return textsInForce(p, 'Force drain').filter(({ text, source, you }) => {
    const whose = text.whose === 'opponent' ? opponentOf(you) : you
    if (text.whose !== 'each' && whose !== player) return false
    if (text.unless && holds(p, text.unless, source, you)) return false
    if (text.present && !isPresentAt(p, source, at)) return false
    return matchesLocation(p, text.where, at, locationOf(p, source), you)
  })
}

interface Amount {
  amount: number
  /** The rules behind it. */
  rules: string[]
}

/**
 * The amount of a player's Force drain at a location as it stands now. Copies of a card do not add up. (CTL-005, CTL-007,
 * CTL-015, CTL-017, KRN-292)
 */
export function drainAmount(p: Position, player: Player, at: CardId): Amount {
  const opponent = opponentOf(player)
  const icons = forceIcons(p, opponent, at)
  const all = drainTexts(p, player, at)
  const texts = all.filter(({ text }, index) => all.findIndex((one) => one.text === text) === index)
  let amount = icons
  let reset: number | null = null
  for (const { text, source, you } of texts) {
    const { add = 0, each } = text
    amount += add * (each ? inPlay(p, each, you, source).length : 1)
    if (text.set !== undefined) reset = reset === null ? text.set : Math.min(reset, text.set)
  }
  const adds = texts.some(({ text }) => text.add !== undefined)
  const resets = texts.filter(({ text }) => text.set !== undefined).length
  return {
    amount: Math.max(0, reset ?? amount),
    rules: [
      'CTL-005',
      ...(icons === 0 ? ['CTL-007'] : []),
      ...(adds ? ['CTL-015'] : []),
      ...(texts.some(({ text }) => (text.add ?? 0) > 0) ? ['CTL-018'] : []),
      ...(adds ? ['KRN-296'] : []),
      // What a weapon adds all the time is neither using nor firing it.
      ...(adds && texts.some(({ source }) => facts(p, source).type === 'weapon') ? ['WPN-022'] : []),
      ...(texts.length < all.length ? ['KRN-292'] : []),
      ...(resets > 0 && adds ? ['KRN-300'] : []),
      ...(resets > 1 ? ['KRN-305'] : []),
      ...(amount < 0 ? ['KRN-321'] : []),
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
