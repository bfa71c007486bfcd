import type { CardFacts } from '../../model/types.ts'
import { lightCharacters } from './light/characters.ts'
import { lightObjectives } from './light/objectives.ts'

export const thirdAnthology: CardFacts[] = [...lightCharacters, ...lightObjectives]
