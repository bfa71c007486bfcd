import type { CardFacts } from '../../../abilities/card-facts.ts'
import { addsDestiny, fires, modify } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { beings } from '../../filters.ts'
import { forfeitZero, hit } from '../../texts.ts'

const card = cardsOf('light')

export const lightCharacters: CardFacts[] = [
  card(
    {
      key: '109_1',
      title: 'Chewie With Blaster Rifle',
      type: 'character',
      subtype: 'rebel',
      unique: true,
      persona: 'Chewie',
    },
    { destiny: 1, deploy: 5, power: 6, ability: 2, forfeit: 5 },
    {
      icons: ['pilot', 'warrior', 'permanent weapon', 'premium'],
      characteristics: ['smuggler', 'blaster rifle', 'rifle', 'Wookiee'],
    },
    { permanentWeapon: 'blaster rifle' },
    {
      abilities: [
        modify({ what: 'power', who: 'piloted', hostIs: { is: 'freighter' }, add: 3 }),
        addsDestiny({ kind: 'battle', count: 1, while: { inBattleWith: { persona: 'C-3PO' } } }),
        fires({ at: beings, price: 0, destiny: 1, results: [hit, forfeitZero()] }),
      ],
    },
  ),
]
