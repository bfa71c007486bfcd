/**
 * Everything that a game is played with beside what `ruleset.ts` has: rules, kinds of intent, procedures, and who
 * responds to what. The page fetches this file; commands, tests and scenarios have it from the start. A new kind of
 * intent or procedure is added here.
 */

import { activateProcedure } from './rules/activate.ts'
import { goMissing } from './rules/arrivals.ts'
import { battleCost, battleProcedure, beginBattle, reasonsAgainstBattle } from './rules/battle/initiation.ts'
import { beginUse, cardProcedure } from './rules/carrying-out.ts'
import { drainProcedure } from './rules/control/force-drain.ts'
import { judgeDeploy, legalDeployments } from './rules/deploy/judging.ts'
import { beginDeploy, deployProcedure } from './rules/deploy/procedure.ts'
import { beginTransfer, judgeTransfer, transferProcedure, transfersOf } from './rules/deploy/transfer.ts'
import { drawProcedure } from './rules/draw.ts'
import { activating, draining, drawing } from './rules/force-actions.ts'
import { loseProcedure } from './rules/force-loss.ts'
import { rules } from './rules/index.ts'
import { knowIntents, verdictOf } from './rules/intents.ts'
import { moveAwayProcedure } from './rules/movement/move-away.ts'
import { belongsTo, judgeUse, legalPlays, legalUses } from './rules/playing.ts'
import { knowRules } from './rules/rulebook.ts'
import { openingProcedure } from './rules/start/opening.ts'
import { triggersOf } from './rules/triggers.ts'
import { turnProcedure } from './rules/turn.ts'
import { endLasting } from './rules/turn-events.ts'
import { isWatched } from './rules/watched.ts'
import { swccg } from './ruleset.ts'

knowRules(rules)

knowIntents({
  deploy: { judge: judgeDeploy, begin: beginDeploy, legal: legalDeployments },
  transfer: { judge: judgeTransfer, begin: beginTransfer, legal: transfersOf },
  play: {
    judge: (p, by, use, moment) => judgeUse(p, by, 'play', use, moment),
    begin: (change, by, use) => beginUse(change, by, 'play', use),
    legal: legalPlays,
    belongsTo,
  },
  use: {
    judge: (p, by, use, moment) => judgeUse(p, by, 'use', use, moment),
    begin: (change, by, use) => beginUse(change, by, 'use', use),
    legal: legalUses,
    belongsTo,
  },
  activate: activating,
  drain: draining,
  draw: drawing,
  // Battles are listed when their segments are played.
  battle: {
    judge: (p, by, { location }, moment) =>
      verdictOf(p, reasonsAgainstBattle(p, by, location, moment), battleCost, [
        'BAT-002',
        'BAT-003',
        'BAT-018',
      ]),
    begin: (change, by, { location }) => beginBattle(change, by, location),
  },
})

Object.assign(swccg.procedures, {
  opening: openingProcedure,
  turn: turnProcedure,
  'move away': moveAwayProcedure,
  card: cardProcedure,
  battle: battleProcedure,
  deploy: deployProcedure,
  transfer: transferProcedure,
  'go missing': goMissing,
  activate: activateProcedure,
  draw: drawProcedure,
  'Force drain': drainProcedure,
  'lose Force': loseProcedure,
  'end lasting': endLasting,
})

swccg.automatic = triggersOf
swccg.watched = isWatched

export { premiereDarkDeck } from './decks/premiere-dark.ts'
export { premiereLightDeck } from './decks/premiere-light.ts'
export { drainUnderWay } from './rules/control/force-drain.ts'
export { considerDeploy, type DeployOffer, deployOffersFor, targetAt } from './rules/deploy/judging.ts'
export { newGame } from './rules/start/opening.ts'
