import type { CardFacts } from '../../../abilities/card-facts.ts'
import { dark, forceDrain, light, moveCost } from '../../../abilities/vocabulary.ts'
import { cardsOf, site, system } from '../../building.ts'
import { here } from '../../filters.ts'
import { powerBelow } from '../../texts.ts'

const card = cardsOf('dark')

export const darkLocations: CardFacts[] = [
  card(
    { key: '12_165', title: 'Coruscant', type: 'location', unique: true },
    { icons: ['planet', 'episode i', 'coruscant'] },
    { location: system('Coruscant', 0, 1, 2) },
    { abilities: [...light(powerBelow('Coruscant')), ...dark(powerBelow('Coruscant'))] },
  ),
  card(
    { key: '12_167', title: 'Coruscant: Galactic Senate', type: 'location', unique: true },
    { icons: ['planet', 'episode i', 'coruscant'] },
    { location: site('Coruscant', 1, 1, 'interior') },
    { missing: ['politics in battles'] },
  ),
  card(
    { key: '12_175', title: 'Tatooine', type: 'location', unique: true },
    { icons: ['planet', 'episode i', 'coruscant'] },
    { location: system('Tatooine', 7, 1, 2) },
    {
      abilities: [
        ...dark(
          moveCost({
            who: { type: 'starship', owner: 'opponent' },
            add: 1,
            from: here,
            while: { youOccupy: here },
          }),
        ),
        ...light(moveCost({ who: { owner: 'you' }, add: -1, to: here, using: ['hyperspeed'] })),
        ...dark(forceDrain({ where: here, add: 1, while: { cardAt: { persona: 'Maul' }, where: here } })),
      ],
    },
  ),
]
