/** Creatures of the Light Side. */

import { forbidsMove, forceIcons, parasite } from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { bogWing, cardsOf, fiercerAt, here, mynock, spaceSlugs, sparesYours, vineSnake } from './common.ts'

const card = cardsOf('light')

export const creaturesLight: CardFacts[] = [
  card({ key: '4_3', ...bogWing }),
  card({ key: '4_4', ...mynock }),
  card(
    { key: '4_5', title: 'Nudj', type: 'creature', subtype: 'swamp' },
    { destiny: 2, deploy: 1, forfeit: 0, ferocity: -4, ferocityDestinies: 1, defenseValue: 1 },
    { icons: ['dagobah'], characteristics: ['selective'] },
    { habitat: 'sites of planets other than Hoth and Tatooine, or Dark Waters' },
    { abilities: [parasite({ host: null }), forceIcons({ whose: 'opponent', where: here, add: -1 })] },
  ),
  card(
    { key: '4_6', title: 'Space Slug', type: 'creature', subtype: 'space' },
    { destiny: 4, deploy: 2, forfeit: 0, ferocity: 0, ferocityDestinies: 2, defenseValue: 3 },
    { icons: ['dagobah'], habitat: 'Big One' },
    { abilities: spaceSlugs },
    { missing: ['opening its mouth'] },
  ),
  card({ key: '4_7', ...vineSnake }),
  card(
    { key: '6_48', title: 'Worrt', type: 'creature', subtype: 'guard', unique: true },
    { destiny: 4, deploy: 2, forfeit: 0, ferocity: 3, defenseValue: 4 },
    { icons: ["jabba's palace"], habitat: 'planet sites except Hoth' },
    {
      abilities: [
        sparesYours,
        forbidsMove({
          who: { type: 'character', owner: 'opponent', present: true },
          from: here,
          using: ['landspeed'],
          while: { itself: { at: { kind: 'site', planet: 'Tatooine' } } },
        }),
      ],
    },
  ),
  card(
    { key: '7_52', title: 'Scurrier', type: 'creature', subtype: 'scavenger' },
    { destiny: 5, deploy: 2, forfeit: 0, ferocity: 2, defenseValue: 2, landspeed: 2 },
    { icons: ['special edition'], characteristics: ['selective'], habitat: 'planet sites' },
    {
      abilities: [
        fiercerAt({ anyOf: [{ titleHas: 'Mos Eisley' }, { titleHas: 'Spaceport', generic: true }] }),
      ],
    },
  ),
]
