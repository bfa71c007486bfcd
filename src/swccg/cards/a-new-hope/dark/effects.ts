import type { CardFacts } from '../../../abilities/card-facts.ts'
import { deploysOn, forceDrain, immune } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { here } from '../../filters.ts'

const card = cardsOf('dark')

export const darkEffects: CardFacts[] = [
  card(
    { key: '2_119', title: 'Dark Waters', type: 'effect' },
    { destiny: 2 },
    { icons: ['a new hope'] },
    { missing: ['where or when it deploys'] },
    { abilities: [forceDrain({ where: here, whose: 'opponent', add: -1 })] },
  ),
  card(
    { key: '2_129', title: 'Undercover', type: 'effect' },
    { destiny: 5 },
    { icons: ['a new hope'] },
    {
      abilities: [
        deploysOn({
          card: { type: 'character', is: 'spy', owner: 'you' },
          at: { kind: 'site' },
          undercover: true,
        }),
        immune({ to: 'Alter' }),
      ],
    },
  ),
]
