import type { CardFacts } from '../../../abilities/card-facts.ts'
import { light, transit } from '../../../abilities/vocabulary.ts'
import { cardsOf, site } from '../../building.ts'

const card = cardsOf('dark')

export const darkLocations: CardFacts[] = [
  card(
    { key: '216_9', title: 'Mustafar: Private Platform (Docking Bay)', type: 'location', unique: true },
    { icons: ['planet', 'scomp link', 'set 16'] },
    {
      location: site('Mustafar', 0, 1, 'interior', 'exterior', 'dockingBay'),
    },
    {
      abilities: light(
        transit({ way: 'from', add: 4 }),
        transit({ way: 'to', add: 4 }),
        transit({
          way: 'from',
          add: 2,
          while: { cardsThere: { anyOf: [{ persona: 'Vader' }, { title: 'Vanee' }] }, atLeast: 1 },
        }),
        transit({
          way: 'to',
          add: 2,
          while: { cardsThere: { anyOf: [{ persona: 'Vader' }, { title: 'Vanee' }] }, atLeast: 1 },
        }),
      ),
    },
    { missing: ['cards from the Reserve Deck'] },
  ),
]
