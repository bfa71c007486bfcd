/** What this chapter says in English, a file for each heading. */

import { arriving } from './arriving.en.ts'
import { atAGlance } from './at-a-glance.en.ts'
import { capacitySlots } from './capacity-slots.en.ts'
import { carryingCards } from './carrying-cards.en.ts'
import { cost } from './cost.en.ts'
import { docking } from './docking.en.ts'
import { dockingBayTransit } from './docking-bay-transit.en.ts'
import { embarkingAndDisembarking } from './embarking-and-disembarking.en.ts'
import { follow } from './follow.en.ts'
import { hyperspeed } from './hyperspeed.en.ts'
import { landing } from './landing.en.ts'
import { landspeed } from './landspeed.en.ts'
import { legalMoves } from './legal-moves.en.ts'
import { locationText } from './location-text.en.ts'
import { mobileSystems } from './mobile-systems.en.ts'
import { movedByCrew } from './moved-by-crew.en.ts'
import { movesLike } from './moves-like.en.ts'
import { moving } from './moving.en.ts'
import { movingThroughLocations } from './moving-through-locations.en.ts'
import { movingToBattle } from './moving-to-battle.en.ts'
import { prisonerTransfers } from './prisoner-transfers.en.ts'
import { procedure } from './procedure.en.ts'
import { relocating } from './relocating.en.ts'
import { relocationKind } from './relocation-kind.en.ts'
import { roomAboard } from './room-aboard.en.ts'
import { runs } from './runs.en.ts'
import { sectorMovement } from './sector-movement.en.ts'
import { shuttling } from './shuttling.en.ts'
import { starshipAndVehicleSites } from './starship-and-vehicle-sites.en.ts'
import { undercoverSpies } from './undercover-spies.en.ts'
import { waysOfMovingAway } from './ways-of-moving-away.en.ts'

export const words = [
  carryingCards,
  undercoverSpies,
  arriving,
  atAGlance,
  capacitySlots,
  cost,
  docking,
  dockingBayTransit,
  embarkingAndDisembarking,
  follow,
  hyperspeed,
  landing,
  landspeed,
  locationText,
  mobileSystems,
  movesLike,

  movedByCrew,
  moving,
  movingThroughLocations,
  movingToBattle,
  legalMoves,
  prisonerTransfers,
  procedure,
  relocating,
  relocationKind,
  roomAboard,
  runs,
  sectorMovement,
  shuttling,
  starshipAndVehicleSites,
  waysOfMovingAway,
] as const
