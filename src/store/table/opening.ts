/** Opening: whole games, lessons, scenario files and whatever else is laid on the table. */

import { titleIn } from '../../scenarios/format/texts.ts'
import {
  current,
  type Edition,
  editions,
  type History,
  type Intent,
  open,
  type Position,
  type SwccgScenario,
  swccg,
} from '../../views/engine.ts'
import { mostOf } from '../browser/limits.ts'
import { goToTi4, isTi4 } from '../browser/tables.ts'
import { needCardsIn } from '../cards/needed.ts'
import { sayNotLaid, speechIn } from '../language/speech.ts'
import { firstGameId, firstGameText } from '../lessons/first-game.ts'
import { noteApplied } from '../lessons/meeting.ts'
import { fetchScenarioKit, scenarioKit } from '../lessons/scenario-kit.ts'
import { lessonById } from '../lessons/shelf.ts'
import { aboutRule } from '../lessons/showing.ts'
import { newcomers } from '../opponent/practice.ts'
import { isPuzzle, posed, puzzleById } from '../puzzles/puzzles.ts'
import { fetchDeep, type Restored } from '../saves/kept.ts'
import { prove } from '../saves/proof.ts'
import { policy } from './answering.ts'
import { prepare } from './new-game.ts'
import { screenOfHistory } from './screens.ts'
import { slips } from './slips.ts'
import type { tablesSlice } from './tables-slice.ts'
import type { GameActions, Get, NotLaid, Practice, Put, Source } from './types.ts'

/** A lesson whose opponent has a part to play: Trooper plays it on. In a puzzle he answers without a thought. */
function lessonOpponent({ opponent, steps, puzzle }: SwccgScenario): { practice?: Practice } {
  const [first] = steps
  if (!first || (!puzzle && opponent.length === 0)) return {}
  return { practice: { ...newcomers, side: first.by, ...(puzzle ? { pace: 'fast' } : {}) } }
}

/** A lesson or puzzle by its id. */
const onShelf = async (id: string): Promise<{ id: string; text: string; from: From } | null> => {
  const found = isPuzzle(id) ? await puzzleById(id) : await lessonById(id)
  return found && { ...found, from: isPuzzle(id) ? { lesson: true, puzzle: true } : { lesson: true } }
}

/** What is known of where a scenario comes from, beside its name. */
type From = Omit<Source, 'id' | 'replay'>

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

