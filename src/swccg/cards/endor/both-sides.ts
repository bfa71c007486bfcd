/** What cards of both sides of this set have in common. */

import type { Ability, Filter, LocationFilter } from '../../abilities/types.ts'
import {
  forbidsMove,
  immuneToAttrition,
  modify,
  reacts,
  ridersJumpOff,
  startOfGame,
} from '../../abilities/vocabulary.ts'
import { here } from '../filters.ts'

/** Among the trees only what is small, or walks on legs. */
export const forestsNarrow = forbidsMove({
  who: {
    owner: 'you',
    type: ['starship', 'vehicle'],
    not: {
      anyOf: [{ is: ['speeder bike', 'AT-ST', 'Ewok glider'] }, { type: 'vehicle', subtype: 'creature' }],
    },
  },
  to: here,
})

export const noShipsOrVehicles = forbidsMove({
  who: { owner: 'you', type: ['starship', 'vehicle'] },
  to: here,
})

const onBike: Filter = { title: 'Speeder Bike', piloted: true }

/** What both Speeder Bikes say. */
export const speederBike: Ability[] = [
  reacts({ how: 'move', who: 'self' }),
  immuneToAttrition({ who: 'self', below: 4, while: { itself: { piloted: true } } }),
  immuneToAttrition({ who: { type: 'character', is: 'scout', isAboard: onBike }, below: 4 }),
  modify({ what: 'power', who: { piloting: { title: 'Speeder Bike' } }, set: 0 }),
  ridersJumpOff({}),
]

const related: LocationFilter = { kind: 'site', battleground: true, relatedToStart: true }

/** Careful Planning, Combat Readiness. */
export const relatedBattleground: Ability[] = [
  startOfGame({
    while: { not: { begunWith: 'Objective' } },
    parts: [
      { deploy: { location: related } },
      {
        deploy: { location: { ...related, generic: true } },
        after: { location: { kind: 'site', generic: true } },
        may: true,
      },
    ],
    placed: 'reserve',
  }),
]
