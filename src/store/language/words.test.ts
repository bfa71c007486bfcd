/** Nothing raw reaches a person: whatever is told, in either language, is made of words of that language. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from 'node:process'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Game, type Reason, rollsFrom } from '../../kernel/index.ts'
import { played } from '../../opponent/contest.ts'
import { runText } from '../../scenarios/format/run.ts'
import {
  consider,
  considerDeploy,
  deployOffersFor,
  isOnTable,
  newGame,
  numberOfCard,
  offersFor,
  type Position,
  pool,
  randomDeck,
  swccg,
} from '../../swccg/index.ts'
import { hearer } from './words.test-helper.ts'

const seen = vi.hoisted(() => ({ game: (_: unknown) => {} }))
vi.mock('../../kernel/index.ts', async (original) => {
  const kernel = await original<typeof import('../../kernel/index.ts')>()
  const answer: typeof kernel.answer = (...given) => {
    const result = kernel.answer(...given)
    if (result.ok) seen.game(result.game)
    return result
  }
  return { ...kernel, answer }
})

type SwGame = Game<Position>

const hear = hearer()
let told = 0

/** Everything that is told of a game where it stands. */
function listen(game: SwGame): void {
  const { state: p, events, decision, stack } = game
  for (const line of events) hear.log(p, line)
  for (const frame of stack) if (frame.does === 'window') hear.event(p, frame.event)
  if (decision) hear.decision(p, decision)
  told++
}

/** What may be done, how it is offered, why other things may not be done, and what numbers are made of. */
function listenToOffers(game: SwGame): void {
  const { state: p, decision } = game
  if (!decision || (decision.kind !== 'action' && decision.kind !== 'response')) return
  const { by } = decision
  for (const { id, where, owner } of p.cards) {
    if ('in' in where && where.in === 'hand' && owner === by) {
      for (const offer of deployOffersFor(game, by, id).slice(0, 4)) hear.deed(p, offer)
      const to = p.layout[id % p.layout.length]
      const refused = to === undefined ? null : considerDeploy(game, by, id, { location: to }).refused
      for (const reason of refused?.reasons ?? []) hear.reason(p, reason, refused!)
    }
    if (!isOnTable(p, id)) continue
    for (const offer of offersFor(game, by, id).slice(0, 4)) hear.offer(p, offer)
    for (const to of p.layout.slice(0, 3))
      for (const { verdict } of consider(game, by, id, { location: to }).refused)
        for (const reason of verdict.reasons) hear.reason(p, reason, verdict)
    for (const name of ['power', 'forfeit', 'deploy'] as const)
      hear.parts(p, numberOfCard(p, id, name)?.parts ?? [])
  }
}

beforeAll(() => {
  const judge = swccg.judge
  vi.spyOn(swccg, 'judge').mockImplementation((game, by, intent) => {
    const verdict = judge(game, by, intent)
    if (!verdict.legal)
      for (const reason of verdict.reasons as Reason[]) hear.reason(game.state, reason, verdict)
    return verdict
  })
})
afterAll(() => vi.restoreAllMocks())

it('in games of random cards', () => {
  seen.game = () => {}
  for (let seed = 1; seed <= Number(env.GAMES ?? 8); seed++) {
    const roll = rollsFrom(seed)
    const game = newGame({
      light: randomDeck('light', roll),
      dark: randomDeck('dark', roll),
      edition: seed % 2 === 0 ? 'ar' : 'crd',
      seed,
    })
    if (!game.ok) continue
    let made = 0
    const limit = { decisions: 500, turns: 14 }
    for (const { after, before } of played({
      start: game.start,
      opponents: { light: 'random', dark: 'random' },
      roll,
      limit,
    })) {
      listen(after)
      if (made++ % 12 === 0) listenToOffers(before)
    }
  }
  expect(told).toBeGreaterThan(500)
  expect(hear.faults()).toEqual([])
})

it('in the scenarios', () => {
  seen.game = (game) => listen(game as SwGame)
  const home = join(import.meta.dirname, '../../scenarios')
  const files = readdirSync(home, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.json') && !file.startsWith('ti4'))
  for (const [at, file] of files.entries())
    if (at % Number(env.EVERY ?? 4) === 0) runText(readFileSync(join(home, file), 'utf8'))
  expect(hear.faults()).toEqual([])
})

it('on the faces of cards', () => {
  for (const card of pool) {
    const sides = card.back ? [card, { ...card, ...card.back }] : [card]
    for (const side of sides)
      hear.text(card.title, (speech) => [...speech.cardText(side), ...speech.missing(side)])
  }
  expect(hear.faults()).toEqual([])
})
