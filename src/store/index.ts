/** The store: the one thing that the page talks to. */

import { create } from 'zustand'
import { carrySlice } from './carry-slice.ts'
import { allRules } from './engine.ts'
import { gameSlice } from './game-slice.ts'
import { pageSlice } from './page-slice.ts'
import type { Store } from './types.ts'

export const useStore = create<Store>()((set, get) => {
  const { actions, give, guide } = gameSlice(set, get)
  const carry = carrySlice(set, get, give)
  return {
    ...pageSlice(set, get),
    ...actions,
    ...carry,
    refuse(attempt) {
      carry.refuse(attempt)
      guide.noteRefusal(attempt)
    },
    tryMove(place) {
      if (!guide.tryWrong(place)) carry.tryMove(place)
    },
    pick(card, by) {
      carry.pick(card, by)
      if (card !== null) guide.notePick(card)
    },
  }
})

export const actions = (): Store => useStore.getState()

/** The ids of all rules that the engine knows. */
export const ruleIds = (): string[] => allRules.map(({ id }) => id)

export * from './battle.ts'
export * from './engine.ts'
export { fetchPart } from './fetching.ts'
export * from './force-acts.ts'
export * from './kinds.ts'
export * from './legal.ts'
export { type Lesson, lessons } from './lessons.ts'
export * from './numbers.ts'
export * from './places.ts'
export * from './seats.ts'
export * from './slots.ts'
export { loadSpeech, speak } from './speech.ts'
export { isHeading, pending } from './stack.ts'
export { ti4Address } from './tables.ts'
export type * from './types.ts'
export { toBeat } from './ways.ts'
