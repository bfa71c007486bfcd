import type { CardFacts } from '../../model/types.ts'
import { darkCharacters } from './dark/characters.ts'
import { lightStarships } from './light/starships.ts'

export const officialTournamentSealedDeck: CardFacts[] = [...darkCharacters, ...lightStarships]
