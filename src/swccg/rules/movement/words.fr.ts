/** What this chapter says in French, a file for each heading. */

import { arriving } from './arriving.fr.ts'
import { atAGlance } from './at-a-glance.fr.ts'
import { capacitySlots } from './capacity-slots.fr.ts'
import { carryingCards } from './carrying-cards.fr.ts'
import { cost } from './cost.fr.ts'
import { docking } from './docking.fr.ts'
import { dockingBayTransit } from './docking-bay-transit.fr.ts'
import { embarkingAndDisembarking } from './embarking-and-disembarking.fr.ts'
import { follow } from './follow.fr.ts'
import { hyperspeed } from './hyperspeed.fr.ts'
import { landing } from './landing.fr.ts'
import { landspeed } from './landspeed.fr.ts'
import { legalMoves } from './legal-moves.fr.ts'
import { locationText } from './location-text.fr.ts'
import { mobileSystems } from './mobile-systems.fr.ts'
import { movedByCrew } from './moved-by-crew.fr.ts'
import { movesLike } from './moves-like.fr.ts'
import { moving } from './moving.fr.ts'
import { movingThroughLocations } from './moving-through-locations.fr.ts'
import { movingToBattle } from './moving-to-battle.fr.ts'
import { prisonerTransfers } from './prisoner-transfers.fr.ts'
import { procedure } from './procedure.fr.ts'
import { relocating } from './relocating.fr.ts'
import { relocationKind } from './relocation-kind.fr.ts'
import { roomAboard } from './room-aboard.fr.ts'
import { runs } from './runs.fr.ts'
import { sectorMovement } from './sector-movement.fr.ts'
import { shuttling } from './shuttling.fr.ts'
import { starshipAndVehicleSites } from './starship-and-vehicle-sites.fr.ts'
import { undercoverSpies } from './undercover-spies.fr.ts'
import { waysOfMovingAway } from './ways-of-moving-away.fr.ts'
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
