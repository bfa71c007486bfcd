/** How much a Force drain takes: the opponent's icons, then modifiers, then resets. */

import type { Part } from '../../../kernel/index.ts'
import type { AbilityOf } from '../../abilities/types.ts'
import { cardOf } from '../../model/cards/card-of.ts'
import { facts } from '../../model/cards/pool.ts'
import { isUndercover } from '../../model/crew.ts'
import { forceIcons } from '../../model/force.ts'
import { siteFacts } from '../../model/places/locations.ts'
import { controls, hasPresence, isPresentAt } from '../../model/places/presence.ts'
import { locationOf } from '../../model/table.ts'
import { type Amount, amountOf, baseOf, bearerOf, rulesOf, sumOf } from '../../model/texts/amounts.ts'
import { holds } from '../../model/texts/conditions.ts'
import { matchesLocation } from '../../model/texts/filters.ts'
import { type TextInForce, textsInForce } from '../../model/texts/texts.ts'
import { type CardId, opponentOf, type Player, type Position } from '../../model/types.ts'
import { changeBy } from '../values/amounts.ts'

/** Does a text let a card of this player drain there, although it gives no presence? Not while it is undercover. (CTL-012) */
const drainsByText = (p: Position, player: Player, at: CardId): boolean =>
  textsInForce(p, 'may Force drain').some(
    ({ text, source, you }) =>
      you === player &&
      isPresentAt(p, source, at) &&
      !isUndercover(p, source) &&
      matchesLocation(p, text.where, at, at, you),
  )

/** Does a player control a location, as far as draining it goes? (CTL-002, CTL-012) */
export const maySeize = (p: Position, player: Player, at: CardId): boolean =>
  controls(p, player, at) || (!hasPresence(p, opponentOf(player), at) && drainsByText(p, player, at))

type DrainText = TextInForce<AbilityOf<'Force drain'>>

/** The locations that a text about drains means: for these, who drains without presence controls where he does. (CTL-012) */
function meant(p: Position, { text, source, you }: DrainText, player: Player, at: CardId): boolean {
  const { youControl, ...others } = text.where
  const drains = youControl === true && you === player && maySeize(p, player, at)
  return matchesLocation(p, drains ? others : text.where, at, locationOf(p, source), you)
}

/** The texts about a player's Force drain at a location. */
export const drainTexts = (p: Position, player: Player, at: CardId): DrainText[] =>
  textsInForce(p, 'Force drain').filter((one) => {
    const { text, source, you } = one
    const whose = text.whose === 'opponent' ? opponentOf(you) : you
    if (text.whose !== 'each' && whose !== player) return false
    if (text.unless && holds(p, text.unless, source, you)) return false
    if (text.present && !isPresentAt(p, source, at)) return false
    return meant(p, one, player, at)
  })

/** The text that keeps the opponent from modifying, or canceling, a player's Force drain there; null if none does. */
export const protecting = (
  p: Position,
  player: Player,
  at: CardId,
  against: 'modified' | 'canceled' | 'limited',
): CardId | null =>
  drainTexts(p, player, at).find(({ text }) => text.mayNotBe?.includes(against))?.source ?? null

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

interface DrainAmount extends Amount {
  /** The rules behind it. */
  readonly rules: string[]
}

/** What a text adds to a drain. */
const added = (p: Position, one: DrainText): number | undefined =>
  one.text.add === undefined ? undefined : changeBy(p, one, one.text.add)

/**
 * The amount of a player's Force drain at a location as it stands now. (CTL-005, CTL-007, CTL-015, CTL-017, KRN-292, KRN-294)
 * @param chosen what he has chosen to add.
 */
