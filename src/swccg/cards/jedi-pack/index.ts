import type { CardFacts } from '../../abilities/card-facts.ts'
import { darkInterrupts } from './dark/interrupts.ts'

export const jediPack: CardFacts[] = [...darkInterrupts]
