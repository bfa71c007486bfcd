/** The store of Twilight Imperium: a game with its past, what is held, and what is being looked at. It has no rule of its own. */

import { create } from 'zustand'
import type { Language } from '../../i18n/index.ts'
import { setLanguage } from '../../i18n/index.ts'
import { firstLanguage } from '../../i18n/language.ts'
import { firstOf } from '../../kernel/index.ts'
import { titleIn } from '../../scenarios/format/texts.ts'
import type { Unread } from '../../scenarios/format/wrong.ts'
import { finishedDamaged, finishedLessons, noteFinished } from '../browser/finished.ts'
import { mostOf } from '../browser/limits.ts'
import { messagesSlice } from '../browser/messages.ts'
import { forget } from '../browser/storage.ts'
import { isTi4, takeHanded } from '../browser/tables.ts'
import { sayWrong } from '../language/wrong-words.ts'
import { putAside } from '../saves/aside.ts'
import { copiesOf, follow, send } from '../saves/copies.ts'
import { remove } from '../saves/database.ts'
import { hasFailedBefore } from '../saves/failed.ts'
import { claim, letGo } from '../saves/tab.ts'
import { askedAnew, slips } from '../table/slips.ts'
import { editorSlice } from './editor.ts'
import {
  autoPass,
  current,
  open,
  play,
  readTi4Scenario,
  redo,
  save,
  setUpTi4,
  type Ti4Scenario,
  ti4,
  undo,
} from './engine.ts'
import { galaxies } from './galaxies.ts'
import { holding, nothingHeld } from './holding.ts'
import { ti4Lesson } from './lessons.ts'
import { isJson, restoreTi4 } from './restoring.ts'
import { loadTi4Speech } from './speech.ts'
import { aboutOf, answerOf, backTo, givenFor, isDone, played, refusalOf } from './steps.ts'
import type { Get, Given, MessageKey, Put, Source, Ti4Store } from './types.ts'

/** There is one table of this game; it is kept where those of the other game are, and as they are. */
const table = 'ti4.table'

const notOurs: Unread = { ok: false, path: '', wrong: { say: 'other table' } }

/** A scenario whose steps name their rolls has them lie ready from the start: a save is its start and its answers. */
function withRolls(scenario: Ti4Scenario): Ti4Scenario {
  const rolls = scenario.steps.flatMap(({ do: todo }) => ('spaceCannon' in todo ? (todo.rolls ?? []) : []))
  return { ...scenario, start: { ...scenario.start, dice: [...scenario.start.dice, ...rolls] } }
}

const titleOf = ({ scenario, language }: Ti4Store): string => (scenario ? titleIn(scenario, language) : '')

