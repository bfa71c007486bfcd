import type { CardFacts } from '../../../abilities/card-facts.ts'
import { deploysOnlyIf, forceDrain } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { here } from '../../filters.ts'

const card = cardsOf('light')

export const lightCharacters: CardFacts[] = [
  card(
    {
      key: '111_5',
      title: 'Prisoner 2187',
      type: 'character',
      subtype: 'rebel',
      unique: true,
      persona: 'Leia',
    },
    { destiny: 1, deploy: 0, power: 4, ability: 3, forfeit: 6 },
    { icons: ['warrior', 'premium'], characteristics: ['Alderaanian', 'senator', 'female'] },
    {
      abilities: [
        deploysOnlyIf({ if: { objective: 'Rescue The Princess / Sometimes I Amaze Even Myself' } }),
        forceDrain({ where: here, add: 2 }),
      ],
    },
    { missing: ['not being transferred', 'what keeps or turns Objectives'] },
  ),
]
