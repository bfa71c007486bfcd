/** Sites that come to a planet as they are deployed, of both sides. */

import type { Ability } from '../abilities/types.ts'
import {
  changesDestiny,
  changesTotal,
  dark,
  forbidsDeploy,
  immuneToAttrition,
  light,
  modify,
} from '../abilities/vocabulary.ts'
import type { CardFacts, Player } from '../model/types.ts'
import { drainHere, here } from './common.ts'

/** A planet site with one Force icon on each side, which may not be deployed to some planets. */
const site = (
  side: Player,
  key: string,
  title: string,
  not: readonly string[],
  texts: readonly Ability[],
  missing?: readonly string[],
): CardFacts => ({
  side,
  key,
  title,
  type: 'location',
  icons: ['planet', 'special edition'],
  location: { kind: 'site', exterior: true, icons: { light: 1, dark: 1 } },
  abilities: [
    ...[light, dark].flatMap((of) =>
      of(forbidsDeploy({ who: 'self', to: { anyOf: not.map((planet) => ({ planet })) } })),
    ),
    ...texts,
  ],
  ...(missing ? { missing: [...missing] } : {}),
})

const notDeserts = ['Bespin', 'Coruscant', 'Dagobah', 'Hoth', 'Kessel', 'Naboo']
const notWoods = ['Bespin', 'Coruscant', 'Hoth', 'Kessel', 'Tatooine']

const lessDestiny = changesDestiny({ kind: 'battle', of: 'each', add: -1, where: here })
const calm = immuneToAttrition({
  who: { type: 'character', owner: 'you', present: true },
  below: 'all',
})
const wild = modify({
  what: 'power',
  who: {
    owner: 'you',
    at: here,
    anyOf: [
      { subtype: 'alien', type: 'character' },
      { type: 'vehicle', subtype: 'creature' },
    ],
  },
  add: 1,
})
const lessAttrition = changesTotal({ what: 'attrition', whose: 'opponent', where: here, add: -2 })

export const genericSites: CardFacts[] = [
  site('light', '7_119', 'Desert', notDeserts, dark(lessDestiny), [
    'where or when it deploys',
    'moving cards',
  ]),
  site('light', '7_121', 'Forest', notWoods, light(calm)),
  site('light', '7_122', 'Jungle', notWoods, [...light(wild), ...dark(drainHere(-1), lessAttrition)]),
  site('dark', '7_281', 'Desert', notDeserts, light(lessDestiny), [
    'where or when it deploys',
    'moving cards',
  ]),
  site('dark', '7_284', 'Forest', notWoods, dark(calm)),
  site('dark', '7_285', 'Jungle', notWoods, [...dark(wild), ...light(drainHere(-1), lessAttrition)]),
]
