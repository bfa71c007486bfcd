import type { CardFacts } from '../../../abilities/card-facts.ts'
import { dark, light, limitsBattleDestiny, moveCost } from '../../../abilities/vocabulary.ts'
import { cardsOf, site, system } from '../../building.ts'
import { here } from '../../filters.ts'
import { powerBelow } from '../../texts.ts'

const card = cardsOf('light')

export const lightLocations: CardFacts[] = [
  card(
    { key: '12_73', title: 'Coruscant', type: 'location', unique: true },
    { icons: ['planet', 'episode i', 'coruscant'] },
    { location: system('Coruscant', 0, 2, 1) },
    { abilities: [...light(powerBelow('Coruscant')), ...dark(powerBelow('Coruscant'))] },
  ),
  card(
    { key: '12_75', title: 'Coruscant: Galactic Senate', type: 'location', unique: true },
    { icons: ['planet', 'episode i', 'coruscant'] },
    { location: site('Coruscant', 1, 1, 'interior') },
    { missing: ['politics in battles'] },
  ),
  card(
    { key: '12_84', title: 'Tatooine', type: 'location', unique: true },
    { icons: ['planet', 'episode i', 'coruscant'] },
    { location: system('Tatooine', 7, 2, 1) },
    {
      abilities: [
        ...light(moveCost({ who: { owner: 'you' }, add: -1, from: here, using: ['hyperspeed'] })),
        ...dark(
          limitsBattleDestiny({
            where: here,
            atMost: 1,
            while: {
              not: {
                cardsThere: { owner: 'you', type: 'starship', is: ['trade federation', 'independent'] },
                atLeast: 1,
              },
            },
          }),
        ),
      ],
    },
  ),
]
