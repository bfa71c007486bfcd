/** The store: the one thing that the page talks to. */

import { create } from 'zustand'
import { carrySlice } from './carry-slice.ts'
import { allRules } from './engine.ts'
import { gameSlice } from './game-slice.ts'
import { pageSlice } from './page-slice.ts'
import type { Store } from './types.ts'
import { fetchWholeGame, isWhole } from './whole.ts'

export const useStore = create<Store>()((set, get) => {
  const { actions, give, guide, whenWhole } = gameSlice(set, get)
  const carry = carrySlice(set, get, give)
  const page = pageSlice(set, get)
  return {
    ...page,
    ...actions,
    ...carry,
    // What a card can do takes every kind of action.
    setDialog: (dialog) =>
      dialog === 'actions' ? whenWhole(() => page.setDialog(dialog)) : page.setDialog(dialog),
    refuse(attempt) {
      carry.refuse(attempt)
      guide.noteRefusal(attempt)
    },
    tryMove(place) {
      const { picked, pickedBy } = get()
      whenWhole(() => {
        // Whoever had to wait has let go of the card.
        if (picked !== get().picked) carry.pick(picked, pickedBy ?? undefined)
        if (!guide.tryWrong(place)) carry.tryMove(place)
      })
    },
    pick(card, by) {
      carry.pick(card, by)
      if (card !== null && isWhole()) guide.notePick(card)
    },
  }
})

export const actions = (): Store => useStore.getState()

/** Fetches what anything that is done will need. Where it fails, whatever is done tries again and tells. */
export const prepare = (): void => {
  fetchWholeGame(actions().language).catch(() => {})
}

/** The ids of all rules that the engine knows. */
export const ruleIds = (): string[] => allRules.map(({ id }) => id)

export * from './battle.ts'
export * from './engine.ts'
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
export { fetchRules, useWhole } from './whole.ts'
