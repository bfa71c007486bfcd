import type { CardFacts } from '../../../abilities/card-facts.ts'
import { deploysOn, fireCost, fires } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { people, warriors } from '../../filters.ts'
import { forfeitZero, hit } from '../../texts.ts'

const card = cardsOf('light')

export const lightWeapons: CardFacts[] = [
  card(
    { key: '8_85', title: 'BlasTech E-11B Blaster Rifle', type: 'weapon', subtype: 'character' },
    { destiny: 2 },
    { icons: ['endor'], characteristics: ['blaster rifle', 'rifle'] },
    {
      abilities: [
        deploysOn({ card: { ...warriors, and: { is: 'scout' } }, price: 2 }),
        fires({ at: people, price: 1, repeats: 2, destiny: 1, results: [hit] }),
      ],
    },
  ),
  card(
    { key: '8_86', title: "Chewbacca's Bowcaster", type: 'weapon', subtype: 'character', unique: true },
    { destiny: 2 },
    { icons: ['endor'] },
    {
      abilities: [
        deploysOn({ card: { persona: 'Chewie' } }),
        deploysOn({ card: { is: 'Wookiee' }, price: 4 }),
        fires({ at: people, price: 3, destiny: 2, results: [hit, forfeitZero({ persona: 'Chewie' })] }),
        fireCost({ on: 'self', free: true, while: { itself: { carriedBy: { persona: 'Chewie' } } } }),
      ],
    },
  ),
]
