/** What the files of the pool share. Everything here is plain data or makes plain data. */

import type { Filter, LocationFilter } from '../abilities/types.ts'
import {
  action,
  changesDestiny,
  changesTotal,
  forbidsMove,
  forceDrain,
  limitsBattleDestiny,
} from '../abilities/vocabulary.ts'
import type { Impact } from '../abilities/weapon-texts.ts'
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

/** What most weapons aim at. */
export const people: Filter = { type: ['character', 'creature', 'vehicle'] }
export const beings: Filter = { type: ['character', 'creature'] }
export const anyStarship: Filter = { type: 'starship' }
export const warriors: Filter = { type: 'character', is: 'warrior' }

export const capitals: Filter = { type: 'starship', subtype: 'capital' }
export const artillery: Filter = { type: 'weapon', subtype: 'artillery' }
export const seekers: Filter = { type: 'weapon', titleHas: 'Seeker' }
/** What most weapons do. */
export const hit: Impact = { brings: 'hit' }
export const forfeitZero = (by?: Filter): Impact => ({
  brings: 'reset',
  what: 'forfeit',
  to: 0,
  ...(by ? { by } : {}),
})

/** What ion cannons do. */
export const ionized: Impact[] = [
  { brings: 'loss of starship weapons' },
  { brings: 'reset', what: 'armor', to: 0 },
  { brings: 'reset', what: 'maneuver', to: 0 },
  { brings: 'reset', what: 'hyperspeed', to: 0 },
]

/** Force drains where it is present are 1 more. */
export const drainWherePresent = forceDrain({ where: here, present: true, add: 1 })

/** While you control it, each of your starships here adds 1 to your total power in battles at the sites below. */
export const powerBelow = (planet: string, who: Filter = yourStarships) =>
  changesTotal({
    what: 'power',
    where: { planet, kind: 'site' },
    add: 1,
    each: { ...who, at: here },
    while: { youControl: here },
  })

/** Who has fewer than this ability draws no battle destiny here. */
export const abilityNeededHere = (ability: number) => limitsBattleDestiny({ where: here, ability })

/** Each of your weapon destinies here is 1 more. */
export const weaponDestinyHere = changesDestiny({ kind: 'weapon', of: 'each', add: 1, where: here })

/** Two functions: retrieves one of these from the Lost Pile, or takes one into hand from the Reserve Deck. */
export const backAgain = (which: Filter, price: number, dearer: number) => [
  action({ price, results: [{ brings: 'retrieval', which }] }),
  action({
    price: dearer,
    results: [{ brings: 'search', in: 'reserve', which, to: 'hand', shuffle: 'shuffle, cut and replace' }],
  }),
]
