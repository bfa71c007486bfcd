/** What the numbers of cards and of players are made of, by the names that a player knows them by. */

import { keysOf, type Part, remember } from '../kernel/index.ts'
import { phases } from './abilities/basics.ts'
import { numberOf } from './model/cards/card-numbers.ts'
import { facts } from './model/cards/pool.ts'
import { fightersAt, newBattle } from './model/fights/battle.ts'
import { generationOf, iconsAt } from './model/force.ts'
import { isLocation } from './model/places/locations.ts'
import { hasState } from './model/table.ts'
import type { Amount } from './model/texts/amounts.ts'
import { type CardId, opponentOf, type Player, type Position } from './model/types.ts'
import {
  defenseValue,
  destiny,
  ferocity,
  hyperspeed,
  landspeed,
  maneuver,
  power,
  type Working,
} from './model/values.ts'
import { free } from './rules/battle/excluded-from-battle.ts'
import { freshAt } from './rules/battle/participating-in-battle.ts'
import { attritionAgainst } from './rules/battle/segments/attrition.ts'
import { countDestinies } from './rules/battle/segments/battle-destiny.ts'
import { battleCost } from './rules/battle/segments/battle-initiation.ts'
import { drainAmount, drainCost } from './rules/control/force-drain-amount.ts'
import { priceOf, printedCost } from './rules/deploy/deployment-cost.ts'
import { damageAgainst, totalAbility, totalInBattle } from './rules/values/battle-totals.ts'

const ofWorking = (found: Working | null): Amount | null =>
  found && {
    total: found.value,
    get parts() {
      return found.parts
    },
  }

/** The numbers of a card, by name. */
const ofCards = {
  power: (p, card) => ofWorking(power(p, card)),
  ability: (p, card) => ofWorking(numberOf(p, card, 'ability')),
  forfeit: (p, card) => ofWorking(numberOf(p, card, 'forfeit')),
  destiny: (p, card) => ofWorking(destiny(p, card)),
  maneuver: (p, card) => ofWorking(maneuver(p, card)),
  armor: (p, card) => ofWorking(numberOf(p, card, 'armor')),
  hyperspeed: (p, card) => ofWorking(hyperspeed(p, card)),
  landspeed: (p, card) => ofWorking(landspeed(p, card)),
  'defense value': (p, card) => ofWorking(defenseValue(p, card)),
  ferocity: (p, card) => ofWorking(facts(p, card).type === 'creature' ? ferocity(p, card) : null),
  deploy(p, card) {
    const printed = printedCost(p, card)
    if (printed === undefined) return null
    const { force, parts = [] } = priceOf(p, card, { table: true }, printed)
    return { total: force, parts }
  },
} as const satisfies Record<string, (p: Position, card: CardId) => Amount | null>

export type CardNumber = keyof typeof ofCards
export const cardNumbers = keysOf(ofCards)

/** A number of a card as it stands, with its parts; null where it has none. */
export const numberOfCard = (p: Position, card: CardId, name: CardNumber): Amount | null =>
  ofCards[name](p, card)

const counted = (p: Position, player: Player, kind: 'battle' | 'power' | 'attrition'): Amount | null => {
  if (!p.battle) return null
  const { count, parts } = countDestinies(p, player, kind)
  return { total: count, parts }
}

/** The numbers of a player, by name; those of a battle are there while one is under way. */
const ofPlayers = {
  'total power': (p, player) => (p.battle ? totalInBattle(p, player) : null),
  'total ability': (p, player) => (p.battle ? totalAbility(p, player) : null),
  attrition: attritionAgainst,
  'battle damage'(p, player) {
    const { total, winner } = p.battle ?? {}
    return total && winner === opponentOf(player)
      ? damageAgainst(p, player, total[winner] - total[player])
      : null
  },
  'battle destinies': (p, player) => counted(p, player, 'battle'),
  'power destinies': (p, player) => counted(p, player, 'power'),
  'attrition destinies': (p, player) => counted(p, player, 'attrition'),
  activation: generationOf,
} as const satisfies Record<string, (p: Position, player: Player) => Amount | null>

export type PlayerNumber = keyof typeof ofPlayers
export const playerNumbers = keysOf(ofPlayers)

/** A number of a player as it stands, with its parts; null where there is none now. */
export const numberOfPlayer = (p: Position, player: Player, name: PlayerNumber): Amount | null =>
  ofPlayers[name](p, player)

/** Positions in which a battle has just begun at a location, for what texts will add once it has. */
const asInBattle = remember((_p: Position): Position[] => [])

/** The position in the battle there, or as it would be as one began; in that case one who looks does not begin it. */
export const inBattleAt = (p: Position, at: CardId): Position =>
  p.battle?.at === at ? p : withBattleAt(p, at)

/** Who would fight there: while this turn may still bring a battle, those only who may take part in it. (BAT-010, BAT-154) */
function fightersOf(p: Position, at: CardId): CardId[] {
  const past = phases.indexOf(p.turn.phase) > phases.indexOf('battle') || hasState(p, at, 'battled')
  return past ? [...fightersAt(p, at)] : free(p, freshAt(p, at))
}

function withBattleAt(p: Position, at: CardId): Position {
  const known = asInBattle(p)
  if (!known[at]) {
    const joined = fightersOf(p, at)
    const excluded = fightersAt(p, at).filter((card) => !joined.includes(card))
    known[at] = { ...p, battle: { ...newBattle(at, p.turn.player, joined), excluded } }
  }
  return known[at]
}

/** A player's total power at a location: in the battle there, or as it would be as one began. (BAT-077, BAT-079) */
const powerAt = (p: Position, player: Player, at: CardId): Amount => totalInBattle(inBattleAt(p, at), player)

/** The numbers of a player at a location, by name. */
const ofPlaces = {
  power: powerAt,
  icons: iconsAt,
  drain: (p, player, at) => drainAmount(p, player, at),
  'drain cost': drainCost,
  'battle cost': battleCost,
} as const satisfies Record<string, (p: Position, player: Player, at: CardId) => Amount>

export type PlaceNumber = keyof typeof ofPlaces
export const placeNumbers = keysOf(ofPlaces)

/** A number of a player at a location as it stands, with its parts. */
export const numberAt = (p: Position, player: Player, at: CardId, name: PlaceNumber): Amount | null =>
  isLocation(p, at) ? ofPlaces[name](p, player, at) : null

/** Only the parts that have counted. */
export const thatCount = (parts: readonly Part[]): Part[] => parts.filter(({ vain }) => !vain)
