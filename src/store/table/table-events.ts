/** What happens at the table, published for whoever follows it: a lesson's guide does. The table knows none of them. */

import type { Attempt } from '../../views/attempt.ts'
import type { Answer, CardId, Game, Intent, Position } from '../../views/engine.ts'
import type { PlaceKey } from '../../views/places.ts'

export interface TableEvents {
  /** An answer has been carried out. `before` is the game that it answered. */
  answered: { answer: Answer<Intent>; before: Game<Position>; after: Game<Position> }
  /** Somebody is about to pass; `after`: what would come of it, if anything would. Who hears it may hold it back. */
  passing: { answer: Answer<Intent>; after: () => Game<Position> | null }
  /** Something was tried and refused. */
  refused: Attempt
  /** A card was picked up. */
  picked: CardId
  /** The card that is held is let go of at a place. Who hears it may do something else with it: then it tells so. */
  dropping: PlaceKey
}

type Hears = { [Name in keyof TableEvents]?: (event: TableEvents[Name]) => unknown }

/** A table's own channel: publishing tells whether somebody took the event for himself (`true`). */
export function tableEvents() {
  const listeners: Hears[] = []
  return {
    listen(hears: Hears): void {
      listeners.push(hears)
    },
    publish<Name extends keyof TableEvents>(name: Name, event: TableEvents[Name]): boolean {
      return listeners.map((hears) => hears[name]?.(event)).includes(true)
    },
  }
}

export type TableChannel = ReturnType<typeof tableEvents>
