/** How much a Force drain takes: the opponent's icons, then modifiers, then resets. */

import type { AbilityOf } from '../../abilities/types.ts'
import { holds, inPlay } from '../../model/conditions.ts'
import { matchesLocation } from '../../model/filters.ts'
import { forceIcons } from '../../model/force.ts'
import { countHeld } from '../../model/held.ts'
import { siteFacts } from '../../model/locations.ts'
import { facts } from '../../model/pool.ts'
import { isPresentAt } from '../../model/presence.ts'
import { locationOf } from '../../model/table.ts'
import { type TextInForce, textsInForce } from '../../model/texts.ts'
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

/** The text that keeps the opponent from modifying, or canceling, a player's Force drain there; null if none does. */
export function protecting(
  p: Position,
  player: Player,
  at: CardId,
  against: 'modified' | 'canceled' | 'limited',
): CardId | null {
  const found = drainTexts(p, player, at).find(({ text }) => text.mayNotBe?.includes(against))
  return found?.source ?? null
}

/** What a player loses at most by a Force drain there, unless the drain may not be limited. (CTL-016, CTL-024) */
export const lossLimit = (p: Position, player: Player, at: CardId): number =>
  protecting(p, player, at, 'limited') !== null
    ? Number.POSITIVE_INFINITY
    : Math.min(...drainTexts(p, player, at).map(({ text }) => text.losesAtMost ?? Number.POSITIVE_INFINITY))

/** What a player has chosen to add, and by which card. (KRN-297) */
export interface DrainBonus {
  by: CardId
  add: number
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
export function drainAmount(
  p: Position,
  player: Player,
  at: CardId,
  chosen: readonly DrainBonus[] = [],
): Amount {
  const opponent = opponentOf(player)
  const icons = forceIcons(p, opponent, at)
  const all = drainTexts(p, player, at)
  const guarded = protecting(p, player, at, 'modified') !== null
  const undone = all.flatMap(({ text }) => text.cancels ?? [])
  /** Is a modifier by this card canceled? Only those of the drainer's own cards are; protected drains protect no modifiers. */
  const isUndone = (by: CardId, add: number) =>
    p.cards[by]!.owner === player && (undone.includes('modifiers') || (undone.length > 0 && add > 0))
  // What the opponent adds or takes away has no effect then; a reset has. (CTL-019, CTL-020)
  const texts = all.filter(
    ({ text, source, you }, index) =>
      all.findIndex((one) => one.text === text) === index &&
      !(guarded && you === opponent && text.add !== undefined) &&
      !(text.add !== undefined && isUndone(source, text.add)),
  )
  const keyOf = ({ by }: DrainBonus) => p.cards[by]!.key
  const bonuses = chosen.filter(
    (bonus, index) =>
      !isUndone(bonus.by, bonus.add) && chosen.findIndex((one) => keyOf(one) === keyOf(bonus)) === index,
  )
  let amount = bonuses.reduce((sum, { add }) => sum + add, icons)
  let reset: number | null = null
  for (const { text, source, you } of texts) {
    const { add = 0, each, eachHeld, most = Number.POSITIVE_INFINITY } = text
    const times = each ? inPlay(p, each, you, source).length : 1
    amount += Math.min(most, add * times * (eachHeld ? countHeld(p, eachHeld, source, you) : 1))
    if (text.set !== undefined) reset = reset === null ? text.set : Math.min(reset, text.set)
  }
  const copies = all.some(({ text }, index) => all.findIndex((one) => one.text === text) < index)
  const automatic = texts.filter(({ text }) => text.add !== undefined)
  const adds = automatic.length + bonuses.length > 0
  const resets = texts.filter(({ text }) => text.set !== undefined).length
  return {
    amount: Math.max(0, reset ?? amount),
    rules: [
      'CTL-005',
      ...(icons === 0 ? ['CTL-007'] : []),
      ...(adds ? ['CTL-015'] : []),
      ...(bonuses.length > 0 || automatic.some(({ text }) => (text.add ?? 0) > 0) ? ['CTL-018'] : []),
      ...(automatic.length > 0 ? ['KRN-296'] : []),
      ...(bonuses.length > 0 ? ['KRN-297'] : []),
      // What a weapon adds all the time is neither using nor firing it.
      ...(automatic.some(({ source }) => facts(p, source).type === 'weapon') ? ['WPN-022'] : []),
      ...(undone.length > 0 ? ['CTL-026', ...(guarded ? ['CTL-023'] : [])] : []),
      // To cancel what is added is not to limit.
      ...(undone.length > 0 && protecting(p, player, at, 'limited') !== null ? ['KRN-309'] : []),
      ...(copies || bonuses.length < chosen.length ? ['KRN-292'] : []),
      ...(guarded && all.some(({ text, you }) => you === opponent && text.add !== undefined)
        ? ['CTL-019']
        : []),
      ...(guarded && texts.some(({ text, you }) => you === opponent && text.set !== undefined)
        ? ['CTL-020']
        : []),
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
