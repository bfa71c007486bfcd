import type { CardFacts } from '../../../abilities/card-facts.ts'
import { action, modify } from '../../../abilities/vocabulary.ts'
import { cardsOf, usedOrStarting } from '../../building.ts'
import { relatedBattleground } from '../both-sides.ts'

const card = cardsOf('dark')

export const darkInterrupts: CardFacts[] = [
  card(
    { key: '8_136', title: 'Combat Readiness', ...usedOrStarting, unique: true },
    { destiny: 5 },
    { icons: ['endor'] },
    { abilities: relatedBattleground, missing: ['activating Force'] },
  ),
  card(
    { key: '8_140', title: "Don't Move!", type: 'interrupt', subtype: 'used', unique: true },
    { destiny: 3 },
    { icons: ['endor'] },
    {
      abilities: [
        action({
          answers: { is: 'battle initiated' },
          if: {
            inPlay: { owner: 'you', is: 'trooper', inBattle: true, aboard: { type: 'weapon' } },
            atLeast: 2,
          },
          targets: {
            who: { type: 'character', owner: 'opponent' },
            at: { battle: true },
            present: true,
          },
          draw: { is: 'any' },
          results: [
            {
              brings: 'change',
              of: 'target',
              range: { from: 3, to: 4 },
              changes: [modify({ what: 'power', who: 'target', set: 0 })],
              until: 'end of turn',
            },
            { brings: 'capture', of: 'target', range: { from: 5 } },
          ],
        }),
      ],
    },
  ),
]
