/** What this chapter says in English, a file for each heading. */

import { action } from './action.en.ts'
import { allCardsAllCharacters } from './all-cards-all-characters.en.ts'
import { automaticActions } from './automatic-actions.en.ts'
import { canceledGameText } from './canceled-game-text.en.ts'
import { cancelingCards } from './canceling-cards.en.ts'
import { changingDestiny } from './changing-destiny.en.ts'
import { duration } from './duration.en.ts'
import { forEach } from './for-each.en.ts'
import { initiating } from './initiating.en.ts'
import { mandatoryActions } from './mandatory-actions.en.ts'
import { moveAway } from './move-away.en.ts'
import { playingFromAPile } from './playing-from-a-pile.en.ts'
import { preventing } from './preventing.en.ts'
import { resultOfAnAction } from './result-of-an-action.en.ts'
import { retargeting } from './retargeting.en.ts'
import { returningCards } from './returning-cards.en.ts'
import { stepsOfAnAction } from './steps-of-an-action.en.ts'
import { targeting } from './targeting.en.ts'
import { theOneRule } from './the-one-rule.en.ts'
import { timing } from './timing.en.ts'
import { twoIcons } from './two-icons.en.ts'
import { whatCardsSuffer } from './what-cards-suffer.en.ts'

export const words = [
  theOneRule,
  action,
  allCardsAllCharacters,
  automaticActions,
  canceledGameText,
  cancelingCards,
  changingDestiny,
  forEach,
  initiating,
  mandatoryActions,
  moveAway,
  duration,
  playingFromAPile,
  preventing,
  resultOfAnAction,
  retargeting,
  returningCards,
  stepsOfAnAction,
  targeting,
  timing,
  twoIcons,
  whatCardsSuffer,
] as const
