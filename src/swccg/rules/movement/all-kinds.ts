/** Every kind of move, in the order in which they are offered and explained, and the rules of those that the page fetches. */

import { shift } from './capacity-slots.ts'
import { dock, rules as docking } from './docking.ts'
import { dockingBayTransit, rules as transit } from './docking-bay-transit.ts'
import { disembark, embark } from './embarking-and-disembarking.ts'
import { follow } from './follow.ts'
import { hyperspeed } from './hyperspeed.ts'
import type { MoveKind } from './kind.ts'
import { landing, takingOff } from './landing.ts'
import { landspeed } from './landspeed.ts'
import { locationText, rules as locationTexts } from './location-text.ts'
import { mobileSystem, orbit } from './mobile-systems.ts'
import { rules as prisoners, prisonerTransfer } from './prisoner-transfers.ts'
import { relocation, rules as relocations } from './relocation-kind.ts'
import { attackRun, attackRunOther, bombingRun, rules as runs } from './runs.ts'
import { deathStar2Sector, sectorMovement } from './sector-movement.ts'
import { rules as shuttle, shuttling } from './shuttling.ts'
import { starshipSite, vehicleSite } from './starship-and-vehicle-sites.ts'

export const allKinds: readonly MoveKind[] = [
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

export const rules = [
  ...docking,
  ...transit,
  ...locationTexts,
  ...prisoners,
  ...relocations,
  ...runs,
  ...shuttle,
]
