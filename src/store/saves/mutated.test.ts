/**
 * What is read from outside or from a storage, damaged at any depth: it is refused in a sentence, or it opens, the pending
 * decision is asked, and 25 answers are played. A small number in every run; DAMAGE=10000 damages so many, SEED others.
 */

import { languages } from '../../i18n/index.ts'
import type { Roll } from '../../kernel/index.ts'
import './storage.test-helper.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { env } from 'node:process'
import { beforeAll, expect, test } from 'vitest'
import { random } from '../../opponent/random.ts'
import {
  autoPass,
  current,
  entriesOf,
  facts,
  type History,
  type Intent,
  type Position,
  pending,
  play,
  swccg,
} from '../../views/index.ts'
import { catalogue } from '../decks/index.ts'
import { optionsFrom } from '../decks/ready.ts'
import {
  actions,
  awaited,
  isAskedOpenly,
  loadSpeech,
  shownPosition,
  speechIn,
  useStore,
  viewerOf,
} from '../index.ts'
import * as ti4 from '../ti4/engine.ts'
import { restoreTi4 } from '../ti4/restoring.ts'
import { Unfit } from './check.ts'
import { faultIn } from './damage.test-helper.ts'
import { kept, restore, textOf } from './kept.ts'
import { linkOf, textIn } from './link.ts'
import { mutated, rolls } from './mutating.test-helper.ts'
import { wrongFile } from './wrong-keys.ts'

const count = Number(env.DAMAGE ?? 120)
const seed = env.SEED ?? '1'

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))

const scenarios = filesIn('src/scenarios').filter((text) => text.length < 12_000)
const ofTi4 = scenarios.filter((text) => text.includes('"ti4"'))
const made = scenarios.filter((text) => /"define"/.test(text) && !text.includes('"ti4"'))
const plain = scenarios.filter((text) => !/"define"|"ti4"/.test(text))

const saves: string[] = []
const tablesOfTi4: string[] = []

const one = <T>(all: readonly T[], roll: Roll): T => all[roll(all.length)] as T

/** A position with what is under way in it, as a save that begins there. */
function positionOf(history: History<Position, Intent>): string {
  const { state, stack } = current(history)
  const start = { state, stack, seed: 'x' }
  return JSON.stringify({
    landspeed: 1,
    source: { id: 'position', lesson: false },
    scenario: null,
    edition: state.edition,
    names: {},
    progress: [],
    saved: { start, opening: [], turns: [], at: 0 },
  })
}

/** Plays some answers; it stops where none is found. @param told after each. */
function played(
  begun: History<Position, Intent>,
  roll: Roll,
  answers: number,
  told: (history: History<Position, Intent>) => void = () => {},
): History<Position, Intent> {
  let history = begun
  for (let i = 0; i < answers; i++) {
    const game = current(history)
    if (!game.decision) break
    const given = random(swccg.redact(game, game.decision.by), roll)
    const result = play(swccg, history, given, autoPass)
    if (!result.ok) continue
    history = result.history
    told(history)
  }
  return history
}

beforeAll(async () => {
  for (const language of languages) await loadSpeech(language)
  const roll = rolls('saves')
  // Positions of all kinds in the middle of something, and games with their answers.
  for (let tries = 0; saves.length < 60 && tries < 300; tries++) {
    const found = await actions().newPosition(one(roll(2) ? made : plain, roll))
    const { history } = actions()
    if (found || !history) continue
    const later = played(history, roll, roll(14))
    saves.push(positionOf(later))
    const what = kept({ ...actions(), history: later })
    if (what && roll(3) === 0) saves.push(textOf(what))
  }
  actions().startGame({ decks: { light: null, dark: null }, edition: 'ar', seed: 's' })
  const game = actions().history as History<Position, Intent>
  for (const answers of [5, 40, 80]) {
    const later = played(game, roll, answers)
    saves.push(positionOf(later))
    const practice = {
      side: 'light' as const,
      level: 'trooper' as const,
      pace: 'step' as const,
      budget: 800,
      reasons: true,
    }
    const what = kept({
      ...actions(),
      history: later,
      source: { id: 'game', lesson: false, game: true, practice },
    })
    if (what) saves.push(textOf(what))
  }
  await actions().openLesson('first-steps')
  const lesson = kept(actions())
  if (lesson) saves.push(textOf(lesson))
  for (const text of ofTi4) {
    const read = ti4.readTi4Scenario(text)
    const laid = read.ok ? ti4.setUpTi4(read.scenario) : null
    if (!read.ok || !laid?.ok) continue
    const history = playedTi4(ti4.open(ti4.ti4, laid.start, ti4.autoPass), roll, roll(8))
    const { state, stack } = ti4.current(history)
    const at = { start: { state, stack, seed: 1 }, opening: [], turns: [], at: 0 }
    for (const saved of [ti4.save(history), at])
      tablesOfTi4.push(
        JSON.stringify({ source: { kind: 'file', id: 'x' }, scenario: read.scenario, progress: [], saved }),
      )
  }
  useStore.setState({ history: null, source: null, scenario: null, table: null })
}, 120_000)

type Ti4History = ReturnType<typeof restoreTi4>['history']

function playedTi4(begun: Ti4History, roll: Roll, answers: number): Ti4History {
  let history = begun
  for (let i = 0; i < answers; i++) {
    const { state, stack, decision } = ti4.current(history)
    if (!decision) break
    const acts = [...ti4.ti4.legal(state, stack, decision.by)]
    const { by, kind, cards = [], min = 0, options = [] } = decision
    const given =
      acts.length > 0 && (kind === 'action' || kind === 'response') && (!decision.mayPass || roll(4) > 0)
        ? { by, act: one(acts, roll) }
        : decision.mayPass
          ? ({ by, pass: true } as const)
          : kind === 'option'
            ? { by, option: one(options, roll) }
            : { by, cards: cards.slice(0, Math.max(1, min)) }
    const result = ti4.play(ti4.ti4, history, given, ti4.autoPass)
    if (result.ok) history = result.history
  }
  return history
}

