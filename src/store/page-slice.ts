/** The page itself: language, settings, dialogs, messages. */

import { setLanguage } from '../i18n/index.ts'
import { firstLanguage } from '../i18n/language.ts'
import { loadSpeech } from './speech.ts'
import { recallPhases, rememberPhases } from './stops.ts'
import { recall, remember } from './storage.ts'
import type { Get, PageActions, PageState, Put, Stops } from './types.ts'

export function pageSlice(set: Put, get: Get): PageState & PageActions {
  let counted = 0
  const known = recall('finished')
  return {
    language: firstLanguage(),
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
    async chooseLanguage(language) {
      await get().patiently(loadSpeech(language))
      await setLanguage(language)
      set({ language })
    },
    async patiently(what) {
      const patience = setTimeout(() => get().tell('fetching'), 500)
      try {
        return await what
      } finally {
        clearTimeout(patience)
        const said = get().messages.find(({ key }) => key === 'fetching')
        if (said) get().dismiss(said.id)
      }
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
