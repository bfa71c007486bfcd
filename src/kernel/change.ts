/** The one place where a game is written. */

import { draw, shuffle } from './chance.ts'
import { started, stepAfter } from './procedures.ts'
import type { Change, Decision, EventOf, FrameOf, Game, LogLine, Ruleset, Types } from './types.ts'
import { write } from './writer.ts'

export interface OpenChange<S extends object, T extends Types> extends Change<S, T> {
  readonly over: boolean
  readonly decision: Decision<T['why'], T['seat']> | null
  /** Forgets the question that has just been answered. */
  answered(): void
  /** The game after the change. */
  close(): Game<S, T>
}

/**
 * Opens a change on a game; the game itself stays as it is.
 * @param untold without a log.
 */
export function openChange<S extends object, I, T extends Types>(
  ruleset: Ruleset<S, I, T>,
  game: Game<S, T>,
  untold = false,
): OpenChange<S, T> {
  const { openIn, cites } = ruleset
  const writer = write(game.state)
  const stack: FrameOf<T>[] = [...game.stack]
  const events: LogLine<T['log'], T['seat']>[] = []
  let chance = game.chance

  /** Puts in the place of the current procedure's frame what is made of it. */
  const onTop = (made: (top: FrameOf<T>) => FrameOf<T>): void => {
    const top = stack.at(-1)
    if (!top) throw new Error('no procedure is under way')
    stack[stack.length - 1] = made(top)
  }

  const open: { -readonly [K in keyof OpenChange<S, T>]: OpenChange<S, T>[K] } = {
    now: writer.now,
    put: writer.put,
    patch: writer.patch,
    untold,
    stack,
    push: (frame) => void stack.push(started(ruleset, frame)),
    pop: () => void stack.pop(),
    next: (locals) => onTop((top) => ({ ...top, ...locals, step: stepAfter(ruleset, top) })),
    goTo: (step, locals) => onTop((top) => ({ ...top, ...locals, step })),
    stay: (locals) => onTop((top) => ({ ...top, ...locals })),
    alter(depth, locals) {
      const index = stack.length - 1 - depth
      const frame = stack[index]
      if (!frame) throw new Error(`no procedure at depth ${depth}`)
      stack[index] = { ...frame, ...locals }
    },
    over: false,
    decision: game.decision,
    ask: ({ mayPass = false, ...question }) => {
      const { min = 1, max = 1 } = question
      open.decision = { ...question, mayPass, ...(question.kind === 'cards' ? { min, max } : {}) }
    },
    window: (event: EventOf<T>) =>
      void stack.push({ does: 'window', step: 'automatic', event, passes: 0, done: [] }),
    log(entry) {
      if (untold) return
      const given = typeof entry === 'function' ? entry() : entry
      const line = cites ? { ...given, cites: cites(writer.now, given.cites) } : given
      const open = openIn?.(game.state, writer.now, line.with)
      events.push(open ? { ...line, open: { ...open, ...line.open } } : line)
    },
    random(low, high) {
      const [number, after] = draw(chance, low, high)
      chance = after
      return number
    },
    shuffled(list) {
      const [shuffled, after] = shuffle(chance, list)
      chance = after
      return shuffled
    },
    end: () => {
      open.over = true
      open.decision = null
    },
    answered: () => {
      open.decision = null
    },
    close: () => ({
      ruleset: game.ruleset,
      state: writer.now,
      stack,
      decision: open.decision,
      chance,
      events,
    }),
  }
  return open
}
