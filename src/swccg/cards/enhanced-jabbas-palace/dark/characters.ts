import type { CardFacts } from '../../../abilities/card-facts.ts'
import { addsToPowerOfPiloted, fires } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { people } from '../../filters.ts'
import { forfeitZero, hit } from '../../texts.ts'

const card = cardsOf('dark')

export const darkCharacters: CardFacts[] = [
  card(
    {
      key: '110_7',
      title: 'Dengar With Blaster Carbine',
      type: 'character',
      subtype: 'alien',
      unique: true,
      persona: 'Dengar',
    },
    { destiny: 2, deploy: 5, power: 3, ability: 2, forfeit: 3 },
    {
      icons: ['pilot', 'warrior', 'permanent weapon', 'premium'],
      characteristics: ['Black Sun agent', 'bounty hunter', 'blaster', 'Corellian'],
    },
    { permanentWeapon: "Dengar's Blaster Carbine" },
    {
      abilities: [
        addsToPowerOfPiloted(2),
        fires({ at: people, price: 0, times: 2, destiny: 1, add: 1, results: [hit, forfeitZero()] }),
      ],
    },
  ),
]
