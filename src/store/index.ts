/** The store: the one thing that the page talks to. */

import { create } from 'zustand'
import { carrySlice } from './carry-slice.ts'
import { allRules, current, type Edition } from './engine.ts'
import { gameSlice } from './game-slice.ts'
import { concernsOpponent, opponentSlice } from './opponent-slice.ts'
import { pageSlice } from './page-slice.ts'
import { settings } from './settings.ts'
import { askedAnew } from './slips.ts'
import type { Store } from './types.ts'

let opponent: ReturnType<typeof opponentSlice>

export const useStore = create<Store>()((set, get) => {
  const { actions, give, put, save, enterNew, guide } = gameSlice(set, get)
  const carry = carrySlice(set, get, give)
  opponent = opponentSlice(set, get, {
    put: (answer, why) => put(answer, why) === null,
    save,
    enterNew,
  })
  return {
    ...pageSlice(set, get),
    ...opponent.actions,
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
      // What is watched again is not played.
      if (get().source?.replay) return
      carry.pick(card, by)
      if (card !== null) guide.notePick(card)
    },
  }
})

useStore.subscribe((now, before) => {
  if (concernsOpponent(now, before)) opponent.look()
})

/** All that makes another question of what is on the screen: the game, and what lies over it. */
const onScreen = ({ history, progress, seat, looking, seeing, drawn, dialog, choice }: Store) => [
  history && current(history),
  progress.length,
  seat,
  looking,
  seeing,
  settings().waitForDestiny && drawn !== null,
  dialog,
  choice,
]

useStore.subscribe((now, before) => {
  const was = onScreen(before)
  if (onScreen(now).some((one, index) => one !== was[index])) askedAnew()
})

export const actions = (): Store => useStore.getState()

/** The ids of the rules of an edition. */
export const rulesOf = (edition: Edition): string[] =>
  allRules.filter(({ editions }) => editions.includes(edition)).map(({ id }) => id)

/** The ids of all rules that the engine knows. */
export const ruleIds = (): string[] => allRules.map(({ id }) => id)

export * from './battle.ts'
export * from './battle-stage.ts'
export * from './engine.ts'
export { fetchPart } from './fetching.ts'
export { folded, withWords } from './folded.ts'
export * from './force-acts.ts'
export { type GivenUp, givenUp } from './given-up.ts'
export * from './keeping/list.ts'
export { noteFailure, readTables } from './keeping/saving.ts'
export * from './keys.ts'
export * from './kinds.ts'
export * from './legal.ts'
export { type Lesson, lessons } from './lessons.ts'
export * from './log.ts'
export * from './log-view.ts'
export { anyPosition } from './new-game.ts'
export * from './numbers.ts'
export { openNewer, useOffline } from './offline.ts'
export * from './places.ts'
export {
  budgets,
  levels,
  mayUndo,
  type PracticeWish,
  paces,
  recallDecks,
  recallWish,
  rememberDecks,
} from './practice.ts'
export { type Recap, recapOf } from './recap.ts'
export * from './rights.ts'
export type { Screen } from './screens.ts'
export * from './seats.ts'
export * from './settings.ts'
export * from './slots.ts'
export { hasRules, loadRules, loadSpeech, speak } from './speech.ts'
export { emptyPhases, isHeading, isToBeSeen, pending, sinceLast } from './stack.ts'
export { ti4Address } from './tables.ts'
export type * from './types.ts'
export { targetsFor, toBeat } from './ways.ts'
export { loadWhys, useWhyWords, type Why, whySaid } from './whys.ts'
