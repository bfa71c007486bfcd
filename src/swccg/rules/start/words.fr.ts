/** What this chapter says in French, a file for each heading. */

import { choosingStartingCards } from './choosing-starting-cards.fr.ts'
import { deckLists } from './deck-lists.fr.ts'
import { decks } from './decks.fr.ts'
import { neverInLifeForce } from './never-in-life-force.fr.ts'
import { opening } from './opening.fr.ts'
import { startingCards } from './starting-cards.fr.ts'
import { startingLocations } from './starting-locations.fr.ts'
import { startingText } from './starting-text.fr.ts'
export const words: typeof import('./words.en.ts').words = [deckLists, choosingStartingCards, decks, neverInLifeForce, opening, startingCards, startingLocations, startingText]
