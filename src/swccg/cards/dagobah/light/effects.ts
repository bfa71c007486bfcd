import type { CardFacts } from '../../../abilities/card-facts.ts'
import { action, cannotMove, deploysOn } from '../../../abilities/vocabulary.ts'
import { cardsOf, onTable } from '../../building.ts'

const card = cardsOf('light')

export const lightEffects: CardFacts[] = [
  card(
    { key: '4_21', title: 'Do, Or Do Not', type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ['dagobah'] },
    onTable(),
    { missing: ['effects on other cards', 'Force loss'] },
  ),
  card(
    { key: '4_24', title: 'Grounded Starfighter', type: 'effect' },
    { destiny: 4 },
    { icons: ['dagobah'] },
    { abilities: [cannotMove({ who: 'host', worded: 'may not' })] },
    { missing: ['where or when it deploys', 'sinking ships'] },
  ),
  card(
    { key: '4_32', title: 'Quick Draw', type: 'effect' },
    { destiny: 3 },
    { icons: ['dagobah'] },
    {
      abilities: [
        deploysOn({}),
        action({
          phase: 'draw',
          limit: 'phase',
          price: 2,
          results: [
            {
              brings: 'deployment',
              from: 'lost',
              which: { type: 'weapon', is: ['blaster', 'blaster rifle'] },
              free: true,
            },
          ],
        }),
      ],
    },
  ),
]
