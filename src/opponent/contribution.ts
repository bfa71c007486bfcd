/** What a deployment or a move would add to a place. */

import { firstOf } from '../kernel/index.ts'
import {
  abilityOf,
  type CardFacts,
  type CardId,
  facts,
  type Intent,
  isCrewed,
  isLocation,
  isSite,
  locationOf,
  numberOfCard,
  type Position,
  usually,
} from '../swccg/index.ts'
import { deploymentIn, goalOf } from './acts.ts'
import type { Situation } from './situation.ts'
import { pilotAbility } from './worth.ts'

/** Cards that come to a place by one act. */
export interface Unit {
  act: Intent
  cards: readonly CardId[]
  at: CardId
  /** The card that they come aboard of; null where they come to the location itself. */
  aboard: CardId | null
  power: number
  ability: number
  cost: number
}

const fighters = new Set(['character', 'starship', 'vehicle'])
export const isFighter = (p: Position, card: CardId): boolean => fighters.has(facts(p, card).type)

/** The power that a pilot adds to whatever he pilots, or a driver to whatever he drives. */
export const addedByPilot = ({ abilities = [] }: CardFacts, as: 'piloted' | 'driven' = 'piloted'): number =>
  abilities.reduce(
    (sum, text) =>
      text.does === 'modify' && text.who === as && text.what === 'power' ? sum + usually(text.add) : sum,
    0,
  )

/** Does somebody pilot it as it is deployed? */
const isManned = ({ type, subtype, permanentPilots = [] }: CardFacts): boolean =>
  type === 'character' || permanentPilots.length > 0 || (type === 'vehicle' && subtype === 'creature')

export const deployCost = (p: Position, card: CardId): number =>
  numberOfCard(p, card, 'deploy')?.total ?? facts(p, card).deploy ?? 0

const isAtControls = (slot: string | undefined) => slot === 'pilot' || slot === 'driver'

/** What a character adds who boards this. */
function boarding(p: Position, card: CardId, ship: CardId, slot: string | undefined) {
  const pilot = facts(p, card)
  if (!isAtControls(slot)) return { power: 0, ability: 0.2 * (pilot.ability ?? 0) }
  const woken = isCrewed(p, ship) ? 0 : (facts(p, ship).power ?? 0)
  return {
    power: woken + addedByPilot(pilot, slot === 'driver' ? 'driven' : 'piloted'),
    ability: pilot.ability ?? 0,
  }
}

/** What these cards add that are deployed to a location. Starships are of no use on the ground. */
function landing(p: Position, cards: readonly CardId[], at: CardId) {
  const all = cards.map((card) => facts(p, card))
  const first = firstOf(all)
  const rider = all[1]
  if (first.type === 'starship' && isSite(p, at)) return { power: 0, ability: 0 }
  const ability = (first.ability ?? 0) + pilotAbility(first) + (rider?.ability ?? 0)
  const manned = isManned(first) || rider !== undefined
  return { power: manned ? (first.power ?? 0) + (rider ? addedByPilot(rider) : 0) : 0, ability }
}

/** What a deployment of fighters would bring where; null for other cards. */
export function unitOf(s: Situation, act: Intent): Unit | null {
  const { p } = s
  const deployment = deploymentIn(act)
  if (!deployment) return null
  const { cards, to } = deployment
  const goal = goalOf(to)
  if (goal === null || !cards.every((card) => isFighter(p, card))) return null
  const cost = cards.reduce((sum, card) => sum + deployCost(p, card), 0)
  if (isLocation(p, goal)) return { act, cards, at: goal, aboard: null, cost, ...landing(p, cards, goal) }
  const at = locationOf(p, goal)
  if (at === null) return null
  const slot = 'aboard' in to ? to.slot : undefined
  return { act, cards, at, aboard: goal, cost, ...boarding(p, firstOf(cards), goal, slot) }
}

/** The ability of a card with that of its permanent pilots. */
export const fullAbility = (p: Position, card: CardId): number =>
  abilityOf(p, card) + pilotAbility(facts(p, card))
