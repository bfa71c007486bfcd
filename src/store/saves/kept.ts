/**
 * What is kept of a table, and the way back from it. A save is its start and its answers; whatever comes from outside
 * (a file, a link, an older version, a damaged disk) is looked through before the engine gets it.
 */

import { textsOf } from '../../scenarios/format/texts.ts'
import {
  current,
  type Edition,
  facts,
  type Intent,
  lifeForceOf,
  type Position,
  type Replayed,
  replay,
  replaying,
  type Saved,
  type SwccgScenario,
  save,
  swccg,
  type Turn,
} from '../../views/engine.ts'
import { fetchPart } from '../browser/fetching.ts'
import { needCards } from '../cards/needed.ts'
import { fetchScenarioKit } from '../lessons/scenario-kit.ts'
import type { Reasons } from '../opponent/reasons.ts'
import { freshTable } from '../table/empty-table.ts'
import type { GameState, Source } from '../table/types.ts'
import { type KeptAct, turnToKeep } from './acts.ts'
import { checkSaved, Unfit } from './check.ts'
import type { readWhole } from './deep.ts'
import { type TableKind, type TableSummary, unread } from './list.ts'
import { prove } from './proof.ts'

/** What is kept of a table; a bug report is the same, with more told. */
export interface Kept {
  landspeed: 1
  /** In milliseconds; earlier versions did not write it. */
  written?: number
  /** What somebody has called the table. */
  name?: string
  source: Source
  scenario: SwccgScenario | null
  edition: Edition
  names: Record<string, number>
  progress: number[]
  /** Why the opponent has answered as it did; where there is none, nothing. */
  reasons?: Reasons
  saved: Omit<Saved<Position, Intent>, 'turns'> & { turns: readonly Turn<KeptAct>[] }
}

type State = GameState & { edition: Edition }

export function kept(state: State): Kept | null {
  const { history, source, scenario, names, progress, reasons, edition } = state
  if (!history || !source || source.replay) return null
  const saved = save(history)
  return {
    landspeed: 1,
    source,
    scenario,
    edition,
    names,
    progress,
    ...(Object.keys(reasons).length > 0 ? { reasons } : {}),
    saved: { ...saved, turns: saved.turns.map(turnToKeep) },
  }
}

const texts = new WeakMap<object, string>()

/** The JSON of a value that never changes, written once. */
function textOnce(value: object): string {
  let text = texts.get(value)
  if (text === undefined) {
    text = JSON.stringify(value)
    texts.set(value, text)
  }
  return text
}

/** The JSON of what is kept. Only the newest answer is written anew: the others have been written before. */
export function textOf({ landspeed, written, name, scenario, saved, reasons, ...rest }: Kept): string {
  const { start, opening, turns, at } = saved
  const parts = [`"start":${textOnce(start)}`, `"opening":${textOnce(opening)}`]
  const why = reasons ? `,"reasons":${textOnce(reasons)}` : ''
  // When it was written stands at its head, to be read without the rest.
  const head = JSON.stringify({ landspeed, written, name, ...rest })
  return `${head.slice(0, -1)},"scenario":${scenario ? textOnce(scenario) : 'null'},"saved":{${parts.join()},"turns":[${turns.map(textOnce).join()}],"at":${at}}${why}}`
}

/** What was kept of a table under the name that it has now: it was written when the table may have had another one. */
export function named(text: string, name: string | undefined): string {
  if (!name) return text
  try {
    return JSON.stringify({ ...JSON.parse(text), name })
  } catch {
    // What cannot be read is handed out as it is.
    return text
  }
}

/** More than this is no save of a game, in characters. */
const most = 8_000_000

export interface Restored {
  state: State
  /** The answer from which on what was saved does not fit the rules of today; null where all of it fits. */
  brokenAt: number | null
  /** How many answers were saved. */
  answers: number
  name: string
  written: number
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A time in milliseconds that a clock may show; 0 where it is none. */
export const timeIn = (value: unknown): number =>
  typeof value === 'number' && value >= 0 && value <= 8e15 ? value : 0

function parse(text: string): Record<string, unknown> {
  if (text.length > most) throw new Unfit('tooMuch')
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new Unfit('cut')
  }
  if (isObject(value) && typeof value.landspeed === 'number' && value.landspeed > 1) throw new Unfit('newer')
  if (!isObject(value) || value.landspeed !== 1) throw new Unfit('foreign')
  return value
}

/** The scenario that a save brings along: as it stands there, or in the source's own text, as the first version had it. */
function scenarioIn(kept: Record<string, unknown>, readScenario: typeof readWhole): SwccgScenario | null {
  const { scenario, source } = kept
  const text = isObject(scenario) ? JSON.stringify(scenario) : isObject(source) ? source.text : null
  if (typeof text !== 'string') return null
  const read = readScenario(text)
  return read.ok && read.scenario.game === 'swccg' ? read.scenario : null
}

/**
 * Reads what was kept. Where the rules have changed since, it comes up to the decision that still fits, and `brokenAt`
 * says so.
 * @throws an `Unfit` that says what is wrong with it.
 */
export async function restore(text: string): Promise<Restored> {
  const read = await readKept(text)
  return proven(() => restored(read, replay(swccg, read.checked.saved)))
}

