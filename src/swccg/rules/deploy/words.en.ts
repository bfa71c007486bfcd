/** What this chapter says in English, a file for each heading. */

import { allowedByText } from './allowed-by-text.en.ts'
import { charactersVehiclesStarships } from './characters-vehicles-starships.en.ts'
import { cost } from './cost.en.ts'
import { creatures } from './creatures.en.ts'
import { deathStars } from './death-stars.en.ts'
import { deploying } from './deploying.en.ts'
import { deployingByText } from './deploying-by-text.en.ts'
import { deployingOnCards } from './deploying-on-cards.en.ts'
import { deploymentRestrictions } from './deployment-restrictions.en.ts'
import { effects } from './effects.en.ts'
import { locations } from './locations.en.ts'
import { procedure } from './procedure.en.ts'
import { simultaneousDeployment } from './simultaneous-deployment.en.ts'
import { simultaneouslyDeployed } from './simultaneously-deployed.en.ts'
import { squadrons } from './squadrons.en.ts'
import { transferring } from './transferring.en.ts'
import { undercoverSpies } from './undercover-spies.en.ts'
import { uniqueness } from './uniqueness.en.ts'
import { weaponsAndDevices } from './weapons-and-devices.en.ts'

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
