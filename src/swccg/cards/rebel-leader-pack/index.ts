import type { CardFacts } from '../../model/types.ts'
import { lightStarships } from './light/starships.ts'

export const rebelLeaderPack: CardFacts[] = [...lightStarships]
