/** Every kind of move, in the order in which they are offered and explained. */

import type { CardId, Destination, MoveName, Player, Position } from '../../model/types.ts'
import type { Move } from '../ground/intent.ts'
import { shift } from './capacity-slots.ts'
import { dock } from './docking.ts'
import { dockingBayTransit } from './docking-bay-transit.ts'
import { disembark, embark } from './embarking-and-disembarking.ts'
import { follow } from './follow.ts'
import { hyperspeed } from './hyperspeed.ts'
import { landing, takingOff } from './landing.ts'
import { landspeed } from './landspeed.ts'
import { locationText } from './location-text.ts'
import { mobileSystem, orbit } from './mobile-systems.ts'
import type { Attempt, MoveKind } from './move.ts'
import { prisonerTransfer } from './prisoner-transfers.ts'
import { relocation } from './relocation-kind.ts'
import { attackRun, attackRunOther, bombingRun } from './runs.ts'
import { deathStar2Sector, sectorMovement } from './sector-movement.ts'
import { shuttling } from './shuttling.ts'
import { starshipSite, vehicleSite } from './starship-and-vehicle-sites.ts'

export const kinds: readonly MoveKind[] = [
  landspeed,
  hyperspeed,
  mobileSystem,
  orbit,
  landing,
  takingOff,
  sectorMovement,
  deathStar2Sector,
  dockingBayTransit,
  shuttling,
  starshipSite,
  vehicleSite,
  locationText,
  attackRun,
  attackRunOther,
  bombingRun,
  follow,
  embark,
  disembark,
  shift,
  dock,
  prisonerTransfer,
  relocation,
]

/** The kind that a move is of. A name that several share is told apart by what the move is. */
export function kindOf(attempt: Attempt): MoveKind {
  const { using } = attempt.move
  const named = kinds.filter((kind) => kind.using === using)
  const kind = named.find((one) => one.concerns(attempt)) ?? named[0]
  if (!kind) throw new Error(`no kind of move is called '${using}'`)
  return kind
}

/** The move that bringing this card there would be by this kind. */
export const intendedMove = (
  kind: MoveKind,
  p: Position,
  player: Player,
  card: CardId,
  to: Destination,
): Move => kind.intend?.(p, player, card, to) ?? { using: kind.using, cards: [card], to }

export const kindNamed = (using: MoveName): MoveKind | undefined => kinds.find((kind) => kind.using === using)
