/** Playing Interrupts and using game text: when, at what price, on which targets, and what comes of it. */

import type { Chapter } from '../ground/chapter-type.ts'
import type { IntentKind } from '../ground/intents.ts'
import { rules as actionRules } from './action.ts'
import { rules as allCardsRules } from './all-cards.ts'
import {
  rules as automaticActionsRules,
  cancelByText,
  canceledByText,
  cancelTrigger,
  competingWithCancellation,
  leavers,
  misplaced,
  setOff,
  shakenOff,
  suspend,
  suspensions,
  triggeredProcedure,
} from './automatic-actions.ts'
import { tellingOfText } from './canceled-game-text.ts'
import { rules as cancelingCardsRules } from './canceling-cards.ts'
import { rules as changingDestinyRules } from './changing-destiny.ts'
import { rules as forceSharesRules } from './force-shares.ts'
import {
  belongsTo,
  besides,
  type How,
  rules as initiatingRules,
  judgeUse,
  legalPlays,
  legalUses,
  waysToFulfil,
} from './initiating.ts'
import {
  dutiesDue,
  dutyProcedure,
  rules as mandatoryActionsRules,
  phaseEndProcedure,
} from './mandatory-actions.ts'
import { moveAwayProcedure, rules as moveAwayRules } from './move-away.ts'
import { rules as oncePerPhaseRules } from './once-per-phase.ts'
import { playByText } from './playing-from-a-pile.ts'
import { stopping } from './preventing.ts'
import { resultsProcedure, rules as resultsRules } from './results.ts'
import { rules as retargetingRules } from './retargeting.ts'
import { beginUse, cardProcedure } from './steps-of-an-action.ts'
import { rules as targetingRules } from './targeting.ts'
import { rules as timingRules } from './timing.ts'
import { isWatched } from './watched.ts'

const byText = (how: How, legal: IntentKind<How>['legal']): IntentKind<How> => ({
  judge: (p, by, use, moment) => judgeUse(p, by, how, use, moment),
  begin: (change, by, use) => beginUse(change, by, how, use),
  legal,
  belongsTo,
  besides,
})

export const gameText: Chapter = {
  rules: [
    ...actionRules,
    ...allCardsRules,
    ...automaticActionsRules,
    ...cancelingCardsRules,
    ...changingDestinyRules,
    ...forceSharesRules,
    ...initiatingRules,
    ...mandatoryActionsRules,
    ...moveAwayRules,
    ...oncePerPhaseRules,
    ...resultsRules,
    ...retargetingRules,
    ...targetingRules,
    ...timingRules,
  ],
  intents: { play: byText('play', legalPlays), use: byText('use', legalUses) },
  procedures: {
    card: cardProcedure,
    results: resultsProcedure,
    triggered: triggeredProcedure,
    'phase end': phaseEndProcedure,
    duty: dutyProcedure(waysToFulfil, (change, { player }, use) => beginUse(change, player, 'use', use)),
    'move away': moveAwayProcedure,
    stopping,
    'play by text': playByText,
    'cancel by text': cancelByText,
    'cancels trigger': cancelTrigger,
    suspend,
  },
  answers: setOff,
  triggers: (p, event) => [
    ...(event.is === 'phase ends' ? dutiesDue(p) : []),
    ...canceledByText(p, event),
    ...competingWithCancellation(p, event),
    ...leavers(p),
    ...misplaced(p),
    ...shakenOff(p),
  ],
  settles: suspensions,
  watches: isWatched,
  around: tellingOfText,
}
