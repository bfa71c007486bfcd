import type { CardFacts } from '../../model/types.ts'
import { darkObjectives } from './dark/objectives.ts'
import { lightObjectives } from './light/objectives.ts'

export const jabbasPalaceSealedDeck: CardFacts[] = [...darkObjectives, ...lightObjectives]
