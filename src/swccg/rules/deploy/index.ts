/** All rules of deploying. */

import { rules as byText } from './by-text.ts'
import { rules as cost } from './cost.ts'
import { rules as creatures } from './creatures.ts'
import { rules as deathStars } from './death-stars.ts'
import { rules as effects } from './effects.ts'
import { rules as equipment } from './equipment.ts'
import { rules as judging } from './judging.ts'
import { rules as locations } from './locations.ts'
import { rules as restrictions } from './restrictions.ts'
import { rules as simultaneous } from './simultaneous.ts'
import { rules as transfer } from './transfer.ts'
import { rules as uniqueness } from './uniqueness.ts'
import { rules as units } from './units.ts'
import { rules as texts } from './what-text-allows.ts'

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
