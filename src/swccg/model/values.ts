/** The numbers of a card as they stand now: printed, then modified, then reset. */

import type { Modifies } from '../abilities/modifies.ts'
import { isCharacter, isCreature, isInCargo, isLanded, movesLikeCharacter } from './crew.ts'
import { matches, matchesLocation } from './filters.ts'
import { facts } from './pool.ts'
import { cardsAboard, cardsOn, locationOf } from './table.ts'
import { textsInForce, textsOf } from './texts.ts'
import type { CardId, Position } from './types.ts'

/** Does a card carry another directly: in a slot, or attached? */
const isHost = (p: Position, card: CardId, source: CardId) =>
  cardsAboard(p, card).includes(source) || cardsOn(p, card).includes(source)

/** Does it pilot that card? One who drives a transport does not. (TRM-122) */
const isPilotOf = (p: Position, card: CardId, source: CardId): boolean => {
  const { where } = p.cards[source]!
  return 'aboard' in where && where.aboard === card && where.slot === 'pilot'
}

/** What changes a number, and where it ends up: additions first, then resets. */
function modified(p: Position, card: CardId, what: Modifies['what'], base: number): number {
  let value = base
  let reset: number | null = null
  const capped = textsOf(p, card, 'may not be increased').some(({ text }) => text.what === what)
  for (const { text, source, you } of textsInForce(p, 'modify')) {
    if (text.what !== what) continue
    const concerns =
      text.who === 'self'
        ? source === card
        : text.who === 'host'
          ? isHost(p, card, source) && (!text.hostIs || matches(p, text.hostIs, card, you))
          : text.who === 'piloted'
            ? isPilotOf(p, card, source)
            : matches(p, text.who, card, you)
    if (!concerns) continue
    if (text.add !== undefined && !(text.add > 0 && capped)) value += text.add
    if (text.set !== undefined) reset = reset === null ? text.set : Math.min(reset, text.set)
  }
  return reset ?? value
}

/**
 * How many sites one landspeed move may cover, or null for what has no landspeed. Characters and creatures have 1 unless
 * something says otherwise; a landed starship has none. (MOV-053, MOV-054, TRM-450)
 */
export function landspeedOf(p: Position, card: CardId): number | null {
  const printed = facts(p, card)
  const walks = isCharacter(p, card) || isCreature(p, card) || movesLikeCharacter(p, card)
  const driven = textsOf(p, card, 'landspeed is driver ability').length > 0
  const base = driven ? abilityOfCrew(p, card) : (printed.landspeed ?? (walks ? 1 : null))
  return base === null || printed.type === 'starship'
    ? null
    : Math.max(0, modified(p, card, 'landspeed', base))
}

/** How much farther one move reaches between these places. ('move range') */
export function extraRange(
  p: Position,
  card: CardId,
  what: 'landspeed' | 'hyperspeed',
  from: CardId,
  to: CardId,
): number {
  let extra = 0
  for (const { text, source, you } of textsInForce(p, 'move range')) {
    if (text.what !== what || !matches(p, text.who, card, you)) continue
    const here = locationOf(p, source)
    if (text.from && !matchesLocation(p, text.from, from, here, you)) continue
    if (text.to && !matchesLocation(p, text.to, to, here, you, from)) continue
    extra += text.add
  }
  return extra
}

function abilityOfCrew(p: Position, card: CardId): number {
  const crew = cardsAboard(p, card).filter((one) => {
    const { where } = p.cards[one]!
    return 'aboard' in where && (where.slot === 'driver' || where.slot === 'pilot')
  })
  return crew.reduce((best, one) => Math.max(best, facts(p, one).ability ?? 0), 0)
}

/**
 * How many parsecs one hyperspeed move may cover, or null for what has no hyperspeed. A landed ship and one in a cargo bay
 * cannot use it. A mobile system has its own, from its text or another card's. (MOV-037, MOV-040, MOV-060, MOV-067)
 */
export function hyperspeedOf(p: Position, card: CardId): number | null {
  const printed = facts(p, card)
  if (printed.location?.mobileSystem) {
    const given = textsInForce(p, 'gives hyperspeed').filter(({ text }) => text.to === printed.title)
    const speeds = [printed.hyperspeed, ...given.map(({ text }) => text.hyperspeed)].filter(
      (one) => one !== undefined,
    )
    return speeds.length > 0 ? Math.max(...speeds) : null
  }
  if (printed.hyperspeed === undefined || isLanded(p, card) || isInCargo(p, card)) return null
  return Math.max(0, modified(p, card, 'hyperspeed', printed.hyperspeed))
}

export const abilityOf = (p: Position, card: CardId): number =>
  modified(p, card, 'ability', facts(p, card).ability ?? 0)

/** The power that is printed on a card, with what changes it. An unpiloted or landed ship has none. (TRM-313, TRM-450) */
export function powerOf(p: Position, card: CardId): number {
  const { type, power = 0 } = facts(p, card)
  if (type === 'starship' && (isLanded(p, card) || isInCargo(p, card))) return 0
  return Math.max(0, modified(p, card, 'power', power))
}

/** The forfeit of a card as it stands now; null where none is printed. (BAT-106, BAT-107) */
export function forfeitOf(p: Position, card: CardId): number | null {
  const { forfeit } = facts(p, card)
  return forfeit === undefined ? null : Math.max(0, modified(p, card, 'forfeit', forfeit))
}
