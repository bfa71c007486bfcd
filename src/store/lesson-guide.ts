/** The guide through a lesson: which step is next, when it is done, and doing it for the learner. */

import {
  type Answer,
  type CardId,
  current,
  type Intent,
  type Position,
  type Step,
  swccg,
  type Tried,
} from './engine.ts'
import { destinationsOf, type PlaceKey } from './places.ts'
import { attemptOf, fulfils, looksAt, meaning, triedWrongly } from './steps.ts'
import { remember } from './storage.ts'
import type { Attempt, Get, Put } from './types.ts'

export interface Next {
  step: Step
  tried: Tried | null
}

export function lessonGuide(set: Put, get: Get, save: () => void) {
  const next = (): Next | null => {
    const { scenario, progress, names, history, source } = get()
    const step = scenario?.steps[progress.length]
    if (!step || !history || !source?.lesson) return null
    return { step, tried: meaning(current(history), names, step) }
  }

  const done = () => {
    const { progress, history, scenario, source, finished } = get()
    const now = [...progress, history?.at ?? 0]
    set({ progress: now })
    if (scenario && source && now.length === scenario.steps.length) {
      const all = [...new Set([...finished, source.id])]
      remember('finished', all.join(' '))
      set({ finished: all })
      get().tell('lessonDone')
    }
    save()
  }

  return {
    next,
    /** After an answer: was it the step? `was` is the step as it stood before. */
    note(was: Next | null, answer: Answer<Intent>, after: Position): void {
      if (was?.tried && fulfils(was.step, was.tried, answer, after)) done()
      else save()
    },
    /** A refused attempt may be just what the lesson wants. */
    noteRefusal(attempt: Attempt): void {
      const now = next()
      if (now?.tried && triedWrongly(now.step, now.tried, attempt)) done()
    },
    /** A lesson that wants a wrong move tried tells its reason, also where another kind of move leads there. */
    tryWrong(place: PlaceKey): boolean {
      const now = next()
      const { picked, history } = get()
      if (picked === null || !history || !now?.tried || !('intent' in now.tried)) return false
      const { step, tried } = now
      const game = current(history)
      const verdict = swccg.judge(game, step.by, tried.intent)
      if (verdict.legal) return false
      const refused = attemptOf(tried.intent, verdict)
      const meant = destinationsOf(game.state, picked, place).some((to) =>
        triedWrongly(step, tried, { ...refused, card: picked, to }),
      )
      if (meant) get().refuse({ ...refused, card: picked, place })
      return meant
    },
    notePick(card: CardId): void {
      const now = next()
      if (now?.tried && looksAt(now.step, now.tried, card)) done()
    },
    /** Does the step for the learner. */
    show(give: Give): void {
      const now = next()
      if (!now) return
      const { step, tried } = now
      if (!tried || step.expect.offered !== undefined) done()
      else if ('advance' in tried) goOn(get, give)
      else if ('answer' in tried) {
        if (!give(tried.answer)) get().tell('stepStuck', {}, 'trouble')
      } else if ('intent' in tried) tryIt(get, give, step, tried.intent)
    },
  }
}

type Give = (answer: Answer<Intent>) => boolean

/** Makes the move of a step, or the wrong attempt that it wants. */
function tryIt(get: Get, give: Give, step: Step, intent: Intent): void {
  for (let i = 0; i < 4; i++) {
    const { history } = get()
    const decision = history && current(history).decision
    if (!decision || decision.by === step.by || !decision.mayPass) break
    if (!give({ by: decision.by, pass: true })) break
  }
  const { history } = get()
  if (!history) return
  const verdict = swccg.judge(current(history), step.by, intent)
  if (verdict.legal === (step.expect.illegal !== undefined)) get().tell('stepStuck', {}, 'trouble')
  else if (verdict.legal) give({ by: step.by, act: intent })
  else get().refuse(attemptOf(intent, verdict))
}

/** Passes until the phase that a step wants to go on to. */
function goOn(get: Get, give: Give): void {
  const before = get().progress.length
  for (let i = 0; i < 60; i++) {
    const { history, progress } = get()
    const decision = history && current(history).decision
    if (progress.length > before || !decision?.mayPass) return
    if (!give({ by: decision.by, pass: true })) return
  }
}
