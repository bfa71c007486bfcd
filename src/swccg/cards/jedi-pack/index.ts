import type { CardFacts } from '../../model/types.ts'
import { darkInterrupts } from './dark/interrupts.ts'

export const jediPack: CardFacts[] = [...darkInterrupts]
