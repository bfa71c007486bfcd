/** What this chapter says in French, a file for each heading. */

import { allowedByText } from './allowed-by-text.fr.ts'
import { charactersVehiclesStarships } from './characters-vehicles-starships.fr.ts'
import { cost } from './cost.fr.ts'
import { creatures } from './creatures.fr.ts'
import { deathStars } from './death-stars.fr.ts'
import { deploying } from './deploying.fr.ts'
import { deployingByText } from './deploying-by-text.fr.ts'
import { deployingOnCards } from './deploying-on-cards.fr.ts'
import { deploymentRestrictions } from './deployment-restrictions.fr.ts'
import { effects } from './effects.fr.ts'
import { locations } from './locations.fr.ts'
import { procedure } from './procedure.fr.ts'
import { simultaneousDeployment } from './simultaneous-deployment.fr.ts'
import { simultaneouslyDeployed } from './simultaneously-deployed.fr.ts'
import { squadrons } from './squadrons.fr.ts'
import { transferring } from './transferring.fr.ts'
import { undercoverSpies } from './undercover-spies.fr.ts'
import { uniqueness } from './uniqueness.fr.ts'
import { weaponsAndDevices } from './weapons-and-devices.fr.ts'
export const words: typeof import('./words.en.ts').words = [
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
]
