/** Movement: all its rules, and moving as a kind of intent. */

import type { IntentKind } from '../intents.ts'
import { rules as slots } from './capacity-slots.ts'
import { rules as common } from './common.ts'
import { rules as cost } from './cost.ts'
import { rules as docking } from './docking.ts'
import { rules as transit } from './docking-bay-transit.ts'
import { rules as embarking } from './embarking.ts'
import { rules as follow } from './follow.ts'
import { rules as hyperspeed } from './hyperspeed.ts'
import { rules as landing } from './landing.ts'
import { rules as landspeed } from './landspeed.ts'
import { rules as locationText } from './location-text.ts'
import { rules as mobile } from './mobile-system.ts'
import { allOffers, judgeMove } from './offers.ts'
import { rules as prisoners } from './prisoner-transfers.ts'
import { rules as relocation } from './relocation-kind.ts'
import { rules as restrictions } from './restrictions.ts'
import { rules as runs } from './runs.ts'
import { rules as sectors } from './sector-movement.ts'
import { rules as shipSites } from './ship-sites.ts'
import { rules as shuttling } from './shuttling.ts'
import { rules as moveAway } from './ways-away.ts'

export const rules = [
  ...common,
  ...cost,
  ...restrictions,
  ...landspeed,
  ...hyperspeed,
  ...mobile,
  ...landing,
  ...sectors,
  ...transit,
  ...shuttling,
  ...shipSites,
  ...locationText,
  ...runs,
  ...follow,
  ...embarking,
  ...slots,
  ...docking,
  ...prisoners,
  ...relocation,
  ...moveAway,
]

/** Moving, as far as it is judged; `whole-game.ts` adds how a move is made. */
export const moving: IntentKind<'move'> = {
  judge: judgeMove,
  begin() {
    throw new Error('how moves are made has not been fetched')
  },
  *legal(p, by, moment) {
    for (const { intent } of allOffers(p, by, moment)) yield intent
  },
}
