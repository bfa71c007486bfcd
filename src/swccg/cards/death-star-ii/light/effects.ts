import type { CardFacts } from '../../../abilities/card-facts.ts'
import { cutsForceLoss, deploysOn, immune } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('light')

export const lightEffects: CardFacts[] = [
  card(
    { key: '9_33', title: 'Honor Of The Jedi', type: 'effect', unique: true },
    { destiny: 4, icons: ['death star ii'] },
    {
      abilities: [
        deploysOn({}),
        cutsForceLoss({
          by: 2,
          except: { own: true, drainAt: { battleground: true } },
          while: {
            not: { held: 'occupied', by: 'opponent', where: { battleground: true }, atLeast: 3 },
          },
        }),
        immune({ to: 'Alter', while: { youOccupy: { battleground: true } } }),
      ],
    },
  ),
]
