/**
 * The page comes with the part of the engine that lays the first lesson's table and judges moves on it. The rest, with
 * its words, is fetched at the first sign of a person, or before anything else than that lesson is opened. Until it is
 * there, everything can be looked at, and nothing is done.
 */

import { create } from 'zustand'
import type { Language } from '../i18n/index.ts'
import { loadAllCards } from './cards.ts'
import { loadMoreSpeech } from './speech.ts'

type Rest = typeof import('./rest.ts').rest

const useRest = create<{ here: Rest | null }>()(() => ({ here: null }))

export const isWhole = (): boolean => useRest.getState().here !== null
export const useWhole = (): boolean => useRest(({ here }) => here !== null)

/** Fetches the rest of the engine, and what it says in a language. */
export async function fetchWholeGame(language: Language): Promise<void> {
  const [whole] = await Promise.all([import('./rest.ts'), loadMoreSpeech(language)])
  useRest.setState({ here: whole.rest })
}

/** The same, with all cards: to be awaited before a game is opened that is not the first lesson. */
export async function fetchEverything(language: Language): Promise<void> {
  await Promise.all([fetchWholeGame(language), loadAllCards()])
}

/** To be awaited before rules are read: all of them. */
export const fetchRules = fetchWholeGame

/** The rest of the engine. */
export function rest(): Rest {
  const { here } = useRest.getState()
  if (!here) throw new Error('the whole game has not been fetched')
  return here
}

/**
 * Does something as soon as the whole game is there; of several things that were asked for meanwhile, the last.
 * @param slow is called where somebody has to wait noticeably, `over` when the waiting is over.
 */
export function doer(fetch: () => Promise<void>, slow: () => void, over: (failed: boolean) => void) {
  let wanted: (() => void) | null = null
  return (deed: () => void): void => {
    if (isWhole()) {
      deed()
      return
    }
    wanted = deed
    const patience = setTimeout(slow, 500)
    fetch()
      .then(
        () => {
          over(false)
          if (wanted === deed) deed()
        },
        () => over(true),
      )
      .finally(() => clearTimeout(patience))
  }
}