/** What the page says of a game: whatever of it cannot be told breaks the page. */
function tell(history: History<Position, Intent>, source = actions().source): void {
  const table = { history, source, seat: null, looking: false }
  const { state, decision, events, stack } = current(history)
  viewerOf(table)
  awaited(table)
  isAskedOpenly(table)
  shownPosition(table)
  pending(history)
  entriesOf(history)
  for (const language of languages) {
    const speech = speechIn(language)
    if (decision) speech.decision(state, decision)
    for (const line of events) speech.log(state, line)
    for (const frame of stack) if (frame.does === 'window') speech.event(state, frame.event)
  }
}

function tellCards(history: History<Position, Intent>): void {
  const { state } = current(history)
  for (const { id } of state.cards)
    for (const language of languages) speechIn(language).cardText(facts(state, id))
}

const tally: Record<string, { refused: number; opened: number }> = {}
const failures: string[] = []

/** Opens what was damaged. @param opens false where it is refused; it throws where it fails. */
async function attempt(kind: string, text: string, opens: () => Promise<boolean>): Promise<void> {
  tally[kind] ??= { refused: 0, opened: 0 }
  const before = performance.now()
  try {
    tally[kind][(await opens()) ? 'opened' : 'refused'] += 1
  } catch (error) {
    const trace = error instanceof Error ? error.stack?.split('\n').slice(0, 6).join(' | ') : String(error)
    failures.push(`${kind}: ${trace}`)
    if (env.KEEP) (await import('node:fs')).writeFileSync(`${env.KEEP}/${failures.length}.json`, text)
  }
  const took = performance.now() - before
  if (took > 8000) failures.push(`${kind}: it took ${Math.round(took)} ms`)
}

const opensTable = (text: string, roll: Roll) => async (): Promise<boolean> => {
  try {
    const { state } = await restore(text)
    const history = state.history as History<Position, Intent>
    tellCards(history)
    tell(history, state.source)
    played(history, roll, 25, (now) => tell(now, state.source))
    return true
  } catch (error) {
    if (!(error instanceof Unfit)) throw error
    expect(wrongFile(error)).toMatch(/^file/)
    return false
  }
}

const opensFile = (text: string, roll: Roll) => async (): Promise<boolean> => {
  useStore.setState({ history: null, source: null, scenario: null, table: null, messages: [] })
  await actions().importFile(new File([text], 'file.json'))
  const { history, messages } = actions()
  if (!history) {
    const [told] = messages
    if (told?.kind !== 'trouble') throw new Error(`nothing is told: ${JSON.stringify(told)}`)
    if ('wrong' in told.with) expect(faultIn('en', String(told.with.wrong))).toBe('')
    return false
  }
  tellCards(history)
  tell(history)
  played(history, roll, 25, tell)
  return true
}

const opensTi4 = (text: string, roll: Roll) => async (): Promise<boolean> => {
  let history: Ti4History
  try {
    ;({ history } = restoreTi4(text))
  } catch {
    return false
  }
  playedTi4(history, roll, 25)
  return true
}

test(`${count} of them: none throws, and none opens and then fails`, async () => {
  const roll = rolls(`damage ${seed}`)
  const cards = catalogue.slice(0, 60).map(({ id }) => id)
  for (let i = 0; i < count; i++) {
    const kind = roll(100)
    if (kind < 45) {
      const text = mutated(one(saves, roll), roll)
      if (kind < 38) await attempt('table', text, opensTable(text, roll))
      else
        await attempt('link', text, async () => opensTable((await textIn(await linkOf(text))) ?? '', roll)())
    } else if (kind < 75) {
      const text = mutated(one(roll(3) ? made : plain, roll), roll)
      await attempt('scenario', text, opensFile(text, roll))
    } else if (kind < 90) {
      const text = mutated(one(tablesOfTi4, roll), roll)
      await attempt('ti4 table', text, opensTi4(text, roll))
    } else if (kind < 95) {
      const text = mutated(one(ofTi4, roll), roll)
      await attempt('ti4 file', text, async () => {
        const read = ti4.readTi4Scenario(text)
        const laid = read.ok ? ti4.setUpTi4(read.scenario) : null
        if (!laid?.ok) return false
        playedTi4(ti4.open(ti4.ti4, laid.start, ti4.autoPass), roll, 25)
        return true
      })
    } else {
      const counts = Object.fromEntries(cards.slice(0, 5 + roll(50)).map((id) => [id, 1 + roll(3)]))
      const sheet = {
        side: 'dark',
        cards: counts,
        outside: {},
        start: [],
        unknown: [{ count: 1, title: 'x' }],
      }
      const deck = { id: 'd', name: 'Mine', sheet, notes: '', changed: 5, deleted: null }
      const text = mutated(JSON.stringify([deck]), roll)
      await attempt('deck', text, async () => {
        const { decksFrom } = await import('../decks/keeping.ts')
        const [found] = decksFrom(JSON.parse(text))
        if (found) optionsFrom([found])
        return found !== undefined
      })
    }
  }
  console.log(JSON.stringify(tally))
  if (env.DAMAGE) console.log(failures.length, failures.slice(0, 400).join('\n'))
  expect(failures).toEqual([])
}, 3_600_000)
