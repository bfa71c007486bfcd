/** The numbers of a card as they stand now: printed, then modified, then reset. */

import type { Part } from '../../kernel/index.ts'
import type { Value } from '../abilities/basics.ts'
import type { Modifies } from '../abilities/modifies/modifies.ts'
import {
  abilityOf,
  isStill,
  numberOf,
  printedBase,
  ruled,
  unchanged,
  type Working,
  worked,
} from './cards/card-numbers.ts'
import { cardOf } from './cards/card-of.ts'
import { facts } from './cards/pool.ts'
import { isCharacter, isCreature, isCrewed, isStowed, movesLikeCharacter } from './crew.ts'
import { cardsAboard, locationOf } from './table.ts'
import { type Base, baseOf as baseFrom, bearerOf, inOrder, sumOf } from './texts/amounts.ts'
import { matches, matchesLocation } from './texts/filters.ts'
import { quantityOf } from './texts/quantities.ts'
import { printedOf, type TextInForce, textsInForce, textsOf } from './texts/texts.ts'
import type { CardId, Position } from './types.ts'

export { abilityOf, type Cause, numberOf, type Working } from './cards/card-numbers.ts'

/**
 * How many sites one landspeed move may cover, or null for what has no landspeed. Characters and creatures have 1 unless
 * something says otherwise; a landed starship has none. (MOV-053, MOV-054, TRM-450)
 */
export const landspeedOf = (p: Position, card: CardId): number | null => landspeed(p, card)?.value ?? null

/** The same, with what it is made of. */
export function landspeed(p: Position, card: CardId): Working | null {
  const printed = facts(p, card)
  const walks = isCharacter(p, card) || isCreature(p, card) || movesLikeCharacter(p, card)
  const driven = textsOf(p, card, 'landspeed is driver ability').length > 0
  const base = driven
    ? baseOfCrew(p, card)
    : printed.landspeed !== undefined
      ? printedBase(printed.landspeed)
      : walks
        ? baseFrom(1, 'MOV-054')
        : null
  if (base === null || printed.type === 'starship') return null
  return isStill(p, card, 'landspeed')
    ? ruled('TRM-054', 0, printed.landspeed ?? null)
    : worked(p, card, 'landspeed', base)
}

/** How much farther one move reaches between these places. ('move range') */
export function extraRange(
  p: Position,
  card: CardId,
  what: 'landspeed' | 'hyperspeed',
  from: CardId,
  to: CardId,
): number {
  const found = textsInForce(p, 'move range').filter(({ text, source, you }) => {
    if (text.what !== what || !matches(p, text.who, card, you)) return false
    const here = locationOf(p, source)
    if (text.from && !matchesLocation(p, text.from, from, here, you)) return false
    return !text.to || matchesLocation(p, text.to, to, here, you, from)
  })
  return inOrder(p, found).counted.reduce((sum, { text }) => sum + text.add, 0)
}

/** The highest ability among its drivers and pilots, as it stands. */
function baseOfCrew(p: Position, card: CardId): Base {
  const crew = cardsAboard(p, card).filter((one) => {
    const { where } = cardOf(p, one)
    return 'aboard' in where && (where.slot === 'driver' || where.slot === 'pilot')
  })
  const best = crew.toSorted((a, b) => abilityOf(p, b) - abilityOf(p, a))[0]
  return best === undefined ? printedBase(0) : baseFrom(abilityOf(p, best), best)
}

/**
 * How many parsecs one hyperspeed move may cover, or null for what has no hyperspeed. A landed ship and one in a cargo bay
 * cannot use it. A mobile system has its own, from its text or another card's. (MOV-037, MOV-040, MOV-060, MOV-067)
 */
export const hyperspeedOf = (p: Position, card: CardId): number | null => hyperspeed(p, card)?.value ?? null

/** The same, with what it is made of. */
export function hyperspeed(p: Position, card: CardId): Working | null {
  const printed = facts(p, card)
  if (printed.location?.mobileSystem) {
    const given = textsInForce(p, 'gives hyperspeed').filter(({ text }) => text.to === printed.title)
    const own = printed.hyperspeed === undefined ? [] : [printedBase(printed.hyperspeed)]
    const speeds = [...own, ...given.map((one) => baseFrom(one.text.hyperspeed, bearerOf(one)))]
    const [fastest] = speeds.sort((a, b) => b.total - a.total)
    return fastest ? unchanged(fastest) : null
  }
  if (printed.hyperspeed === undefined || isStowed(p, card)) return null
  return worked(p, card, 'hyperspeed', printedBase(printed.hyperspeed))
}

/**
 * The destiny number of a card as it stands, whatever state the card is in; the printed one can be named. A card that is
 * drawn for destiny says itself what is added to that. (KRN-288, KRN-338, KRN-274)
 */
