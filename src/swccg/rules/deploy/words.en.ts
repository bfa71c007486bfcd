/** What this chapter says in English, a file for each heading. */

import { charactersVehiclesStarships } from './characters-vehicles-starships.en.ts'
import { creatures } from './creatures.en.ts'
import { deploying } from './deploying.en.ts'
import { cost } from './deployment-cost.en.ts'
import { procedure } from './deployment-procedure.en.ts'
import { locations } from './locations.en.ts'
import { deployingOnCards } from './on-cards/deploying-on-cards.en.ts'
import { effects } from './on-cards/effects.en.ts'
import { transferring } from './on-cards/transferring.en.ts'
import { weaponsAndDevices } from './on-cards/weapons-and-devices.en.ts'
import { allowedByText } from './restrictions/allowed-by-text.en.ts'
import { deathStars } from './restrictions/death-stars.en.ts'
import { deploymentRestrictions } from './restrictions/deployment-restrictions.en.ts'
import { deployingByText } from './special/deploying-by-text.en.ts'
import { squadrons } from './special/deploying-squadrons.en.ts'
import { undercoverSpies } from './special/going-undercover.en.ts'
import { simultaneousDeployment } from './special/simultaneous-deployment.en.ts'
import { simultaneouslyDeployed } from './special/simultaneously-deployed.en.ts'
import { uniqueness } from './uniqueness.en.ts'

export const words = [
  deployingOnCards,
  squadrons,
  allowedByText,
  charactersVehiclesStarships,
  cost,
  creatures,
  deathStars,
  deploying,
  deployingByText,
  deploymentRestrictions,
  effects,
  locations,
  procedure,
  simultaneousDeployment,
  simultaneouslyDeployed,
  transferring,
  undercoverSpies,
  uniqueness,
  weaponsAndDevices,
] as const
