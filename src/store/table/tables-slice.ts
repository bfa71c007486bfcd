/** The tables of this browser: entering, opening, naming, copying, deleting, handing out and taking in. */

import { upToNow } from '../../views/engine.ts'
import { fetchPart } from '../browser/fetching.ts'
import { finishedLessons } from '../browser/finished.ts'
import { tabRemember } from '../browser/storage.ts'
import { changeRow } from '../saves/database.ts'
import { named, type Restored, restore } from '../saves/kept.ts'
import { linkOf, textIn } from '../saves/link.ts'
import { changeTable, latestTable, tableById } from '../saves/list.ts'
import { gameInReport } from '../saves/report.ts'
import {
  copyTable,
  enter,
  hasLast,
  importLegacy,
  keep,
  keepOld,
  type Opened,
  openTable,
  textsOf,
  wantedTable,
} from '../saves/saving.ts'
import { isOpenElsewhere, letGo, tableOfTab, take } from '../saves/tab.ts'
import { wrongFile, wrongLink, wrongPlace } from '../saves/wrong-keys.ts'
import { nothingCarried } from './drag-slice.ts'
import { freshTable } from './empty-table.ts'
import type { GameState, Get, PageState, Put, TablesActions } from './types.ts'

/** What is laid on a new table. */
export type Laid = Pick<GameState, 'history' | 'source' | 'scenario' | 'names'> &
  Pick<PageState, 'edition'> &
  Partial<Pick<GameState, 'reasons'>>

/** How far what was saved fits, of how many answers. */
const fits = ({ brokenAt, answers }: Restored) => ({ decision: (brokenAt ?? answers) + 1, all: answers + 1 })

/** All tables as one file, there and back, with what else this browser has kept. */
const everything = () => fetchPart('src/store/saves/all.ts', () => import('../saves/all.ts'))

