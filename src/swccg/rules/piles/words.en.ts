/** What this chapter says in English, a file for each heading. */

import { deckOrPile } from './deck-or-pile.en.ts'
import { deployingFromAPile } from './deploying-from-a-pile.en.ts'
import { countingAndLooking } from './looking/counting-and-looking.en.ts'
import { peeking } from './looking/peeking.en.ts'
import { revealing } from './looking/revealing.en.ts'
import { searching } from './looking/searching.en.ts'
import { piles } from './piles.en.ts'
import { pilesInActions } from './piles-in-actions.en.ts'
import { placingCards } from './placing-cards.en.ts'
import { playingFromAPile } from './playing-from-a-pile.en.ts'
import { retrieving } from './retrieving.en.ts'
import { shuffling } from './shuffling.en.ts'

export const words = [countingAndLooking, deckOrPile, deployingFromAPile, peeking, piles, pilesInActions, placingCards, playingFromAPile, retrieving, revealing, searching, shuffling] as const
