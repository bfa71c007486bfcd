/** What cards of both sides of this set have in common. */

import type { Player } from '../../abilities/basics.ts'
import type { CardFacts } from '../../abilities/card-facts.ts'
import type { Ability, LocationFilter } from '../../abilities/types.ts'
import {
  changesDestiny,
  changesTotal,
  dark,
  deploysOn,
  forbidsDeploy,
  immune,
  immuneToAttrition,
  light,
  modify,
  separateCost,
  startOfGame,
  triggered,
} from '../../abilities/vocabulary.ts'
import { here } from '../filters.ts'
import { addsToDrawn } from '../texts.ts'

/** Its ferocity is 2 more in some places. */
export const fiercerAt = (where: LocationFilter) =>
  modify({ what: 'ferocity', who: 'self', add: 2, while: { itself: { at: where } } })

/** Don't Tread On Me, Surface Defense: some of these Effects, where a battleground has been deployed. */
export const effectsBesideBattleground = (titles: readonly string[]): Ability[] => [
  addsToDrawn('weapon'),
  startOfGame({
    while: { begunWith: 'battleground' },
    parts: titles.map((title) => ({ deploy: { type: 'effect', title }, may: true })),
    placed: 'reserve',
  }),
]

/** Whoever initiates a battle retrieves Force, the other loses some; and the opponent's Interrupts cost more in your battles. */
export const firstStrike = {
  abilities: [
    deploysOn({}),
    triggered({
      on: { is: 'battle initiated', by: 'you' },
      results: [{ brings: 'retrieval' }, { brings: 'Force loss', whose: 'opponent', count: 1 }],
    }),
    triggered({
      on: { is: 'battle initiated', by: 'opponent' },
      results: [
        { brings: 'retrieval', whose: 'opponent' },
        { brings: 'Force loss', whose: 'you', count: 1 },
      ],
    }),
    separateCost({
      of: 'play',
      who: { type: 'interrupt', owner: 'opponent' },
      force: 1,
      while: { battle: { by: 'you' } },
    }),
    immune({ to: 'Alter' }),
  ],
}

/** A site that may not be deployed to some planets, as both of its sides say. */
export const neverAt = (planets: readonly string[]): Ability[] =>
  [light, dark].flatMap((of) =>
    of(forbidsDeploy({ who: 'self', to: { anyOf: planets.map((planet) => ({ planet })) } })),
  )

export const notSpaceports = ['Bespin', 'Dagobah', 'Endor', 'Hoth', 'Yavin 4']

/** A planet site with one Force icon on each side, which may not be deployed to some planets. */
export const genericSite = (
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
  abilities: [...neverAt(not), ...texts],
  ...(missing ? { missing: [...missing] } : {}),
})

export const notDeserts = ['Bespin', 'Coruscant', 'Dagobah', 'Hoth', 'Kessel', 'Naboo']

export const notWoods = ['Bespin', 'Coruscant', 'Hoth', 'Kessel', 'Tatooine']

export const lessDestiny = changesDestiny({ kind: 'battle', of: 'each', add: -1, where: here })

export const calm = immuneToAttrition({
  who: { type: 'character', owner: 'you', present: true },
  below: 'all',
})

export const wild = modify({
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

export const lessAttrition = changesTotal({ what: 'attrition', whose: 'opponent', where: here, add: -2 })
