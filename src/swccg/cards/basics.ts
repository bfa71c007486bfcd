/** What the cards of the first lesson need of what the pool shares: it comes with the page. (The rest is in common.ts.) */

import type { Filter, LocationFilter } from '../abilities/types.ts'
import { changesDestiny, changesTotal, forceDrain, limitsBattleDestiny } from '../abilities/vocabulary.ts'
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

export const yourStarships: Filter = { type: 'starship', owner: 'you' }

/** Your own Force drains here are changed by so much. */
export const drainHere = (add: number) => forceDrain({ where: here, add })

/** Who has fewer than this ability draws no battle destiny here. */
export const abilityNeededHere = (ability: number) => limitsBattleDestiny({ where: here, ability })

/** While you control it, each of your starships here adds 1 to your total power in battles at the sites below. */
export const powerBelow = (planet: string, who: Filter = yourStarships) =>
  changesTotal({
    what: 'power',
    where: { planet, kind: 'site' },
    add: 1,
    each: { ...who, at: here },
    while: { youControl: here },
  })

/** Each of your weapon destinies here is 1 more. */
export const weaponDestinyHere = changesDestiny({ kind: 'weapon', of: 'each', add: 1, where: here })
