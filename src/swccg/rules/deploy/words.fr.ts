/** What this chapter says in French, a file for each heading. */

import { charactersVehiclesStarships } from './characters-vehicles-starships.fr.ts'
import { creatures } from './creatures.fr.ts'
import { deploying } from './deploying.fr.ts'
import { cost } from './deployment-cost.fr.ts'
import { procedure } from './deployment-procedure.fr.ts'
import { locations } from './locations.fr.ts'
import { deployingOnCards } from './on-cards/deploying-on-cards.fr.ts'
import { effects } from './on-cards/effects.fr.ts'
import { transferring } from './on-cards/transferring.fr.ts'
import { weaponsAndDevices } from './on-cards/weapons-and-devices.fr.ts'
import { allowedByText } from './restrictions/allowed-by-text.fr.ts'
import { deathStars } from './restrictions/death-stars.fr.ts'
import { deploymentRestrictions } from './restrictions/deployment-restrictions.fr.ts'
import { deployingByText } from './special/deploying-by-text.fr.ts'
import { squadrons } from './special/deploying-squadrons.fr.ts'
import { undercoverSpies } from './special/going-undercover.fr.ts'
import { simultaneousDeployment } from './special/simultaneous-deployment.fr.ts'
import { simultaneouslyDeployed } from './special/simultaneously-deployed.fr.ts'
import { uniqueness } from './uniqueness.fr.ts'
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
