import type { CardFacts } from '../../../abilities/card-facts.ts'
import { deploysOn, immuneToAttrition, usesWeapons } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('light')

export const lightDevices: CardFacts[] = [
  card(
    { key: '3_29', title: 'Echo Trooper Backpack', type: 'device' },
    { destiny: 5 },
    { icons: ['hoth'] },
    {
      abilities: [
        deploysOn({ card: { is: 'trooper' } }),
        usesWeapons({ who: 'host', count: 'any' }),
        immuneToAttrition({
          who: 'host',
          below: 3,
          while: { itself: { at: { kind: 'site', icon: 'planet' } } },
        }),
      ],
    },
  ),
]
