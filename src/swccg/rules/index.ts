/** All rules beside those that the ruleset itself comes with, gathered so that every id is known once. */

import { rules as durations } from './actions/durations.ts'
import { rules as stack } from './actions/responses.ts'
import { rules as separate } from './actions/separate-costs.ts'
import { rules as attacks } from './attacks/chapter.ts'
import { rules as battle } from './battle/battle.ts'
import { rules as counting } from './battle/battle-destiny.ts'
import { rules as damage } from './battle/damage-segment.ts'
import { rules as ending } from './battle/end-of-battle.ts'
import { rules as immunity } from './battle/immunity.ts'
import { rules as initiation } from './battle/initiation.ts'
import { rules as during } from './battle/interrupts-in-battle.ts'
import { rules as participation } from './battle/participating.ts'
import { rules as powerSegment } from './battle/power-segment.ts'
import { rules as battleTriggers } from './battle/winning-and-losing.ts'
import { rules as captives } from './captives/chapter.ts'
import { rules as drain } from './control/force-drains.ts'
import { rules as control } from './control/occupying-and-controlling.ts'
import { rules as protection } from './control/protected-force-drains.ts'
import { rules as deploy } from './deploy/chapter.ts'
import { rules as together } from './deploy/simultaneously-deployed.ts'
import { rules as choosing } from './destiny/draw-and-choose.ts'
import { rules as destiny } from './destiny/drawing-destiny.ts'
import { rules as aiming } from './destiny/targeting-destiny.ts'
import { rules as lifeForce } from './force/life-force.ts'
import { rules as forceLoss } from './force/losing-force.ts'
import { rules as acting } from './game-text/action.ts'
import { rules as sweeping } from './game-text/all-cards.ts'
import { rules as triggered } from './game-text/automatic-actions.ts'
import { rules as canceling } from './game-text/canceling-cards.ts'
import { rules as answering } from './game-text/changing-destiny.ts'
import { rules as shares } from './game-text/force-shares.ts'
import { rules as playing } from './game-text/initiating.ts'
import { rules as duties } from './game-text/mandatory-actions.ts'
import { rules as lasting } from './game-text/once-per-phase.ts'
import { rules as results } from './game-text/results.ts'
import { rules as retargeting } from './game-text/retargeting.ts'
import { rules as targeting } from './game-text/targeting.ts'
import { rules as actingTime } from './game-text/timing.ts'
import { rules as aboutToLeave } from './leaving-table/about-to-leave.ts'
import { rules as jumpingOff } from './leaving-table/creature-vehicles.ts'
import { rules as losing } from './leaving-table/just-lost.ts'
import { rules as leaving } from './leaving-table/leaving-table.ts'
import { rules as order } from './leaving-table/order-of-cards.ts'
import { rules as moves } from './movement/all-kinds.ts'
import { rules as arrivals } from './movement/arriving.ts'
import { rules as toBattle } from './movement/moving-to-battle.ts'
import { rules as relocation } from './movement/relocating.ts'
import { rules as persona } from './persona/chapter.ts'
import { rules as piles } from './piles/chapter.ts'
import { rules as playingFrom } from './piles/playing-from-a-pile.ts'
import { rules as react } from './react/react.ts'
import { rules as start } from './start/chapter.ts'
import { rules as duel } from './terms/duels.ts'
import { rules as maintenance } from './terms/maintenance-costs.ts'
import { rules as flipping } from './terms/objectives.ts'
import { rules as operatives } from './terms/operatives.ts'
import { rules as activate } from './turn/activate.ts'
import { rules as draw } from './turn/draw.ts'
import { rules as turn } from './turn/turn.ts'
import { rules as totals } from './values/battle-totals.ts'
import { rules as numbers } from './values/values-and-numbers.ts'
import { rules as weapons } from './weapons/chapter.ts'

export const rules = [
  ...captives,
  ...shares,
  ...sweeping,
  ...arrivals,
  ...start,
  ...moves,
  ...relocation,
  ...persona,
  ...playing,
  ...stack,
  ...acting,
  ...actingTime,
  ...canceling,
  ...durations,
  ...duel,
  ...together,
  ...toBattle,
  ...duties,
  ...maintenance,
  ...separate,
  ...losing,
  ...operatives,
  ...numbers,
  ...results,
  ...retargeting,
  ...playingFrom,
  ...targeting,
  ...triggered,
  ...destiny,
  ...choosing,
  ...aiming,
  ...answering,
  ...lasting,
  ...react,
  ...initiation,
  ...battle,
  ...during,
  ...powerSegment,
  ...battleTriggers,
  ...ending,
  ...participation,
  ...counting,
  ...totals,
  ...immunity,
  ...damage,
  ...attacks,
  ...jumpingOff,
  ...leaving,
  ...aboutToLeave,
  ...order,
  ...turn,
  ...activate,
  ...control,
  ...drain,
  ...protection,
  ...flipping,
  ...forceLoss,
  ...lifeForce,
  ...draw,
  ...deploy,
  ...weapons,
  ...piles,
]
