/**
 * The opponent of ours at the table: it is asked when it is to decide, answers at the pace that the player has set, and
 * says why. It is given what its own player may see. Whatever happens to the game meanwhile (undo, another table) makes
 * its answer void.
 */

import type { Memory } from '../../opponent/index.ts'
import type { OfferedLevel } from '../../opponent/levels.ts'
import {
  type Answer,
  current,
  type Game,
  type History,
  type Intent,
  type Player,
  type Position,
  swccg,
  upToNow,
} from '../../views/engine.ts'
import { settings } from '../browser/settings.ts'
import { isOpponents } from '../table/seats.ts'
import type { Laid } from '../table/tables-slice.ts'
import type { Get, OpponentActions, OpponentState, Put, Store } from '../table/types.ts'
import { type Thinker, thinker } from './opponent-client.ts'
import type { Past, Question, Reply } from './opponent-protocol.ts'
import { opponentPace, ownStandsFor, standsFor } from './pace.ts'
import { rememberWish, scriptedNow } from './practice.ts'
import { upTo } from './reasons.ts'

type Line = History<Position, Intent>

/** An answer; a lesson's script gives it without a reason. */
type Given = Pick<Reply, 'answer'> & { [Key in 'why' | 'memory']: Reply[Key] | null }

interface Doors {
  /** Answers the decision that waits; false where the rules refuse it. */
  put(answer: Answer<Intent>, why: Reply['why'] | null): boolean
  save(): void
  /** Lays something on a table of its own. */
  enterNew(laid: Laid): void
}

/** So often another answer is asked for where the rules refuse one. */
const tries = 3

/** An answer that takes longer is thought about, as is seen: in milliseconds. */
const atOnce = 150

/** How long a piece of advice may be thought about, in milliseconds. */
const adviceBudget = 800

/** What this player has decided so far, as it was seen: at the decisions from this one on. */
const pastOf = ({ games, turns, at }: History<Position, Intent>, by: Player, from: number): Past[] =>
  turns.slice(from, at).flatMap(({ answer }, index) => {
    const game = games[from + index]
    if (!game || game.decision?.by !== by) return []
    return [{ view: swccg.redact(game, by), answer: answer as Past['answer'] }]
  })

/** The keys of a player's own deck. */
const deckOf = ({ start }: Line, by: Player): string[] =>
  start.state.cards.filter(({ owner }) => owner === by).map(({ key }) => key)

