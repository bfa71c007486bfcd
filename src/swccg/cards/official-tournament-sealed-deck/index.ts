import type { CardFacts } from '../../abilities/card-facts.ts'
import { darkCharacters } from './dark/characters.ts'
import { lightStarships } from './light/starships.ts'

export const officialTournamentSealedDeck: CardFacts[] = [...darkCharacters, ...lightStarships]
