/** The game on the table: opening, answering, going back and forth, lessons. */

import { titleIn } from '../../scenarios/format/texts.ts'
import {
  type Answer,
  beginGame,
  canUndo,
  current,
  type Edition,
  editions,
  type History,
  type Illegal,
  type Intent,
  open,
  opponentOf,
  type Player,
  type Position,
  play,
  readScenario,
  redo,
  type SwccgScenario,
  setUp,
  swccg,
} from '../../views/engine.ts'
import { unitOf } from '../../views/force-acts.ts'
import { isToBeSeen } from '../../views/stack.ts'
import { mostOf } from '../browser/limits.ts'
import { settings } from '../browser/settings.ts'
import { goToTi4, isTi4 } from '../browser/tables.ts'
import { sayNotLaid } from '../language/speech.ts'
import { lessonGuide } from '../lessons/lesson-guide.ts'
import { attemptOf, isOnceMore } from '../lessons/lesson-steps.ts'
import { lessonById } from '../lessons/lessons.ts'
import type { Why } from '../opponent/opponent-words.ts'
import { lastOwn, nextOwn, ownBefore } from '../opponent/practice.ts'
import { upTo, withReason } from '../opponent/reasons.ts'
import { fetchDeep, kept, type Restored } from '../saves/kept.ts'
import { prove } from '../saves/proof.ts'
import { passing } from './auto-pass.ts'
import { nothingCarried } from './drag-slice.ts'
import { freshTable } from './empty-table.ts'
import { prepare } from './new-game.ts'
import { drawsIn, reveals } from './revealing.ts'
import { screenOfHistory } from './screens.ts'
import { awaited, isOpponents } from './seats.ts'
import { slips } from './slips.ts'
import { tablesSlice } from './tables-slice.ts'
import type { GameActions, GameState, Get, NotLaid, Practice, Put, Source } from './types.ts'

const policy = (get: Get, source: Pick<Source, 'game' | 'practice'> | null = get().source) =>
  passing(settings(), get().resting, {
    opponent: source?.practice ? opponentOf(source.practice.side) : null,
    dealt: source?.game ?? false,
  })

/** A lesson whose opponent has a part to play: Trooper plays it on. */
const lessonOpponent = ({ opponent, steps }: SwccgScenario): { practice?: Practice } =>
  opponent.length > 0 && steps[0]
    ? { practice: { side: steps[0].by, level: 'trooper', pace: 'normal', budget: 800, reasons: false } }
    : {}

/** A game that can be played; null where what it begins with allows none. */
function opened(open: () => History<Position, Intent>): History<Position, Intent> | null {
  try {
    const history = open()
    prove(current(history))
    return history
  } catch {
    return null
  }
}

