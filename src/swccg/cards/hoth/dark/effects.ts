import type { CardFacts } from '../../../abilities/card-facts.ts'
import { cannotMove, modify } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('dark')

export const darkEffects: CardFacts[] = [
  card(
    { key: '3_102', title: 'Frozen Dinner', type: 'effect', subtype: 'immediate' },
    { destiny: 6 },
    { icons: ['hoth'] },
    {
      abilities: [
        cannotMove({ who: 'host', worded: 'may not' }),
        modify({ what: 'power', who: 'host', set: 0 }),
      ],
    },
    { missing: ['where or when it deploys', 'canceling cards', 'attacks and attrition'] },
  ),
]
