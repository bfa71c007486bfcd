/** All rules of deploying. */

import { rules as texts } from './allowed-by-text.ts'
import { rules as units } from './characters-vehicles-starships.ts'
import { rules as cost } from './cost.ts'
import { rules as creatures } from './creatures.ts'
import { rules as deathStars } from './death-stars.ts'
import { rules as judging } from './deploying.ts'
import { rules as byText } from './deploying-by-text.ts'
import { rules as restrictions } from './deployment-restrictions.ts'
import { rules as effects } from './effects.ts'
import { rules as locations } from './locations.ts'
import { rules as simultaneous } from './simultaneous-deployment.ts'
import { rules as transfer } from './transferring.ts'
import { rules as uniqueness } from './uniqueness.ts'
import { rules as equipment } from './weapons-and-devices.ts'

export const rules = [
  ...judging,
  ...restrictions,
  ...uniqueness,
  ...cost,
  ...byText,
  ...units,
  ...creatures,
  ...equipment,
  ...effects,
  ...locations,
  ...deathStars,
  ...simultaneous,
  ...transfer,
  ...texts,
]