export function gameSlice(set: Put, get: Get) {
  const tables = tablesSlice(set, get)
  const { save, enterNew } = tables

  const guide = lessonGuide(set, get, save)

  /** Carries an answer out. The verdict, where it is refused. @param why the opponent answers so. */
  const put = (answer: Answer<Intent>, why: Why | null = null): Illegal<Intent> | null => {
    const { history, source, elsewhere, reasons } = get()
    // Another tab goes on with this table: the page says so, and how to take it back. What is watched is not played.
    if (!history || elsewhere || source?.replay) return null
    const result = play(swccg, history, answer, policy(get))
    if (!result.ok) return result.verdict
    const was = guide.next()
    const { decision, events } = current(result.history)
    // On a phone the panel with the question comes forward; what an opponent of ours is asked concerns nobody.
    const asks =
      decision !== null &&
      (decision.kind !== 'action' || decision.by !== answer.by) &&
      decision.by === (source?.practice?.side ?? decision.by)
    const ended = decision === null && source?.game === true
    set({
      ...nothingCarried,
      history: result.history,
      reasons: withReason(upTo(reasons, history.at), result.history.at, why),
      looking: false,
      seeing: false,
      drawn: drawsIn(events),
      ...(get().dialog === 'cards' ? { dialog: null } : {}),
      ...(ended ? { dialog: 'after the game' as const } : {}),
      ...(asks ? { panel: 'decision' as const } : {}),
    })
    // What has come of it is seen by the one who did it, before anything is hidden.
    if (get().seat !== null && awaited(get()) !== null) set({ seeing: events.some(isToBeSeen) })
    guide.note(was, answer, current(result.history).state)
    return null
  }

  /** Carries out what somebody at the device has answered; false where that is refused. */
  const give = (answer: Answer<Intent>): boolean => {
    if (slips(isOnceMore(get(), answer))) return false
    if (isOpponents(get())) {
      get().tell('notYourTurn')
      return false
    }
    // Nobody answers for somebody who is not there yet.
    if (awaited(get()) !== null) return false
    const verdict = put(answer)
    if (verdict && 'act' in answer) get().refuse(attemptOf(answer.act, verdict))
    if (verdict && 'pass' in answer)
      get().refuse({ card: null, place: null, to: null, refused: [{ using: 'pass', verdict }] })
    return verdict === null
  }

  const go = (moved: History<Position, Intent>) => {
    const { progress, elsewhere, source } = get()
    if (elsewhere || source?.replay) return
    // Steps that were done by answers taken back are to be done again.
    set({
      ...nothingCarried,
      history: moved,
      looking: false,
      seeing: false,
      resting: null,
      drawn: null,
      progress: progress.filter((at) => at <= moved.at),
    })
    save()
  }

  /** Goes back to where so many answers had been given; asks first where something was revealed since. */
  const back = (at: number) => {
    const { history } = get()
    if (!history) return
    const since = history.games.slice(at, history.at + 1)
    const revealed = since.some((game, index) => index > 0 && reveals(since[index - 1] as typeof game, game))
    if (revealed) set({ dialog: 'undo', undoing: at })
    else go({ ...history, at })
  }

  /** Lays the table for a scenario. Says what is wrong with it, or null. */
  const layTable = (scenario: SwccgScenario, from: Pick<Source, 'lesson' | 'opened'>): NotLaid | null => {
    const laid = scenario.start.decks ? beginGame(scenario) : setUp(scenario)
    if (!laid.ok) return laid
    const { seed } = get()
    const opponent = from.lesson ? lessonOpponent(scenario) : {}
    const source: Source = { id: scenario.id, ...from, ...opponent }
    const history = opened(() => open(swccg, { ...laid.start, seed }, policy(get, source)))
    if (!history) return { path: '', wrong: { say: 'not played' } }
    enterNew({
      history,
      source,
      scenario,
      names: laid.names,
      edition: scenario.edition,
    })
    return null
  }

  /** Reads a scenario and lays its table, by the rules of its edition or another. Says what is wrong with it, or null. */
  const openText = (
    text: string,
    from: Pick<Source, 'lesson' | 'opened'>,
    edition?: Edition | null,
    reads: typeof readScenario = readScenario,
  ): NotLaid | null => {
    const read = reads(text)
    if (!read.ok) return read
    if (read.scenario.game !== 'swccg') return { path: '', wrong: { say: 'other game' } }
    return layTable({ ...read.scenario, edition: edition ?? read.scenario.edition }, from)
  }

  /** Says why a file is not opened, where it is not. */
  const tellIfWrong = async (file: string, found: NotLaid | null): Promise<boolean> => {
    if (found) get().tell('badFile', { file, wrong: await sayNotLaid(get().language, found) }, 'trouble')
    return found === null
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
    ...freshTable,
    ...tables.actions,
    history: null,
    source: null,
    scenario: null,
    names: {},
    progress: [],

    async start(search) {
      const asked = new URLSearchParams(search)
      const edition = editions.find((one) => one === asked.get('edition')) ?? null
      set({ seed: asked.get('seed') ?? '1' })
      const wanted = asked.get('scenario')
      const reloaded = screenOfHistory()
      if (typeof window !== 'undefined' && (await tables.openLink(window.location.hash))) return
      const lay = async () => {
        if (edition) set({ edition })
        if (wanted === null) return get().go('home')
        const lesson = await get().patiently(lessonById(wanted))
        if (lesson) {
          await tellIfWrong(lesson.id, openText(lesson.text, { lesson: true }, edition))
          return
        }
        get().go('learn')
        get().tell('unknownLesson', { id: wanted.slice(0, 60) }, 'trouble')
      }
      if (reloaded !== null && reloaded !== 'table') return get().go(reloaded)
      if (wanted === null && reloaded === null) return await lay()
      const fits = ({ source, edition: own }: Restored['state']) =>
        // Reloaded, the tab goes on with what it had, whatever its address had asked for at first.
        reloaded === 'table' ||
        (source?.id.toLowerCase() === wanted?.toLowerCase() && (edition === null || own === edition))
      await tables.takeUp(fits, lay)
    },

    async newPosition(text, edition) {
      const { readWhole } = await get().patiently(fetchDeep())
      return openText(text, { lesson: false, opened: true }, edition, readWhole)
    },

    startGame(game, practice) {
      const prepared = prepare(game)
      if (!prepared.ok) return prepared.problems
      const { edition, seed } = game
      set({ seed })
      const source: Source = { id: 'game', lesson: false, game: true, ...(practice ? { practice } : {}) }
      enterNew({
        history: open(swccg, prepared.start, policy(get, source)),
        source,
        scenario: null,
        names: {},
        edition,
      })
      return []
    },

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

    rest() {
      const { history } = get()
      const game = history && current(history)
      if (game?.decision?.kind !== 'action' || slips()) return
      set({ resting: { player: game.decision.by as Player, turn: game.state.turn.number } })
      give({ by: game.decision.by, pass: true })
    },

    async openLesson(id) {
      const lesson = await get().patiently(lessonById(id))
      if (!lesson) return get().tell('unknownLesson', { id }, 'trouble')
      if (await tellIfWrong(lesson.id, openText(lesson.text, { lesson: true }))) set({ dialog: null })
    },

    switchEdition(edition) {
      const { scenario, source } = get()
      // A game keeps the rules that it was begun with.
      if (source?.game) return
      if (!scenario || !source || edition === get().edition) return set({ edition })
      const found = layTable({ ...scenario, edition }, source)
      if (found) void tellIfWrong(source.id, found)
      else get().tell('editionChanged')
    },

    async importFile(file) {
      let text: string
      try {
        const all = /^\uFEFF?\s*\{\s*"landspeed"\s*:\s*"all"/.test(await file.slice(0, 100).text())
        if (file.size > (all ? mostOf.allTables : mostOf.file))
          return get().tell('fileTooMuch', { file: file.name }, 'trouble')
        text = await file.text()
      } catch {
        return get().tell('unreadable', { file: file.name }, 'trouble')
      }
      if (/^\uFEFF?\s*\{\s*"landspeed"/.test(text)) return tables.importText(file.name, text)
      const game = await tables.gameIn(file.name, text)
      if (game !== null) return game === '' ? undefined : tables.importText(file.name, game)
      // What is no whole scenario is told of here, and nobody is led away from the table.
      if (isTi4(text) && readScenario(text).ok) {
        if (!goToTi4(get().language, file.name, text)) get().tell('notHanded', { file: file.name }, 'trouble')
        return
      }
      const right = await tellIfWrong(file.name, await get().newPosition(text))
      if (!right) return
      set({ dialog: null })
      const { scenario, language } = get()
      get().tell('opened', { title: (scenario && titleIn(scenario, language)) || file.name })
    },

    exportState(fault) {
      const { refusal, picked, seed, language } = get()
      const page = { seed, settings: settings(), language, picked, refusal, ...(fault ? { fault } : {}) }
      return JSON.stringify({ ...kept(get()), page }, null, 1)
    },

    pass() {
      const { history } = get()
      const decision = history && current(history).decision
      if (!decision || awaited(get()) !== null) return
      // What the opponent is about is only hurried by that.
      if (isOpponents(get())) get().stepOpponent()
      else give({ by: decision.by, pass: true })
    },
    answer: (given) => {
      give(given)
    },
    loseFrom(pile, count) {
      const begun = get().history
      const by = begun && current(begun).decision?.by
      for (let lost = 0; lost < count; lost++) {
        const now = get().history
        const game = now && current(now)
        const next = game && game.decision?.by === by ? unitOf(game, pile) : null
        if (!next || !give(next)) return
      }
    },
    undo() {
      const { history, source } = get()
      if (!history || (awaited(get()) !== null && !get().seeing)) return
      if (source?.practice) {
        const at = lastOwn(history, source.practice.side, source.lesson)
        if (at !== null) go({ ...history, at })
        else if (history.at > 0) get().tell('revealed')
        return
      }
      if (canUndo(history)) back(history.at - 1)
    },
    undoAnyway() {
      const { history, undoing } = get()
      set({ dialog: null, undoing: null })
      if (history && undoing !== null && undoing < history.at) go({ ...history, at: undoing })
    },
    undoTo(at) {
      const { history, source } = get()
      if (!history || at < 0 || at >= history.at || awaited(get()) !== null) return
      if (!source?.practice) return back(at)
      const { side } = source.practice
      if (ownBefore(history, side, source.lesson).includes(at)) go({ ...history, at })
      else get().tell('revealed')
    },
    redo() {
      const { history, source } = get()
      if (!history || awaited(get()) !== null) return
      go(source?.practice ? { ...history, at: nextOwn(history, source.practice.side) } : redo(history))
    },

    restart() {
      const { scenario, source, edition } = get()
      // It may have come under the hand.
      if (scenario && source && !slips())
        void tellIfWrong(source.id, layTable({ ...scenario, edition }, source))
    },

    changeSides() {
      if (!get().source?.game) otherSide()
    },

    showMe() {
      if (!slips()) guide.show(give)
    },
  }
  return { actions, give, put, save, enterNew, guide }
}
