/** Two cards in one action, one aboard the other. (Simultaneous Deployment; starship — starfighter - deployment) */

import type { Reason } from '../../../kernel/index.ts'
import { openSlots, slotTrouble } from '../../model/capacity.ts'
import { isCapital, isCharacter, isCloudVehicle, isPilot, isStarship, isVehicle } from '../../model/crew.ts'
import { isCloud } from '../../model/locations.ts'
import { facts } from '../../model/pool.ts'
import { textsAbout } from '../../model/texts.ts'
import type { CardId, Player, Position, SlotKind } from '../../model/types.ts'
import type { Deployment } from '../ground/intent.ts'
import { no } from '../ground/reasons.ts'
import { changes, inRulings, permits, underHeading } from '../ground/rulebook.ts'
import { keptOff } from '../movement/room-aboard.ts'
import { type DeployAttempt, type DeployPrice, goalOf } from './attempt.ts'
import { unit } from './characters-vehicles-starships.ts'
import { priceAboard, printedCost } from './cost.ts'

export const rules = [
  ...underHeading('Simultaneous Deployment', { 'DEP-050': {}, 'DEP-051': {} }),
  ...underHeading('Deployment - Examples', { 'DEP-052': changes, 'DEP-056': {} }),
  ...inRulings('starship — starfighter - deployment', { 'DEP-257': permits }),
]

const isVessel = (p: Position, card: CardId) => isStarship(p, card) || isVehicle(p, card)

/** Do the rules, or a text, let this card come with its pilot? */
function letsPilotCome(p: Position, card: CardId, goal: CardId | null): boolean {
  if (textsAbout(p, card, 'deploys simultaneously').length > 0) return true
  if ((facts(p, card).permanentPilots?.length ?? 0) > 0) return false
  if (isStarship(p, card)) return !isCapital(p, card)
  return isCloudVehicle(p, card) && goal !== null && isCloud(p, goal)
}

/** The slot that the second card takes on the first. */
export const slotOfRider = ({ p, card, rider, riderSlot }: DeployAttempt): SlotKind | undefined =>
  riderSlot ?? (rider === null ? undefined : openSlots(p, card, rider)[0])

/** Two cards deploy simultaneously, and no more. (DEP-050) */
export function* moreThanTwo({ cards }: Deployment): Generator<Reason> {
  const [ship, , card] = cards
  if (ship !== undefined && card !== undefined) yield no('DEP-050', { card, ship })
}

/** What speaks against the second card of a simultaneous deployment. */
export function* judgeRider(attempt: DeployAttempt): Generator<Reason> {
  const { p, card, rider, to } = attempt
  if (rider === null) return
  const details = { card: rider, ship: card }
  if (!isVessel(p, card) || isVessel(p, rider)) return yield no('DEP-050', details)
  const slot = slotOfRider(attempt)
  if (slot === undefined || slotTrouble(p, card, rider, slot) !== null) {
    yield no('DEP-051', details)
  } else if (slot !== 'pilot' && slot !== 'driver') yield no('DEP-257', details)
  yield* keptOff(p, rider, card)
  if (!letsPilotCome(p, card, goalOf(p, to))) yield no('DEP-056', { card: rider, ship: card })
}

/** Each card is paid for on its own, in one sum. (DEP-052) */
export function priceWithRider(attempt: DeployAttempt): DeployPrice {
  const { p, card, rider, to } = attempt
  const host = unit.price(attempt)
  if (rider === null) return host
  const other = priceAboard(p, rider, goalOf(p, to), card, printedCost(p, rider) ?? 0)
  return {
    force: host.force + other.force,
    rules: [...new Set([...host.rules, ...other.rules, 'DEP-052'])],
    parts: [card, rider].map((by, index) => ({
      by,
      does: 'add',
      n: (index === 0 ? host : other).force,
      rule: 'DEP-052',
    })),
  }
}

/** Two cards of the hand, the first carrying the second, wherever the first may go. */
function* pairsOf(p: Position, player: Player, host: CardId, rider: CardId): Generator<Deployment> {
  if ((facts(p, host).permanentPilots?.length ?? 0) > 0) return
  if (!openSlots(p, host, rider).some((slot) => slot === 'pilot' || slot === 'driver')) return
  for (const to of unit.targets(p, player, host)) {
    if (letsPilotCome(p, host, goalOf(p, to))) yield { cards: [host, rider], to }
  }
}

/** Pairs from hand in which this card carries a pilot. */
export function* pairsCarriedBy(p: Position, player: Player, host: CardId): Generator<Deployment> {
  if (!isVessel(p, host)) return
  for (const rider of p.piles[player].hand)
    if (isPilot(facts(p, rider))) yield* pairsOf(p, player, host, rider)
}

/** Pairs from hand in which this card is carried. */
export function* pairsCarrying(p: Position, player: Player, rider: CardId): Generator<Deployment> {
  if (!isCharacter(p, rider)) return
  for (const host of p.piles[player].hand) if (isVessel(p, host)) yield* pairsOf(p, player, host, rider)
}
