import type { CardFacts } from '../../../abilities/card-facts.ts'
import { modify, movesAway } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { here } from '../../filters.ts'

const card = cardsOf('light')

export const lightCharacters: CardFacts[] = [
  card(
    { key: '7_34', title: 'Neb Dulo', type: 'character', subtype: 'alien', unique: true },
    { destiny: 3, deploy: 3, power: 2, ability: 2, forfeit: 3 },
    { icons: ['special edition'] },
    {
      abilities: [
        movesAway({
          who: { type: 'character', owner: 'opponent' },
          whose: 'opponent',
          abilityBelowNumberOf: { is: 'musician', owner: 'you' },
          upTo: 1,
          price: 0,
          freeMove: true,
          when: 'battle initiated',
          at: here,
          orLost: true,
          present: true,
        }),
        modify({
          what: 'power',
          who: 'self',
          add: 3,
          while: { cardsPresent: { owner: 'you', is: 'musician' }, atLeast: 1 },
        }),
      ],
    },
  ),
]
