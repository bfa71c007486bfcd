import type { CardFacts } from '../../../abilities/card-facts.ts'
import { cardsOf, usedOrStarting } from '../../building.ts'
import { threeEffects } from '../both-sides.ts'

const card = cardsOf('light')

export const lightInterrupts: CardFacts[] = [
  card(
    {
      key: '9_51',
      title: 'Heading For The Medical Frigate',
      ...usedOrStarting,
      unique: true,
    },
    { destiny: 3 },
    { icons: ['death star ii'] },
    { abilities: threeEffects },
  ),
]
