import type { CardFacts } from '../../../abilities/card-facts.ts'
import { dark, deployCost, light } from '../../../abilities/vocabulary.ts'
import { cardsOf, site } from '../../building.ts'
import { here } from '../../filters.ts'
import { drainHere } from '../../texts.ts'

const card = cardsOf('dark')

export const darkLocations: CardFacts[] = [
  card(
    { key: '104_4', title: 'Hoth: Mountains (6th Marker)', type: 'location', unique: true },
    { icons: ['planet', 'premium'] },
    { location: site('Hoth', 0, 1, 'exterior') },
    {
      abilities: [
        ...light(drainHere(1)),
        ...dark(
          deployCost({
            who: { owner: 'you', anyOf: [{ subtype: 'imperial' }, { type: 'vehicle', subtype: 'combat' }] },
            add: -1,
            to: here,
          }),
        ),
      ],
    },
  ),
]