function gameSlice(set: Put, get: Get) {
  const kept = () => {
    const { history, source, scenario, progress } = get()
    return history && { source, scenario, progress, saved: save(history) }
  }
  /** Another tab has taken the table, or has gone on with it. */
  const taken = () => {
    letGo()
    set({ ...nothingHeld, elsewhere: true })
  }

  const keep = () => {
    const now = kept()
    if (!now || get().elsewhere) return
    claim(table, taken)
    void send(table, JSON.stringify(now)).then((done) => {
      if (done === 'failed') get().notify('notSaved', {}, 'trouble')
      else if (done === 'newer') taken()
    })
  }

  const lay = (scenario: Ti4Scenario, source: Source): Unread | null => {
    const laid = setUpTi4(withRolls(scenario))
    if (!laid.ok) return laid
    const { elsewhere } = get()
    set({
      ...nothingHeld,
      elsewhere: false,
      history: open(ti4, laid.start, autoPass),
      source,
      scenario,
      progress: [],
      refusal: null,
      chosen: [],
      looked: null,
      panel: 'decision',
      dialog: null,
    })
    // What another tab has done with the table that was here gives way to what is laid anew.
    if (elsewhere) void follow(table).then(keep)
    else keep()
    return null
  }

  /** A lesson's steps that have been done by now. */
  const goOn = () => {
    const { history, scenario, source, progress } = get()
    if (!history || !scenario || source?.kind !== 'lesson') return
    if (!isDone(history, scenario, progress.length, progress.at(-1) ?? 0)) return
    stepDone()
  }

  const stepDone = () => {
    const { history, scenario, progress, source, finished } = get()
    if (!history || !scenario || !source) return
    const now = [...progress, history.at]
    set({ progress: now })
    if (now.length < scenario.steps.length || finished.includes(source.id)) return
    set({ finished: noteFinished('ti4.finished', source.id) })
  }

  /** Gives an answer, or says why it cannot be given. */
  const give = (given: Given): boolean => {
    const { history, elsewhere } = get()
    if (!history || elsewhere || slips()) return false
    const result = play(ti4, history, given, autoPass)
    if (!result.ok) {
      set({
        ...nothingHeld,
        refusal: { intent: 'act' in given ? given.act : null, verdict: result.verdict },
        chosen: [],
        panel: 'decision',
      })
      noteRefusal(given)
      return false
    }
    set({ ...nothingHeld, history: result.history, refusal: null, chosen: [] })
    goOn()
    keep()
    return true
  }

  /** Is this what the lesson's step wants to be tried in vain? */
  const noteRefusal = (given: Given) => {
    const { history, scenario, source, progress, refusal } = get()
    const step = scenario?.steps[progress.length]
    const wanted = step?.expect.illegal
    if (!history || !scenario || !refusal || source?.kind !== 'lesson' || wanted === undefined) return
    const asked = answerOf(scenario, progress.length, current(history).state)
    if (givenFor(asked) !== givenFor(given)) return
    const rules = refusal.verdict.reasons.map(({ rule }) => rule)
    if (wanted === true || wanted.some((id) => rules.includes(id))) {
      stepDone()
      keep()
    }
  }

  const go = (there: typeof undo) => {
    const { history, progress, elsewhere } = get()
    if (!history || elsewhere) return
    const moved = there(history)
    set({
      ...nothingHeld,
      history: moved,
      refusal: null,
      chosen: [],
      progress: progress.filter((at) => at <= moved.at),
    })
    keep()
  }

  const openText = (text: string, source: Source): Unread | null => {
    const read = readTi4Scenario(text)
    if (!read.ok) return isTi4(text) || !isJson(text) ? read : notOurs
    set({ editor: null })
    return lay(read.scenario, source)
  }

  const notifyIfWrong = async (file: string, found: Unread | null): Promise<boolean> => {
    if (found) get().notify('badFile', { file, wrong: await sayWrong(get().language, found) }, 'trouble')
    return found === null
  }

  /** What was kept and cannot be played on stands in the list of all tables from now on. */
  const setAside = (text: string) => putAside(text, 'Twilight Imperium')

  const resume = async (): Promise<boolean> => {
    const copies = await follow(table)
    const readable = copies.findIndex(({ text }) => resumeFrom(text))
    const [newest] = copies
    if (newest && readable !== 0) {
      await setAside(newest.text)
      get().notify('brokenSave', {}, 'trouble')
    }
    if (readable >= 0) claim(table, taken)
    return readable >= 0
  }

  const resumeFrom = (text: string): boolean => {
    try {
      const { source, scenario, progress, history, brokenAt } = restoreTi4(text)
      set({ source, scenario, history: history as Ti4Store['history'], progress })
      if (brokenAt !== null) get().notify('olderSave', { decision: brokenAt + 1 }, 'trouble')
      return true
    } catch {
      return false
    }
  }

  /** Whoever the lesson says tries what is tried; else the one who decides. */
  const tryerOf = (intent: Extract<Given, { act: unknown }>['act']): string => {
    const { history, scenario, source, progress } = get()
    const { decision, state } = current(history!)
    if (scenario && source?.kind === 'lesson' && progress.length < scenario.steps.length) {
      const asked = answerOf(scenario, progress.length, state)
      if ('act' in asked && aboutOf(asked.act) === aboutOf(intent)) return asked.by
    }
    if (intent.kind === 'spaceCannon') return state.units[intent.unit]?.owner ?? ''
    return decision?.by ?? state.player
  }

  return {
    give,
    lay,
    keep,
    actions: {
      async start(search: string) {
        if (finishedDamaged('ti4.finished')) {
          // What makes sense of it is written down anew: it is told once.
          set({ finished: noteFinished('ti4.finished') })
          get().notify('learnedDamaged', {}, 'trouble')
        }
        const asked = new URLSearchParams(search)
        await loadTi4Speech(get().language)
        const given = takeHanded()
        if (given && (await notifyIfWrong(given.file, openText(given.text, { kind: 'file', id: 'file' }))))
          return
        const lesson = asked.get('scenario')
        const galaxy = asked.get('galaxy')
        const wanted = lesson ?? galaxy
        // What was begun here goes on.
        if ((await resume()) && (wanted === null || get().source?.id.toLowerCase() === wanted.toLowerCase()))
          return
        if (lesson && ti4Lesson(lesson)) return get().openLesson(lesson)
        get().openGalaxy(galaxy ?? 'teaching')
      },
      openLesson(id: string): void {
        const lesson = ti4Lesson(id)
        if (!lesson) {
          get().notify('unknownLesson', { id }, 'trouble')
          return
        }
        void notifyIfWrong(lesson.id, openText(lesson.text, { kind: 'lesson', id: lesson.id }))
      },
      openGalaxy(id: string): void {
        const galaxy = galaxies.find((one) => one.id === id) ?? firstOf(galaxies)
        void notifyIfWrong(galaxy.id, openText(JSON.stringify(galaxy), { kind: 'galaxy', id: galaxy.id }))
      },
      openText,
      async importFile(file: File) {
        // A larger file is none of ours: what its beginning says is told.
        const text = await file
          .slice(0, mostOf.ti4)
          .text()
          .catch(() => '')
        if (await notifyIfWrong(file.name, openText(text, { kind: 'file', id: file.name })))
          get().notify('opened', { title: titleOf(get()) || file.name })
      },
      async goOnHere() {
        if (await resume()) set({ ...nothingHeld, elsewhere: false, refusal: null, chosen: [] })
        keep()
      },
      exportState: (fault: string) => JSON.stringify({ game: 'ti4', fault, ...kept() }, null, 1),
      async noteFailure() {
        const { history } = get()
        if (!history || !hasFailedBefore(`${table} ${history.at}`)) return false
        const [newest] = await copiesOf(table)
        if (newest) await setAside(newest.text)
        await remove(table)
        forget(table)
        return true
      },
      restart() {
        const { scenario, source } = get()
        if (scenario && source && !slips()) lay(scenario, source)
      },
      async chooseLanguage(language: Language) {
        await get().patiently(loadTi4Speech(language))
        await setLanguage(language)
        // What is wrong with a file has been told in the other one.
        set({ language, messages: get().messages.filter(({ key }) => key !== 'badFile') })
      },
      tryIntent: (intent: Extract<Given, { act: unknown }>['act']) =>
        void give({ by: tryerOf(intent), act: intent }),
      pass() {
        const { history } = get()
        const decision = history && current(history).decision
        if (decision) give({ by: decision.by, pass: true })
      },
      choose(unit: number) {
        const { history, chosen } = get()
        const decision = history && current(history).decision
        if (!decision) return
        // What is not among them is refused at once.
        if (decision.max === 1 || !decision.cards?.includes(unit))
          return void give({ by: decision.by, cards: [unit] })
        set({ chosen: chosen.includes(unit) ? chosen.filter((one) => one !== unit) : [...chosen, unit] })
      },
      chooseOption(option: string) {
        const { history } = get()
        const decision = history && current(history).decision
        if (decision) give({ by: decision.by, option })
      },
      answerChosen() {
        const { history, chosen } = get()
        const decision = history && current(history).decision
        if (decision) give({ by: decision.by, cards: chosen })
      },
      undo: () => (get().editor ? get().undoEdit() : go(undo)),
      redo() {
        if (!get().editor) go(redo)
      },
      showMe() {
        if (slips()) return
        const { history, scenario, progress, elsewhere } = get()
        const step = scenario?.steps[progress.length]
        if (!history || !scenario || !step || elsewhere) return
        if (step.expect.offered !== undefined) {
          stepDone()
          return keep()
        }
        const index = progress.length
        const start = backTo(history, progress.at(-1) ?? 0)
        if (step.expect.illegal !== undefined) {
          const given = answerOf(scenario, index, current(start).state)
          const verdict = refusalOf(current(start), scenario, index)
          if (start.at !== history.at) set({ ...nothingHeld, history: start })
          if (verdict) {
            set({ ...nothingHeld, refusal: { intent: 'act' in given ? given.act : null, verdict } })
            stepDone()
            keep()
          }
          return
        }
        const next = played(start, scenario, index)
        if (!next) return
        set({ ...nothingHeld, history: next, refusal: null, chosen: [] })
        stepDone()
        keep()
      },
    },
  }
}

