/** What this chapter says in French, a file for each heading. */

import { deckOrPile } from './deck-or-pile.fr.ts'
import { deployingFromAPile } from './deploying-from-a-pile.fr.ts'
import { countingAndLooking } from './looking/counting-and-looking.fr.ts'
import { peeking } from './looking/peeking.fr.ts'
import { revealing } from './looking/revealing.fr.ts'
import { searching } from './looking/searching.fr.ts'
import { piles } from './piles.fr.ts'
import { pilesInActions } from './piles-in-actions.fr.ts'
import { placingCards } from './placing-cards.fr.ts'
import { playingFromAPile } from './playing-from-a-pile.fr.ts'
import { retrieving } from './retrieving.fr.ts'
import { shuffling } from './shuffling.fr.ts'
export const words: typeof import('./words.en.ts').words = [countingAndLooking, deckOrPile, deployingFromAPile, peeking, piles, pilesInActions, placingCards, playingFromAPile, retrieving, revealing, searching, shuffling]
