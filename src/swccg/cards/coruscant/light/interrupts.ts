import type { CardFacts } from '../../../abilities/card-facts.ts'
import { cancelsCard, stops } from '../../../abilities/vocabulary.ts'
import { cardsOf, usedOrStarting } from '../../building.ts'
import { battlegroundOrEffect } from '../both-sides.ts'

const card = cardsOf('light')

export const lightInterrupts: CardFacts[] = [
  card(
    {
      key: '12_62',
      title: 'Mindful Of The Future',
      ...usedOrStarting,
      unique: true,
    },
    { destiny: 5 },
    { icons: ['episode i', 'coruscant'] },
    { abilities: battlegroundOrEffect },
  ),
  card(
    { key: '12_63', title: 'My Loyal Bodyguard', type: 'interrupt', subtype: 'used', unique: true },
    { destiny: 5 },
    { icons: ['episode i', 'coruscant'] },
    { missing: ['cards from the Reserve Deck', 'battle destiny'] },
  ),
  card(
    { key: '12_68', title: 'Sense', type: 'interrupt', subtype: 'lost' },
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
