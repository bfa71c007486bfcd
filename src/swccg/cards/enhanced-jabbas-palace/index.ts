import type { CardFacts } from '../../model/types.ts'
import { darkCharacters } from './dark/characters.ts'

export const enhancedJabbasPalace: CardFacts[] = [...darkCharacters]
