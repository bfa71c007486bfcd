import type { CardFacts } from '../../abilities/card-facts.ts'
import { lightInterrupts } from './light/interrupts.ts'

export const premiereIntroductory: CardFacts[] = [...lightInterrupts]
