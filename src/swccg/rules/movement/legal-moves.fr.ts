export const legalMoves: typeof import('./legal-moves.en.ts').legalMoves = {
  instead: {
    'next turn': '{card} pourra refaire un déplacement normal au prochain tour.',
    'disembark first': '{card} peut débarquer maintenant, gratuitement, puis continuer.',
    'by another move': '{card} peut y aller autrement : {using}{cost}.',
  },
}
