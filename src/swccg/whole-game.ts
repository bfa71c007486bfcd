/**
 * Everything that a game is played with beside what `ruleset.ts` has: rules, kinds of intent, procedures, and who
 * responds to what. The page fetches this file; commands, tests and scenarios have it from the start. A new kind of
 * intent or procedure is added here.
 */

import type { Player } from './model/types.ts'
import { attackProcedure } from './rules/attacks/attack.ts'
import { isSettled } from './rules/attacks/attack-over.ts'
import { creaturesFight, makeSelective } from './rules/attacks/creatures-attacking-each-other.ts'
import { eatHost } from './rules/attacks/defeated.ts'
import { feedProcedure } from './rules/attacks/feeding.ts'
import { attacking } from './rules/attacks/initiating.ts'
import { attackAfterAll } from './rules/attacks/mandatory-attacks.ts'
import { carryOff, letGo, squeeze } from './rules/attacks/parasites.ts'
import { battleProcedure } from './rules/battle/battle.ts'
import { fighting, forfeiting, losing } from './rules/battle/chapter.ts'
import { mustStillPay } from './rules/battle/damage-segment.ts'
import { excludeProcedure, isLonely, isOverEarly } from './rules/battle/participating.ts'
import { powerProcedure } from './rules/battle/power-segment.ts'
import { captureProcedure } from './rules/captives/capturing.ts'
import { newEscortProcedure } from './rules/captives/custody.ts'
import { freeing, releaseProcedure, releasesDue } from './rules/captives/releasing.ts'
import { drainProcedure } from './rules/control/force-drains.ts'
import { judgeDeploy, legalDeployments } from './rules/deploy/deploying.ts'
import { deployByText } from './rules/deploy/deploying-by-text.ts'
import { beginDeploy, deployProcedure } from './rules/deploy/procedure.ts'
import { beginTransfer, judgeTransfer, transferProcedure, transfersOf } from './rules/deploy/transferring.ts'
import { destinyProcedure } from './rules/destiny/drawing-destiny.ts'
import { loseProcedure } from './rules/force/losing-force.ts'
import {
  cancelByText,
  cancelTrigger,
  suspend,
  suspensions,
  triggeredProcedure,
} from './rules/game-text/automatic-actions.ts'
import { tellingOfText } from './rules/game-text/canceled-game-text.ts'
import {
  belongsTo,
  besides,
  judgeUse,
  legalPlays,
  legalUses,
  waysToFulfil,
} from './rules/game-text/initiating.ts'
import { dutyProcedure, phaseEndProcedure } from './rules/game-text/mandatory-actions.ts'
import { moveAwayProcedure } from './rules/game-text/move-away.ts'
import { playByText } from './rules/game-text/playing-from-a-pile.ts'
import { stopping } from './rules/game-text/preventing.ts'
import { resultsProcedure } from './rules/game-text/results.ts'
import { beginUse, cardProcedure } from './rules/game-text/steps-of-an-action.ts'
import { triggersOf } from './rules/game-text/triggers.ts'
import { isWatched } from './rules/game-text/watched.ts'
import { knowIntents } from './rules/ground/intents.ts'
import { knowRules } from './rules/ground/rulebook.ts'
import { rules } from './rules/index.ts'
import { jumpOff } from './rules/leaving-table/creature-vehicles.ts'
import { isGone, leaveProcedure } from './rules/leaving-table/just-lost.ts'
import { leaves } from './rules/leaving-table/leaving-table.ts'
import { orderProcedure } from './rules/leaving-table/order-of-cards.ts'
import { allKinds } from './rules/movement/all-kinds.ts'
import { goMissing } from './rules/movement/arriving.ts'
import { moving } from './rules/movement/chapter.ts'
import { knowKinds } from './rules/movement/kinds.ts'
import { beginMove, moveProcedure } from './rules/movement/procedure.ts'
import { beginConversion, judgeConversion, legalConversions } from './rules/persona/converting.ts'
import { beginReplacement, judgeReplacement, legalReplacements } from './rules/persona/persona-replacement.ts'
import { counting, looking, readProcedure } from './rules/piles/counting-and-looking.ts'
import { deedProcedure } from './rules/piles/results.ts'
import { reacting } from './rules/react/chapter.ts'
import { reactProcedure } from './rules/react/moving.ts'
import { openingProcedure } from './rules/start/opening.ts'
import { startingText, takeAtStart } from './rules/start/starting-text.ts'
import { oneVersion, revealStolen, revealsDue, theftProcedure } from './rules/stealing/stealing.ts'
import { duelProcedure } from './rules/terms/duels.ts'
import { maintenanceProcedure } from './rules/terms/maintenance-costs.ts'
import { flipProcedure, flipsDue } from './rules/terms/objectives.ts'
import { oneOperative, operativesDue } from './rules/terms/operatives.ts'
import { activateByText, activateProcedure } from './rules/turn/activate.ts'
import { drawProcedure } from './rules/turn/draw.ts'
import { activating, draining, drawing } from './rules/turn/force-actions.ts'
import { endLasting } from './rules/turn/start-and-end-of-turn.ts'
import { turnProcedure } from './rules/turn/turn.ts'
import { firing } from './rules/weapons/firing.ts'
import { aimProcedure } from './rules/weapons/firing-by-text.ts'
import { fireProcedure } from './rules/weapons/procedure.ts'
import { swccg } from './ruleset.ts'

knowRules(rules)
knowKinds(allKinds)

