/** Answering: what somebody at the device, or an opponent of ours, does at the decision that waits. */

import {
  type Answer,
  current,
  type Game,
  type Illegal,
  type Intent,
  opponentOf,
  type Position,
  play,
  type Step,
  swccg,
} from '../../views/engine.ts'
import { unitOf } from '../../views/force-acts.ts'
import { isToBeSeen } from '../../views/stack.ts'
import { settings } from '../browser/settings.ts'
import { attemptOf, isOnceMore } from '../lessons/lesson-steps.ts'
import type { Why } from '../opponent/opponent-words.ts'
import { upTo, withReason } from '../opponent/reasons.ts'
import { countGame } from '../opponent/record.ts'
import { passing } from './auto-pass.ts'
import { nothingCarried } from './drag-slice.ts'
import { drawsIn } from './revealing.ts'
import { awaited, isOpponents } from './seats.ts'
import { slips } from './slips.ts'
import type { TableChannel } from './table-events.ts'
import type { GameActions, Get, Put, Source } from './types.ts'

/** What is passed without asking, at the table of this source. */
export const policy = (
  get: Get,
  source: Partial<Source> | null = get().source,
  steps: readonly Step[] = get().scenario?.steps.slice(get().progress.length) ?? [],
) =>
  passing(settings(), get().passingRestOfTurn, {
    lesson: source?.lesson ? steps : null,
    opponent: source?.practice ? opponentOf(source.practice.side) : null,
    dealt: source?.game ?? false,
  })

export function answering(set: Put, get: Get, publish: TableChannel['publish']) {
  /** Carries an answer out. The verdict, where it is refused. @param why the opponent answers so. */
  const put = (answer: Answer<Intent>, why: Why | null = null): Illegal<Intent> | null => {
    const { history, source, elsewhere, reasons } = get()
    // Another tab goes on with this table: the page says so, and how to take it back. What is watched is not played.
    if (!history || elsewhere || source?.replay) return null
    const result = play(swccg, history, answer, policy(get))
    if (!result.ok) return result.verdict
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
    if (ended && source?.practice) countGame(result.history, source.practice)
    publish('answered', { answer, before: current(history), after: current(result.history) })
    return null
  }

  /** The game that an answer would lead to; null where it is refused. */
  const outcome = (answer: Answer<Intent>): Game<Position> | null => {
    const { history } = get()
    const result = history && play(swccg, history, answer, policy(get))
    return result?.ok ? current(result.history) : null
  }

  /** Carries out what somebody at the device has answered; false where that is refused. */
  const give = (answer: Answer<Intent>): boolean => {
    if (slips(isOnceMore(get(), answer))) return false
    if (isOpponents(get())) {
      get().notify('notYourTurn')
      return false
    }
    // Nobody answers for somebody who is not there yet.
    if (awaited(get()) !== null) return false
    if ('pass' in answer && publish('passing', { answer, after: () => outcome(answer) })) return false
    const verdict = put(answer)
    if (verdict && 'act' in answer) get().refuse(attemptOf(answer.act, verdict))
    if (verdict && 'pass' in answer)
      get().refuse({ card: null, place: null, to: null, refused: [{ using: 'pass', verdict }] })
    return verdict === null
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

  const actions = {
    rest() {
      const { history } = get()
      const game = history && current(history)
      if (game?.decision?.kind !== 'action' || slips()) return
      const { passingRestOfTurn } = get()
      set({ passingRestOfTurn: { player: game.decision.by, turn: game.state.turn.number } })
      if (!give({ by: game.decision.by, pass: true })) set({ passingRestOfTurn })
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

    changeSides() {
      if (!get().source?.game) otherSide()
    },
  } satisfies Partial<GameActions>
  return { put, give, actions }
}
