/** What this chapter says in English, a file for each heading. */

import { countingAndLooking } from './counting-and-looking.en.ts'
import { deckOrPile } from './deck-or-pile.en.ts'
import { deployingFromAPile } from './deploying-from-a-pile.en.ts'
import { peeking } from './peeking.en.ts'
import { piles } from './piles.en.ts'
import { pilesInActions } from './piles-in-actions.en.ts'
import { placingCards } from './placing-cards.en.ts'
import { playingFromAPile } from './playing-from-a-pile.en.ts'
import { retrieving } from './retrieving.en.ts'
import { revealing } from './revealing.en.ts'
import { searching } from './searching.en.ts'
import { shuffling } from './shuffling.en.ts'

export const words = [countingAndLooking, deckOrPile, deployingFromAPile, peeking, piles, pilesInActions, placingCards, playingFromAPile, retrieving, revealing, searching, shuffling] as const
