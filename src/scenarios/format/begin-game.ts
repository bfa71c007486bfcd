/** A scenario that begins with the decks of both players: the game before anything is revealed. */

import type { Reason, Start } from '../../kernel/index.ts'
import { nth } from '../../kernel/index.ts'
import {
  beginning,
  type CardFacts,
  type CardId,
  type KnownDeck,
  keyed,
  type Player,
  type Position,
  plain,
  problemsOf,
} from '../../swccg/index.ts'
import { definedIn } from './definitions.ts'
import type { SwccgScenario } from './schema.ts'
import { findCard, type Names, Problem, type SetUp } from './set-up.ts'
import { wrong } from './wrong.ts'

export type Begun =
  | { ok: true; start: Start<Position>; names: Names }
  /** What is wrong with the decks, by the rules of the game. */
  | { ok: false; problems: { player: Player; reason: Reason }[] }
  | Extract<SetUp, { ok: false }>

const players = ['dark', 'light'] as const

/** The cards that stand in the decks of a scenario, whether or not they may. */
export function cardsOfDecks(scenario: SwccgScenario): CardFacts[] {
  const { start, cards } = scenario
  const { decks } = start
  const defined = definedIn(scenario)
  return players.flatMap((player) =>
    (decks?.[player].cards ?? []).flatMap((alias) => {
      const reference = cards[alias]
      return reference === undefined ? [] : [findCard(defined, reference, `cards.${alias}`, player)]
    }),
  )
}

/** The game with these decks, before anything is revealed; or what is wrong with the decks. */
export function beginGame(scenario: SwccgScenario): Begun {
  const { decks = null, destiny } = scenario.start
  if (!decks) throw new Error('this scenario has no decks')
  const defined = definedIn(scenario)

  const known = {} as Record<Player, KnownDeck>
  const names: Names = {}
  let first: CardId = 0
  try {
    for (const player of players) {
      const { cards, start, size } = decks[player]
      const found = cards.map((alias) => {
        const reference = scenario.cards[alias]
        if (reference === undefined)
          throw new Problem(`start.decks.${player}`, wrong('no name', { name: alias }))
        return findCard(defined, reference, `cards.${alias}`, player)
      })
      const filler = Array.from({ length: Math.max(0, size - found.length) }, () => fillerOf(player))
      known[player] = {
        side: player,
        cards: [...found, ...filler],
        start: start.map((alias) => cards.indexOf(alias)),
      }
      for (const [index, alias] of cards.entries()) {
        names[alias] = first + index
        const { title } = nth(found, index)
        names[title] ??= first + index
        names[plain(title)] ??= first + index
      }
      first += known[player].cards.length
    }
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem
    return problem.told()
  }
  const problems = players.flatMap((player) =>
    problemsOf(known[player]).map((reason) => ({ player, reason })),
  )
  if (problems.length > 0) return { ok: false, problems }
  const start = beginning({ decks: known, edition: scenario.edition, seed: scenario.id, defined })
  start.state.destinies = { light: destiny.light ?? [], dark: destiny.dark ?? [] }
  return { ok: true, start, names }
}

const fillerOf = (player: Player): CardFacts => keyed(`filler-${player}`) as CardFacts
