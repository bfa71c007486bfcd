/** A game against an opponent of ours: how far the player may go back. */

import { nth } from '../../kernel/index.ts'
import { type OfferedLevel, offeredLevels } from '../../opponent/levels.ts'
import {
  type Answer,
  current,
  type History,
  type Intent,
  type Player,
  type Position,
  type ScriptStep,
} from '../../views/engine.ts'
import { mended } from '../browser/mended.ts'
import { recall, remember } from '../browser/storage.ts'
import { scenarioKit } from '../lessons/scenario-kit.ts'
import { revealsTo } from '../table/revealing.ts'
import type { Pace, Practice, Store } from '../table/types.ts'

type Table = Pick<Store, 'history' | 'source'>

/**
 * Where the player's last own decision before this one stands in the history. Null where he has made none, or has been
 * shown something hidden since: against the opponent that is not taken back, but in a lesson (`learning`) it is.
 */
export function lastOwn(history: History<Position, Intent>, side: Player, learning = false): number | null {
  for (const at of backwards(history, side, learning)) return at
  return null
}

/** All such decisions that can be gone back to, the latest first. */
export const ownBefore = (history: History<Position, Intent>, side: Player, learning = false): number[] => [
  ...backwards(history, side, learning),
]

function* backwards(history: History<Position, Intent>, side: Player, learning: boolean): Generator<number> {
  for (let at = history.at - 1; at >= 0; at--) {
    const [before, after] = [nth(history.games, at), nth(history.games, at + 1)]
    if (!learning && revealsTo(before, after, side)) return
    if (before.decision?.by === side) yield at
  }
}

/** Where the player's next own decision stands among the answers that were taken back, or else the last of them. */
export function nextOwn({ games, at }: History<Position, Intent>, side: Player): number {
  const next = games.findIndex(({ decision }, index) => index > at && decision?.by === side)
  return next < 0 ? games.length - 1 : next
}

/**
 * What the script of a lesson answers for the opponent to the decision that waits: its next step, or a pass until that
 * can be done. In a puzzle he passes and does what he must where it has come to its end. Null where it has come to its end, or does not say.
 */
export function scriptedNow(lesson: Lesson): Answer<Intent, Player> | null {
  const { history, names, scenario } = lesson
  const [step] = scriptLeft(lesson)
  if (history && scenario?.puzzle)
    return scenarioKit().docile(current(history), names, scriptLeft(lesson))?.answer ?? null
  if (!history || !step) return null
  const { decision } = current(history)
  if (!decision) return null
  const given = scenarioKit().scripted(current(history), names, step)
  const pass = decision.mayPass ? { by: step.by, pass: true as const } : null
  return (given as Answer<Intent, Player> | null) ?? pass
}

type Lesson = Pick<Store, 'history' | 'scenario' | 'names'>

/** What the opponent of a lesson has still to do by its script, at the decision that waits. */
export function scriptLeft({ history, scenario, names }: Lesson): readonly ScriptStep[] {
  const script = scenario?.opponent ?? []
  if (!history || script.length === 0) return script
  let done = 0
  for (const [index, { answer }] of history.turns.slice(0, history.at).entries()) {
    const step = script[done]
    const game = history.games[index]
    if (!step || !game) break
    if (game.decision?.by !== step.by) continue
    if (JSON.stringify(scenarioKit().scripted(game, names, step)) === JSON.stringify(answer)) done += 1
  }
  return script.slice(done)
}

/** Can the last answer be taken back? */
export function mayUndo({ history, source }: Table): boolean {
  if (!history || source?.replay) return false
  return source?.practice ? lastOwn(history, source.practice.side, source.lesson) !== null : history.at > 0
}

declare module '../../i18n/kinds.ts' {
  interface Kinds {
    level: OfferedLevel
  }
}

export const levels: readonly OfferedLevel[] = offeredLevels
export const paces: readonly Pace[] = ['slow', 'normal', 'fast', 'step']

/** How long an Admiral may be given for an answer that matters, in milliseconds. */
export const budgets: readonly number[] = [400, 800, 2000, 5000]

/** How somebody wants to practise. */
export type PracticeWish = Omit<Practice, 'setUp'>

/** What suits a newcomer. */
export const newcomers: PracticeWish = {
  side: 'light',
  level: 'recruit',
  pace: 'normal',
  budget: 800,
  reasons: false,
}

/** What was wanted last, or what suits a newcomer. */
export function recallWish(): PracticeWish {
  try {
    const { side, level, pace, budget, reasons } = mended(
      'wish',
      newcomers,
      JSON.parse(recall('practice') ?? '{}'),
    )
    return { side, level, pace, budget: budgets.includes(budget) ? budget : newcomers.budget, reasons }
  } catch {
    return newcomers
  }
}

export const rememberWish = ({ side, level, pace, budget, reasons }: PracticeWish): boolean =>
  remember('practice', JSON.stringify({ side, level, pace, budget, reasons }))

/** Which decks were wanted last: what kind for each side, and which one. */
type DeckWishes = Partial<Record<Player, { kind: 'chosen' | 'random'; id: string | null }>>

const players: readonly Player[] = ['light', 'dark']

export function recallDecks(): DeckWishes {
  try {
    const known = JSON.parse(recall('practice decks') ?? '{}')
    const found: DeckWishes = {}
    for (const player of players) {
      const { kind, id } = known?.[player] ?? {}
      if (kind === 'random' || (kind === 'chosen' && typeof id === 'string'))
        found[player] = { kind, id: typeof id === 'string' ? id : null }
    }
    return found
  } catch {
    return {}
  }
}

/** Keeps the decks that were wanted; a list that was pasted is not kept. */
export function rememberDecks(wanted: Record<Player, { kind: string; id: string | null }>): boolean {
  const kept = Object.fromEntries(
    players.flatMap((player) => {
      const { kind, id } = wanted[player]
      return kind === 'list' ? [] : [[player, { kind, id }]]
    }),
  )
  return remember('practice decks', JSON.stringify(kept))
}
