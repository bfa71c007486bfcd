/** The game on the table: opening, answering, going back and forth, lessons. */

import { nothingCarried } from './carry-slice.ts'
import {
  type Answer,
  autoPass,
  current,
  type Intent,
  open,
  play,
  readScenario,
  redo,
  setUp,
  swccg,
  undo,
} from './engine.ts'
import { lessonGuide } from './lesson-guide.ts'
import { lessonById, lessons } from './lessons.ts'
import { moveIn, placeFor } from './places.ts'
import { keep, kept, restore, resume } from './saving.ts'
import type { GameActions, GameState, Get, Put } from './types.ts'

const policy = (get: Get) => (get().stops === 'legal' ? autoPass : undefined)

export function gameSlice(set: Put, get: Get) {
  const save = () => {
    if (!keep(get())) get().tell('notSaved', {}, 'trouble')
  }

  const guide = lessonGuide(set, get, save)

  const give = (answer: Answer<Intent>): boolean => {
    const { history } = get()
    if (!history) return false
    const result = play(swccg, history, answer, policy(get))
    if (!result.ok) {
      const move = 'act' in answer ? moveIn(answer.act) : null
      if (move) {
        const { cards, to, using } = move
        get().refuse({
          card: cards[0] ?? 0,
          to,
          place: placeFor(to),
          refused: [{ using, verdict: result.verdict }],
        })
      }
      return false
    }
    const was = guide.next()
    set({ ...nothingCarried, history: result.history })
    guide.note(was, answer, current(result.history).state)
    return true
  }

  const go = (there: typeof undo) => {
    const { history, progress } = get()
    if (!history) return
    const moved = there(history)
    // Steps that were done by answers taken back are to be done again.
    set({ ...nothingCarried, history: moved, progress: progress.filter((at) => at <= moved.at) })
    save()
  }

  const actions: GameState & GameActions = {
    history: null,
    source: null,
    scenario: null,
    names: {},
    progress: [],

    async start(search) {
      const asked = new URLSearchParams(search)
      const edition = asked.get('edition') === 'crd' ? 'crd' : asked.get('edition') === 'ar' ? 'ar' : null
      set({ seed: asked.get('seed') ?? '1' })
      const wanted = asked.get('scenario')
      const { restored, broken } = resume()
      if (broken) get().tell('brokenSave', {}, 'trouble')
      const fits =
        restored &&
        (wanted === null || restored.state.source?.id.toLowerCase() === wanted.toLowerCase()) &&
        (edition === null || restored.state.edition === edition)
      if (fits) {
        set({ ...nothingCarried, ...restored.state })
        if (restored.brokenAt !== null)
          get().tell('olderSave', { decision: restored.brokenAt + 1 }, 'trouble')
        save()
        return
      }
      if (edition) set({ edition })
      const lesson = wanted ? await lessonById(wanted) : null
      if (wanted && !lesson) {
        get().tell('unknownLesson', { id: wanted.slice(0, 60) }, 'trouble')
        set({ dialog: 'lessons' })
      }
      const shown = lesson ?? (await lessons()).find(({ story }) => story) ?? (await lessons())[0]
      if (shown) get().newPosition(shown.text, true, edition ?? undefined)
    },

    newPosition(text, lesson = false, edition) {
      const read = readScenario(text)
      if (!read.ok) return read.path ? `${read.path}: ${read.message}` : read.message
      if (read.scenario.game !== 'swccg') return 'game: Twilight Imperium is not on this table yet.'
      const scenario = { ...read.scenario, edition: edition ?? read.scenario.edition }
      const laid = setUp(scenario)
      if (!laid.ok) return laid.path ? `${laid.path}: ${laid.message}` : laid.message
      const { seed } = get()
      set({
        ...nothingCarried,
        history: open(swccg, { ...laid.start, seed }, policy(get)),
        source: { text, id: scenario.id, lesson },
        scenario,
        names: laid.names,
        progress: [],
        edition: scenario.edition,
        shown: null,
        panel: 'decision',
      })
      save()
      return null
    },

    async openLesson(id) {
      const lesson = await lessonById(id)
      if (!lesson) return get().tell('unknownLesson', { id }, 'trouble')
      const wrong = get().newPosition(lesson.text, true)
      if (wrong) get().tell('badFile', { file: lesson.id, wrong }, 'trouble')
      else set({ dialog: null })
    },

    switchEdition(edition) {
      const { source } = get()
      if (!source || edition === get().edition) return set({ edition })
      const wrong = get().newPosition(source.text, source.lesson, edition)
      if (wrong) get().tell('badFile', { file: source.id, wrong }, 'trouble')
      else get().tell('editionChanged')
    },

    async importFile(file) {
      let text: string
      try {
        text = await file.text()
      } catch {
        return get().tell('unreadable', { file: file.name }, 'trouble')
      }
      if (/^\s*\{\s*"landspeed"/.test(text)) {
        try {
          const { state, brokenAt } = restore(text)
          set({ ...nothingCarried, ...state, dialog: null })
          if (brokenAt !== null) get().tell('olderSave', { decision: brokenAt + 1 }, 'trouble')
          else get().tell('replayed', { file: file.name })
          return save()
        } catch {
          return get().tell('unreadable', { file: file.name }, 'trouble')
        }
      }
      const wrong = get().newPosition(text)
      if (wrong) get().tell('badFile', { file: file.name, wrong }, 'trouble')
      else {
        set({ dialog: null })
        get().tell('opened', { title: get().scenario?.title || file.name })
      }
    },

    exportState(fault) {
      const { refusal, picked, seed, stops, language } = get()
      const page = { seed, stops, language, picked, refusal, ...(fault ? { fault } : {}) }
      return JSON.stringify({ ...kept(get()), page }, null, 1)
    },

    pass() {
      const { history } = get()
      const decision = history && current(history).decision
      if (decision?.mayPass) give({ by: decision.by, pass: true })
    },
    undo: () => go(undo),
    redo: () => go(redo),

    restart() {
      const { source, edition } = get()
      if (source) get().newPosition(source.text, source.lesson, edition)
    },

    changeSides() {
      const start = get().history
      if (!start) return
      const { player } = current(start).state.turn
      for (let i = 0; i < 60; i++) {
        const { decision, state } = current(get().history ?? start)
        const there = state.turn.player !== player && state.turn.phase === 'move'
        if (!decision?.mayPass || (there && decision.by === state.turn.player)) return
        if (!give({ by: decision.by, pass: true })) return
      }
    },

    showMe: () => guide.show(give),
  }
  return { actions, give, guide }
}