export function drainAmount(
  p: Position,
  player: Player,
  at: CardId,
  chosen: readonly DrainBonus[] = [],
): DrainAmount {
  const opponent = opponentOf(player)
  const icons = forceIcons(p, opponent, at)
  const texts = drainTexts(p, player, at)
  const all = texts.filter(({ text }) => text.add !== undefined || text.set !== undefined)
  const isGuarded = protecting(p, player, at, 'modified') !== null
  const undone = texts.flatMap(({ text }) => text.cancels ?? [])
  /** Is a modifier by this card canceled? Only those of the drainer's own cards are; protected drains protect no modifiers. */
  const isUndone = (by: CardId, add: number) =>
    cardOf(p, by).owner === player && (undone.includes('modifiers') || (undone.length > 0 && add > 0))
  // What the opponent adds or takes away has no effect then; a reset has. (CTL-019, CTL-020)
  const keptOff = all.filter(({ text, you }) => isGuarded && you === opponent && text.add !== undefined)
  const canceled = all.filter(
    (one) => !keptOff.includes(one) && one.text.add !== undefined && isUndone(one.source, added(p, one) ?? 0),
  )
  const isFirst = ({ by }: DrainBonus, index: number) =>
    chosen.findIndex((one) => cardOf(p, one.by).key === cardOf(p, by).key) === index
  // So has what an action of the opponent's adds or takes away. (CTL-019, ED-55)
  const isKeptOff = ({ by }: DrainBonus) => isGuarded && cardOf(p, by).owner === opponent
  const bonuses = chosen.filter(
    (one, index) => !isKeptOff(one) && !isUndone(one.by, one.add) && isFirst(one, index),
  )
  const undoneBy = (one: DrainBonus) =>
    isKeptOff(one) ? 'CTL-019' : isUndone(one.by, one.add) ? 'CTL-026' : 'KRN-292'
  const found = amountOf(
    p,
    baseOf(icons, 'CTL-005', 'CTL-005'),
    all.filter((one) => !keptOff.includes(one) && !canceled.includes(one)),
    (one) => ({ add: added(p, one), is: one.text.set }),
    {
      rule: 'CTL-015',
      more: bonuses.map((one) => ({ ...one, since: Number.POSITIVE_INFINITY, rule: 'KRN-297' })),
    },
  )
  const inVain = (by: CardId, n: number, rule: string): Part => ({ by, does: 'add', n, rule, vain: true })
  const textInVain = (rule: string) => (one: DrainText) => inVain(bearerOf(one), added(p, one) ?? 0, rule)
  return {
    total: found.total,
    get parts() {
      return [
        ...found.parts,
        ...keptOff.map(textInVain('CTL-019')),
        ...canceled.map(textInVain('CTL-026')),
        ...chosen
          .filter((one) => !bonuses.includes(one))
          .map((one) => inVain(one.by, one.add, undoneBy(one))),
      ]
    },
    get rules() {
      const { parts } = this
      return [
        ...rulesOf(parts),
        ...rulesAbout(p, parts, { icons, isGuarded, isUndone: undone.length > 0 }),
        ...(undone.length > 0 && protecting(p, player, at, 'limited') !== null ? ['KRN-309'] : []),
        ...(isGuarded && all.some(({ text, you }) => you === opponent && text.set !== undefined)
          ? ['CTL-020']
          : []),
        ...(icons !== siteFacts(p, at).icons[opponent] ? ['CTL-017'] : []),
      ]
    },
  }
}

/** What else is said of such parts: what makes a bonus, what happens by itself, and what protection does not do. */
function rulesAbout(
  p: Position,
  parts: readonly Part[],
  { icons, isGuarded, isUndone }: { icons: number; isGuarded: boolean; isUndone: boolean },
): string[] {
  const adds = parts.filter(({ does, vain, rule }) => does === 'add' && (!vain || rule === 'KRN-300'))
  const automatic = adds.filter(({ rule }) => rule !== 'KRN-297')
  const isWeapon = ({ by }: Part) => typeof by === 'number' && facts(p, by).type === 'weapon'
  return [
    ...(icons === 0 ? ['CTL-007'] : []),
    ...(adds.length > 0 ? ['CTL-015'] : []),
    ...(adds.some(({ n }) => n > 0) ? ['CTL-018'] : []),
    ...(automatic.length > 0 ? ['KRN-296'] : []),
    // What a weapon adds all the time is neither using nor firing it.
    ...(automatic.some(isWeapon) ? ['WPN-022'] : []),
    ...(isUndone ? ['CTL-026', ...(isGuarded ? ['CTL-023'] : [])] : []),
  ]
}

/** What initiating costs: nothing, and what texts say must be used first. Each of them is a cost of its own. (CTL-004, KRN-313) */
export function drainCost(p: Position, player: Player, at: CardId): Amount {
  const found = drainTexts(p, player, at).filter(({ text }) => text.cost !== undefined)
  const { total, parts } = sumOf(
    found.map((one) => ({ by: bearerOf(one), does: 'add', n: one.text.cost ?? 0, rule: 'CTL-004' })),
  )
  return { total: Math.max(0, total), parts: parts() }
}
