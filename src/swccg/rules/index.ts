/** All rules, gathered so that every id is known once. */

import { rules as activate } from './activate.ts'
import { rules as battle } from './battle/initiation.ts'
import { rules as control } from './control/control.ts'
import { rules as drain } from './control/force-drain.ts'
import { rules as deploy } from './deploy/index.ts'
import { rules as destiny } from './destiny.ts'
import { rules as draw } from './draw.ts'
import { rules as existence } from './existence.ts'
import { rules as forceLoss } from './force-loss.ts'
import { rules as lasting } from './lasting-change.ts'
import { rules as lifeForce } from './life-force.ts'
import { rules as slots } from './movement/capacity-slots.ts'
import { rules as common } from './movement/common.ts'
import { rules as cost } from './movement/cost.ts'
import { rules as docking } from './movement/docking.ts'
import { rules as transit } from './movement/docking-bay-transit.ts'
import { rules as embarking } from './movement/embarking.ts'
import { rules as follow } from './movement/follow.ts'
import { rules as hyperspeed } from './movement/hyperspeed.ts'
import { rules as landing } from './movement/landing.ts'
import { rules as landspeed } from './movement/landspeed.ts'
import { rules as locationText } from './movement/location-text.ts'
import { rules as mobile } from './movement/mobile-system.ts'
import { rules as prisoners } from './movement/prisoner-transfers.ts'
import { rules as relocation } from './movement/relocation.ts'
import { rules as restrictions } from './movement/restrictions.ts'
import { rules as runs } from './movement/runs.ts'
import { rules as sectors } from './movement/sector-movement.ts'
import { rules as shipSites } from './movement/ship-sites.ts'
import { rules as shuttling } from './movement/shuttling.ts'
import { rules as moveAway } from './movement/ways-away.ts'
import { rules as play } from './play.ts'
import { rules as playing } from './playing.ts'
import { knowRules } from './rulebook.ts'
import { rules as decks } from './start/decks.ts'
import { rules as opening } from './start/opening.ts'
import { rules as turn } from './turn.ts'

for (const rules of [
  play,
  decks,
  opening,
  existence,
  common,
  cost,
  restrictions,
  landspeed,
  hyperspeed,
  mobile,
  landing,
  sectors,
  transit,
  shuttling,
  shipSites,
  locationText,
  runs,
  follow,
  embarking,
  slots,
  docking,
  prisoners,
  relocation,
  moveAway,
  playing,
  destiny,
  lasting,
  battle,
  turn,
  activate,
  control,
  drain,
  forceLoss,
  lifeForce,
  draw,
  deploy,
]) {
  knowRules(rules)
}
