/** Every kind of move, by its name. */

import type { CardId, MoveDestination, MoveName, Player, Position } from '../../model/types.ts'
import type { Move } from '../shared/actions/intent.ts'
import { attackRun, attackRunOther, bombingRun } from './attack-runs-and-bombing-runs.ts'
import { follow } from './follow.ts'
import type { Attempt, MoveKind } from './move.ts'
import { dockingBayTransit } from './regular/docking-bay-transit.ts'
import { hyperspeed } from './regular/hyperspeed.ts'
import { landing, takingOff } from './regular/landing-and-taking-off.ts'
import { landspeed } from './regular/landspeed.ts'
import { locationText } from './regular/location-text.ts'
import { mobileSystem, orbit } from './regular/mobile-systems-and-death-stars.ts'
import { deathStar2Sector, sectorMovement } from './regular/sector-movement.ts'
import { shuttling } from './regular/shuttling.ts'
import { starshipSite, vehicleSite } from './regular/starship-and-vehicle-sites.ts'
import { shift } from './unlimited/capacity-slots.ts'
import { dock } from './unlimited/docked-starships.ts'
import { disembark, embark } from './unlimited/embarking-and-disembarking.ts'
import { prisonerTransfer } from './unlimited/prisoner-transfers.ts'
import { relocation } from './unlimited/relocation-kind.ts'

/** What is called by each name: what several share is told apart by what the move is. */
const named: { readonly [U in MoveName]: readonly [MoveKind<U>, ...MoveKind<U>[]] } = {
  landspeed: [landspeed],
  hyperspeed: [hyperspeed],
  'mobile system': [mobileSystem],
  orbit: [orbit],
  landing: [landing],
  'taking off': [takingOff],
  'sector movement': [sectorMovement],
  'death star ii sector': [deathStar2Sector],
  'docking bay transit': [dockingBayTransit],
  shuttling: [shuttling],
  'starship site': [starshipSite],
  'vehicle site': [vehicleSite],
  'location text': [locationText],
  'attack run': [attackRun, attackRunOther],
  'bombing run': [bombingRun],
  follow: [follow],
  embark: [embark],
  disembark: [disembark],
  shift: [shift],
  dock: [dock],
  'prisoner transfer': [prisonerTransfer],
  relocation: [relocation],
}

/** Every kind, in the order in which they are offered and explained. */
export const kinds: readonly MoveKind[] = Object.values(named).flat()

/** The kind that a move is of. */
export function kindOf(attempt: Attempt): MoveKind {
  const kindsOfName: readonly [MoveKind, ...MoveKind[]] = named[attempt.move.using]
  return kindsOfName.find((one) => one.concerns(attempt)) ?? kindsOfName[0]
}

/** The move that bringing this card there would be by this kind. */
export const intendedMove = (
  kind: MoveKind,
  p: Position,
  player: Player,
  card: CardId,
  to: MoveDestination,
): Move => kind.intend?.(p, player, card, to) ?? { using: kind.using, cards: [card], to }

/** Is there a kind of move of this name? A file or a save may name others. */
export const isMoveName = (using: string): using is MoveName => Object.hasOwn(named, using)

export const kindNamed = (using: MoveName): MoveKind => named[using][0]
