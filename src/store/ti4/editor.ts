/** The editor: it changes the scenario that the position is, and lays it out anew. */

import type { Unread } from '../../scenarios/format/wrong.ts'
import { systemOf } from '../../ti4/index.ts'
import { sayWrong } from '../language/wrong-words.ts'
import { changed, type Edited, placed, without, withSheet, withSystem } from './edits.ts'
import { current, type Position, type Ti4Scenario } from './engine.ts'
import { nothingHeld } from './holding.ts'
import { type Start, startOf } from './position-file.ts'
import type { Editor, Get, Put, Source, TableState, Ti4Actions } from './types.ts'

type Lay = (scenario: Ti4Scenario, source: Source) => Unread | null

type Editing = Pick<TableState, 'editor'> &
  Pick<
    Ti4Actions,
    | 'edit'
    | 'setTool'
    | 'place'
    | 'setPlayer'
    | 'setPhase'
    | 'addSystem'
    | 'changeSystem'
    | 'removeSystem'
    | 'changeSheet'
    | 'undoEdit'
    | 'scenarioFile'
  >

/** How many changes can be taken back. */
const most = 100

export function editorSlice(set: Put, get: Get, lay: Lay, keep: () => void): Editing {
  const scenarioNow = (): Ti4Scenario | null => {
    const { history, scenario, source } = get()
    if (!history || !scenario) return null
    const title = source?.kind === 'lesson' ? '' : scenario.title
    return {
      id: source?.kind === 'lesson' ? `${scenario.id}-position` : scenario.id,
      title,
      game: 'ti4',
      start: startOf(current(history)),
      steps: [],
    } as unknown as Ti4Scenario
  }

  /** Lays another position in place of this one. */
  const relay = (scenario: Ti4Scenario, editor: Editor): void => {
    const { looked } = get()
    const source: Source = { kind: 'file', id: scenario.id }
    // Where the declared moves are legal no longer, they are given up.
    const free = { ...scenario, start: { ...scenario.start, declared: [] } }
    const found = lay(scenario, source) && lay(free, source)
    if (found) {
      const before = get().editor
      void sayWrong(get().language, found).then((wrong) => {
        if (before && get().editor === before) set({ editor: { ...before, wrong } })
      })
      return
    }
    set({ looked, editor: { ...editor, wrong: null } })
    keep()
  }

  const change = (edit: (start: Start, p: Position) => Edited, more: Partial<Editor> = {}): void => {
    const { editor, history } = get()
    const before = scenarioNow()
    if (!editor || !history || !before || get().elsewhere) return
    const start = edit(before.start, current(history).state)
    if (typeof start === 'string') {
      set({ editor: { ...editor, wrong: start } })
      return
    }
    const past = [...editor.past, before].slice(-most)
    relay({ ...before, start }, { ...editor, ...more, past })
  }

  /** The name of the system that is being changed. */
  const chosen = (p: Position): string => p.systems[get().editor?.system ?? -1]?.name ?? ''

  return {
    editor: null,
    edit(editing) {
      const { history } = get()
      if (!editing || !history) return set({ ...nothingHeld, editor: null })
      const { player } = current(history).state
      const tool = { put: 'unit', type: 'carrier', upgraded: false } as const
      set({
        ...nothingHeld,
        panel: 'decision',
        refusal: null,
        editor: { owner: player, tool, system: null, wrong: null, past: [] },
      })
    },
    setTool(some) {
      const { editor } = get()
      if (editor) set({ editor: { ...editor, wrong: null, ...some } })
    },
    place(system, unit) {
      const { editor } = get()
      if (!editor) return
      if (editor.tool.put === 'system') return set({ editor: { ...editor, system, wrong: null } })
      change((start, p) => placed(p, start, editor, systemOf(p, system).name, unit ?? null))
    },
    setPlayer(player) {
      // The tactical action under way was that of another.
      change(({ active: _, ...start }) => ({ ...start, player, declared: [], fired: [], hits: [] }))
    },
    setPhase(phase) {
      change(({ active: _, ...start }) => ({
        ...start,
        phase,
        passed: [],
        declared: [],
        fired: [],
        hits: [],
      }))
    },
    addSystem(q, r) {
      const { history } = get()
      const system = history ? current(history).state.systems.length : null
      change((start) => withSystem(start, q, r), { system })
    },
    changeSystem(some) {
      change((start, p) => changed(start, chosen(p), some))
    },
    removeSystem() {
      change((start, p) => without(start, chosen(p)), { system: null })
    },
    changeSheet(some) {
      const { editor } = get()
      if (editor) change((start) => withSheet(start, editor.owner, some))
    },
    undoEdit() {
      const { editor } = get()
      const before = editor?.past.at(-1)
      if (editor && before && !get().elsewhere)
        relay(before, { ...editor, system: null, past: editor.past.slice(0, -1) })
    },
    scenarioFile: () => JSON.stringify(scenarioNow(), null, 2),
  }
}
