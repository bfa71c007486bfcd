import type { CardFacts } from '../../../abilities/card-facts.ts'
import { action, immuneToAttrition, modify } from '../../../abilities/vocabulary.ts'
import { cardsOf, usedOrStarting } from '../../building.ts'
import { effectsBesideBattleground } from '../both-sides.ts'

const card = cardsOf('dark')

export const darkInterrupts: CardFacts[] = [
  card(
    { key: '7_246', title: 'All Power To Weapons', type: 'interrupt', subtype: 'used or lost' },
    { destiny: 4 },
    { icons: ['special edition'] },
    {
      abilities: [
        action({
          as: 'used',
          answers: { is: 'battle initiated' },
          results: [
            {
              brings: 'change',
              of: { all: { owner: 'you', is: 'TIE' }, at: { battle: true }, present: true },
              changes: [
                modify({ what: 'power', who: 'target', add: 2 }),
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
              which: { type: 'starship', is: 'TIE', unique: false },
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
  card(
    { key: '7_260', title: 'Relentless Pursuit', type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 4 },
    { icons: ['special edition'] },
    {
      abilities: [
        action({
          phase: 'weapons segment',
          loss: 1,
          if: {
            inPlay: {
              owner: 'you',
              type: 'starship',
              piloted: true,
              aboard: { type: 'weapon', subtype: 'starship' },
              inBattle: true,
            },
          },
          targets: { who: { owner: 'opponent', type: 'starship', inBattle: true } },
          results: [
            {
              brings: 'change',
              of: 'target',
              changes: [modify({ what: 'power', who: 'target', set: 0 })],
              until: 'end of battle',
            },
          ],
        }),
        action({
          answers: { is: 'hit', card: { owner: 'opponent', type: 'starship' } },
          results: [{ brings: 'loss', of: 'it' }],
        }),
      ],
    },
  ),
  card(
    { key: '7_263', title: 'Surface Defense', ...usedOrStarting },
    { destiny: 5 },
    { icons: ['special edition'] },
    { abilities: effectsBesideBattleground(['Resistance', 'Secret Plans', 'There Is No Try']) },
  ),
]
