import type { CardFacts } from '../../../abilities/card-facts.ts'
import { forceIcons, parasite } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { here } from '../../filters.ts'
import { bogWing, mynock, spaceSlugs, vineSnake } from '../both-sides.ts'

const card = cardsOf('light')

export const lightCreatures: CardFacts[] = [
  card({ key: '4_3', ...bogWing }),
  card({ key: '4_4', ...mynock }),
  card(
    { key: '4_5', title: 'Nudj', type: 'creature', subtype: 'swamp' },
    { destiny: 2, deploy: 1, forfeit: 0, ferocity: -4, ferocityDestinies: 1, defenseValue: 1 },
    { icons: ['dagobah'], characteristics: ['selective'] },
    { habitat: 'sites of planets other than Hoth and Tatooine, or Dark Waters' },
    {
      abilities: [
        parasite({ host: null }),
        forceIcons({ whose: 'opponent', where: here, add: -1, cumulative: true }),
      ],
    },
  ),
  card(
    { key: '4_6', title: 'Space Slug', type: 'creature', subtype: 'space' },
    { destiny: 4, deploy: 2, forfeit: 0, ferocity: 0, ferocityDestinies: 2, defenseValue: 3 },
    { icons: ['dagobah'], habitat: 'Big One' },
    { abilities: spaceSlugs },
    { missing: ['opening its mouth'] },
  ),
  card({ key: '4_7', ...vineSnake }),
]
