/** What this chapter says in English, a file for each heading. */

import { action } from './action.en.ts'
import { allCards } from './all-cards.en.ts'
import { automaticActions } from './automatic-actions.en.ts'
import { canceledGameText } from './canceled-game-text.en.ts'
import { cancelingCards } from './canceling-cards.en.ts'
import { changingDestiny } from './changing-destiny.en.ts'
import { forceShares } from './force-shares.en.ts'
import { initiating } from './initiating.en.ts'
import { mandatoryActions } from './mandatory-actions.en.ts'
import { moveAway } from './move-away.en.ts'
import { oncePerPhase } from './once-per-phase.en.ts'
import { playingFromAPile } from './playing-from-a-pile.en.ts'
import { preventing } from './preventing.en.ts'
import { results } from './results.en.ts'
import { retargeting } from './retargeting.en.ts'
import { returningCards } from './returning-cards.en.ts'
import { stepsOfAnAction } from './steps-of-an-action.en.ts'
import { targeting } from './targeting.en.ts'
import { timing } from './timing.en.ts'

export const words = [
  action,
  allCards,
  automaticActions,
  canceledGameText,
  cancelingCards,
  changingDestiny,
  forceShares,
  initiating,
  mandatoryActions,
  moveAway,
  oncePerPhase,
  playingFromAPile,
  preventing,
  results,
  retargeting,
  returningCards,
  stepsOfAnAction,
  targeting,
  timing,
] as const
