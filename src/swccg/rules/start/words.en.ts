/** What this chapter says in English, a file for each heading. */

import { choosingStartingCards } from './choosing-starting-cards.en.ts'
import { deckLists } from './deck-lists.en.ts'
import { decks } from './decks.en.ts'
import { neverInLifeForce } from './never-in-life-force.en.ts'
import { opening } from './opening.en.ts'
import { startingCards } from './starting-cards.en.ts'
import { startingLocations } from './starting-locations.en.ts'
import { startingText } from './starting-text.en.ts'

export const words = [deckLists, choosingStartingCards, decks, neverInLifeForce, opening, startingCards, startingLocations, startingText] as const
