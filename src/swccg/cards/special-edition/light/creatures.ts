import type { CardFacts } from '../../../abilities/card-facts.ts'
import { cardsOf } from '../../building.ts'
import { fiercerAt } from '../both-sides.ts'

const card = cardsOf('light')

export const lightCreatures: CardFacts[] = [
  card(
    { key: '7_52', title: 'Scurrier', type: 'creature', subtype: 'scavenger' },
    { destiny: 5, deploy: 2, forfeit: 0, ferocity: 2, defenseValue: 2, landspeed: 2 },
    { icons: ['special edition'], characteristics: ['selective'], habitat: 'planet sites' },
    {
      abilities: [
        fiercerAt({ anyOf: [{ titleHas: 'Mos Eisley' }, { titleHas: 'Spaceport', generic: true }] }),
      ],
    },
  ),
]
