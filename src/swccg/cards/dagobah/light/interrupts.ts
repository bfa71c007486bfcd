import type { CardFacts } from '../../../abilities/card-facts.ts'
import { action, retargets } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { backAgain } from '../../texts.ts'
import { control } from '../both-sides.ts'

const card = cardsOf('light')

export const lightInterrupts: CardFacts[] = [
  card(
    { key: '4_48', title: 'Control', type: 'interrupt', subtype: 'lost' },
    { destiny: 2, icons: ['dagobah'] },
    control,
  ),
  card(
    { key: '4_51', title: 'Found Someone You Have', type: 'interrupt', subtype: 'lost' },
    { destiny: 3 },
    { icons: ['dagobah'] },
    {
      abilities: [
        action({
          if: { inPlay: { type: 'character', owner: 'you', abilityAtLeast: 5 }, atLeast: 1 },
          targets: { who: { type: 'character', owner: 'you' }, inactive: 'missing' },
          price: 3,
          results: [{ brings: 'finding' }],
        }),
        action({
          phase: 'control',
          turn: 'any',
          results: [
            {
              brings: 'look',
              at: 'lost',
              top: 1,
              move: { which: { type: 'character', abilityBelow: 3 }, count: 1, to: 'hand' },
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '4_52', title: 'I Have A Bad Feeling About This', type: 'interrupt', subtype: 'lost' },
    { destiny: 3, icons: ['dagobah'] },
    { abilities: [retargets({ price: 3 })] },
    { missing: ['Utinni Effects', 'moving cards'] },
  ),
  card(
    { key: '4_53', title: 'Jedi Levitation', type: 'interrupt', subtype: 'lost' },
    { destiny: 4 },
    { icons: ['dagobah'] },
    {
      abilities: [
        action({
          price: { lessHighestAbility: 7 },
          results: [{ brings: 'search', in: 'used', to: 'hand', shuffle: 'shuffle, cut and replace' }],
        }),
      ],
    },
  ),
  card(
    { key: '4_67', title: 'Tunnel Vision', type: 'interrupt', subtype: 'lost' },
    { destiny: 3 },
    { icons: ['dagobah'] },
    {
      abilities: [
        action({
          results: [{ brings: 'search', in: 'force', to: 'hand', shuffle: 'shuffle, cut and replace' }],
        }),
      ],
    },
  ),
  card(
    { key: '4_73', title: 'Yoda, You Seek Yoda', type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 4 },
    { icons: ['dagobah'] },
    { abilities: backAgain({ type: 'character', persona: 'Yoda' }, 1, 3) },
  ),
]
