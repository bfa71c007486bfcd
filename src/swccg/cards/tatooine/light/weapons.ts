import type { CardFacts } from '../../../abilities/card-facts.ts'
import { deploysOn, fires } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { beings } from '../../filters.ts'
import { drainWherePresent, forfeitZero, hit } from '../../texts.ts'

const card = cardsOf('light')

export const lightWeapons: CardFacts[] = [
  card(
    { key: '11_49', title: "Qui-Gon Jinn's Lightsaber", type: 'weapon', subtype: 'character', unique: true },
    { destiny: 1 },
    { icons: ['episode i', 'tatooine'], characteristics: ['lightsaber'] },
    {
      abilities: [
        deploysOn({ card: { persona: 'Qui-Gon' } }),
        drainWherePresent,
        fires({ at: beings, price: 0, destiny: 2, results: [hit, forfeitZero()] }),
      ],
    },
  ),
]
