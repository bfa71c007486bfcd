/** Deploying characters, vehicles and starships. (Deploy; Rules Deployment Restrictions; deployment in the rulings) */

import { type Reason, rememberAbout } from '../../../kernel/index.ts'
import { openSlots } from '../../model/capacity.ts'
import { cardOf } from '../../model/cards/card-of.ts'
import { facts, isCombination } from '../../model/cards/pool.ts'
import * as crew from '../../model/crew.ts'
import {
  isBay,
  isCloud,
  isExterior,
  isSector,
  isSite,
  isSystem,
  siteFacts,
} from '../../model/places/locations.ts'
import { allActive, isActive, isOnTable, tableCards } from '../../model/table.ts'
import type { CardId, DeployDestination, Player, Position } from '../../model/types.ts'
import { notAmongClouds } from '../card-types/locations/cloud-sectors.ts'
import { notAmongSectors } from '../card-types/locations/sectors.ts'
import { besideItsLike } from '../card-types/starships-and-vehicles/copies.ts'
import { starfighterNeedsPilot } from '../card-types/starships-and-vehicles/starfighters.ts'
import {
  needsPilotAmongClouds,
  noVehicleInSpace,
  rulesOfVehicle,
} from '../card-types/starships-and-vehicles/vehicles.ts'
import { noRoom } from '../movement/carrying/room-aboard.ts'
import { inactive, notOnTable } from '../shared/actions/answering.ts'
import { applies, isObserved } from '../shared/observing.ts'
import { cannotBeAt, noStrifeAt } from '../shared/on-table/location-restrictions.ts'
import { refusal } from '../shared/reasons.ts'
import { inRulings, permits, underHeading } from '../shared/rulebook.ts'
import { cardsOf, type DeployAttempt, type DeployKind, goalOf } from './deployment-attempt.ts'
import { priceOf, printedCost } from './deployment-cost.ts'
import { notPutThere } from './on-cards/deploying-on-cards.ts'
import { byRules, isLetIn, locationRestrictions } from './restrictions/deployment-restrictions.ts'
import { onlyAtDockingBays, squadronOnlyReplaces } from './special/deploying-squadrons.ts'

export const rules = [
  ...underHeading('Rules Deployment Restrictions', { 'DEP-040': {}, 'DEP-041': {} }),
  ...underHeading('Deployment - Examples', { 'DEP-057': permits }),
  ...inRulings('starship — deploying on or aboard', { 'DEP-258': permits }),
]

/** Has it a pilot printed on it? */
export const hasPilot = (p: Position, card: CardId): boolean =>
  (facts(p, card).permanentPilots?.length ?? 0) > 0

/** Is it a card that others may be aboard of? */
export const isVessel = (p: Position, card: CardId): boolean =>
  crew.isStarship(p, card) || crew.isVehicle(p, card)

/** Limits by the kind of card and location, which nothing lifts but the words of that very location. */
export function* limitsByKind(
  p: Position,
  card: CardId,
  location: CardId,
  rider: CardId | null,
): Generator<Reason> {
  const details = { card, to: location }
  const { sector, trench } = siteFacts(p, location)
  yield* noStrifeAt(p, location, 'deploy', card)
  if (trench || sector === 'death star ii') yield refusal('DEP-041', details)
  if (crew.isVehicle(p, card) && isSystem(p, location)) yield noVehicleInSpace(details)
  if (crew.isCapital(p, card) && isCloud(p, location) && !crew.movesLikeStarfighter(p, card))
    yield notAmongClouds(details)
  if (isSector(p, location) && !crew.isStarship(p, card) && !crew.isCloudVehicle(p, card))
    yield notAmongSectors(details)
  yield* cannotBeAt(p, card, location)
  const openSite =
    isSite(p, location) && !isBay(p, location) && isExterior(p, location) && !isLetIn(p, card, location)
  if (crew.isStarship(p, card) && crew.movesLikeStarfighter(p, card) && openSite)
    yield crew.isSquadron(p, card) ? onlyAtDockingBays(card, location) : refusal('DEP-040', details)
  if (rider !== null || hasPilot(p, card)) return
  if (crew.isStarfighter(p, card) && !isSite(p, location)) yield starfighterNeedsPilot(details)
  yield* needsPilotAmongClouds(p, card, location)
}

