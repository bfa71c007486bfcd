/**
 * Response windows (timing rules): automatic actions first, one at a time, ordered by the player whose turn it is; then
 * optional responses, the opponent of the performer first; closed by passes in a row from everybody.
 */

import type { Answer, Change, EventOf, Procedure, Ruleset, Seat, Types, WindowFrame } from './types.ts'

/** Its steps, in their order. */
const steps = ['automatic', 'optional'] as const

/**
 * The seat that plays after this one, around the table.
 * @throws where there are no seats.
 */
export function seatAfter<S extends Seat>(seats: readonly S[], seat: S): S {
  const after = seats[(seats.indexOf(seat) + 1) % seats.length]
  if (after === undefined) throw new Error('nobody sits at this table')
  return after
}

/** How the responses to an event are asked for: first what happens by itself, then every seat in turn until all pass. */
export function windowProcedure<S extends object, I, T extends Types>(
  ruleset: Ruleset<S, I, T>,
): Procedure<S, I, WindowFrame<EventOf<T>, T['seat']>, T> {
  type Frame = WindowFrame<EventOf<T>, T['seat']>
  type Open = Change<S, T, Frame>

  const run = (change: Open, frame: Frame) => {
    const seats = ruleset.seats(change.now)
    const below = change.stack.at(-2)
    if (below?.canceled) return change.pop()
    if (ruleset.gone(change.now, frame.event)) return close(change, frame)

    if (frame.step === 'automatic') {
      const open = ruleset.automatic(change.now, frame.event).filter(({ id }) => !frame.done.includes(id))
      const due = open.filter(({ after }) => !open.some(({ id }) => id === after))
      const [only] = due
      if (only && due.length === 1) return start(change, frame, only.id)
      if (only) {
        return change.ask({
          by: ruleset.turnOf(change.now),
          kind: 'option',
          why: 'which automatic action first',
          with: {},
          options: due.map(({ id }) => id),
        })
      }
      const first = frame.toAct ?? seatAfter(seats, frame.event.performer)
      return change.next({ toAct: first })
    }

    if (frame.passes >= seats.length) {
      // Everybody was asked and has passed in a row: what waited beneath may say so.
      if (below && !frame.rest) change.alter(1, { asked: true })
      return close(change, frame)
    }
    if (!ruleset.watched(change.now, frame.event)) return close(change, frame)
    change.ask({
      by: frame.toAct ?? seatAfter(seats, frame.event.performer),
      kind: 'response',
      why: 'respond',
      with: { to: frame.event.is },
      mayPass: true,
    })
  }

  /** It is over; what happened together with it, and waited, is on top again. */
  const close = (change: Open, { rest, responses = 0 }: Frame) => {
    if (rest) return change.goTo('optional', { ...rest, passes: 0, rest: null })
    if (responses > 0 && change.stack.length > 1) change.alter(1, { answered: true })
    change.pop()
  }

  const start = (change: Open, frame: Frame, id: string) => {
    const triggered = ruleset.automatic(change.now, frame.event).find((due) => due.id === id)
    if (!triggered) throw new Error(`nothing has triggered ${id}`)
    change.stay({ done: [...frame.done, id] })
    change.push(triggered.frame)
  }

  const answered = (change: Open, frame: Frame, answer: Answer<I, T['seat']>) => {
    const next = seatAfter(ruleset.seats(change.now), answer.by)
    if ('option' in answer) return start(change, frame, answer.option)
    if ('pass' in answer) {
      const passed = [...(frame.passed ?? []), answer.by]
      return change.stay({ passes: frame.passes + 1, toAct: next, passed })
    }
    if ('act' in answer) {
      // Back to the automatic step: what the response triggered comes before the next optional response.
      if (ruleset.isAction?.(answer.act) ?? true)
        change.goTo('automatic', { passes: 0, toAct: next, responses: (frame.responses ?? 0) + 1 })
      ruleset.begin(change, answer.by, answer.act)
    }
  }

  return { steps, run, answered }
}
