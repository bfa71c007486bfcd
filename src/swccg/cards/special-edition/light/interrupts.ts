import type { CardFacts } from '../../../abilities/card-facts.ts'
import { action, immuneToAttrition, modify, movesAway } from '../../../abilities/vocabulary.ts'
import { cardsOf, usedOrStarting } from '../../building.ts'
import { effectsBesideBattleground } from '../both-sides.ts'

const card = cardsOf('light')

export const lightInterrupts: CardFacts[] = [
  card(
    { key: '7_88', title: "Don't Tread On Me", ...usedOrStarting },
    { destiny: 5 },
    { icons: ['special edition'] },
    { abilities: effectsBesideBattleground(['Ultimatum', 'Scrambled Transmission', 'Do, Or Do Not']) },
  ),
  card(
    { key: '7_92', title: 'Hit And Run', type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 3 },
    { icons: ['special edition'] },
    {
      abilities: [
        movesAway({
          who: { type: 'starship', owner: 'you' },
          whose: 'you',
          upTo: 'any',
          price: 0,
          when: 'after weapons segment',
        }),
      ],
    },
  ),
  card(
    { key: '7_97', title: 'Organized Attack', type: 'interrupt', subtype: 'used or lost' },
    { destiny: 5 },
    { icons: ['special edition'] },
    {
      abilities: [
        action({
          as: 'used',
          answers: { is: 'battle initiated' },
          results: [
            {
              brings: 'change',
              of: { all: { owner: 'you', is: ['X-wing', 'Y-wing'] }, at: { battle: true }, present: true },
              changes: [
                modify({ what: 'power', who: 'target', add: 1 }),
                immuneToAttrition({ who: 'target', below: 'all' }),
              ],
              until: 'end of turn',
            },
          ],
        }),
        action({
          as: 'lost',
          loss: 1,
          results: [
            {
              brings: 'search',
              in: 'reserve',
              which: { is: ['X-wing', 'Y-wing'], unique: false },
              count: 3,
              upTo: true,
              to: 'hand',
              shuffle: 'reshuffle',
            },
          ],
        }),
      ],
    },
  ),
]