export function destiny(
  p: Position,
  card: CardId,
  printed = facts(p, card).destiny ?? 0,
  drawn = false,
): Working {
  const found = worked(p, card, 'destiny', printedBase(printed))
  const own = drawn
    ? printedOf(p, card, 'modify').filter(({ text }) => text.what === 'destiny' && text.who === 'self')
    : noTexts
  if (own.length === 0) return found
  const addedBy = ({ text: { add = 0 }, you }: TextInForce<Modifies>): number =>
    quantityOf(p, add, { you, source: card, stat: () => 0 })
  return {
    value: own.reduce((sum, one) => sum + addedBy(one), found.value),
    causes: found.causes,
    get parts(): readonly Part[] {
      const added = own.map((one) => ({ by: card, does: 'add', n: addedBy(one), rule: 'KRN-274' }) as const)
      return [...found.parts, ...added]
    },
  }
}

const noTexts: readonly TextInForce<Modifies>[] = []

/** The same, as a number. */
export const destinyOf = (p: Position, card: CardId, printed?: number): number =>
  destiny(p, card, printed).value

/** The power of a card, with what changes it. An unpiloted or landed ship has none. (TRM-313, TRM-450) */
export const powerOf = (p: Position, card: CardId): number => power(p, card)?.value ?? 0

/** The same, with what it is made of; null where the card has no power. */
export function power(p: Position, card: CardId): Working | null {
  const { type, power: printed } = facts(p, card)
  if (type === 'starship' && isStowed(p, card)) return ruled('TRM-450', 0, printed ?? null)
  return numberOf(p, card, 'power')
}

/** The forfeit of a card as it stands now; null where none is printed. (BAT-106, BAT-107) */
export const forfeitOf = (p: Position, card: CardId): number | null =>
  numberOf(p, card, 'forfeit')?.value ?? null

/** The armor of a card; null where it has none. */
export const armorOf = (p: Position, card: CardId): number | null => numberOf(p, card, 'armor')?.value ?? null

/**
 * The maneuver of a card; null where it has none. A starship or vehicle without its crew cannot use it, nor can a starship
 * that is landed or in a cargo bay. (TRM-313, TRM-123, TRM-450)
 */
export const maneuverOf = (p: Position, card: CardId): number | null => maneuver(p, card)?.value ?? null

/** The same, with what it is made of. */
export function maneuver(p: Position, card: CardId): Working | null {
  const { type } = facts(p, card)
  const crewed = type === 'starship' || type === 'vehicle'
  if (crewed && (!isCrewed(p, card) || isStowed(p, card))) return null
  return numberOf(p, card, 'maneuver')
}

/**
 * What a weapon's destiny is compared with: of a character the highest of ability, armor and maneuver, so that a droid with
 * neither of these has 0; of a starship or vehicle its armor or maneuver; of a creature the number that is printed for it.
 * (WPN-059 to WPN-062)
 */
export const defenseValueOf = (p: Position, card: CardId): number => defenseValue(p, card).value

/** The same, with what it is made of: that of the highest. */
export function defenseValue(p: Position, card: CardId): Working {
  if (isCreature(p, card))
    return worked(p, card, 'defense value', printedBase(facts(p, card).defenseValue ?? 0))
  const worn = [numberOf(p, card, 'armor'), maneuver(p, card)]
  const all = isCharacter(p, card) ? [numberOf(p, card, 'ability'), ...worn] : worn
  const highest =
    all.reduce<Working | null>((best, one) => (one && one.value > (best?.value ?? -1) ? one : best), null) ??
    unchanged(printedBase(0))
  return changedDefense(p, card, highest)
}

/** A number of a card, its defense value too; null where it has none, which nothing can change. (KRN-202) */
export const numberNow = (p: Position, card: CardId, what: Value): Working | null =>
  what === 'defense value'
    ? ['character', 'creature', 'starship', 'vehicle'].includes(facts(p, card).type)
      ? defenseValue(p, card)
      : null
    : numberOf(p, card, what)

/** Texts that change the defense value itself come after those that change what it is made of. */
function changedDefense(p: Position, card: CardId, highest: Working): Working {
  const found = worked(p, card, 'defense value', { total: highest.value, parts: () => highest.parts })
  return found.causes.length > 0 ? found : highest
}

/** The ferocity of a creature, with the destinies that have been drawn for it. (ATK-030, ATK-031) */
export const ferocityOf = (p: Position, creature: CardId, drawn = 0): number =>
  ferocity(p, creature, drawn).value

/** The same, with what it is made of. */
export function ferocity(p: Position, creature: CardId, drawn = 0): Working {
  const printed = facts(p, creature).ferocity ?? 0
  const hungry = textsOf(p, creature, 'ferocity of last eaten').length > 0
  const own = hungry ? (cardOf(p, creature).ate ?? 0) : printed
  const base = sumOf([
    hungry ? { by: creature, does: 'is', n: own } : { by: 'printed', does: 'is', n: own },
    { by: 'ATK-031', does: 'add', n: drawn, rule: 'ATK-031' },
  ])
  return worked(p, creature, 'ferocity', base)
}
