import type { CardFacts } from '../../abilities/card-facts.ts'
import { lightStarships } from './light/starships.ts'

export const rebelLeaderPack: CardFacts[] = [...lightStarships]