/** How long the answers are played before the page may do something else, in milliseconds. */
const slice = 8

/**
 * The same, and the page goes on meanwhile.
 * @param onProgress how much of it has been played, from 0 to 1.
 * @throws an `Unfit` that says what is wrong with it.
 */
export async function restoreSlowly(text: string, onProgress: (share: number) => void): Promise<Restored> {
  const read = await readKept(text)
  const { saved } = read.checked
  const steps = replaying(swccg, saved)
  for (;;) {
    const end = performance.now() + slice
    let step = proven(() => steps.next())
    while (!step.done && performance.now() < end) step = proven(() => steps.next())
    const { done, value } = step
    if (done) return proven(() => restored(read, value))
    onProgress(value / saved.turns.length)
    await new Promise((resolve) => setTimeout(resolve))
  }
}

interface Read {
  from: Record<string, unknown>
  checked: ReturnType<typeof checkSaved>
  scenario: SwccgScenario | null
}

/** The check of what is opened, which comes apart. */
export const fetchDeep = () => fetchPart('src/store/saves/deep.ts', () => import('./deep.ts'))

async function readKept(text: string): Promise<Read> {
  const from = parse(text)
  const found = checkSaved(from)
  const { checkDeeply, readWhole, asKeptToday } = await fetchDeep()
  const checked = asKeptToday(found)
  // Which cards there are is known when those that it names have come.
  const keys: unknown[] = checked.saved.start.state.cards.map(({ key }) => key)
  await needCards(keys.filter((key) => typeof key === 'string'))
  checkDeeply(checked)
  const scenario = scenarioIn(from, readWhole)
  if (scenario) await fetchScenarioKit()
  return { from, checked, scenario }
}

/** What was saved may ask for what no rule foresees: it is damaged then. */
function proven<What>(what: () => What): What {
  try {
    return what()
  } catch (error) {
    if (error instanceof Unfit) throw error
    throw new Unfit('damaged')
  }
}

function restored(
  { from, checked, scenario }: Read,
  { history, brokenAt }: Replayed<Position, Intent>,
): Restored {
  const { source, names, progress, reasons, edition } = checked
  for (const game of new Set([history.games[0], current(history)])) {
    if (!game) throw new Unfit('damaged')
    prove(game)
  }
  return {
    state: { ...freshTable, history, source, scenario, names, progress, reasons, edition },
    brokenAt,
    answers: checked.saved.turns.length,
    name: typeof from.name === 'string' ? from.name.slice(0, 120) : '',
    written: timeIn(from.written),
  }
}

/** What kind of table comes from this source. */
const kindOf = (source: Source): TableKind =>
  source.lesson ? 'lesson' : source.practice ? 'practice' : source.game ? 'game' : 'file'

/** A lesson or file that has only been laid is easily laid again. */
export const isUntouched = ({ history, progress, source }: State): boolean =>
  history?.turns.length === 0 && progress.length === 0 && source?.game !== true && source?.opened !== true

/** What the list says of a table. */
export function summaryOf(
  state: State,
  known: Pick<TableSummary, 'id' | 'name' | 'created' | 'written' | 'order'>,
): TableSummary | null {
  const { history, source, scenario, edition, progress } = state
  if (!history || !source) return null
  const { state: p, decision } = current(history)
  const learned = source.lesson && scenario !== null && progress.length >= scenario.steps.length
  return {
    ...known,
    kind: kindOf(source),
    source: source.id,
    title: scenario?.title ? titlesIn(scenario) : null,
    edition,
    turn: p.turn.number,
    player: p.turn.player,
    phase: p.turn.phase,
    life: { light: lifeForceOf(p, 'light'), dark: lifeForceOf(p, 'dark') },
    places: p.layout.map((card) => facts(p, card).title),
    decisions: history.at,
    done: decision === null || learned,
    winner: p.winner,
  }
}

/** The titles of a scenario by language. */
const titlesIn = (scenario: Parameters<typeof textsOf>[0]): Record<string, string> =>
  Object.fromEntries(Object.entries(textsOf(scenario)).map(([language, { title }]) => [language, title]))

/** The titles of a scenario as it is kept, which nobody has read yet; earlier ones knew no third language. */
function keptTitles(scenario: unknown): Record<string, string> | null {
  if (!isObject(scenario) || typeof scenario.title !== 'string' || !scenario.title) return null
  const texts = { fr: scenario.fr, ...(isObject(scenario.texts) ? scenario.texts : {}) }
  const titles = Object.entries(texts).flatMap(([language, told]) =>
    isObject(told) && typeof told.title === 'string' ? [[language, told.title.slice(0, 200)] as const] : [],
  )
  return { en: scenario.title.slice(0, 200), ...Object.fromEntries(titles) }
}

/** What the list can say of a save that has not been played again yet. */
export function describeSave(id: string, written: number, created: number, text: string): TableSummary {
  const blank = unread(id, written, created)
  try {
    const from = parse(text)
    const { source, edition, saved } = checkSaved(from)
    const { scenario } = from
    return {
      ...blank,
      kind: kindOf(source),
      source: source.id,
      title: keptTitles(scenario),
      edition,
      decisions: saved.turns.length,
    }
  } catch {
    return blank
  }
}
