/**
 * The guide of a lesson: it hears what happens at the table, ticks off the step that has been done, and looks ahead after each
 * answer whether what is left of the lesson can still be done.
 */

import {
  type Answer,
  current,
  type Game,
  type Intent,
  type LessonWay,
  type Position,
  type Step,
  swccg,
} from '../../views/engine.ts'
import { destinationsOf } from '../../views/places.ts'
import { scriptLeft } from '../opponent/practice.ts'
import type { passing } from '../table/auto-pass.ts'
import { isOpponents } from '../table/seats.ts'
import type { TableChannel } from '../table/table-events.ts'
import type { Get, Put } from '../table/types.ts'
import { attemptOf, fulfils, isThisTry, looksAt, type Meant, meanings, triedWrongly } from './lesson-steps.ts'
import { isOnlyRead } from './only-read.ts'
import { scenarioKit } from './scenario-kit.ts'

/** The step that waits, in the game that it waits in. */
interface Next {
  index: number
  step: Step
  game: Game<Position>
}

interface Doors {
  save: () => void
  /** What is passed without asking at this table, with these steps still to be done. */
  policy: (left: readonly Step[]) => ReturnType<typeof passing>
}

type Give = (answer: Answer<Intent>) => boolean

export function lessonGuide(set: Put, get: Get, { save, policy }: Doors) {
  const next = (): Next | null => {
    const { scenario, progress, history, source } = get()
    const step = scenario?.steps[progress.length]
    if (!step || !history || !source?.lesson) return null
    return { index: progress.length, step, game: current(history) }
  }

  /** Everything that does what a step asks, in the game that it waits in. */
  const takes = ({ game, step }: Pick<Next, 'game' | 'step'>): Meant[] => meanings(game, get().names, step)

  const done = (steps = 1) => {
    const { progress, history, scenario, source, names } = get()
    const now = [...progress, ...Array.from({ length: steps }, () => history?.at ?? 0)]
    // What a later step asks for may be so already.
    const isSo = ({ goal }: Step) => goal && history && scenarioKit().holds(current(history), names, goal)
    for (const step of scenario?.steps.slice(now.length) ?? []) {
      if (!isSo(step)) break
      now.push(history?.at ?? 0)
    }
    set({ progress: now, offTrack: null })
    if (scenario && source && now.length === scenario.steps.length) {
      get().noteFinished(source.id)
    }
    save()
  }

  /** Does this answer do that step? Whatever reaches its goal does. */
  const does = (step: Step, game: Game<Position>, answer: Answer<Intent>, after: Game<Position>): boolean =>
    step.goal
      ? scenarioKit().holds(after, get().names, step.goal)
      : takes({ game, step }).some((tried) => fulfils(step, tried, answer, after.state))

  /**
   * How many steps an answer has done: one, if it was the step; more, if it was a later one and what stands between need
   * only be tried or looked at; else none.
   */
  const stepsDone = ({ index, game }: Next, answer: Answer<Intent>, after: Game<Position>): number => {
    const left = get().scenario?.steps.slice(index) ?? []
    for (const [ahead, step] of left.entries()) {
      const goesOn = ahead > 0 && 'advance' in step.do
      if (!goesOn && does(step, game, answer, after)) return ahead + 1
      if (step.expect.illegal === undefined && !isOnlyRead(step)) return 0
    }
    return 0
  }

  /** How what is left of the lesson, or the next `count` steps of it, is done from this game; null where no way is found. */
  const way = (game: Game<Position>, count?: number): LessonWay | null => {
    const { scenario, progress, names } = get()
    const steps = scenario?.steps.slice(progress.length).slice(0, count) ?? []
    return scenarioKit().wayThrough({ game, names, script: scriptLeft(get()), policy }, steps)
  }

  const hears: Parameters<TableChannel['listen']>[0] = {
    /** Was it the step? */
    answered({ answer, before, after }) {
      const now = next()
      const steps = now ? stepsDone({ ...now, game: before }, answer, after) : 0
      // An opponent who answers at once has been heard already: one looks ahead from where the game stands by now.
      const latest = now?.game ?? after
      if (steps > 0) {
        done(steps)
        if (get().source?.puzzle) return
        if (!way(latest)) set({ offTrack: 'stuck' })
        return
      }
      const learner = get().source?.practice?.side ?? answer.by
      // The panel of a puzzle looks ahead by itself.
      if (now && answer.by === learner && !get().source?.puzzle) {
        const possible = way(latest) !== null
        // What is passed on the way is nothing to speak of, as long as the step can be done.
        if (!possible || !('pass' in answer)) set({ offTrack: possible ? 'still' : 'stuck' })
      }
      save()
    },

    /** A pass after which the step could not be done is asked about once: the second one is meant. */
    passing({ answer, after }) {
      const now = get().source?.puzzle ? null : next()
      if (!now || get().offTrack === 'passing' || get().offTrack === 'stuck') return false
      const game = after()
      if (!game || stepsDone(now, answer, game) > 0 || way(game) || !way(now.game)) return false
      set({ offTrack: 'passing' })
      return true
    },

    /** A refused attempt may be just what the lesson wants. */
    refused(attempt) {
      const now = next()
      if (now && takes(now).some((tried) => triedWrongly(now.step, tried, attempt))) done()
    },

    /** A lesson that wants a wrong move tried tells its reason, also where another kind of move leads there. */
    dropping(place) {
      const now = next()
      const { picked } = get()
      const [tried] = now ? takes(now) : []
      if (picked === null || !now || !tried || !('intent' in tried)) return false
      const { step, game } = now
      const verdict = swccg.judge(game, step.by, tried.intent)
      if (verdict.legal) return false
      const refused = attemptOf(tried.intent, verdict)
      const meant = destinationsOf(game.state, picked, place).some((to) =>
        isThisTry(step, tried, { ...refused, card: picked, to }),
      )
      if (meant) get().refuse({ ...refused, card: picked, place })
      return meant
    },

    picked(card) {
      const now = next()
      if (now && takes(now).some((tried) => looksAt(now.step, tried, card))) done()
    },
  }

  return {
    hears,

    /** Does the step for the learner, as far as it is his to decide. */
    show(give: Give): void {
      const now = next()
      if (!now) return
      const found = way(now.game)
      if (!found) {
        get().notify('stepStuck', {}, 'trouble')
        if (get().history?.at) set({ offTrack: 'stuck' })
        return
      }
      const before = get().progress.length
      for (const answer of found.answers) {
        // Where the lesson has an opponent, that one decides for himself.
        if (get().progress.length > before || isOpponents(get())) return
        if (!give(answer)) return
      }
      if (get().progress.length > before) return
      const verdict = found.tried && swccg.judge(current(get().history!), now.step.by, found.tried)
      if (found.tried && verdict && !verdict.legal) get().refuse(attemptOf(found.tried, verdict))
      else if (found.answers.length === 0) done()
    },
  }
}
