/** What this chapter says in English, a file for each heading. */

import { automaticActions } from './by-text/automatic-actions.en.ts'
import { action } from './by-text/text-action.en.ts'
import { twoIcons } from './by-text/two-icons.en.ts'
import { initiating } from './initiating/initiating.en.ts'
import { duration } from './initiating/lasting-texts.en.ts'
import { mandatoryActions } from './initiating/mandatory-actions.en.ts'
import { playingFromAPile } from './initiating/playing-cards-from-a-pile.en.ts'
import { stepsOfAnAction } from './initiating/steps-of-an-action.en.ts'
import { theOneRule } from './initiating/the-one-rule.en.ts'
import { timing } from './initiating/timing.en.ts'
import { canceledGameText } from './results/canceled-game-text.en.ts'
import { cancelingCards } from './results/canceling-cards.en.ts'
import { resultOfAnAction } from './results/carrying-out-results.en.ts'
import { changingDestiny } from './results/changing-destiny.en.ts'
import { forEach } from './results/for-each.en.ts'
import { moveAway } from './results/move-away.en.ts'
import { preventing } from './results/preventing.en.ts'
import { returningCards } from './results/returning-cards.en.ts'
import { allCardsAllCharacters } from './targeting/all-cards-all-characters.en.ts'
import { retargeting } from './targeting/retargeting.en.ts'
import { targeting } from './targeting/targeting.en.ts'
import { whatCardsSuffer } from './targeting/what-cards-suffer.en.ts'

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
