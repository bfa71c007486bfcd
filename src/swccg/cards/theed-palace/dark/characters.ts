import type { CardFacts } from '../../../abilities/card-facts.ts'
import { modify } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('dark')

export const darkCharacters: CardFacts[] = [
  card(
    { key: '14_80', title: 'Infantry Battle Droid', type: 'character', subtype: 'droid' },
    { destiny: 3, deploy: 3, power: 2, forfeit: 3, armor: 4 },
    {
      icons: ['presence', 'episode i', 'theed palace'],
      characteristics: ['Infantry battle droid', 'Trade Federation', 'battle droid'],
    },
    { missing: ['Force loss'] },
    {
      abilities: [
        modify({ what: 'power', who: 'self', add: 1, while: { battle: { by: 'you' } } }),
        modify({
          what: 'forfeit',
          who: {
            owner: 'opponent',
            type: 'character',
            anyOf: [{ is: 'Gungan' }, { subtype: 'republic' }],
            present: true,
          },
          add: -1,
        }),
      ],
    },
  ),
]
