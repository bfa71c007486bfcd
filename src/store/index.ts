/** The store: the one thing that the page talks to. */

import { create } from 'zustand'
import { carrySlice } from './carry-slice.ts'
import { allRules, type Game, type Intent, type Position, swccg } from './engine.ts'
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
export const ruleIds = (): string[] => allRules().map(({ id }) => id)

/** Everything of some kind that the one who decides may do now, with what it costs. */
export function legalIntents(
  game: Game<Position>,
  wanted: (intent: Intent) => boolean,
): { intent: Intent; cost: number }[] {
  const { decision, state, stack } = game
  if (!decision) return []
  return [...swccg.legal(state, stack, decision.by)].filter(wanted).map((intent) => {
    const verdict = swccg.judge(game, decision.by, intent)
    return { intent, cost: verdict.legal ? verdict.cost : 0 }
  })
}

export * from './engine.ts'
export * from './force-acts.ts'
export { type Lesson, lessons } from './lessons.ts'
export * from './places.ts'
export * from './power.ts'
export * from './seats.ts'
export * from './slots.ts'
export { loadRuleWords, loadSpeech, speak } from './speech.ts'
export type * from './types.ts'
