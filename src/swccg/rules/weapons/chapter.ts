/** The rules of weapons, gathered. */

import { rules as carried } from '../leaving-table/artillery.ts'
import { rules as cost } from './cost.ts'
import { rules as firing } from './firing.ts'
import { rules as byText } from './firing-by-text.ts'
import { rules as impacts } from './hits.ts'
import { rules as limits } from './how-often.ts'
import { rules as procedure } from './procedure.ts'
import { rules as targets } from './targets.ts'
import { rules as crew } from './who-can-fire.ts'

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
