import type { CardFacts } from '../../../abilities/card-facts.ts'
import {
  deploysOnly,
  eatsOutOfPlay,
  forbidsDeploy,
  makesSelective,
  modify,
} from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { wampaCave } from '../../filters.ts'
import { fiercerAt } from '../both-sides.ts'

const card = cardsOf('dark')

export const darkCreatures: CardFacts[] = [
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
