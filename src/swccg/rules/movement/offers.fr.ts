import type { offers as en } from './offers.en.ts'

export const offers: typeof en = {
  instead: {
    'next turn': '{card} pourra refaire un déplacement normal au prochain tour.',
    'disembark first': '{card} peut débarquer maintenant, gratuitement, puis continuer.',
    'by another move': '{card} peut y aller autrement : {using}{cost}.',
  },
}
