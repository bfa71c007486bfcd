/** What this chapter says in French, a file for each heading. */

import { atAGlance } from './at-a-glance.fr.ts'
import { arriving } from './by-text/arriving.fr.ts'
import { movesLike } from './by-text/moves-like.fr.ts'
import { movingThroughLocations } from './by-text/moving-through-locations.fr.ts'
import { movingToBattle } from './by-text/moving-to-battle.fr.ts'
import { waysOfMovingAway } from './by-text/ways-of-moving-away.fr.ts'
import { carryingCards } from './carrying/carrying-cards.fr.ts'
import { movedByCrew } from './carrying/moved-by-crew.fr.ts'
import { undercoverSpies } from './carrying/moving-undercover-spies.fr.ts'
import { roomAboard } from './carrying/room-aboard.fr.ts'
import { follow } from './follow.fr.ts'
import { legalMoves } from './legal-moves.fr.ts'
import { cost } from './movement-cost.fr.ts'
import { procedure } from './movement-procedure.fr.ts'
import { moving } from './moving.fr.ts'
import { dockingBayTransit } from './regular/docking-bay-transit.fr.ts'
import { hyperspeed } from './regular/hyperspeed.fr.ts'
import { landing } from './regular/landing.fr.ts'
import { landspeed } from './regular/landspeed.fr.ts'
import { locationText } from './regular/location-text.fr.ts'
import { mobileSystems } from './regular/mobile-systems.fr.ts'
import { sectorMovement } from './regular/sector-movement.fr.ts'
import { shuttling } from './regular/shuttling.fr.ts'
import { starshipAndVehicleSites } from './regular/starship-and-vehicle-sites.fr.ts'
import { runs } from './runs.fr.ts'
import { capacitySlots } from './unlimited/capacity-slots.fr.ts'
import { docking } from './unlimited/docking.fr.ts'
import { embarkingAndDisembarking } from './unlimited/embarking-and-disembarking.fr.ts'
import { prisonerTransfers } from './unlimited/prisoner-transfers.fr.ts'
import { relocating } from './unlimited/relocating-cards.fr.ts'
import { relocationKind } from './unlimited/relocation-kind.fr.ts'
export const words: typeof import('./words.en.ts').words = [
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
]
