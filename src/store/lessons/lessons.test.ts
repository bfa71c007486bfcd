/**
 * Every lesson is walked by everything that it takes: each act that does as well, in every combination, and each wrong
 * try that is refused for the reason that the step is about. No step is silent: it is done, or something is said.
 */

import { beforeEach, describe, expect, test } from 'vitest'
import {
  type CardId,
  current,
  type Game,
  type Intent,
  isOnTable,
  type Position,
  swccg,
} from '../../views/index.ts'
import { placeFor } from '../../views/places.ts'
import { actions, useStore } from '../index.ts'
import { meanings } from './lesson-steps.ts'

const stories = [
  'first-steps',
  'ships-and-landing',
  'docking-bays-and-shuttles',
  'clouds-and-asteroids',
  'EX-MOV-09',
  'EX-MOV-14',
]

const game = (): Game<Position> => {
  const { history } = actions()
  if (!history) throw new Error('no position is on the table')
  return current(history)
}
const progress = () => actions().progress.length
const card = (alias: string): CardId => actions().names[alias] ?? -1
const place = (title: string) => placeFor({ location: card(title) })

/** What a step takes here and now, as intents that are legal. */
function legalWays(): Intent[] {
  const step = actions().scenario?.steps[progress()]
  if (!step || step.expect.illegal !== undefined || step.expect.offered !== undefined) return []
  return meanings(game(), actions().names, step).flatMap((tried) =>
    'intent' in tried && swccg.judge(game(), step.by, tried.intent).legal ? [tried.intent] : [],
  )
}

/** Plays to the end by every combination of ways from here. Returns what was played. */
function walk(taken: Set<string>): number {
  const steps = actions().scenario?.steps ?? []
  const start = useStore.getState()
  if (progress() === steps.length) return 1
  const ways = legalWays()
  const at = progress()
  if (ways.length < 2) {
    for (const way of ways) taken.add(`${at}: ${JSON.stringify(way)}`)
    actions().showMe()
    expect(progress(), `step ${at + 1} is shown`).toBe(at + 1)
    return walk(taken)
  }
  let ends = 0
  for (const way of ways) {
    useStore.setState(start)
    actions().answer({ by: steps[at]?.by ?? 'light', act: way })
    expect(progress(), `step ${at + 1} takes ${JSON.stringify(way)}`).toBe(at + 1)
    taken.add(`${at}: ${JSON.stringify(way)}`)
    ends += walk(taken)
  }
  return ends
}

describe.each(stories)('%s', (id) => {
  beforeEach(() => actions().openLesson(id))

  test('ends by every way that it takes, and each way is open on some path', () => {
    const taken = new Set<string>()
    const ends = walk(taken)
    const told = actions().scenario?.steps ?? []
    const more = told.flatMap((step, index) => (step.or ?? []).map(() => index))
    for (const [index, step] of told.entries()) {
      if (!step.or) continue
      const ways = [...taken].filter((one) => one.startsWith(`${index}: `))
      expect(ways.length, `ways of step ${index + 1}: ${ways.join()}`).toBe(step.or.length + 1)
    }
    expect(ends).toBeGreaterThan(more.length > 0 ? 1 : 0)
  })

  test('takes every wrong try that is refused for the reason of the step', () => {
    const steps = actions().scenario?.steps ?? []
    let tries = 0
    while (progress() < steps.length) {
      const at = progress()
      const step = steps[at]
      const start = useStore.getState()
      const [tried] = step ? meanings(game(), actions().names, step) : []
      const { illegal } = step?.expect ?? {}
      const mover = tried && 'intent' in tried && tried.intent.kind === 'move' ? tried.intent.cards[0] : null
      if (Array.isArray(illegal) && mover != null) {
        for (const location of game().state.layout) {
          useStore.setState(start)
          const before = game()
          actions().pick(mover)
          actions().tryMove(placeFor({ location }))
          if (game() !== before) continue
          const reasons = actions().refusal?.refused.flatMap(({ verdict }) => verdict.reasons) ?? []
          if (!reasons.some(({ rule }) => illegal.includes(rule))) continue
          tries++
          expect(progress(), `step ${at + 1} at ${location}`).toBe(at + 1)
        }
        useStore.setState(start)
      }
      actions().showMe()
      expect(progress()).toBe(at + 1)
    }
    expect(tries).toBeGreaterThan(
      steps.filter(({ expect: { illegal } }) => Array.isArray(illegal)).length / 2,
    )
  })
})

describe('what is not the step', () => {
  beforeEach(() => actions().openLesson('first-steps'))
  const bring = (alias: string, title: string) => {
    actions().pick(card(alias))
    actions().tryMove(place(title))
  }

  test('the step asked for later is taken, where only tries stand between', () => {
    bring('luke', 'Tatooine: Cantina')
    expect(progress()).toBe(2)
    expect(actions().offTrack).toBeNull()
  })

  test('an act that leaves the step open says so', () => {
    actions().showMe()
    bring('kal', 'Tatooine: Dune Sea')
    expect(progress()).toBe(1)
    expect(actions().offTrack).toBe('still')
    expect(isOnTable(game().state, card('kal'))).toBe(true)
    // What that step asked for later is done, then, when it comes.
    for (let i = 0; i < 3; i++) actions().showMe()
    expect(progress()).toBe(5)
  })

  test('a pass after which the step could not be done waits until it is meant', () => {
    const before = actions().history
    actions().pass()
    expect(actions().offTrack).toBe('passing')
    expect(actions().history).toBe(before)
    actions().pass()
    expect(actions().offTrack).toBe('stuck')
    expect(game().state.turn.phase).not.toBe('move')
    actions().undo()
    expect(actions().history?.at).toBe(before?.at)
    expect(actions().offTrack).toBeNull()
  })

  test('an act that bars the step says so, and taking it back opens it again', () => {
    for (let i = 0; i < 4; i++) actions().showMe()
    bring('kal', 'Tatooine: Cantina')
    expect(progress()).toBe(4)
    expect(actions().offTrack).toBe('stuck')
    actions().undo()
    expect(actions().offTrack).toBeNull()
    bring('kal', 'Tatooine: Dune Sea')
    expect(progress()).toBe(5)
  })
})