type Seat = Extract<DeployDestination, { aboard: CardId }>

/** May this card go aboard that one? */
function* aboardReasons({ p, player, card }: DeployAttempt, to: Seat): Generator<Reason> {
  const host = to.aboard
  const details = { card, ship: host }
  if (!isVessel(p, host)) return yield refusal('DEP-258', details, 'no vessel')
  if (cardOf(p, host).owner !== player) return yield refusal('DEP-258', details, 'not yours')
  if (!isOnTable(p, host)) return yield notOnTable({ card: host })
  if (!isActive(p, host)) return yield inactive({ card: host })
  yield* noRoom(p, [card], to)
}

/** The rules that let a card come aboard another at this location. */
function aboardRules(p: Position, card: CardId, host: CardId, goal: CardId): void {
  if (!isObserved()) return
  if (crew.isPilot(facts(p, card))) applies('DEP-203')
  if (crew.isCharacter(p, card) && isSite(p, goal) && !openSlots(p, host, card).includes('vehicle'))
    applies('DEP-057')
  if (isSector(p, goal)) applies('DEP-207')
  if (crew.isCharacter(p, card)) applies('KRN-234')
  if (isCombination(facts(p, card))) applies('TRM-414')
  applies(crew.isVehicle(p, card) ? 'DEP-272' : 'DEP-258')
}

/** The rules that let a card come to this location. */
function thereRules(p: Position, card: CardId, goal: CardId): void {
  if (!isObserved()) return
  if (crew.isVehicle(p, card)) applies(...rulesOfVehicle(p, card, goal))
  if (crew.isCapital(p, card)) applies('KRN-238')
  if (crew.isSquadron(p, card)) applies('DEP-266')
  if (crew.isStarfighter(p, card)) {
    applies(hasPilot(p, card) ? 'DEP-255' : 'DEP-256')
    if (cardOf(p, card).key !== facts(p, card).key) applies('DEP-186')
    if (isCloud(p, goal)) applies('DEP-173')
  }
  if (crew.isCharacter(p, card) && siteFacts(p, goal).siteOf !== undefined) applies('DEP-215')
}

function* judgeUnit(attempt: DeployAttempt): Generator<Reason> {
  const { p, player, card, rider, to } = attempt
  yield* squadronOnlyReplaces(p, card)
  const goal = goalOf(p, to)
  if ('aboard' in to) {
    yield* aboardReasons(attempt, to)
    if (goal !== null) aboardRules(p, card, to.aboard, goal)
  } else if ('location' in to) {
    thereRules(p, card, to.location)
    yield* byRules(p, card, to.location, limitsByKind(p, card, to.location, rider))
  } else return yield notPutThere({ card }, 'no place')
  if (goal === null) return
  const host = 'aboard' in to ? to.aboard : null
  yield* locationRestrictions(p, player, cardsOf(attempt), goal, host)
  yield* besideItsLike(p, card, goal)
}

/** Cards on table that others could be aboard of, by their owner. */
const vessels = rememberAbout([tableCards], (p: Position) => {
  const all = allActive(p).filter((id) => isVessel(p, id) && facts(p, id).capacity !== undefined)
  const thoseOf = (player: Player) => all.filter((id) => cardOf(p, id).owner === player)
  return { light: thoseOf('light'), dark: thoseOf('dark') }
})

/** Every location, as a place to deploy to. */
export const locations = rememberAbout(['layout'], (p: Position) =>
  p.layout.map((location) => ({ location })),
)

export const unit: DeployKind = {
  types: ['character', 'vehicle', 'starship'],

  *targets(p, player, card): Generator<DeployDestination> {
    yield* locations(p)
    for (const host of vessels(p)[player]) {
      for (const slot of openSlots(p, host, card)) yield { aboard: host, slot }
    }
  },

  judge: judgeUnit,
  price: ({ p, card, to }) => priceOf(p, card, to, printedCost(p, card) ?? 0),

  where({ p, player, card, to }) {
    if ('location' in to) return { at: to.location, side: player }
    if (!('aboard' in to)) return null
    const slot = to.slot ?? openSlots(p, to.aboard, card)[0]
    return slot === undefined ? null : { aboard: to.aboard, slot }
  },
}
