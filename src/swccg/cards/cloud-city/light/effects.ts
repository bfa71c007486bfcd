import type { CardFacts } from '../../../abilities/card-facts.ts'
import { action, deploysOn } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('light')

export const lightEffects: CardFacts[] = [
  card(
    { key: '5_27', title: 'Hopping Mad', type: 'effect', unique: true },
    { destiny: 6 },
    { icons: ['cloud city'] },
    {
      abilities: [
        deploysOn({ card: { type: 'character', subtype: 'droid', owner: 'you' } }),
        action({
          phase: 'control',
          limit: 'phase',
          price: 1,
          results: [
            {
              brings: 'search',
              in: 'reserve',
              which: {
                title: [
                  'Droid Shutdown',
                  'The Professor',
                  "We're Doomed",
                  'Scomp Link Access',
                  'This Is All Your Fault',
                  'Shocking Information',
                ],
              },
              to: 'hand',
              shuffle: 'reshuffle',
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '5_29', title: 'Uncontrollable Fury', type: 'effect', unique: true },
    { destiny: 2 },
    { icons: ['cloud city'] },
    { missing: ['where or when it deploys', 'changes of power', 'battle destiny', 'Force loss'] },
  ),
  card(
    { key: '5_30', title: 'Weather Vane', type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ['cloud city'] },
    { missing: ['where or when it deploys', 'Weather Vane'] },
  ),
]
