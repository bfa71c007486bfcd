/** Two cards in one action, one aboard the other. (Simultaneous Deployment; starship — starfighter - deployment) */

import type { Part, Reason } from '../../../../kernel/index.ts'
import { openSlots, slotTrouble } from '../../../model/capacity.ts'
import { facts } from '../../../model/cards/pool.ts'
import { isCapital, isCharacter, isCloudVehicle, isPilot, isStarship } from '../../../model/crew.ts'
import { isCloud } from '../../../model/places/locations.ts'
import { textsAbout } from '../../../model/texts/texts.ts'
import type { CardId, Player, Position, SlotKind } from '../../../model/types.ts'
import { keptOff } from '../../movement/carrying/room-aboard.ts'
import type { Deployment } from '../../shared/actions/intent.ts'
import type { Price } from '../../shared/paying.ts'
import { refusal } from '../../shared/reasons.ts'
import { changes, inRulings, permits, underHeading } from '../../shared/rulebook.ts'
import { hasPilot, isVessel, unit } from '../characters-vehicles-starships.ts'
import { type DeployAttempt, goalOf } from '../deployment-attempt.ts'
import { priceAboard, printedCost } from '../deployment-cost.ts'

export const rules = [
  ...underHeading('Simultaneous Deployment', { 'DEP-050': {}, 'DEP-051': {} }),
  ...underHeading('Deployment - Examples', { 'DEP-052': changes, 'DEP-056': {} }),
  ...inRulings('starship — starfighter - deployment', { 'DEP-257': permits }),
]

/** Do the rules, or a text, let this card come with its pilot? */
function letsPilotCome(p: Position, card: CardId, goal: CardId | null): boolean {
  if (textsAbout(p, card, 'deploys simultaneously').length > 0) return true
  if (hasPilot(p, card)) return false
  if (isStarship(p, card)) return !isCapital(p, card)
  return isCloudVehicle(p, card) && goal !== null && isCloud(p, goal)
}

const isOfCrew = (slot: SlotKind): boolean => slot === 'pilot' || slot === 'driver'

/** The slot that the second card takes on the first. */
export const slotOfRider = ({ p, card, rider, riderSlot }: DeployAttempt): SlotKind | undefined =>
  riderSlot ?? (rider === null ? undefined : openSlots(p, card, rider)[0])

/** Two cards deploy simultaneously, and no more. (DEP-050) */
export const moreThanTwo = (ship: CardId, card: CardId): Reason => refusal('DEP-050', { card, ship })

/** What speaks against the second card of a simultaneous deployment. */
export function* judgeRider(attempt: DeployAttempt, rider: CardId): Generator<Reason> {
  const { p, card, to } = attempt
  const details = { card: rider, ship: card }
  if (!isVessel(p, card) || isVessel(p, rider)) return yield refusal('DEP-050', details)
  const slot = slotOfRider(attempt)
  if (slot === undefined || slotTrouble(p, card, rider, slot) !== null) {
    yield refusal('DEP-051', details)
  } else if (!isOfCrew(slot)) yield refusal('DEP-257', details)
  yield* keptOff(p, rider, card)
  if (!letsPilotCome(p, card, goalOf(p, to))) yield refusal('DEP-056', details)
}

const share = (by: CardId, { force }: Price): Part => ({ by, does: 'add', n: force, rule: 'DEP-052' })

/** Each card is paid for on its own, in one sum. (DEP-052) */
export function priceWithRider(attempt: DeployAttempt, rider: CardId): Price {
  const { p, card, to } = attempt
  const host = unit.price(attempt)
  const other = priceAboard(p, rider, goalOf(p, to), card, printedCost(p, rider) ?? 0)
  return {
    force: host.force + other.force,
    rules: [...new Set([...host.rules, ...other.rules, 'DEP-052'])],
    parts: [share(card, host), share(rider, other)],
  }
}

/** Two cards of the hand, the first carrying the second, wherever the first may go. */
function* pairsOf(p: Position, player: Player, host: CardId, rider: CardId): Generator<Deployment> {
  if (hasPilot(p, host) || !openSlots(p, host, rider).some(isOfCrew)) return
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
