import type { CardFacts } from '../../abilities/card-facts.ts'
import { darkCharacters } from './dark/characters.ts'

export const enhancedJabbasPalace: CardFacts[] = [...darkCharacters]
