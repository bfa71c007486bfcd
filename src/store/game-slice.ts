/** The game on the table: opening, answering, going back and forth, lessons. */

import { nothingCarried } from './carry-slice.ts'
import {
  type Answer,
  beginGame,
  current,
  type Edition,
  editions,
  type Intent,
  open,
  type Player,
  play,
  readScenario,
  redo,
  type SwccgScenario,
  setUp,
  swccg,
  undo,
} from './engine.ts'
import { lessonGuide } from './lesson-guide.ts'
import { firstLesson, lessonById } from './lessons.ts'
import { prepare } from './new-game.ts'
import { drawsIn, reveals } from './revealing.ts'
import { keep, kept, restore, resume } from './saving.ts'
import { awaited } from './seats.ts'
import { speak } from './speech.ts'
import { attemptOf } from './steps.ts'
import { passing } from './stops.ts'
import { goToTi4, isTi4 } from './tables.ts'
import type { DeckProblem, GameActions, GameState, Get, Put } from './types.ts'

const policy = (get: Get) => {
  const { stops, stopPhases, resting } = get()
  return passing(stops, stopPhases, resting)
}

export function gameSlice(set: Put, get: Get) {
  const save = () => {
    keep(get(), () => get().tell('notSaved', {}, 'trouble'))
  }

  const guide = lessonGuide(set, get, save)

  const give = (answer: Answer<Intent>): boolean => {
    const { history } = get()
    if (!history) return false
    const result = play(swccg, history, answer, policy(get))
    if (!result.ok) {
      if ('act' in answer) get().refuse(attemptOf(answer.act, result.verdict))
      if ('pass' in answer)
        get().refuse({
          card: null,
          place: null,
          to: null,
          refused: [{ using: 'pass', verdict: result.verdict }],
        })
      return false
    }
    const was = guide.next()
    const { decision, events } = current(result.history)
    // On a phone the panel with the question comes forward.
    const asks = decision !== null && (decision.kind !== 'action' || decision.by !== answer.by)
    set({
      ...nothingCarried,
      history: result.history,
      looking: false,
      drawn: drawsIn(events),
      ...(get().dialog === 'cards' ? { dialog: null } : {}),
      ...(asks ? { panel: 'decision' as const } : {}),
    })
    guide.note(was, answer, current(result.history).state)
    return true
  }

  const go = (there: typeof undo) => {
    const { history, progress } = get()
    if (!history) return
    const moved = there(history)
    // Steps that were done by answers taken back are to be done again.
    set({
      ...nothingCarried,
      history: moved,
      looking: false,
      resting: null,
      drawn: null,
      progress: progress.filter((at) => at <= moved.at),
    })
    save()
  }

  /** What is wrong with the decks that a game shall begin with. */
  const reasonsOf = (problems: readonly DeckProblem[]): string => {
    const { history, language } = get()
    const told = ({ reason }: DeckProblem) =>
      history ? speak(language).reason(current(history).state, reason) : reason.rule
    return problems.map(told).join(' ')
  }

  /** Lays the table for a scenario. Says what is wrong with it, or null. */
  const lay = (scenario: SwccgScenario, lesson: boolean): string | null => {
    const laid = scenario.start.decks ? beginGame(scenario) : setUp(scenario)
    if (!laid.ok && 'problems' in laid) return reasonsOf(laid.problems)
    if (!laid.ok) return laid.path ? `${laid.path}: ${laid.message}` : laid.message
    const { seed } = get()
    set({
      ...nothingCarried,
      history: open(swccg, { ...laid.start, seed }, policy(get)),
      source: { id: scenario.id, lesson },
      scenario,
      names: laid.names,
      progress: [],
      seat: null,
      looking: false,
      resting: null,
      drawn: null,
      edition: scenario.edition,
      shown: null,
      panel: 'decision',
    })
    save()
    return null
  }

  /** Reads a scenario and lays its table, by the rules of its edition or another. Says what is wrong with it, or null. */
  const openText = (text: string, lesson: boolean, edition?: Edition | null): string | null => {
    const read = readScenario(text)
    if (!read.ok) return read.path ? `${read.path}: ${read.message}` : read.message
    if (read.scenario.game !== 'swccg') return 'game: a position of Twilight Imperium opens on its own table.'
    return lay({ ...read.scenario, edition: edition ?? read.scenario.edition }, lesson)
  }

  const tellIfWrong = (file: string, wrong: string | null): boolean => {
    if (wrong) get().tell('badFile', { file, wrong }, 'trouble')
    return wrong === null
  }

  const importState = (file: string, text: string): void => {
    try {
      const { state, brokenAt } = restore(text)
      set({ ...nothingCarried, ...state, dialog: null })
      if (brokenAt !== null) get().tell('olderSave', { decision: brokenAt + 1 }, 'trouble')
      else get().tell('replayed', { file })
      save()
    } catch {
      get().tell('unreadable', { file }, 'trouble')
    }
  }

  /** Passes until the other player's next move phase. */
  const otherSide = () => {
    const start = get().history
    if (!start) return
    const { player } = current(start).state.turn
    for (let i = 0; i < 60; i++) {
      const { decision, state } = current(get().history ?? start)
      const there = state.turn.player !== player && state.turn.phase === 'move'
      if (!decision?.mayPass || (there && decision.by === state.turn.player)) return
      if (!give({ by: decision.by, pass: true })) return
    }
  }

  const actions: GameState & GameActions = {
    history: null,
    source: null,
    scenario: null,
    names: {},
    progress: [],
    seat: null,
    looking: false,
    resting: null,
    drawn: null,

    async start(search) {
      const asked = new URLSearchParams(search)
      const edition = editions.find((one) => one === asked.get('edition')) ?? null
      set({ seed: asked.get('seed') ?? '1' })
      const wanted = asked.get('scenario')
      const { restored, broken } = await resume()
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
      const lesson = wanted ? await get().patiently(lessonById(wanted)) : null
      if (wanted && !lesson) {
        get().tell('unknownLesson', { id: wanted.slice(0, 60) }, 'trouble')
        set({ dialog: 'lessons' })
      }
      const shown = lesson ?? firstLesson
      tellIfWrong(shown.id, openText(shown.text, true, edition))
    },

    newPosition: (text, edition) => openText(text, false, edition),

    startGame(game) {
      const prepared = prepare(game)
      if (!prepared.ok) return prepared.problems
      const { edition, seed } = game
      set({
        ...nothingCarried,
        history: open(swccg, prepared.start, policy(get)),
        source: { id: 'game', lesson: false, game: true },
        scenario: null,
        names: {},
        progress: [],
        seat: null,
        looking: false,
        resting: null,
        drawn: null,
        edition,
        seed,
        shown: null,
        panel: 'decision',
        dialog: null,
      })
      save()
      return []
    },

    takeSeat() {
      const by = awaited(get())
      if (by) set({ seat: by, looking: false, shown: null, refusal: null })
    },

    look: (looking) => set({ looking }),

    closeDraws: () => set({ drawn: null }),

    rest() {
      const { history } = get()
      const game = history && current(history)
      if (game?.decision?.kind !== 'action') return
      set({ resting: { player: game.decision.by as Player, turn: game.state.turn.number } })
      give({ by: game.decision.by, pass: true })
    },

    async openLesson(id) {
      const lesson = await get().patiently(lessonById(id))
      if (!lesson) return get().tell('unknownLesson', { id }, 'trouble')
      if (tellIfWrong(lesson.id, openText(lesson.text, true))) set({ dialog: null })
    },

    switchEdition(edition) {
      const { scenario, source } = get()
      // A game keeps the rules that it was begun with.
      if (source?.game) return
      if (!scenario || !source || edition === get().edition) return set({ edition })
      if (tellIfWrong(source.id, lay({ ...scenario, edition }, source.lesson))) get().tell('editionChanged')
    },

    async importFile(file) {
      let text: string
      try {
        text = await file.text()
      } catch {
        return get().tell('unreadable', { file: file.name }, 'trouble')
      }
      if (/^\s*\{\s*"landspeed"/.test(text)) return importState(file.name, text)
      if (isTi4(text)) return goToTi4(get().language, text)
      const right = tellIfWrong(file.name, get().newPosition(text))
      if (!right) return
      set({ dialog: null })
      get().tell('opened', { title: get().scenario?.title || file.name })
    },

    exportState(fault) {
      const { refusal, picked, seed, stops, language } = get()
      const page = { seed, stops, language, picked, refusal, ...(fault ? { fault } : {}) }
      return JSON.stringify({ ...kept(get()), page }, null, 1)
    },

    pass() {
      const { history } = get()
      const decision = history && current(history).decision
      if (!decision || awaited(get()) !== null) return
      give({ by: decision.by, pass: true })
    },
    answer: (given) => {
      give(given)
    },
    undo() {
      const { history } = get()
      if (awaited(get()) !== null) return
      const before = history?.games[history.at - 1]
      if (history && before && reveals(before, current(history))) set({ dialog: 'undo' })
      else go(undo)
    },
    undoAnyway() {
      set({ dialog: null })
      go(undo)
    },
    redo() {
      if (awaited(get()) === null) go(redo)
    },

    restart() {
      const { scenario, source, edition } = get()
      if (scenario && source) tellIfWrong(source.id, lay({ ...scenario, edition }, source.lesson))
    },

    changeSides() {
      if (!get().source?.game) otherSide()
    },

    showMe: () => guide.show(give),
  }
  return { actions, give, guide }
}
