/** Starting the game. */

import type { Chapter } from '../shared/chapter-type.ts'
import { rules as choosingStartingCardsRules } from './choosing-starting-cards.ts'
import { rules as deckListsRules } from './deck-lists.ts'
import { rules as decksRules } from './decks.ts'
import { rules as neverInLifeForceRules } from './never-in-life-force.ts'
import { rules as startingCardsRules } from './starting-cards.ts'
import {
  startingText,
  rules as startingTextRules,
  takeAtStart,
} from './starting-interrupts-and-objectives.ts'
import { rules as startingLocationsRules } from './starting-locations.ts'
import { openingProcedure, rules as openingRules } from './starting-the-game.ts'

export const start = {
  rules: [
    ...choosingStartingCardsRules,
    ...decksRules,
    ...neverInLifeForceRules,
    ...openingRules,
    ...startingCardsRules,
    ...startingLocationsRules,
    ...startingTextRules,
    ...deckListsRules,
  ],
  procedures: { opening: openingProcedure, 'starting text': startingText, 'take at start': takeAtStart },
} satisfies Chapter
