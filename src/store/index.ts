/** The store: the one thing that the page talks to. */

import { create } from 'zustand'
import { allRules, current, type Edition, ruleOf } from '../views/engine.ts'
import { settings } from './browser/settings.ts'
import { concernsOpponent, opponentSlice } from './opponent/opponent-slice.ts'
import { dragSlice } from './table/drag-slice.ts'
import { gameSlice } from './table/game-slice.ts'
import { pageSlice } from './table/page-slice.ts'
import { askedAnew } from './table/slips.ts'
import { tableEvents } from './table/table-events.ts'
import type { Store } from './table/types.ts'

let opponent: ReturnType<typeof opponentSlice>

export const useStore = create<Store>()((set, get) => {
  const table = tableEvents()
  const { actions, give, put, save, enterNew } = gameSlice(set, get, table)
  opponent = opponentSlice(set, get, {
    put: (answer, why) => put(answer, why) === null,
    save,
    enterNew,
  })
  return {
    ...pageSlice(set, get),
    ...opponent.actions,
    ...actions,
    ...dragSlice(set, get, give, table.publish),
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

/** What is declared of a rule; null where there is none of that id. */
export const declared = (id: string) => ruleOf(id) ?? null

/** The ids of all rules that the engine knows. */
export const ruleIds = (): string[] => allRules.map(({ id }) => id)

export { useAlbum } from './browser/album.ts'
export { fetchPart } from './browser/fetching.ts'
export * from './browser/keys.ts'
export { openNewer, useOffline, workOffline } from './browser/offline.ts'
export * from './browser/settings.ts'
export { ti4Address } from './browser/tables.ts'
export { folded, withWords } from './decks/normalize.ts'
export { hasRules, loadRules, loadSpeech, speechIn } from './language/speech.ts'
export { firstGameId, isGuided } from './lessons/first-game.ts'
export { type Hint, hintFor, hintOf } from './lessons/hints.ts'
export { isOnlyRead } from './lessons/only-read.ts'
export {
  firstId as firstLesson,
  type Lesson,
  lessonAfter,
  lessons,
  nextLesson,
} from './lessons/shelf.ts'
export { type Showing, showing } from './lessons/showing.ts'
export { loadWhys, sayReason, useWhyWords, type Why } from './opponent/opponent-words.ts'
export {
  budgets,
  levels,
  mayUndo,
  type PracticeWish,
  paces,
  recallDecks,
  recallWish,
  rememberDecks,
  scriptLeft,
} from './opponent/practice.ts'
export { type PuzzleOnShelf, puzzleAfter, puzzleOfDay, puzzles } from './puzzles/puzzles.ts'
export * from './saves/list.ts'
export { noteFailure, readTables } from './saves/saving.ts'
export * from './table/log-view.ts'
export { anyPosition } from './table/new-game.ts'
export type { Screen } from './table/screens.ts'
export * from './table/seats.ts'
export type * from './table/types.ts'
