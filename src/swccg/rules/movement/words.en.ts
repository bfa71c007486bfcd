/** What this chapter says in English, a file for each heading. */

import { atAGlance } from './at-a-glance.en.ts'
import { arriving } from './by-text/arriving.en.ts'
import { movesLike } from './by-text/moves-like.en.ts'
import { movingThroughLocations } from './by-text/moving-through-locations.en.ts'
import { movingToBattle } from './by-text/moving-to-battle.en.ts'
import { waysOfMovingAway } from './by-text/ways-of-moving-away.en.ts'
import { carryingCards } from './carrying/carrying-cards.en.ts'
import { movedByCrew } from './carrying/moved-by-crew.en.ts'
import { undercoverSpies } from './carrying/moving-undercover-spies.en.ts'
import { roomAboard } from './carrying/room-aboard.en.ts'
import { follow } from './follow.en.ts'
import { legalMoves } from './legal-moves.en.ts'
import { cost } from './movement-cost.en.ts'
import { procedure } from './movement-procedure.en.ts'
import { moving } from './moving.en.ts'
import { dockingBayTransit } from './regular/docking-bay-transit.en.ts'
import { hyperspeed } from './regular/hyperspeed.en.ts'
import { landing } from './regular/landing.en.ts'
import { landspeed } from './regular/landspeed.en.ts'
import { locationText } from './regular/location-text.en.ts'
import { mobileSystems } from './regular/mobile-systems.en.ts'
import { sectorMovement } from './regular/sector-movement.en.ts'
import { shuttling } from './regular/shuttling.en.ts'
import { starshipAndVehicleSites } from './regular/starship-and-vehicle-sites.en.ts'
import { runs } from './runs.en.ts'
import { capacitySlots } from './unlimited/capacity-slots.en.ts'
import { docking } from './unlimited/docking.en.ts'
import { embarkingAndDisembarking } from './unlimited/embarking-and-disembarking.en.ts'
import { prisonerTransfers } from './unlimited/prisoner-transfers.en.ts'
import { relocating } from './unlimited/relocating-cards.en.ts'
import { relocationKind } from './unlimited/relocation-kind.en.ts'

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
