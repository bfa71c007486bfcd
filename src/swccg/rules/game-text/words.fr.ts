/** What this chapter says in French, a file for each heading. */

import { action } from './action.fr.ts'
import { allCardsAllCharacters } from './all-cards-all-characters.fr.ts'
import { automaticActions } from './automatic-actions.fr.ts'
import { canceledGameText } from './canceled-game-text.fr.ts'
import { cancelingCards } from './canceling-cards.fr.ts'
import { changingDestiny } from './changing-destiny.fr.ts'
import { duration } from './duration.fr.ts'
import { forEach } from './for-each.fr.ts'
import { initiating } from './initiating.fr.ts'
import { mandatoryActions } from './mandatory-actions.fr.ts'
import { moveAway } from './move-away.fr.ts'
import { playingFromAPile } from './playing-from-a-pile.fr.ts'
import { preventing } from './preventing.fr.ts'
import { resultOfAnAction } from './result-of-an-action.fr.ts'
import { retargeting } from './retargeting.fr.ts'
import { returningCards } from './returning-cards.fr.ts'
import { stepsOfAnAction } from './steps-of-an-action.fr.ts'
import { targeting } from './targeting.fr.ts'
import { theOneRule } from './the-one-rule.fr.ts'
import { timing } from './timing.fr.ts'
import { twoIcons } from './two-icons.fr.ts'
import { whatCardsSuffer } from './what-cards-suffer.fr.ts'
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
