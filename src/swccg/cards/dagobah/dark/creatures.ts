import type { CardFacts } from '../../../abilities/card-facts.ts'
import type { Filter } from '../../../abilities/types.ts'
import { attacks, fateOfDefeated, forceIcons, parasite } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { here } from '../../filters.ts'
import { bogWing, mynock, spaceSlugs, vineSnake } from '../both-sides.ts'

const card = cardsOf('dark')

/** Droids are safe from other creatures. */
const droids: Filter = { type: 'character', is: 'droid' }

export const darkCreatures: CardFacts[] = [
  card({ key: '4_108', ...bogWing }),
  card(
    { key: '4_109', title: 'Dragonsnake', type: 'creature', subtype: 'swamp' },
    { destiny: 3, deploy: 3, forfeit: 0, ferocity: 3, ferocityDestinies: 1, defenseValue: 2 },
    { icons: ['dagobah'], habitat: 'swamps, jungles and Dark Waters' },
    {
      abilities: [
        attacks({ how: 'also', whom: droids }),
        fateOfDefeated({ who: droids, to: { adjacent: true, exterior: true } }),
      ],
    },
  ),
  card({ key: '4_110', ...mynock }),
  card(
    { key: '4_111', title: 'Sleen', type: 'creature', subtype: 'swamp' },
    { destiny: 3, deploy: 2, forfeit: 0, ferocity: -3, ferocityDestinies: 1, defenseValue: 2 },
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
    { key: '4_112', title: 'Space Slug', type: 'creature', subtype: 'space' },
    { destiny: 4, deploy: 2, forfeit: 0, ferocity: 0, ferocityDestinies: 2, defenseValue: 3 },
    { icons: ['dagobah'], habitat: 'Big One' },
    { abilities: spaceSlugs },
    { missing: ['opening its mouth'] },
  ),
  card({ key: '4_113', ...vineSnake }),
]
