import type { CardFacts } from '../../../abilities/card-facts.ts'
import { modify } from '../../../abilities/vocabulary.ts'
import { aCharacter, cardsOf } from '../../building.ts'
import { starfighters } from '../../filters.ts'

const card = cardsOf('light')

export const lightCharacters: CardFacts[] = [
  card(
    {
      key: '14_3',
      title: 'Artoo, Brave Little Droid',
      ...aCharacter,
      subtype: 'droid',
      persona: 'R2-D2',
    },
    { destiny: 6, deploy: 4, power: 1, forfeit: 4 },
    { icons: ['nav computer', 'episode i', 'theed palace'], characteristics: ['astromech', 'r-unit'] },
    {
      abilities: [
        modify({ what: 'power', who: 'ship', hostIs: starfighters, add: 2 }),
        modify({ what: 'hyperspeed', who: 'ship', hostIs: starfighters, add: 2 }),
      ],
    },
    { missing: ['canceling or redrawing destiny', 'canceling cards'] },
  ),
]
