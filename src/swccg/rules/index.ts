/** All rules beside those that the ruleset itself comes with, gathered so that every id is known once. */

import { rules as aboutToLeave } from './about-to-leave.ts'
import { rules as acting } from './acting/action.ts'
import { rules as canceling } from './acting/cancels-card.ts'
import { rules as together } from './acting/deployed-together.ts'
import { rules as duel } from './acting/duel.ts'
import { rules as duties } from './acting/duties.ts'
import { rules as durations } from './acting/lasting.ts'
import { rules as losing } from './acting/losing.ts'
import { rules as maintenance } from './acting/maintenance.ts'
import { rules as numbers } from './acting/numbers.ts'
import { rules as results } from './acting/results.ts'
import { rules as retargeting } from './acting/retargeting.ts'
import { rules as shares } from './acting/shares.ts'
import { rules as targeting } from './acting/targets.ts'
import { rules as actingTime } from './acting/time.ts'
import { rules as triggered } from './acting/triggered.ts'
import { rules as sweeping } from './acting/whom.ts'
import { rules as activate } from './activate.ts'
import { rules as arrivals } from './arrivals.ts'
import { rules as attacks } from './attack/index.ts'
import { rules as battle } from './battle/battle.ts'
import { rules as counting } from './battle/counting.ts'
import { rules as damage } from './battle/damage-segment.ts'
import { rules as during } from './battle/during.ts'
import { rules as ending } from './battle/ending.ts'
import { rules as immunity } from './battle/immunity.ts'
import { rules as initiation } from './battle/initiation.ts'
import { rules as participation } from './battle/participation.ts'
import { rules as powerSegment } from './battle/power-segment.ts'
import { rules as totals } from './battle/totals.ts'
import { rules as battleTriggers } from './battle/triggers.ts'
import { rules as captives } from './captives/index.ts'
import { rules as control } from './control/control.ts'
import { rules as drain } from './control/force-drain.ts'
import { rules as protection } from './control/protection.ts'
import { rules as deploy } from './deploy/index.ts'
import { rules as aiming } from './destiny/aims.ts'
import { rules as answering } from './destiny/answers.ts'
import { rules as choosing } from './destiny/choice.ts'
import { rules as destiny } from './destiny/drawing.ts'
import { rules as draw } from './draw.ts'
import { rules as flipping } from './flipping.ts'
import { rules as forceLoss } from './force-loss.ts'
import { rules as jumpingOff } from './jumping-off.ts'
import { rules as lasting } from './lasting-change.ts'
import { rules as leaving } from './leaving.ts'
import { rules as lifeForce } from './life-force.ts'
import { rules as moves } from './movement/all-kinds.ts'
import { rules as relocation } from './movement/relocation.ts'
import { rules as toBattle } from './movement/to-battle.ts'
import { rules as operatives } from './one-operative.ts'
import { rules as order } from './order.ts'
import { rules as persona } from './persona/index.ts'
import { rules as piles } from './piles/index.ts'
import { rules as playingFrom } from './piles/playing.ts'
import { rules as playing } from './playing.ts'
import { rules as react } from './react/react.ts'
import { rules as separate } from './separate-cost.ts'
import { rules as stack } from './stack.ts'
import { rules as start } from './start/index.ts'
import { rules as turn } from './turn.ts'
import { rules as weapons } from './weapons/index.ts'

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