export function opening(set: Put, get: Get, tables: ReturnType<typeof tablesSlice>) {
  const { enterNew } = tables

  /** Lays the table for a scenario. Says what is wrong with it, or null. */
  const layTable = (read: SwccgScenario, from: From): NotLaid | null => {
    const scenario = from.lesson ? posed(read) : read
    const { beginGame, setUp } = scenarioKit()
    const laid = scenario.start.decks ? beginGame(scenario) : setUp(scenario)
    if (!laid.ok) return laid
    const { seed } = get()
    const opponent = from.lesson ? lessonOpponent(scenario) : {}
    const source: Source = { id: scenario.id, ...from, ...opponent }
    const history = opened(() => open(swccg, { ...laid.start, seed }, policy(get, source, scenario.steps)))
    if (!history) return { path: '', wrong: { say: 'not played' } }
    enterNew({
      history,
      source,
      scenario,
      names: laid.names,
      edition: scenario.edition,
    })
    noteApplied(current(history))
    return null
  }

  /** Reads a scenario and lays its table, by the rules of its edition or another. Says what is wrong with it, or null. */
  const openText = async (
    text: string,
    from: From,
    edition?: Edition | null,
    reads?: ReturnType<typeof scenarioKit>['readScenario'],
  ): Promise<NotLaid | null> => {
    const kit = await get().patiently(fetchScenarioKit())
    const read = (reads ?? kit.readScenario)(text)
    if (!read.ok) return read
    if (read.scenario.game !== 'swccg') return { path: '', wrong: { say: 'other game' } }
    await get().patiently(needCardsIn(read.scenario))
    return layTable({ ...read.scenario, edition: edition ?? read.scenario.edition }, from)
  }

  /** Says why a file is not opened, where it is not. */
  const notifyIfWrong = async (file: string, found: NotLaid | null): Promise<boolean> => {
    if (found) get().notify('badFile', { file, wrong: await sayNotLaid(get().language, found) }, 'trouble')
    return found === null
  }

  return {
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
        const lesson = await get().patiently(onShelf(wanted))
        if (lesson) {
          await notifyIfWrong(lesson.id, await openText(lesson.text, lesson.from, edition))
          return
        }
        get().go('learn')
        get().notify('unknownLesson', { id: wanted.slice(0, 60) }, 'trouble')
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
      return await openText(text, { lesson: false, opened: true }, edition, readWhole)
    },

    startGame(game, practice) {
      const prepared = prepare(game)
      if (!prepared.ok) return prepared.problems
      const { edition, seed } = game
      set({ seed })
      const source: Source = { id: 'game', lesson: false, game: true, ...(practice ? { practice } : {}) }
      const history = open(swccg, prepared.start, policy(get, source))
      enterNew({
        history,
        source,
        scenario: null,
        names: {},
        edition,
      })
      noteApplied(current(history))
      return []
    },

    async openLesson(id, rule) {
      if (isPuzzle(id)) {
        const puzzle = await get().patiently(onShelf(id))
        if (!puzzle) return get().notify('unknownLesson', { id }, 'trouble')
        if (await notifyIfWrong(puzzle.id, await openText(puzzle.text, puzzle.from))) set({ dialog: null })
        return
      }
      const lesson = await get().patiently(lessonById(id))
      if (!lesson) return get().notify('unknownLesson', { id }, 'trouble')
      // What nobody has told is told by its rule.
      const untold = rule !== undefined && Object.keys(lesson.texts).length === 0
      const text = untold ? aboutRule(lesson.text, rule) : lesson.text
      // Without steps it is a position to try things in.
      const guided = lesson.steps > 0
      const from = guided ? { lesson: true } : { lesson: false, opened: true as const }
      if (!(await notifyIfWrong(lesson.id, await openText(text, from)))) return
      set({ dialog: null })
      const { language } = get()
      if (!guided && rule !== undefined)
        get().notify('opened', { title: speechIn(language).rule(rule)?.title ?? rule })
    },

    async startFirstGame() {
      const text = await get().patiently(firstGameText())
      const practice = { ...newcomers, reasons: true }
      await notifyIfWrong(firstGameId, await openText(text, { lesson: false, game: true, practice }))
    },

    switchEdition(edition) {
      const { scenario, source } = get()
      // A game keeps the rules that it was begun with.
      if (source?.game) return
      if (!scenario || !source || edition === get().edition) return set({ edition })
      const found = layTable({ ...scenario, edition }, source)
      if (found) void notifyIfWrong(source.id, found)
      else get().notify('editionChanged')
    },

    async importFile(file) {
      let text: string
      try {
        const all = /^\uFEFF?\s*\{\s*"landspeed"\s*:\s*"all"/.test(await file.slice(0, 100).text())
        if (file.size > (all ? mostOf.allTables : mostOf.file))
          return get().notify('fileTooMuch', { file: file.name }, 'trouble')
        text = await file.text()
      } catch {
        return get().notify('unreadable', { file: file.name }, 'trouble')
      }
      if (/^\uFEFF?\s*\{\s*"landspeed"/.test(text)) return tables.importText(file.name, text)
      const game = await tables.gameIn(file.name, text)
      if (game !== null) return game === '' ? undefined : tables.importText(file.name, game)
      // What is no whole scenario is told of here, and nobody is led away from the table.
      if (isTi4(text) && (await get().patiently(fetchScenarioKit())).readScenario(text).ok) {
        if (!goToTi4(get().language, file.name, text))
          get().notify('notHanded', { file: file.name }, 'trouble')
        return
      }
      const right = await notifyIfWrong(file.name, await get().newPosition(text))
      if (!right) return
      set({ dialog: null })
      const { scenario, language } = get()
      get().notify('opened', { title: (scenario && titleIn(scenario, language)) || file.name })
    },

    restart() {
      const { scenario, source, edition } = get()
      // It may have come under the hand.
      if (scenario && source && !slips())
        void notifyIfWrong(source.id, layTable({ ...scenario, edition }, source))
    },
  } satisfies Partial<GameActions>
}
