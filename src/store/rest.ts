/** What the store asks of the whole game beside what the page comes with. A chunk of its own: see `whole.ts`. */

import { beginGame } from '../scenarios/begin-game.ts'
import { triedBy } from '../scenarios/steps.ts'
import { considerDeploy, deployOffersFor, intendedReact, targetAt, totalInBattle } from '../swccg/index.ts'
import { creatureTotal, opponentsOfCreature, opposingTotal } from '../swccg/model/attack.ts'
import { loadOf, participants } from '../swccg/model/battle.ts'
import { powersInBattle } from '../swccg/model/battle-strength.ts'
import { forfeitOf } from '../swccg/model/values.ts'
import { countDestinies } from '../swccg/rules/battle/battle-destiny.ts'
import { mustStillPay } from '../swccg/rules/battle/damage-segment.ts'
import { drainAmount } from '../swccg/rules/control/force-drain-amount.ts'
import { meant, usable } from '../swccg/rules/game-text/initiating.ts'
import { totalAbility } from '../swccg/rules/values/battle-totals.ts'
import { attemptOf } from '../swccg/rules/weapons/attempt.ts'
import { valueToBeat } from '../swccg/rules/weapons/targets.ts'

export const rest = {
  attemptOf,
  beginGame,
  considerDeploy,
  countDestinies,
  creatureTotal,
  deployOffersFor,
  intendedReact,
  drainAmount,
  forfeitOf,
  loadOf,
  meant,
  mustStillPay,
  opponentsOfCreature,
  opposingTotal,
  participants,
  powersInBattle,
  targetAt,
  totalAbility,
  totalInBattle,
  triedBy,
  valueToBeat,
  usable,
}
