import type { CardFacts } from '../../abilities/card-facts.ts'
import { darkCharacters } from './dark/characters.ts'
import { lightCharacters } from './light/characters.ts'
import { lightWeapons } from './light/weapons.ts'

export const theedPalace: CardFacts[] = [...darkCharacters, ...lightCharacters, ...lightWeapons]