export function tablesSlice(set: Put, get: Get) {
  /** Another tab has taken this table. */
  const taken = () => {
    letGo()
    const { suspended } = get()
    if (suspended) return set({ suspended: { ...suspended, elsewhere: true } })
    set({ ...nothingCarried, elsewhere: true, dialog: null })
  }

  const save = () => {
    keep(get(), {
      refused: () => get().notify('notSaved', {}, 'trouble'),
      parted(id) {
        take(id, taken)
        set({ table: id, elsewhere: false })
        get().notify('parted', {}, 'trouble')
        save()
      },
    })
  }

  const show = (part: Partial<GameState> & Partial<PageState>) => {
    set({
      ...nothingCarried,
      ...freshTable,
      progress: [],
      shown: null,
      panel: 'decision',
      // What was told of the table before is over.
      messages: get().messages.filter(({ kind }) => kind === 'trouble'),
      ...part,
    })
    save()
    get().go('table')
  }

  /** Lays something on a table of its own, and goes there. */
  const enterNew = (laid: Laid, progress: number[] = []) => show({ ...laid, progress, table: enter(taken) })

  /** Shows a table that has been opened, or says what is wrong with it. */
  const showOpened = ({ restored, broken }: Opened): boolean => {
    if (restored) {
      show(restored.state)
      if (restored.brokenAt !== null) get().notify('olderSave', fits(restored), 'trouble')
    } else get().notify(broken ? 'brokenSave' : 'noTable', {}, 'trouble')
    return restored !== null
  }

  /** Takes up what was played last, where it is what is wanted; then lays what `otherwise` lays. Tells what was broken. */
  const takeUp = async (
    wanted: (state: Restored['state']) => boolean,
    otherwise: () => Promise<void> = async () => {},
  ): Promise<void> => {
    // The list in the storage may be older than the database.
    if (tableOfTab() === null) await importLegacy()
    const id = wantedTable()
    const busy = id !== null && tableOfTab() !== id && (await isOpenElsewhere(id))
    const opened = id === null || busy ? null : await openTable(id, taken)
    if (opened?.restored && wanted(opened.restored.state)) showOpened(opened)
    else await otherwise()
    if (opened?.broken) get().notify('brokenSave', {}, 'trouble')
  }

  /** Opens a file that this page has written: a table, or all of them. */
  const importText = async (file: string, text: string): Promise<void> => {
    try {
      const taken = await (await everything()).importAll(text)
      if (taken) {
        set({ finished: finishedLessons('finished'), explained: finishedLessons('explained') })
        get().go('tables')
        if (taken.album) get().notify('albumNotTaken', { file }, 'trouble')
        if (taken.broken > 0) return get().notify('importedPartly', { file, count: taken.broken }, 'trouble')
        return get().notify('imported', { count: taken.count })
      }
      const restored = await restore(text)
      const { state, brokenAt, name } = restored
      enterNew({ ...state, source: state.source && { ...state.source, opened: true } }, state.progress)
      const table = get().table ?? ''
      if (name) await actions.renameTable(table, name)
      set({ dialog: null })
      if (brokenAt === null) return get().notify('replayed', { file })
      await keepOld(table, text)
      get().notify('olderFile', { file, ...fits(restored) }, 'trouble')
    } catch (error) {
      get().notify(wrongFile(error), { file, ...wrongPlace(error) }, 'trouble')
    }
  }

  /** The game that a report brings along; '' where it is damaged, which has been told, and null where it is no report. */
  const gameIn = async (file: string, text: string): Promise<string | null> => {
    try {
      return await gameInReport(text)
    } catch (error) {
      get().notify(wrongFile(error), { file, ...wrongPlace(error) }, 'trouble')
      return ''
    }
  }

  /** Opens the table that an address holds. False where it holds none. */
  const openLink = async (hash: string): Promise<boolean> => {
    if (!hash.startsWith('#g=')) return false
    // A reload goes on with the table, and does not open it anew.
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
    try {
      const text = (await textIn(hash)) ?? ''
      const restored = await restore(text)
      const { state, brokenAt, name } = restored
      enterNew({ ...state, source: state.source && { ...state.source, opened: true } }, state.progress)
      if (name) await actions.renameTable(get().table ?? '', name)
      if (brokenAt === null) return true
      await keepOld(get().table ?? '', text)
      get().notify('olderLink', fits(restored), 'trouble')
    } catch (error) {
      get().go('home')
      get().notify(wrongLink(error), wrongPlace(error), 'trouble')
    }
    return true
  }
  if (typeof window !== 'undefined')
    window.addEventListener('hashchange', () => void openLink(window.location.hash))

  const change = async (id: string, part: Parameters<typeof changeTable>[1]) => {
    changeTable(id, part)
    await changeRow(id, part)
  }

  const actions: TablesActions = {
    async goOn() {
      await get().patiently(importLegacy())
      const { history, table } = get()
      const latest = latestTable()?.id ?? (hasLast() ? wantedTable() : null)
      if (history && (table === latest || latest === null)) return get().go('table')
      if (latest !== null) await actions.openTable(latest)
    },

    async openTable(id) {
      if (get().table === id && get().history && !get().elsewhere) return get().go('table')
      await get().patiently(importLegacy())
      showOpened(await openTable(id, taken))
    },

    async goOnHere() {
      const { table } = get()
      if (table) showOpened(await openTable(table, taken))
    },

    async renameTable(id, name) {
      await change(id, { name: name.trim().slice(0, 120) })
    },

    async copyTable(id, name) {
      if (!(await copyTable(id, name.slice(0, 120)))) get().notify('noTable', {}, 'trouble')
    },

    async deleteTable(id) {
      await change(id, { deleted: Date.now() })
      if (get().table === id) set({ history: null, source: null, scenario: null, table: null })
    },

    async bringBack(id) {
      await change(id, { deleted: undefined })
    },

    openReplay(id) {
      tabRemember('replay', id)
      set({ replayOf: id, replayFrom: get().screen === 'table' ? 'table' : 'tables' })
      get().go('replay')
    },

    async exportTable(id, which) {
      const { text, original } = await textsOf(id)
      return which === 'original' ? original : text && named(text, tableById(id)?.name)
    },

    async linkTo(id) {
      const { text } = await textsOf(id)
      return text && linkOf(named(text, tableById(id)?.name))
    },

    exportAll: async () => (await everything()).allTables(),

    async layKept(text, at, mistake, name) {
      const { state } = await restore(text).catch(() => ({ state: null }))
      const { history, source } = state ?? {}
      if (!state || !history || !source || history.turns.length < at) return false
      const { id, game, practice } = source
      enterNew({
        ...state,
        history: upToNow({ ...history, at }),
        reasons: {},
        source: { id, lesson: false, ...(game ? { game } : {}), ...(practice ? { practice } : {}), mistake },
      })
      set({ paused: false, dialog: null })
      await actions.renameTable(get().table ?? '', name)
      return true
    },
  }
  return { actions, save, enterNew, takeUp, importText, gameIn, openLink }
}
