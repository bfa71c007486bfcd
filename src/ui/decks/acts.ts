/** What can be done with a whole deck. All of it can be taken back. */

import {
  keptDeck,
  makeDeck,
  openDeck,
  sheetWith,
  throwAway,
  useBench,
  useKeeping,
} from '../../store/decks/index.ts'
import { nameOf } from './open.ts'
import { notify, setScreens } from './state.ts'
import { useDeckWords } from './use.ts'

/** The acts, which tell what they have done in the language that is set. */
export function useDeckActs() {
  const { t, page } = useDeckWords()
  const name = (id: string) => nameOf(page, id, useKeeping.getState().decks)
  return {
    name,
    open(id: string) {
      openDeck(id)
      setScreens({ tab: 'list', shows: 'deck' })
    },
    copy(id: string) {
      const sheet = sheetWith(id)
      if (!sheet) return
      const copied = makeDeck(t('build.copyOf', { name: name(id) }), sheet, keptDeck(id)?.notes)
      if (useBench.getState().open !== null) openDeck(copied)
      notify('copied', name(copied), () => {
        if (useBench.getState().open === copied) openDeck(id)
        throwAway(copied, true)
      })
    },
    away(id: string) {
      const opened = useBench.getState().open === id
      notify('thrown', name(id), () => {
        throwAway(id, false)
        if (opened) openDeck(id)
      })
      throwAway(id, true)
      if (opened) openDeck(null)
    },
    export(id: string) {
      const sheet = sheetWith(id)
      if (sheet) setScreens({ over: { export: { name: name(id), sheet } } })
    },
  }
}