export const useTi4 = create<Ti4Store>()((set, get) => {
  const { actions, give, lay, keep } = gameSlice(set, get)
  return {
    ...messagesSlice<MessageKey>(set, get),
    language: firstLanguage(),
    history: null,
    source: null,
    scenario: null,
    progress: [],
    refusal: null,
    chosen: [],
    elsewhere: false,
    looked: null,
    dialog: null,
    rule: null,
    panel: 'decision',
    finished: finishedLessons('ti4.finished'),
    ...actions,
    ...holding(set, get, give),
    ...editorSlice(set, get, lay, keep),
    look: (looked) => {
      if (looked !== get().looked) set({ looked })
    },
    setDialog: (dialog) => set({ dialog }),
    showRule: (rule) => set({ rule, dialog: 'rule' }),
    setPanel: (panel) => set({ panel }),
  }
})

/** All that makes another question of what is on the screen. */
const onScreen = ({ history, progress, dialog }: Ti4Store) => [
  history && current(history),
  progress.length,
  dialog,
]

useTi4.subscribe((now, before) => {
  const was = onScreen(before)
  if (onScreen(now).some((one, index) => one !== was[index])) askedAnew()
})

export const ti4Actions = (): Ti4Store => useTi4.getState()

export { textsOf } from '../../scenarios/format/texts.ts'
export * from './engine.ts'
export { galaxies } from './galaxies.ts'
export { ti4Lessons } from './lessons.ts'
export { answerOf } from './steps.ts'
export type * from './types.ts'
