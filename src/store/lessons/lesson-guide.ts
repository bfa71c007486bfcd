import {
  type Answer,
  current,
  type Game,
  type Intent,
  idsOf,
  type Position,
  type Step,
  swccg,
} from '../../views/engine.ts'
import { destinationsOf } from '../../views/places.ts'
import { remember } from '../browser/storage.ts'
import { isOpponents } from '../table/seats.ts'
import type { TableChannel } from '../table/table-events.ts'
import type { Get, Put } from '../table/types.ts'
import { attemptOf, fulfils, isThisTry, looksAt, type Meant, meanings, triedWrongly } from './lesson-steps.ts'

/** The step that waits, in the game that it waits in. */
export interface Next {
  index: number
  step: Step
  game: Game<Position>
}

export function lessonGuide(set: Put, get: Get, save: () => void) {
  const next = (): Next | null => {
    const { scenario, progress, history, source } = get()
    const step = scenario?.steps[progress.length]
    if (!step || !history || !source?.lesson) return null
    return { index: progress.length, step, game: current(history) }
  }

  /** Everything that does what a step asks, in the game that it waits in. */
  const takes = ({ game, step }: Pick<Next, 'game' | 'step'>): Meant[] => meanings(game, get().names, step)

  const done = (steps = 1) => {
    const { progress, history, scenario, source, finished } = get()
    const now = [...progress, ...Array.from({ length: steps }, () => history?.at ?? 0)]
    set({ progress: now, strayed: null })
    if (scenario && source && now.length === scenario.steps.length) {
      const all = [...new Set([...finished, source.id])]
      remember('finished', all.join(' '))
      set({ finished: all })
    }
    save()
  }

  /**
   * How many steps an answer has done: one, if it was the step; more, if it was a later one and what stands between need
   * only be tried or looked at; else none.
   */
  const stepsDone = ({ index, game }: Next, answer: Answer<Intent>, after: Position): number => {
    const left = get().scenario?.steps.slice(index) ?? []
    for (const [ahead, step] of left.entries()) {
      const goesOn = ahead > 0 && 'advance' in step.do
      if (!goesOn && takes({ game, step }).some((tried) => fulfils(step, tried, answer, after)))
        return ahead + 1
      if (step.expect.illegal === undefined && step.expect.offered === undefined) return 0
    }
    return 0
  }

  /** Can the step that waits be done from here? Where somebody else is asked first, nobody knows yet. */
  const works = (): boolean => {
    const now = next()
    const asks = now?.game.decision
    if (!now || !asks || 'advance' in now.step.do || now.step.expect.offered !== undefined) return true
    if (asks.kind !== 'action' || asks.by !== now.step.by) return true
    return takes(now).some((tried) => {
      if ('answer' in tried) return 'pass' in tried.answer && asks.mayPass
      return 'intent' in tried && comesAsWanted(now, tried.intent)
    })
  }

  const hears: Parameters<TableChannel['listen']>[0] = {
    /** Was it the step? */
    answered({ answer, before, after }) {
      const now = next()
      const was = now && { ...now, game: before }
      const steps = was ? stepsDone(was, answer, after) : 0
      const learner = get().source?.practice?.side ?? answer.by
      if (steps > 0) {
        done(steps)
        return
      }
      // What is passed on the way is nothing to speak of, as long as the step can be done.
      const possible = works()
      if (was && answer.by === learner && (!possible || !('pass' in answer)))
        set({ strayed: possible ? 'still' : 'stuck' })
      save()
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
    /** Does the step for the learner. */
    show(give: Give): void {
      const now = next()
      if (!now) return
      const { step } = now
      const [first] = takes(now)
      if ('advance' in step.do) goOn(get, give)
      else if (!first || step.expect.offered !== undefined) done()
      else if ('answer' in first) {
        if (!give(first.answer)) get().tell('stepStuck', {}, 'trouble')
      } else if ('intent' in first) tryIt(get, give, step, () => intentsOf(next(), takes))
    },
  }
}

const intentsOf = (now: Next | null, takes: (now: Next) => Meant[]): Intent[] =>
  now ? takes(now).flatMap((tried) => ('intent' in tried ? [tried.intent] : [])) : []

/** Is this intent legal where the step wants it to be, and refused for its reason where it wants that? */
function comesAsWanted({ step, game }: Pick<Next, 'step' | 'game'>, intent: Intent): boolean {
  const verdict = swccg.judge(game, step.by, intent)
  const { illegal } = step.expect
  if (illegal === undefined || verdict.legal) return verdict.legal && illegal === undefined
  if (illegal === true) return true
  return verdict.reasons.flatMap(idsOf).some((id) => illegal.includes(id))
}

type Give = (answer: Answer<Intent>) => boolean

/** Makes the move of a step, or the wrong attempt that it wants: the first of those that would do which comes as wanted. */
function tryIt(get: Get, give: Give, step: Step, wouldDo: () => Intent[]): void {
  for (let i = 0; i < 4; i++) {
    const { history } = get()
    const decision = history && current(history).decision
    if (!decision || decision.by === step.by || !decision.mayPass) break
    if (!give({ by: decision.by, pass: true })) break
  }
  const { history } = get()
  if (!history) return
  const game = current(history)
  const intent = wouldDo().find((one) => comesAsWanted({ step, game }, one))
  const verdict = intent && swccg.judge(game, step.by, intent)
  if (!intent || !verdict) get().tell('stepStuck', {}, 'trouble')
  else if (verdict.legal) give({ by: step.by, act: intent })
  else get().refuse(attemptOf(intent, verdict))
}

/** Passes until the phase that a step wants to go on to. */
function goOn(get: Get, give: Give): void {
  const before = get().progress.length
  for (let i = 0; i < 60; i++) {
    const { history, progress } = get()
    const decision = history && current(history).decision
    // Where the lesson has an opponent, that one decides first.
    if (progress.length > before || !decision?.mayPass || isOpponents(get())) return
    if (!give({ by: decision.by, pass: true })) return
  }
}
