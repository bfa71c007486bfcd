import type { CardFacts } from '../../../abilities/card-facts.ts'
import { action, startOfGame } from '../../../abilities/vocabulary.ts'
import { cardsOf, usedOrStarting } from '../../building.ts'
import { threeEffects } from '../both-sides.ts'

const card = cardsOf('dark')

export const darkInterrupts: CardFacts[] = [
  card(
    {
      key: '9_138',
      title: 'Operational As Planned',
      ...usedOrStarting,
      unique: true,
    },
    { destiny: 5 },
    { icons: ['death star ii'] },
    {
      abilities: [
        action({ results: [{ brings: 'cards from hand', count: 1, to: 'force' }] }),
        startOfGame({
          while: { inPlay: { title: 'Endor', location: { kind: 'system' } } },
          parts: [
            { take: { title: 'Death Star II', location: { kind: 'system' } } },
            { take: { persona: 'Jerjerrod' } },
            { take: { type: 'effect' } },
          ],
          draws: 6,
          placed: 'lost',
        }),
      ],
    },
  ),
  card(
    {
      key: '9_139',
      title: 'Prepared Defenses',
      ...usedOrStarting,
      unique: true,
    },
    { destiny: 3 },
    { icons: ['death star ii'] },
    { abilities: threeEffects },
  ),
]