knowIntents({
  move: { ...moving, begin: beginMove },
  deploy: { judge: judgeDeploy, begin: beginDeploy, legal: legalDeployments },
  transfer: { judge: judgeTransfer, begin: beginTransfer, legal: transfersOf },
  replace: { judge: judgeReplacement, begin: beginReplacement, legal: legalReplacements },
  convert: { judge: judgeConversion, begin: beginConversion, legal: legalConversions },
  play: {
    judge: (p, by, use, moment) => judgeUse(p, by, 'play', use, moment),
    begin: (change, by, use) => beginUse(change, by, 'play', use),
    legal: legalPlays,
    belongsTo,
    besides,
  },
  use: {
    judge: (p, by, use, moment) => judgeUse(p, by, 'use', use, moment),
    begin: (change, by, use) => beginUse(change, by, 'use', use),
    legal: legalUses,
    belongsTo,
    besides,
  },
  activate: activating,
  drain: draining,
  draw: drawing,
  react: reacting,
  count: counting,
  look: looking,
  battle: fighting,
  fire: firing,
  attack: attacking,
  forfeit: forfeiting,
  lose: losing,
  release: freeing,
})

Object.assign(swccg.procedures, {
  opening: openingProcedure,
  move: moveProcedure,
  'starting text': startingText,
  'take at start': takeAtStart,
  turn: turnProcedure,
  'move away': moveAwayProcedure,
  card: cardProcedure,
  react: reactProcedure,
  battle: battleProcedure,
  'power segment': powerProcedure,
  fire: fireProcedure,
  aim: aimProcedure,
  exclude: excludeProcedure,
  attack: attackProcedure,
  'must attack': attackAfterAll,
  'creatures fight': creaturesFight,
  'make selective': makeSelective,
  'carry host off': carryOff,
  'let go': letGo,
  'eat host': eatHost,
  feed: feedProcedure,
  squeeze,
  'jump off': jumpOff,
  duel: duelProcedure,
  leaves,
  deploy: deployProcedure,
  'deploy by text': deployByText,
  flip: flipProcedure,
  transfer: transferProcedure,
  'go missing': goMissing,
  activate: activateProcedure,
  draw: drawProcedure,
  'draw destiny': destinyProcedure,
  'Force drain': drainProcedure,
  'lose Force': loseProcedure,
  'end lasting': endLasting,
  'activate by text': activateByText,
  'leave table': leaveProcedure,
  results: resultsProcedure,
  'phase end': phaseEndProcedure,
  duty: dutyProcedure(waysToFulfil, (change, { player }, use) => beginUse(change, player, 'use', use)),
  maintain: maintenanceProcedure,
  triggered: triggeredProcedure,
  stopping,
  'play by text': playByText,
  'cancel by text': cancelByText,
  'cancels trigger': cancelTrigger,
  suspend,
  deed: deedProcedure,
  'order in pile': orderProcedure,
  read: readProcedure,
  capture: captureProcedure,
  release: releaseProcedure,
  'new escort': newEscortProcedure,
  theft: theftProcedure,
  'one version': oneVersion,
  'one operative': oneOperative,
  'reveal stolen': revealStolen,
})

for (const [name, procedure] of Object.entries(swccg.procedures))
  swccg.procedures[name] = tellingOfText(procedure)

/** What nobody responds to any more once the battle has ended for lack of presence. */
const endsWithBattle = new Set(['battle initiated', 'weapons segment over', 'firing', 'hit', 'lost', 'fired'])

/** Those that can be answered no more once the attack under way is over. (ATK-021, ATK-089) */
const endsWithAttack = new Set(['attack initiated', 'firing', 'fired'])

swccg.automatic = triggersOf
swccg.watched = isWatched
swccg.unsettled = (p) =>
  flipsDue(p).length > 0 ||
  releasesDue(p).length > 0 ||
  revealsDue(p).length > 0 ||
  suspensions(p).length > 0 ||
  operativesDue(p).length > 0
// A battle whose presence is lost ends in that instant, and its windows and segments with it; so does an attack of which
// one side is gone. (BAT-005, ATK-021)
swccg.gone = (p, event) =>
  (endsWithBattle.has(event.is) && isOverEarly(p)) ||
  (endsWithAttack.has(event.is) && isSettled(p)) ||
  isGone(p, event)
swccg.closed = (p, frame) => frame.name === 'weapons segment' && (p.attack ? isSettled(p) : isLonely(p))
swccg.refusesPass = (p, frame, by) => (frame.name === 'damage segment' ? mustStillPay(p, by as Player) : null)

export { premiereDarkDeck } from './decks/premiere-dark.ts'
export { premiereLightDeck } from './decks/premiere-light.ts'
export { totalInAttack } from './model/attack.ts'
export { fightUnderWay } from './model/fight.ts'
export { drainUnderWay } from './rules/control/force-drains.ts'
export { considerDeploy, type DeployOffer, deployOffersFor, targetAt } from './rules/deploy/deploying.ts'
export { functionAs } from './rules/game-text/initiating.ts'
export { type KnownDeck, problemsOf } from './rules/start/decks.ts'
export { beginning, newGame } from './rules/start/opening.ts'
export { attritionAgainst, totalInBattle } from './rules/values/battle-totals.ts'
export {
  type CardNumber,
  cardNumbers,
  numberAt,
  numberOfCard,
  numberOfPlayer,
  type PlaceNumber,
  type PlayerNumber,
  placeNumbers,
  playerNumbers,
  thatCount,
} from './rules/values/parts.ts'
