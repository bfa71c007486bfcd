import type { CardFacts } from '../../../abilities/card-facts.ts'
import { forbidsMove } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { here } from '../../filters.ts'
import { sparesYours } from '../both-sides.ts'

const card = cardsOf('dark')

export const darkCreatures: CardFacts[] = [
  card(
    { key: '6_138', title: 'Bubo', type: 'creature', subtype: 'guard', unique: true },
    { destiny: 4, deploy: 3, forfeit: 0, ferocity: 4, defenseValue: 5 },
    { icons: ["jabba's palace"], habitat: 'planet sites except Hoth' },
    {
      abilities: [
        sparesYours,
        // It names no place for the characters; like its counterpart's, those where it is are meant.
        forbidsMove({
          who: { type: 'character', owner: 'opponent' },
          from: here,
          using: ['landspeed'],
          while: { itself: { at: { titleHas: "Jabba's Palace" } } },
        }),
      ],
    },
  ),
  card(
    { key: '6_139', title: 'Rancor', type: 'creature', subtype: 'gigantic predator' },
    { destiny: 1, deploy: 6, forfeit: 0, ferocity: 8, ferocityDestinies: 1, defenseValue: 5 },
    { icons: ["jabba's palace"] },
    { habitat: 'Rancor Pit and exterior planet sites' },
    { missing: ['where or when it deploys', 'its own movement'] },
  ),
]
