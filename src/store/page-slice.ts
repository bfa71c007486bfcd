/** The page itself: language, settings, dialogs, messages. */

import { preferredLanguage, setLanguage } from '../i18n/index.ts'
import { loadMoreSpeech, loadSpeech } from './speech.ts'
import { recallPhases, rememberPhases } from './stops.ts'
import { recall, remember } from './storage.ts'
import type { Get, PageActions, PageState, Put, Stops } from './types.ts'

export function pageSlice(set: Put, get: Get): PageState & PageActions {
  let counted = 0
  const known = recall('finished')
  return {
    language: preferredLanguage(
      typeof location === 'undefined' ? '' : location.search,
      recall('language'),
      typeof navigator === 'undefined' ? [] : navigator.languages,
    ),
    edition: 'ar',
    seed: '1',
    stops: (recall('stops') as Stops | null) === 'always' ? 'always' : 'legal',
    stopPhases: recallPhases(),
    waitForDestiny: recall('waitForDestiny') === 'true',
    shown: null,
    meant: [],
    messages: [],
    finished: known ? known.split(' ') : [],
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
    showCard: (shown) => set({ shown, panel: 'piles' }),
    setWaitForDestiny(waitForDestiny) {
      remember('waitForDestiny', String(waitForDestiny))
      set({ waitForDestiny })
    },
    setStopPhases(stopPhases) {
      rememberPhases(stopPhases)
      set({ stopPhases })
    },
    setStops(stops) {
      remember('stops', stops)
      set({ stops })
    },
    chooseLanguage(language) {
      Promise.all([loadSpeech(language), loadMoreSpeech(language)])
        .then(() => setLanguage(language))
        .then(() => set({ language }))
        .catch(() => get().tell('notFetched', {}, 'trouble'))
    },
    tell(key, details = {}, kind = 'note') {
      counted += 1
      const message = { id: counted, key, with: details, kind }
      set({ messages: [...get().messages.filter((other) => other.key !== key), message].slice(-3) })
    },
    dismiss: (id) => set({ messages: get().messages.filter((message) => message.id !== id) }),
    setDialog: (dialog) => set({ dialog }),
    showRule: (rule) => set({ rule, dialog: 'rule' }),
    showPower: (powerOn) => set({ powerOn, dialog: 'power' }),
    setPanel: (panel) => set({ panel }),
  }
}
