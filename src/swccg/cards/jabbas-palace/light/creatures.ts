import type { CardFacts } from '../../../abilities/card-facts.ts'
import { forbidsMove } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { here } from '../../filters.ts'
import { sparesYours } from '../both-sides.ts'

const card = cardsOf('light')

export const lightCreatures: CardFacts[] = [
  card(
    { key: '6_48', title: 'Worrt', type: 'creature', subtype: 'guard', unique: true },
    { destiny: 4, deploy: 2, forfeit: 0, ferocity: 3, defenseValue: 4 },
    { icons: ["jabba's palace"], habitat: 'planet sites except Hoth' },
    {
      abilities: [
        sparesYours,
        forbidsMove({
          who: { type: 'character', owner: 'opponent', present: true },
          from: here,
          using: ['landspeed'],
          while: { itself: { at: { kind: 'site', planet: 'Tatooine' } } },
        }),
      ],
    },
  ),
]
