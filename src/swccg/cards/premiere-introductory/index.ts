import type { CardFacts } from '../../model/types.ts'
import { lightInterrupts } from './light/interrupts.ts'

export const premiereIntroductory: CardFacts[] = [...lightInterrupts]
