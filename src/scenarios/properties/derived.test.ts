/** What the engine works out about a position, and remembers: the same as if it were asked for the first time. */

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { answer, begin, type Roll, rollsFrom } from '../../kernel/index.ts'
import { slotKinds } from '../../swccg/abilities/basics.ts'
import {
  abilityAt,
  adjacentSites,
  allRows,
  autoPass,
  cardsAboard,
  cardsAt,
  cardsOn,
  cardsOnTable,
  type DeployDestination,
  deployOffersFor,
  facts,
  hasPresence,
  hostOf,
  type Intent,
  newGame,
  offersFor,
  type Player,
  pool,
  swccg,
} from '../../swccg/index.ts'
import { isOnTable } from '../../swccg/model/table.ts'
import { textAt, textsInForce, textsOf } from '../../swccg/model/texts/texts.ts'
import { kindOf as textKindOf, usable } from '../../swccg/rules/actions/initiating/initiating.ts'
import { kindOf } from '../../swccg/rules/deploy/deploying.ts'
import { kinds } from '../../swccg/rules/movement/all-moves.ts'

import { inEveryGame, named, type SwGame, someAnswer, tables } from './play.test-helper.ts'

const players: readonly Player[] = ['light', 'dark']
const words = [...new Set(pool.flatMap(({ abilities = [] }) => abilities.map(({ does }) => does)))]

/** Some deck of cards out of the whole pool, those with texts above all. */
function wildDeck(side: Player, roll: Roll) {
  const own = pool.filter((card) => card.side === side && card.type !== 'objective')
  const places = own.filter(({ location }) => location)
  const starts = places.filter(({ location }) => location?.planet !== undefined && !location.trench)
  const texts = own.filter(({ location, abilities }) => !location && abilities)
  const others = own.filter(({ location }) => !location)
  const some = (cards: typeof own, count: number) =>
    Array.from({ length: count }, () => cards[roll(cards.length)]!.key)
  const [start] = some(starts, 1) as [string]
  return {
    side,
    start: [start],
    cards: [start, ...some(places, 17), ...some(texts, 30), ...some(others, 12)],
  }
}

/** A game of two such decks, played at random. */
function* wildGame(seed: number, decisions: number): Generator<SwGame> {
  const roll = rollsFrom(seed)
  const table = newGame({
    light: wildDeck('light', roll),
    dark: wildDeck('dark', roll),
    edition: seed % 2 ? 'ar' : 'crd',
    seed,
  })
  if (!table.ok) throw new Error(JSON.stringify(table.reasons))
  const { state, stack } = table.start
  let { game } = begin(swccg, state, stack, seed, autoPass)
  for (let made = 0; made < decisions && game.decision; made++) {
    yield game
    const result = answer(swccg, game, someAnswer(game, roll), autoPass)
    if (!result.ok) throw new Error(JSON.stringify(result.verdict))
    game = result.game
  }
}

/** Random play from the tables of the examples, and wild games. */
function inAnyGame(holds: (game: SwGame) => void): void {
  const aTable = fc.constantFrom(...named('pos'), ...named('ex'))
  const someNumbers = fc.array(fc.nat(9999), { minLength: 1, maxLength: 40, size: 'max' })
  const property = fc.property(aTable, someNumbers, (file, numbers) =>
    inEveryGame(holds)(tables[file] as SwGame, numbers),
  )
  fc.assert(property, { numRuns: 12, interruptAfterTimeLimit: 10_000, seed: 1 })
  for (const seed of [1, 2, 3]) for (const game of wildGame(seed, 120)) holds(game)
}

/** Everything that is remembered about a position. */
function derived(game: SwGame) {
  const { state: p, stack } = game
  return {
    table: players.map((player) => cardsOnTable(p, player)),
    cards: p.cards.map(({ id }) => [cardsAt(p, id), cardsAboard(p, id), cardsOn(p, id)]),
    rows: allRows(p),
    places: p.layout.map((at) => [
      adjacentSites(p, at),
      hostOf(p, at),
      players.map((player) => [abilityAt(p, player, at), hasPresence(p, player, at)]),
    ]),
    texts: words.map((word) => [textsInForce(p, word), p.cards.map(({ id }) => textsOf(p, id, word).length)]),
    legal: players.map((player) => [...swccg.legal(p, stack, player)]),
    offers: players.map((player) =>
      p.cards.map(({ id }) => [offersFor(game, player, id), deployOffersFor(game, player, id)]),
    ),
  }
}

it('what is remembered through the changes of a game is what follows from the position', () => {
  inAnyGame((game) => expect(derived(game)).toEqual(derived(structuredClone(game))))
}, 60_000)

/** Whatever could be worth trying for this player, without a look at whether it makes sense. */
function* tries({ state: p, stack }: SwGame, by: Player): Generator<Intent> {
  const moment = { frame: stack.at(-1), toAct: by }
  const all = p.cards.map(({ id }) => id)
  for (const card of all.filter((one) => isOnTable(p, one))) {
    for (const kind of kinds) for (const move of kind.attempts(p, by, card)) yield { kind: 'move', ...move }
    const bearer = facts(p, card).type === 'weapon' || facts(p, card).type === 'device'
    for (const to of bearer ? all : []) yield { kind: 'transfer', card, to }
  }
  for (const card of p.piles[by].hand) {
    const to: DeployDestination[] = [
      { table: true },
      ...p.layout.map((location) => ({ location })),
      ...all.filter((one) => isOnTable(p, one)).map((on) => ({ on })),
      ...all
        .filter((one) => facts(p, one).capacity && isOnTable(p, one))
        .flatMap((aboard) => slotKinds.map((slot) => ({ aboard, slot }))),
      ...(kindOf(p, card)?.targets(p, by, card) ?? []),
    ]
    for (const target of to) yield { kind: 'deploy', cards: [card], to: target }
  }
  for (const card of all) {
    for (const [n, index] of usable(p, card).entries()) {
      const text = textAt(p, card, index)
      for (const part of textKindOf(text)?.attempts(p, by, card, text, moment) ?? []) {
        const use = { card, targets: [], ...part, ...(n > 0 ? { function: n + 1 } : {}) }
        yield* [
          { kind: 'play', ...use },
          { kind: 'use', ...use },
        ]
      }
    }
  }
  for (const location of p.layout) yield { kind: 'drain', location }
  for (let count = 1; count < 20; count++)
    yield* [
      { kind: 'activate', count },
      { kind: 'draw', count },
    ]
}

it('nothing that is legal is left out of the list', () => {
  let legal = 0
  let seen = 0
  inAnyGame((game) => {
    // Trying everything takes its time: every fourth position will do.
    if (!game.decision || seen++ % 4 > 0) return
    const by = game.decision.by
    const listed = new Set([...swccg.legal(game.state, game.stack, by)].map((one) => JSON.stringify(one)))
    for (const intent of tries(game, by)) {
      if (!swccg.judge(game, by, intent).legal) continue
      legal++
      const one = JSON.stringify(intent)
      if (!listed.has(one)) throw new Error(`${one} is legal and not listed`)
    }
  })
  expect(legal).toBeGreaterThan(500)
}, 60_000)
