/** A battle under way, and who takes part in it. */

import { rememberAbout } from '../../../kernel/index.ts'
import { abilityNow, pilotsAbility } from '../ability-now.ts'
import { cardOf } from '../cards/card-of.ts'
import { facts, hasForfeit, plain } from '../cards/pool.ts'
import {
  isCharacter,
  isCloudVehicle,
  isStarship,
  isUndercover,
  isVehicle,
  movesLikeStarfighter,
} from '../crew.ts'
import { siteFacts } from '../places/locations.ts'
import { cardsAt, carrierOf, everythingAt, hasState, isActive, tableCards, withCargo } from '../table.ts'
import type { Battle, CardId, Player, Position } from '../types.ts'

/** A battle of which only the place is known yet. */
export const newBattle = (at: CardId, initiator: Player, joined: CardId[]): Battle => {
  const each = <T>(value: () => T): Record<Player, T> => ({ light: value(), dark: value() })
  return {
    at,
    initiator,
    segment: 'initiation',
    joined,
    excluded: [],
    idle: [],
    destiny: each(() => ({ power: null, battle: null, attrition: null })),
    total: null,
    winner: null,
    attrition: each(() => null),
    owed: each(() => ({ attrition: 0, damage: 0 })),
    immune: [],
  }
}

const canFight = (p: Position, card: CardId): boolean =>
  isCharacter(p, card) || isVehicle(p, card) || isStarship(p, card)

/** Starfighters and what moves like one, shuttle vehicles, cloud cars and patrol craft. (BAT-203) */
const fightsInClouds = (p: Position, card: CardId): boolean =>
  movesLikeStarfighter(p, card) ||
  isCloudVehicle(p, card) ||
  (facts(p, card).abilities?.some(({ does }) => does === 'moves like a starfighter at cloud sectors') ??
    false)

/** Fighters already looked for, by location. */
const known = rememberAbout([tableCards], (_p: Position): CardId[][] => [])

/** The characters, vehicles and starships at a location that could fight there: in play and not under cover. (BAT-197, BAT-301) */
export function fightersAt(p: Position, at: CardId): readonly CardId[] {
  const byLocation = known(p)
  let found = byLocation[at]
  if (!found) {
    const inClouds = siteFacts(p, at).sector === 'cloud'
    found = cardsAt(p, at)
      .filter((card) => !inClouds || fightsInClouds(p, card))
      .flatMap((card) => withCargo(p, card))
      .filter((card) => canFight(p, card) && isActive(p, card) && !isUndercover(p, card))
    byLocation[at] = found
  }
  return found
}

/** Has it joined, and not left table since? What comes back is another card to the battle. (BAT-153) */
export const hasJoined = ({ joined, gone = [] }: Battle, card: CardId): boolean =>
  joined.includes(card) && !gone.includes(card)

/** May a card that has just arrived still join? Only before the power segment, and fresh this turn. (BAT-010, BAT-031, BAT-042) */
const mayJoin = (p: Position, { segment }: Battle, card: CardId) =>
  (segment === 'initiation' || segment === 'weapons') && !hasState(p, card, 'battled')

/**
 * The characters, vehicles and starships that take part in the battle: those that joined it and are still there, and
 * newcomers as soon as they arrive. (BAT-149, BAT-150, BAT-153)
 */
export const participants = (p: Position, player?: Player): readonly CardId[] =>
  player === undefined ? inBattle(p) : inBattle(p).filter((card) => cardOf(p, card).owner === player)

const inBattle = rememberAbout([tableCards, 'battle'], (p: Position): readonly CardId[] => {
  const { battle } = p
  if (!battle) return []
  return fightersAt(p, battle.at).filter(
    (card) => !battle.excluded.includes(card) && (hasJoined(battle, card) || mayJoin(p, battle, card)),
  )
})

/** The position in which nobody is inactive by being excluded from the battle: the rest of the table is as if. (BAT-166) */
export function asIfIncluded(p: Position): Position {
  const idle = p.battle?.idle ?? []
  if (idle.length === 0) return p
  const freed = (states: readonly string[]) => states.filter((state) => state !== 'inactive')
  return {
    ...p,
    cards: p.cards.map((card) => (idle.includes(card.id) ? { ...card, states: freed(card.states) } : card)),
  }
}

const fighting = ['character', 'starship', 'vehicle', 'weapon', 'device']

/** Is it a card that takes part in battles, or is borne by one that does? */
export const isFighting = (p: Position, card: CardId): boolean => fighting.includes(facts(p, card).type)

/**
 * Does this card take part in the battle under way: as one that fights, or as a weapon or device with one or at the
 * location? (BAT-149)
 */
export function isParticipating(p: Position, card: CardId): boolean {
  const { battle } = p
  if (!battle) return false
  const { type } = facts(p, card)
  if (type !== 'weapon' && type !== 'device') return participants(p).includes(card)
  if (!isActive(p, card)) return false
  const { where } = cardOf(p, card)
  if ('at' in where) return where.at === battle.at
  return 'on' in where && (where.on === battle.at || participants(p).includes(where.on))
}

/**
 * The cards in the battle that have a forfeit value, of one player or of both: fighters, and what stands at the location
 * without one, such as artillery. (BAT-106, BAT-149)
 */
export function forfeitable(p: Position, player?: Player): CardId[] {
  const { battle } = p
  if (!battle) return []
  const placed = everythingAt(p, battle.at).filter((card) => !canFight(p, card) && isParticipating(p, card))
  return [...participants(p), ...placed].filter(
    (card) => hasForfeit(facts(p, card)) && (player === undefined || cardOf(p, card).owner === player),
  )
}

/** Can the text of this card serve in the battle: does it take part, or what it is on, if either fights? (BAT-176) */
export function servesInBattle(p: Position, card: CardId): boolean {
  if (isFighting(p, card)) return isParticipating(p, card)
  const host = carrierOf(p, card)
  return host === null || !isFighting(p, host) || isParticipating(p, host)
}

/** Do these cards give a player presence? Ability of 1 or more, or a presence icon. (CTL-033) */
export function givePresence(p: Position, cards: readonly CardId[], player: Player): boolean {
  let ability = 0
  for (const card of cards) {
    if (cardOf(p, card).owner !== player) continue
    const printed = facts(p, card)
    if (printed.icons?.some((icon) => plain(icon) === 'presence')) return true
    ability += abilityNow(p, card) + pilotsAbility(printed)
  }
  return ability >= 1
}

/** What is aboard or on a card, however deep. */
export const loadOf = (p: Position, card: CardId): CardId[] => withCargo(p, card).slice(1)

/** Excluded from the battle, itself or with what carries it. */
export const isExcluded = ({ battle }: Pick<Position, 'battle'>, card: CardId): boolean =>
  battle != null && (battle.excluded.includes(card) || battle.idle.includes(card))
