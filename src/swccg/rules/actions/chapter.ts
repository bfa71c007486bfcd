/** Playing Interrupts and using game text: when, at what price, on which targets, and what comes of it. */

import type { IntentKind } from '../shared/actions/intents.ts'
import type { BringAbout, Results } from '../shared/actions/results.ts'
import { type Chapter, together } from '../shared/chapter-type.ts'
import {
  rules as automaticActionsRules,
  cancelByText,
  cancelTrigger,
  setOff,
  suspend,
  suspensions,
  triggeredBy,
  triggeredProcedure,
} from './by-text/automatic-actions.ts'
import { rules as oncePerGameRules } from './by-text/once-per-game.ts'
import { rules as actionRules } from './by-text/text-action.ts'
import { rules as beforeRules } from './initiating/before.ts'
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
} from './initiating/initiating.ts'
import { rules as durationRules, putOn } from './initiating/lasting-texts.ts'
import {
  dutiesDue,
  dutyProcedure,
  rules as mandatoryActionsRules,
  phaseEndProcedure,
} from './initiating/mandatory-actions.ts'
import { rules as payingCostsRules } from './initiating/paying-costs.ts'
import { playByText } from './initiating/playing-cards-from-a-pile.ts'
import { beginUse, cardProcedure } from './initiating/steps-of-an-action.ts'
import { rules as theOneRuleRules } from './initiating/the-one-rule.ts'
import { rules as timingRules } from './initiating/timing.ts'
import { cancel, rules as cancelingCardsRules } from './results/canceling-cards.ts'
import { rules as cancelingGameTextRules, loggingText } from './results/canceling-game-text.ts'
import { rules as resultOfAnActionRules, resultsProcedure } from './results/carrying-out-results.ts'
import { rules as forEachRules, giveShare, type Sharing, seat } from './results/for-each.ts'
import { moveAwayProcedure, rules as moveAwayRules } from './results/moving-away-results.ts'
import { rules as preventingRules, stopping } from './results/preventing.ts'
import { place, returnCards } from './results/returning-cards.ts'
import {
  cancelDraw,
  changeDraw,
  rules as changingDestinyRules,
  moveDrawn,
  substituteDraw,
} from './results/unresolved-destiny-draws.ts'
import { isWatched } from './results/watched.ts'
import { rules as allCardsAllCharactersRules, loseCards } from './targeting/all-cards-all-characters.ts'
import { rules as aloneRules } from './targeting/alone.ts'
import { rules as characteristicsRules } from './targeting/characteristics.ts'
import { rules as impliedTargetRuleRules } from './targeting/implied-target-rule.ts'
import { rules as prepositionsRules } from './targeting/prepositions.ts'
import { rules as presentRules } from './targeting/present.ts'
import { rules as retargetingRules } from './targeting/retargeting.ts'
import { rules as targetingRules } from './targeting/targeting.ts'
import { rules as titleRules } from './targeting/title.ts'

const share: BringAbout<Sharing> = (change, frame, part) =>
  giveShare(change, frame, part, seat(frame.player, part.whose === 'opponent' ? 'opponent' : 'you'))

/** How each result of a text is brought about: what the chapters below lend, and what texts do by themselves. */
const results: Results = {
  ...together(lenders, 'results'),
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

export const gameText = {
  rules: [
    ...beforeRules,
    ...cancelingGameTextRules,
    ...oncePerGameRules,
    ...payingCostsRules,
    ...impliedTargetRuleRules,
    ...characteristicsRules,
    ...titleRules,
    ...presentRules,
    ...prepositionsRules,
    ...aloneRules,
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
    ...theOneRuleRules,
    ...preventingRules,
  ],
  intents: { play: byText('play', legalPlays), use: byText('use', legalUses) },
  procedures: {
    card: cardProcedure,
    results: resultsProcedure(results),
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
  around: loggingText,
} satisfies Chapter
