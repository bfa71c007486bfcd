import type { legalMoves as en } from './legal-moves.en.ts'

export const legalMoves: typeof en = {
  instead: {
    'next turn': '{card} pourra refaire un déplacement normal au prochain tour.',
    'disembark first': '{card} peut débarquer maintenant, gratuitement, puis continuer.',
    'by another move': '{card} peut y aller autrement : {using}{cost}.',
  },
}
