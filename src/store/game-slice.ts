/** The game on the table: opening, answering, going back and forth, lessons. */

import { nothingCarried, weigh } from './carry-slice.ts'
import {
  type Answer,
  autoPass,
  current,
  type Edition,
  facts,
  type Intent,
  open,
  play,
  readScenario,
  redo,
  type Step,
  setUp,
  swccg,
  undo,
} from './engine.ts'
import { lessonById, lessons } from './lessons.ts'
import { aboardPlace, atPlace } from './places.ts'
import { keep, kept, restore, resume } from './saving.ts'
import { fulfils, triedWrongly, type Wanted, wantedBy } from './steps.ts'
import { remember } from './storage.ts'
import type { Attempt, GameActions, GameState, Get, Put } from './types.ts'

const policy = (get: Get) => (get().stops === 'legal' ? autoPass : undefined)

export function gameSlice(set: Put, get: Get) {
  const save = () => {
    if (!keep(get())) get().tell('notSaved', {}, 'trouble')
  }

  /** The lesson's next step, and what it asks for. */
  const nextStep = (): { step: Step; wanted: Wanted | null } | null => {
    const { scenario, progress, names, history, source } = get()
    const step = scenario?.steps[progress.length]
    if (!step || !history || !source?.lesson) return null
    const p = current(history).state
    return { step, wanted: wantedBy(step, names, (card) => facts(p, card).type === 'location') }
  }

  const stepDone = () => {
    const { progress, history, scenario, source, finished } = get()
    const done = [...progress, history?.at ?? 0]
    set({ progress: done })
    if (scenario && source && done.length === scenario.steps.length) {
      const all = [...new Set([...finished, source.id])]
      remember('finished', all.join(' '))
      set({ finished: all })
      get().tell('lessonDone')
    }
    save()
  }

  const give = (answer: Answer<Intent>): boolean => {
    const { history } = get()
    if (!history) return false
    const result = play(swccg, history, answer, policy(get))
    if (!result.ok) {
      if ('act' in answer && 'move' in answer.act) {
        const { cards, to, using } = answer.act.move
        const place = 'location' in to ? atPlace(to.location) : 'aboard' in to ? aboardPlace(to.aboard) : ''
        get().refuse({ card: cards[0] ?? 0, to, place, refused: [{ using, verdict: result.verdict }] })
      }
      return false
    }
    const next = nextStep()
    set({ ...nothingCarried, history: result.history })
    if (next && fulfils(next.step, next.wanted, answer)) stepDone()
    else save()
    return true
  }

  /** A refused attempt may be just what the lesson wants. */
  const noteRefusal = (attempt: Attempt) => {
    const next = nextStep()
    if (next && triedWrongly(next.step, next.wanted, attempt.card, attempt.to)) stepDone()
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
        panel: null,
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

    showMe() {
      const next = nextStep()
      const { history } = get()
      if (!next || !history) return
      const { step, wanted } = next
      const game = current(history)
      const [card] = wanted?.cards ?? []
      if (!wanted || card === undefined) {
        // A step without a move: passing is done, anything else is told.
        if ('pass' in step.do && game.decision?.by === step.by) return get().pass()
        return stepDone()
      }
      const { to } = wanted
      const place =
        to === null
          ? null
          : 'location' in to
            ? atPlace(to.location)
            : 'aboard' in to
              ? aboardPlace(to.aboard)
              : `parsec:${to.parsec}`
      if (place === null) return stepDone()
      const { offers, attempt } = weigh(game, card, place)
      if (step.expect.illegal !== undefined) return get().refuse(attempt)
      const using = 'using' in step.do ? step.do.using : null
      const offer =
        offers.find(
          (one) => one.using === using && fulfils(step, wanted, { by: step.by, act: one.intent }),
        ) ?? offers.find((one) => fulfils(step, wanted, { by: step.by, act: one.intent }))
      if (offer) get().chooseOffer(offer)
      else get().tell('stepStuck', {}, 'trouble')
    },
  }
  return { actions, give, noteRefusal }
}

export type Editions = Edition
