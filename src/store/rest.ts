/** What the store asks of the whole game beside what the page comes with. A chunk of its own: see `whole.ts`. */

import { triedBy } from '../scenarios/steps.ts'
import { considerDeploy, deployOffersFor, targetAt } from '../swccg/index.ts'
import { drainAmount } from '../swccg/rules/control/amount.ts'

export const rest = { considerDeploy, deployOffersFor, drainAmount, targetAt, triedBy }
