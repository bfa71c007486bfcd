/** What this chapter says in French, a file for each heading. */

import { automaticActions } from './by-text/automatic-actions.fr.ts'
import { action } from './by-text/text-action.fr.ts'
import { twoIcons } from './by-text/two-icons.fr.ts'
import { initiating } from './initiating/initiating.fr.ts'
import { duration } from './initiating/lasting-texts.fr.ts'
import { mandatoryActions } from './initiating/mandatory-actions.fr.ts'
import { playingFromAPile } from './initiating/playing-cards-from-a-pile.fr.ts'
import { stepsOfAnAction } from './initiating/steps-of-an-action.fr.ts'
import { theOneRule } from './initiating/the-one-rule.fr.ts'
import { timing } from './initiating/timing.fr.ts'
import { canceledGameText } from './results/canceled-game-text.fr.ts'
import { cancelingCards } from './results/canceling-cards.fr.ts'
import { resultOfAnAction } from './results/carrying-out-results.fr.ts'
import { changingDestiny } from './results/changing-destiny.fr.ts'
import { forEach } from './results/for-each.fr.ts'
import { moveAway } from './results/move-away.fr.ts'
import { preventing } from './results/preventing.fr.ts'
import { returningCards } from './results/returning-cards.fr.ts'
import { allCardsAllCharacters } from './targeting/all-cards-all-characters.fr.ts'
import { retargeting } from './targeting/retargeting.fr.ts'
import { targeting } from './targeting/targeting.fr.ts'
import { whatCardsSuffer } from './targeting/what-cards-suffer.fr.ts'
export const words: typeof import('./words.en.ts').words = [
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
]
