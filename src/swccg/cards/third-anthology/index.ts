import type { CardFacts } from '../../abilities/card-facts.ts'
import { lightCharacters } from './light/characters.ts'
import { lightObjectives } from './light/objectives.ts'

export const thirdAnthology: CardFacts[] = [...lightCharacters, ...lightObjectives]
