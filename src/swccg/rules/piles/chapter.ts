/** Decks, piles, hands and stacks. */

import type { Chapter } from '../shared/chapter-type.ts'
import { rules as deployingFromAPileRules } from './deploying-from-a-pile.ts'
import { rules as deckOrPileRules } from './empty-deck-or-pile.ts'
import { rules as exchangeRules } from './exchange.ts'
import {
  counting,
  rules as countingAndLookingRules,
  looking,
  readProcedure,
} from './looking/counting-and-looking.ts'
import { rules as peekingRules } from './looking/peeking.ts'
import { rules as revealingRules } from './looking/revealing.ts'
import { rules as searchingRules } from './looking/taking-cards-from-a-pile.ts'
import { deedProcedure, deeds, rules as pilesInActionsRules } from './piles-in-actions.ts'
import { rules as placingCardsRules } from './placing-cards.ts'
import { rules as playingFromAPileRules, playsFrom } from './playing-from-a-pile.ts'
import { rules as retrievingRules } from './retrieving.ts'
import { rules as shufflingRules } from './shuffling.ts'

export const piles = {
  rules: [
    ...exchangeRules,
    ...countingAndLookingRules,
    ...deckOrPileRules,
    ...deployingFromAPileRules,
    ...peekingRules,
    ...pilesInActionsRules,
    ...placingCardsRules,
    ...playingFromAPileRules,
    ...retrievingRules,
    ...revealingRules,
    ...searchingRules,
    ...shufflingRules,
  ],
  intents: { count: counting, look: looking },
  procedures: { deed: deedProcedure, read: readProcedure },
  results: deeds,
  texts: { 'plays from': playsFrom },
} satisfies Chapter
