import type { CardFacts } from '../../../abilities/card-facts.ts'
import { deploysOnly, fateOfDefeated } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { wampaCave } from '../../filters.ts'

const card = cardsOf('dark')

export const darkCreatures: CardFacts[] = [
  card(
    { key: '3_93', title: 'Wampa', type: 'creature', subtype: 'snow' },
    { destiny: 3, deploy: 4, forfeit: 0, ferocity: 3, ferocityDestinies: 1, defenseValue: 3 },
    { icons: ['hoth'], characteristics: ['wampa'], habitat: 'Hoth sites' },
    {
      abilities: [
        deploysOnly({
          where: {
            anyOf: [{ title: wampaCave }, { titleHas: 'Marker', occupied: false }],
          },
        }),
        fateOfDefeated({ who: { type: 'character' }, to: { title: wampaCave }, orEaten: true }),
      ],
    },
  ),
]
