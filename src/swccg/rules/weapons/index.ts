/** The rules of weapons, gathered. */

import { rules as byText } from './by-text.ts'
import { rules as carried } from './carried.ts'
import { rules as cost } from './cost.ts'
import { rules as crew } from './crew.ts'
import { rules as firing } from './firing.ts'
import { rules as impacts } from './impacts.ts'
import { rules as limits } from './limits.ts'
import { rules as procedure } from './procedure.ts'
import { rules as targets } from './targets.ts'

export const rules = [
  ...firing,
  ...crew,
  ...limits,
  ...targets,
  ...cost,
  ...procedure,
  ...impacts,
  ...byText,
  ...carried,
]
