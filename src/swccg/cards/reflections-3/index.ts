import type { CardFacts } from '../../abilities/card-facts.ts'
import { darkVehicles } from './dark/vehicles.ts'
import { lightStarships } from './light/starships.ts'

export const reflections3: CardFacts[] = [...darkVehicles, ...lightStarships]
