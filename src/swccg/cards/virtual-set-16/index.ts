import type { CardFacts } from '../../model/types.ts'
import { darkLocations } from './dark/locations.ts'

export const virtualSet16: CardFacts[] = [...darkLocations]
