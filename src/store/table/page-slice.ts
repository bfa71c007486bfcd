/** The page itself: language, settings, dialogs, messages. */

import { setLanguage } from '../../i18n/index.ts'
import { firstLanguage } from '../../i18n/language.ts'
import { beginAlbumAnew, useAlbum } from '../browser/album.ts'
import { finishedDamaged, finishedLessons, noteFinished } from '../browser/finished.ts'
import { messagesSlice } from '../browser/messages.ts'
import { forget, tabRecall } from '../browser/storage.ts'
import { loadSpeech } from '../language/speech.ts'
import { nothingCarried } from './drag-slice.ts'
import { followHistory, noteScreen, type Screen } from './screens.ts'
import type { Get, MessageKey, PageActions, PageState, Put } from './types.ts'

export function pageSlice(set: Put, get: Get): PageState & PageActions {
  const stand = (wanted: Screen) => {
    const { suspended } = get()
    // What had made room for a replay lies there again.
    const back = suspended && wanted !== 'replay' ? { ...nothingCarried, ...suspended, suspended: null } : {}
    const { history } = { ...get(), ...back }
    const screen = wanted === 'table' && history === null ? 'home' : wanted
    // What was told on another screen is not told on this one.
    set({ ...back, screen, dialog: null, ...(screen === get().screen ? {} : { messages: [] }) })
    return screen
  }
  followHistory(stand)
  return {
    ...messagesSlice<MessageKey>(set, get),
    language: firstLanguage(),
    screen: 'home',
    replayOf: tabRecall('replay'),
    replayFrom: 'tables',
    edition: 'ar',
    seed: '1',
    shown: null,
    meant: [],
    finished: finishedLessons('finished'),
    explained: finishedLessons('explained'),
    dialog: null,
    rule: null,
    powerOn: null,
    panel: 'decision',

    show: (card) => {
      if (card !== get().shown) set({ shown: card })
    },
    pointAt(meant) {
      if (meant.length > 0 || get().meant.length > 0) set({ meant })
    },
    showCard: (shown) => set({ shown }),
    async chooseLanguage(language) {
      await get().patiently(loadSpeech(language))
      await setLanguage(language)
      // What is wrong with a file has been told in the other one.
      set({ language, messages: get().messages.filter(({ key }) => key !== 'badFile') })
    },
    setDialog: (dialog) => set({ dialog }),
    go(wanted) {
      const from = get().screen
      const screen = stand(wanted)
      noteScreen(screen, screen !== from)
      if (screen === 'album' && useAlbum.getState().damaged) {
        beginAlbumAnew()
        get().notify('albumDamaged', {}, 'trouble')
      }
      if (screen !== 'learn' || !finishedDamaged('finished')) return
      // What makes sense of it is written down anew: it is told once.
      set({ finished: noteFinished('finished') })
      get().notify('learnedDamaged', {}, 'trouble')
    },
    noteFinished(id) {
      if (!get().finished.includes(id)) set({ finished: noteFinished('finished', id) })
    },
    noteExplained(topics) {
      if (topics.some((topic) => !get().explained.includes(topic)))
        set({ explained: noteFinished('explained', ...topics) })
    },
    explainAnew() {
      forget('explained')
      set({ explained: [] })
    },
    showRule: (rule) => set({ rule, dialog: 'rule' }),
    showPower: (powerOn) => set({ powerOn, dialog: 'power' }),
    setPanel: (panel) => set({ panel }),
  }
}