export function opponentSlice(
  set: Put,
  get: Get,
  { put, save, enterNew }: Doors,
  mind: Thinker = thinker(),
): { actions: OpponentState & OpponentActions; look(): void } {
  /** What somebody remembers who has just decided, when a game has come so far. */
  const notes = new WeakMap<Game<Position>, { by: Player; memory: Memory }>()
  const pace = opponentPace()
  let seen: Line | null = null
  /** The decision that the opponent has been asked, and what it has answered. */
  let asked: Game<Position> | null = null
  let reply: Given | null = null
  let failures = 0
  let acting = false

  /** A question to this player, who remembers what he has decided before. */
  const question = (
    history: Line,
    by: Player,
    level: OfferedLevel,
    budget: number,
    seed: string,
    first = 0,
  ): Question => {
    const { games, at } = history
    const known = games.findLastIndex((game, index) => index <= at && notes.get(game)?.by === by)
    const noted = games[known]
    return {
      level,
      budget,
      seed: `${history.start.seed} ${at} ${seed}`,
      view: swccg.redact(current(history), by),
      memory: (noted && notes.get(noted)?.memory) ?? null,
      deck: deckOf(history, by),
      past: pastOf(history, by, Math.max(first, known)),
    }
  }

  const forget = () => {
    mind.drop()
    pace.stop()
    asked = null
    reply = null
  }

  /** Another game is on the table, or another moment of it. */
  const notice = (history: Line, byOpponent = false) => {
    const other = seen?.start !== history.start
    const own = current(history) !== (seen && current(seen))
    seen = history
    if (!own) return
    forget()
    const game = current(history)
    const paces = get().source?.practice?.pace
    if (paces) pace.begin(byOpponent ? standsFor(game, paces) : ownStandsFor(game, paces))
    set({ advice: null, ...(other ? { paused: false } : {}) })
  }

  const ask = (history: Line, by: Player) => {
    const { source } = get()
    if (!source?.practice) return
    const { level, budget } = source.practice
    const game = current(history)
    asked = game
    const written = scriptedNow(get())
    if (written && failures === 0) {
      reply = { answer: written, why: null, memory: null }
      return show()
    }
    const easier = failures === 0 ? level : 'recruit'
    const wanted = question(history, by, easier, budget, String(failures))
    const waits = () => asked === game && reply === null
    setTimeout(() => waits() && set({ opponent: 'thinks' }), atOnce)
    void mind.ask(wanted).then((found) => {
      if (asked !== game) return
      if (!found) return stuck()
      reply = found
      show()
    })
  }

  const stuck = () => {
    forget()
    failures = 0
    set({ paused: true })
    get().notify('opponentStuck', {}, 'trouble')
  }

  /** What keeps the opponent from being seen, or what it is about from being looked at. */
  const isHeld = () => {
    const { paused, dialog, drawn, screen } = get()
    return paused || screen !== 'table' || dialog !== null || (drawn !== null && settings().waitForDestiny)
  }

  const show = () => {
    const { source, opponent } = get()
    if (!reply || !source?.practice) return
    if (opponent !== 'ready') set({ opponent: 'ready' })
    pace.after(isHeld(), act)
  }

  /** Carries out what the opponent has answered. */
  const act = () => {
    const { history } = get()
    const made = reply
    if (!made || !history || asked !== current(history)) return
    forget()
    acting = true
    const right = put(made.answer, made.why)
    const after = get().history
    if (right && after) {
      failures = 0
      if (made.memory) notes.set(current(after), { by: made.answer.by, memory: made.memory })
      notice(after, true)
    } else failures += 1
    acting = false
    if (failures > tries) stuck()
    else look()
  }

  /** Looks at the table: asks the opponent where it is to decide, or goes on showing what it does. */
  const look = () => {
    const state = get()
    const { history, source } = state
    if (!history || acting) return
    if (history !== seen) notice(history)
    const game = current(history)
    if (!source?.practice || state.elsewhere || !isOpponents(state)) {
      if (asked) forget()
      if (get().opponent) set({ opponent: null })
      return
    }
    if (asked === game) return show()
    if (state.paused) return
    if (!get().opponent) set({ opponent: 'thinks' })
    ask(history, game.decision?.by as Player)
  }

  const change = (changed: Parameters<OpponentActions['setPractice']>[0]) => {
    const { source } = get()
    if (!source?.practice) return
    const practice = { ...source.practice, ...changed }
    rememberWish(practice)
    set({ source: { ...source, practice } })
    save()
  }

  const advise = () => {
    const { history, advice } = get()
    const by = history && current(history).decision?.by
    if (!history || !by || isOpponents(get()) || advice) return
    const { at } = history
    set({ advice: { at, answer: null, why: null } })
    // What has been done in this turn is all that a piece of advice has to remember.
    const { number } = current(history).state.turn
    const first = history.games.findIndex(({ state }) => state.turn.number === number)
    void mind.ask(question(history, by, 'trooper', adviceBudget, 'advice', first)).then((found) => {
      if (get().history !== history || get().advice === null) return
      set({ advice: found && { at, answer: found.answer, why: found.why } })
    })
  }

  const actions: OpponentState & OpponentActions = {
    opponent: null,
    paused: false,
    advice: null,
    startPractice(practice, game) {
      rememberWish(practice)
      return get().startGame(game, { ...practice, setUp: game })
    },
    playOn(practice, name, from) {
      const { history: whole, source } = get()
      const history = whole && { ...whole, at: Math.min(from ?? whole.at, whole.turns.length) }
      const game = history && current(history)
      if (!game || !source) return 'nothing'
      if (practice) rememberWish(practice)
      if (game.state.winner) return 'lost'
      if (!game.decision) return 'over'
      const { names, edition } = get()
      enterNew({
        history: upToNow(history),
        source: { id: source.id, lesson: false, game: true, ...(practice ? { practice } : {}) },
        scenario: null,
        names,
        edition,
        reasons: upTo(get().reasons, history.at),
      })
      set({ paused: false })
      const { table } = get()
      if (name && table) void get().renameTable(table, name)
      return null
    },
    setPractice: change,
    pauseOpponent: (paused) => {
      failures = 0
      set({ paused })
    },
    stepOpponent() {
      pace.hurry()
      if (reply) act()
    },
    askAdvice: advise,
    closeAdvice: () => set({ advice: null }),
    takeAdvice() {
      const { advice, history } = get()
      if (advice?.answer && history?.at === advice.at) get().answer(advice.answer)
    },
  }
  return { actions, look }
}

/** What changes where the opponent of ours has to look at the table again. */
export const concernsOpponent = (now: Store, before: Store): boolean =>
  now.history !== before.history ||
  now.source !== before.source ||
  now.paused !== before.paused ||
  now.dialog !== before.dialog ||
  now.screen !== before.screen ||
  now.drawn !== before.drawn
