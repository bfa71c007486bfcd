/** Decks that are ready to be played: three a side, of different plans. */

import { entriesOf } from '../../kernel/index.ts'
import type { Deck } from '../rules/start/decks.ts'
import { bountyHuntersDeck } from './bounty-hunters.ts'
import { heroesDeck } from './heroes.ts'
import { premiereDarkDeck } from './premiere-dark.ts'
import { premiereLightDeck } from './premiere-light.ts'
import { rebelFleetDeck } from './rebel-fleet.ts'
import { scoutsDeck } from './scouts.ts'

const decks = {
  'premiere-light': premiereLightDeck,
  'premiere-dark': premiereDarkDeck,
  heroes: heroesDeck,
  'rebel-fleet': rebelFleetDeck,
  'bounty-hunters': bountyHuntersDeck,
  scouts: scoutsDeck,
} as const satisfies Record<string, Deck>

/** The name of a ready deck in saves and addresses; what players call it, and how it wants to be played, the words of the page say. */
type DeckId = keyof typeof decks

interface ReadyDeck {
  id: DeckId
  deck: Deck
}

/** Every ready deck, those to begin with first. */
export const readyDecks: readonly ReadyDeck[] = entriesOf(decks).map(([id, deck]) => ({ id, deck }))
