/** What the files of the pool share. Everything here is plain data or makes plain data. */

import type { Filter, LocationFilter } from '../abilities/types.ts'
import { forbidsMove, forceDrain } from '../abilities/vocabulary.ts'
import type { CardFacts, Player } from '../model/types.ts'

/** A card is told in parts: what it is, its numbers, its icons, what it holds, its text. */
export const cardsOf =
  (side: Player) =>
  (
    name: Pick<CardFacts, 'key' | 'title' | 'type'> & Partial<CardFacts>,
    ...parts: Partial<CardFacts>[]
  ): CardFacts =>
    Object.assign({ side, ...name }, ...parts)

/** The card's own location; in a location's text: itself. */
export const here: LocationFilter = { here: true }

/** Your own Force drains here are changed by so much. */
export const drainHere = (add: number) => forceDrain({ where: here, add })

export const yourStarships: Filter = { type: 'starship', owner: 'you' }

export const starfighters: Filter = { type: 'starship', subtype: 'starfighter' }

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
