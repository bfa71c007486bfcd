/** The game on the table, put together: opening, answering, going back and forth, lessons. */

import { settings } from '../browser/settings.ts'
import { lessonGuide } from '../lessons/lesson-guide.ts'
import { meeting } from '../lessons/meeting.ts'
import { kept } from '../saves/kept.ts'
import { answering, policy } from './answering.ts'
import { freshTable } from './empty-table.ts'
import { goingBack } from './going-back.ts'
import { opening } from './opening.ts'
import { awaited } from './seats.ts'
import { slips } from './slips.ts'
import type { TableChannel } from './table-events.ts'
import { tablesSlice } from './tables-slice.ts'
import type { GameActions, GameState, Get, Put } from './types.ts'

export function gameSlice(set: Put, get: Get, { publish, listen }: TableChannel) {
  const tables = tablesSlice(set, get)
  const { save, enterNew } = tables
  const { put, give, actions: answers } = answering(set, get, publish)
  const guide = lessonGuide(set, get, { save, policy: (left) => policy(get, get().source, left) })
  listen(guide.hears)
  listen(meeting(get))

  const actions: GameState & GameActions = {
    ...freshTable,
    ...tables.actions,
    ...opening(set, get, tables),
    ...answers,
    ...goingBack(set, get, save),
    history: null,
    source: null,
    scenario: null,
    names: {},
    progress: [],

    handOver() {
      if (!slips()) set({ seeing: false })
    },

    takeSeat() {
      const by = awaited(get())
      if (by && !slips()) set({ seat: by, seeing: false, looking: false, shown: null, refusal: null })
    },

    look: (looking) => set({ looking }),

    closeDraws() {
      if (!settings().waitForDestiny || !slips()) set({ drawn: null })
    },

    exportState(fault) {
      const { refusal, picked, seed, language } = get()
      const page = { seed, settings: settings(), language, picked, refusal, ...(fault ? { fault } : {}) }
      return JSON.stringify({ ...kept(get()), page }, null, 1)
    },

    showMe() {
      if (!slips()) guide.show(give)
    },
  }
  return { actions, give, put, save, enterNew }
}
