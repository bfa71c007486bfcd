/** Playing Interrupts and using game text: when, at what price, on which targets, and what comes of it. */

import { type Chapter, resultsLentBy } from '../ground/chapter-type.ts'
import type { IntentKind } from '../ground/intents.ts'
import type { BringAbout, LentResults } from '../ground/result-of-an-action.ts'
import { rules as actionRules } from './action.ts'
import { rules as allCardsAllCharactersRules, loseCards } from './all-cards-all-characters.ts'
import {
  rules as automaticActionsRules,
  cancelByText,
  cancelTrigger,
  setOff,
  suspend,
  suspensions,
  triggeredBy,
  triggeredProcedure,
} from './automatic-actions.ts'
import { tellingOfText } from './canceled-game-text.ts'
import { cancel, rules as cancelingCardsRules } from './canceling-cards.ts'
import {
  cancelDraw,
  changeDraw,
  rules as changingDestinyRules,
  moveDrawn,
  substituteDraw,
} from './changing-destiny.ts'
import { rules as durationRules, putOn } from './duration.ts'
import { rules as forEachRules, giveShare, type Sharing, seat } from './for-each.ts'
import {
  belongsTo,
  besides,
  type How,
  rules as initiatingRules,
  judgeUse,
  legalPlays,
  legalUses,
  lenders,
  waysToFulfil,
} from './initiating.ts'
import {
  dutiesDue,
  dutyProcedure,
  rules as mandatoryActionsRules,
  phaseEndProcedure,
} from './mandatory-actions.ts'
import { moveAwayProcedure, rules as moveAwayRules } from './move-away.ts'
import { playByText } from './playing-from-a-pile.ts'
import { rules as preventingRules, stopping } from './preventing.ts'
import { rules as resultOfAnActionRules, resultsProcedure } from './result-of-an-action.ts'
import { rules as retargetingRules } from './retargeting.ts'
import { place, returnCards } from './returning-cards.ts'
import { beginUse, cardProcedure } from './steps-of-an-action.ts'
import { rules as targetingRules } from './targeting.ts'
import { rules as theOneRuleRules } from './the-one-rule.ts'
import { rules as timingRules } from './timing.ts'
import { rules as twoIconsRules } from './two-icons.ts'
import { isWatched } from './watched.ts'
import { rules as whatCardsSufferRules } from './what-cards-suffer.ts'

const share: BringAbout<Sharing> = (change, frame, part) =>
  giveShare(change, frame, part, seat(frame.player, part.whose === 'opponent' ? 'opponent' : 'you'))

/** What texts bring about beside what the chapters below lend. */
const results: LentResults = {
  cancel,
  loss: loseCards,
  return: returnCards,
  change: putOn,
  placing: place,
  'canceled destiny': cancelDraw,
  'change of destiny': changeDraw,
  substitution: substituteDraw,
  'drawn card': moveDrawn,
  'Force loss': share,
  activation: share,
}

const byText = (how: How, legal: NonNullable<IntentKind<How>['legal']>): IntentKind<How> => ({
  judge: judgeUse(how),
  begin: (change, by, use) => beginUse(change, by, how, use),
  legal,
  belongsTo,
  besides,
})

export const gameText: Chapter = {
  rules: [
    ...actionRules,
    ...allCardsAllCharactersRules,
    ...automaticActionsRules,
    ...cancelingCardsRules,
    ...changingDestinyRules,
    ...forEachRules,
    ...initiatingRules,
    ...mandatoryActionsRules,
    ...moveAwayRules,
    ...durationRules,
    ...resultOfAnActionRules,
    ...retargetingRules,
    ...targetingRules,
    ...timingRules,
    ...twoIconsRules,
    ...whatCardsSufferRules,
    ...theOneRuleRules,
    ...preventingRules,
  ],
  intents: { play: byText('play', legalPlays), use: byText('use', legalUses) },
  procedures: {
    card: cardProcedure,
    results: resultsProcedure({ ...resultsLentBy(lenders), ...results }),
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
  triggers: (p, event) => [...(event.is === 'phase ends' ? dutiesDue(p) : []), ...triggeredBy(p, event)],
  settles: suspensions,
  watches: isWatched,
  around: tellingOfText,
}
