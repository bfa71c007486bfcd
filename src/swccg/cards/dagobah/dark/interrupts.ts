import type { CardFacts } from '../../../abilities/card-facts.ts'
import { action, cancelsCard, relocates } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { cloudCity } from '../../filters.ts'
import { control } from '../both-sides.ts'

const card = cardsOf('dark')

export const darkInterrupts: CardFacts[] = [
  card(
    { key: '4_136', title: 'A Dangerous Time', type: 'interrupt', subtype: 'used or lost', unique: true },
    { destiny: 3 },
    { icons: ['dagobah'] },
    {
      abilities: [
        action({ as: 'used', results: [{ brings: 'look', at: 'force', whose: 'opponent', order: true }] }),
        action({
          as: 'lost',
          results: [
            {
              brings: 'search',
              in: 'reserve',
              which: { title: 'Dark Forces' },
              to: 'hand',
              shuffle: 'shuffle, cut and replace',
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '4_139', title: 'Control', type: 'interrupt', subtype: 'lost' },
    { destiny: 2, icons: ['dagobah'] },
    control,
  ),
  card(
    { key: '4_140', title: 'Defensive Fire', type: 'interrupt', subtype: 'used', unique: true },
    { destiny: 3, icons: ['dagobah'] },
    {
      abilities: [
        cancelsCard({ what: { title: 'Rogue Asteroid' } }),
        action({
          results: [{ brings: 'random cards', from: 'hand', whose: 'opponent', to: 'used', unseen: true }],
        }),
      ],
    },
  ),
  card(
    { key: '4_145', title: 'Lando System?', type: 'interrupt', subtype: 'lost' },
    { destiny: 4 },
    { icons: ['dagobah'] },
    {
      abilities: [
        relocates({
          who: { type: 'character', owner: 'you', is: 'dagobah', abilityAtLeast: 2 },
          upTo: 1,
          from: {},
          to: { icon: 'cloud city', youOccupy: true },
          price: 1,
          phase: 'control',
          freeTo: { icon: 'cloud city', ...cloudCity },
        }),
      ],
    },
  ),
  card(
    { key: '4_152', title: 'Unexpected Interruption', type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 2 },
    { icons: ['dagobah'] },
    {
      abilities: [
        action({
          price: 2,
          results: [
            {
              brings: 'search',
              in: 'reserve',
              which: { type: 'interrupt' },
              to: 'hand',
              shuffle: 'shuffle, cut and replace',
            },
          ],
        }),
      ],
    },
  ),
]
