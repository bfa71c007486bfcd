import type { CardFacts } from '../../abilities/card-facts.ts'
import { darkLocations } from './dark/locations.ts'

export const virtualSet16: CardFacts[] = [...darkLocations]
