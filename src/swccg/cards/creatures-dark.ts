/** Creatures of the Dark Side. */

import type { Filter } from '../abilities/types.ts'
import {
  attacks,
  deploysOnly,
  eatsOutOfPlay,
  fateOfDefeated,
  ferocityOfEaten,
  forbidsDeploy,
  forbidsMove,
  forceIcons,
  makesSelective,
  modify,
  parasite,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { bogWing, cardsOf, fiercerAt, here, mynock, spaceSlugs, sparesYours, vineSnake } from './common.ts'

const card = cardsOf('dark')

/** Droids are safe from other creatures. */
const droids: Filter = { type: 'character', is: 'droid' }

const wampaCave = 'Hoth: Wampa Cave (7th Marker)'

export const creaturesDark: CardFacts[] = [
  card(
    { key: '2_110', title: 'Dianoga', type: 'creature', subtype: 'swamp' },
    { destiny: 3, deploy: 4, forfeit: 0, ferocity: 0, ferocityDestinies: 1, defenseValue: 5 },
    { icons: ['a new hope'], habitat: 'exterior Dagobah sites, Trash Compactor and Dark Waters' },
    { abilities: [ferocityOfEaten({})] },
  ),
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
    { abilities: [parasite({ host: null }), forceIcons({ whose: 'opponent', where: here, add: -1 })] },
  ),
  card(
    { key: '4_112', title: 'Space Slug', type: 'creature', subtype: 'space' },
    { destiny: 4, deploy: 2, forfeit: 0, ferocity: 0, ferocityDestinies: 2, defenseValue: 3 },
    { icons: ['dagobah'], habitat: 'Big One' },
    { abilities: spaceSlugs },
    { missing: ['opening its mouth'] },
  ),
  card({ key: '4_113', ...vineSnake }),
  card(
    { key: '6_138', title: 'Bubo', type: 'creature', subtype: 'guard', unique: true },
    { destiny: 4, deploy: 3, forfeit: 0, ferocity: 4, defenseValue: 5 },
    { icons: ["jabba's palace"], habitat: 'planet sites except Hoth' },
    {
      abilities: [
        sparesYours,
        // It names no place for the characters; like its counterpart's, those where it is are meant.
        forbidsMove({
          who: { type: 'character', owner: 'opponent' },
          from: here,
          using: ['landspeed'],
          while: { itself: { at: { titleHas: "Jabba's Palace" } } },
        }),
      ],
    },
  ),
  card(
    { key: '6_139', title: 'Rancor', type: 'creature', subtype: 'gigantic predator' },
    { destiny: 1, deploy: 6, forfeit: 0, ferocity: 8, ferocityDestinies: 1, defenseValue: 5 },
    { icons: ["jabba's palace"] },
    { habitat: 'Rancor Pit and exterior planet sites' },
    { missing: ['where or when it deploys', 'its own movement'] },
  ),
  card(
    { key: '7_211', title: 'Krayt Dragon', type: 'creature', subtype: 'desert', unique: true },
    { destiny: 1, deploy: 7, forfeit: 0, ferocity: 6, ferocityDestinies: 2, defenseValue: 5 },
    { icons: ['special edition'], habitat: 'deserts and exterior Tatooine sites' },
    {
      abilities: [forbidsDeploy({ who: 'self', to: { occupied: true } })],
    },
    { missing: ['retrieving cards'] },
  ),
  card(
    { key: '7_212', title: 'One-Arm', type: 'creature', subtype: 'snow', unique: true },
    { destiny: 3, deploy: 6, forfeit: 0, ferocity: 3, defenseValue: 4 },
    { icons: ['special edition'], characteristics: ['wampa', 'selective'], habitat: 'Hoth sites' },
    {
      abilities: [
        deploysOnly({ where: { title: wampaCave } }),
        makesSelective({ who: { type: 'creature', is: 'wampa' } }),
      ],
    },
  ),
  card(
    { key: '7_213', title: 'Rock Wart', type: 'creature', subtype: 'scavenger' },
    { destiny: 5, deploy: 2, forfeit: 0, ferocity: 2, defenseValue: 2, landspeed: 2 },
    { icons: ['special edition'], characteristics: ['selective'], habitat: 'planet sites' },
    { abilities: [fiercerAt({ anyOf: [{ title: 'Tatooine: Bluffs' }, { titleHas: 'Canyon' }] })] },
  ),
  card(
    { key: '7_214', title: 'Sarlacc', type: 'creature', subtype: 'ancient desert', unique: true },
    { destiny: 2, deploy: 4, forfeit: 0, ferocity: 4, ferocityDestinies: 1, defenseValue: 12 },
    { icons: ['special edition'], habitat: 'Tatooine: Great Pit Of Carkoon' },
    { abilities: [eatsOutOfPlay({})] },
    { missing: ['retrieving cards'] },
  ),
  card(
    { key: '7_215', title: 'Womp Rat', type: 'creature', subtype: 'desert', limit: 3 },
    { destiny: 5, deploy: 2, forfeit: 0, ferocity: 0, ferocityDestinies: 1, defenseValue: 4 },
    {
      icons: ['special edition'],
      characteristics: ['womp rat', 'selective'],
      habitat: 'exterior planet sites',
    },
    {
      abilities: [modify({ what: 'ferocity', who: 'self', add: 1, each: { is: 'womp rat', present: true } })],
    },
    { missing: ['being bullseyed'] },
  ),
]
