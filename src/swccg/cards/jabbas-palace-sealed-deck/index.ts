import type { CardFacts } from '../../abilities/card-facts.ts'
import { darkObjectives } from './dark/objectives.ts'
import { lightObjectives } from './light/objectives.ts'

export const jabbasPalaceSealedDeck: CardFacts[] = [...darkObjectives, ...lightObjectives]
