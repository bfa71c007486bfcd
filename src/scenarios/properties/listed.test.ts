/**
 * What is listed is legal: every action and every option that is offered is judged legal, and is taken. The positions are
 * deep in random games with random decks; POSITIONS says how many, GAMES how
 * many games are played to their end, and FROM which game is the first.
 */

import { env } from 'node:process'
import { expect, it } from 'vitest'
import { type Answer, answer, refuse, rollsFrom } from '../../kernel/index.ts'
import { autoPass, type Intent, type Player, swccg } from '../../swccg/index.ts'
import { scenarioText } from '../format/files.test-helper.ts'
import { deepPositions, randomGame } from './deep.test-helper.ts'
import { enoughOf, playedBy, type SwGame, tableOf } from './play.test-helper.ts'

const positions = Number(env.POSITIONS ?? 40)
const from = Number(env.FROM ?? 1)
/** How many games are played to their end. */
const games = Number(env.GAMES ?? 3)
/** Of so many files of scenarios one is played; all of them where many positions are asked for. */
const share = env.POSITIONS ? 1 : 15

/** Everything that the pending decision offers; of several cards or orders each card once. */
function* offered(game: SwGame): Generator<Answer<Intent, Player>> {
  const { by, kind, mayPass, cards = [], min = 0, max = cards.length, options = [] } = game.decision!
  if (mayPass) yield { by, pass: true }
  if (kind === 'action' || kind === 'response')
    for (const act of swccg.legal(game.state, game.stack, by)) yield { by, act }
  else if (kind === 'number') for (const number of new Set([min, max])) yield { by, number }
  else if (kind === 'order') yield { by, order: cards }
  else if (kind === 'option') {
    // An option may be refused with its reason: a price that cannot be paid.
    for (const option of options) if (refuse(swccg, game, { by, option }) === null) yield { by, option }
  } else
    for (const i of cards.keys()) {
      const turned = [...cards.slice(i), ...cards.slice(0, i)]
      yield enoughOf(game, turned)
    }
}

/** What is offered at this point of a game, and refused by somebody who remembers nothing, or not taken. */
function refusedOf(game: SwGame, where: string): string[] {
  // A copy is a position of which nothing has been worked out yet.
  const fresh = structuredClone(game)
  return [...offered(game)].flatMap((given) => {
    const refusal = refuse(swccg, fresh, given)
    if (refusal) return `${where}: ${JSON.stringify(given)} is refused: ${JSON.stringify(refusal.reasons)}`
    return answer(swccg, game, given, autoPass).ok ? [] : `${where}: ${JSON.stringify(given)} is not taken`
  })
}

it(
  'every action that is listed deep in a random game is legal, also to who remembers nothing, and is taken',
  () => {
    const seen = { positions: 0, fights: 0, answers: 0 }
    const wrong: string[] = []
    for (const { game, seed, at } of deepPositions(positions, from)) {
      seen.positions++
      if (game.state.battle || game.state.attack) seen.fights++
      if (game.decision?.kind === 'response') seen.answers++
      wrong.push(...refusedOf(game, `game ${seed}, decision ${at}`))
    }
    expect(wrong).toEqual([])
    expect(seen.fights).toBeGreaterThan(positions / 20)
    expect(seen.answers).toBeGreaterThan(positions / 20)
  },
  Math.max(60_000, positions * 2000),
)

it(
  'whole games with random legal decks come to their end: nothing that is offered is refused, and nothing throws',
  () => {
    const wrong: string[] = []
    const seen = { games: 0, decisions: 0, over: 0 }
    for (let seed = from; seed < from + games; seed++) {
      seen.games++
      try {
        for (const game of randomGame(seed)) {
          seen.decisions++
          if (!game.decision) seen.over++
        }
      } catch (error) {
        wrong.push(`game ${seed}: ${error instanceof Error ? error.stack : error}`)
      }
    }
    console.log(JSON.stringify(seen))
    expect(wrong).toEqual([])
    expect(seen.over).toBe(games)
  },
  Math.max(60_000, games * 60_000),
)

const files = Object.entries(
  import.meta.glob<string>('../**/*.json', { query: '?raw', import: 'default', eager: true }),
)

it('every action that is listed at a table of a scenario, and as it is played on, is legal and is taken', () => {
  const wrong: string[] = []
  for (const [at, [path, text]] of files.entries()) {
    const start = (at + from) % share === 0 ? tableOf(text) : null
    if (!start) continue
    const roll = rollsFrom(at)
    const numbers = Array.from({ length: 12 }, () => roll(9999))
    wrong.push(...refusedOf(start, path))
    let on = 0
    try {
      for (const { after } of playedBy(start, numbers)) {
        on++
        if (after.decision) wrong.push(...refusedOf(after, `${path}, ${on} answers on`))
      }
    } catch (error) {
      wrong.push(`${path}, ${on} answers on: ${error}`)
    }
  }
  expect(wrong).toEqual([])
}, 600_000)

/** A company may deploy to one place and not to another: what was found out of the first says nothing of the second. */
it.each(['ex-bat-05', 'battle-text-01'])(
  'BAT-025: %s: to its battle alone, wherever that stands in the row',
  (name) => {
    expect.assertions(1)
    const start = tableOf(scenarioText(name)) as SwGame
    const { layout, piles } = start.state
    for (const at of layout) {
      const begun = answer(swccg, start, { by: 'dark', act: { kind: 'battle', location: at } }, autoPass)
      if (!begun.ok) continue
      const { state, stack } = begun.game
      const listed = [...swccg.legal(state, stack, 'dark')]
      expect(listed).toEqual([{ kind: 'deploy', cards: [piles.dark.hand[0]], to: { location: at } }])
    }
  },
)
