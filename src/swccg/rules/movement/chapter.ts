/** Movement: the rules that the page comes with (`all-kinds.ts` has the others), and moving as a kind of intent. */

import { rules as apart } from '../ground/copies-and-operatives.ts'
import type { IntentKind } from '../ground/intents.ts'
import { rules as slots } from './capacity-slots.ts'
import { rules as cost } from './cost.ts'
import { rules as embarking } from './embarking-and-disembarking.ts'
import { rules as follow } from './follow.ts'
import { rules as hyperspeed } from './hyperspeed.ts'
import { rules as landing } from './landing.ts'
import { rules as landspeed } from './landspeed.ts'
import { rules as mobile } from './mobile-systems.ts'
import { rules as common } from './moving.ts'
import { rules as restrictions } from './moving-through-locations.ts'
import { allOffers, judgeMove } from './offers.ts'
import { rules as room } from './room-aboard.ts'
import { rules as sectors } from './sector-movement.ts'
import { rules as shipSites } from './starship-and-vehicle-sites.ts'
import { rules as moveAway } from './ways-of-moving-away.ts'

export const rules = [
  ...apart,
  ...common,
  ...cost,
  ...restrictions,
  ...landspeed,
  ...hyperspeed,
  ...mobile,
  ...landing,
  ...sectors,
  ...shipSites,
  ...follow,
  ...embarking,
  ...room,
  ...slots,
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
