import type { CardFacts } from '../../../abilities/card-facts.ts'
import { cancelsCard, stops } from '../../../abilities/vocabulary.ts'
import { cardsOf, usedOrStarting } from '../../building.ts'
import { battlegroundOrEffect } from '../both-sides.ts'

const card = cardsOf('dark')

export const darkInterrupts: CardFacts[] = [
  card(
    {
      key: '12_154',
      title: 'Neimoidian Advisor',
      ...usedOrStarting,
      unique: true,
    },
    { destiny: 5 },
    { icons: ['episode i', 'coruscant'] },
    { abilities: battlegroundOrEffect },
  ),
  card(
    { key: '12_157', title: 'Sense', type: 'interrupt', subtype: 'lost' },
    { destiny: 3 },
    { icons: ['episode i', 'coruscant'] },
    {
      abilities: [
        stops({ what: 'Interrupt or react', ability: 'your target', destiny: 'below' }),
        cancelsCard({ what: { title: 'Alter' } }),
      ],
    },
  ),
]
