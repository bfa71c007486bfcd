/** Every kind of move, in the order in which they are offered and explained. */

import type { CardId, Destination, MoveName, Player, Position } from '../../model/types.ts'
import type { Move } from '../shared/actions/intent.ts'
import { follow } from './follow.ts'
import type { Attempt, MoveKind } from './move.ts'
import { dockingBayTransit } from './regular/docking-bay-transit.ts'
import { hyperspeed } from './regular/hyperspeed.ts'
import { landing, takingOff } from './regular/landing.ts'
import { landspeed } from './regular/landspeed.ts'
import { locationText } from './regular/location-text.ts'
import { mobileSystem, orbit } from './regular/mobile-systems.ts'
import { deathStar2Sector, sectorMovement } from './regular/sector-movement.ts'
import { shuttling } from './regular/shuttling.ts'
import { starshipSite, vehicleSite } from './regular/starship-and-vehicle-sites.ts'
import { attackRun, attackRunOther, bombingRun } from './runs.ts'
import { shift } from './unlimited/capacity-slots.ts'
import { dock } from './unlimited/docking.ts'
import { disembark, embark } from './unlimited/embarking-and-disembarking.ts'
import { prisonerTransfer } from './unlimited/prisoner-transfers.ts'
import { relocation } from './unlimited/relocation-kind.ts'

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
