/**
 * The way back from a game on the table: the scenario that lays a position of it, with the answers since as its steps.
 * What the format has no words for (a battle under way, a lasting change) is left to an earlier position of the game;
 * a scenario is handed out only where it has been tried, and leads to what lies on the table.
 */

import type { Answer, Game } from '../../kernel/index.ts'
import { nth } from '../../kernel/index.ts'
import {
  type CardId,
  cardOf,
  facts,
  type Intent,
  type PileName,
  type Player,
  type Position,
} from '../../swccg/index.ts'
import { reached } from './run.ts'
import type { SwccgScenario } from './schema.ts'
import type { Names } from './set-up.ts'
import { writeStep } from './writing-steps.ts'

type Written = Record<string, unknown>

/** A game with its past, as far as it is told. */
interface Past {
  games: readonly Game<Position>[]
  turns: readonly { answer: Answer<Intent>; automatic: readonly Answer<Intent>[] }[]
  at: number
}

interface Head {
  id: string
  title: string
  why: string
}

const players = ['light', 'dark'] as const
const piles = ['hand', 'force', 'reserve', 'used', 'lost', 'out'] as const

/** A card of which nothing is known but that it is there. */
const blankTitle = (side: Player) => (side === 'light' ? 'Any card of Light' : 'Any card of Dark')
const isFiller = ({ key }: { key: string }) => key.startsWith('filler-')

/** What each card is called: its first word, with its number. */
const aliasOf = (p: Position, card: CardId): string =>
  `${(/[a-z]+/.exec(facts(p, card).title.toLowerCase()) ?? ['card'])[0]}${card}`

function referenceOf(p: Position, card: CardId): Written {
  const { key, owner } = cardOf(p, card)
  const { title, side } = facts(p, card)
  if (isFiller({ key })) return { title: blankTitle(owner) }
  const set = /^(\d+)_/.exec(key)?.[1]
  return { title, side, ...(set === undefined ? {} : { set }) }
}

/** Where a card lies, as a placement; null: in the row of locations, or on a pile. Undefined: there are no words for it. */
function placementOf(p: Position, card: CardId): Written | null | undefined {
  const { where, states, moved, aims = [] } = cardOf(p, card)
  if ('in' in where || 'layout' in where) return null
  if ('under' in where || 'played' in where) return undefined
  const on = 'on' in where
  if (on && where.face === 'unseen') return undefined
  const texts = [
    ...states.filter((state) => !(on && ['captive', 'imprisoned'].includes(state))),
    ...(moved === p.turn.number ? ['moved'] : []),
    ...(on && where.supporting ? ['supporting'] : []),
    ...(on && where.face === 'down' ? ['face down'] : []),
  ]
  const state = texts.length > 0 ? { state: texts } : {}
  const name = (id: CardId) => aliasOf(p, id)
  const named = { card: name(card), ...state, ...(aims.length > 0 ? { targets: aims.map(name) } : {}) }
  if ('at' in where) return { ...named, at: name(where.at) }
  if ('aboard' in where) return { ...named, aboard: name(where.aboard), slot: where.slot }
  if ('on' in where) return { ...named, on: name(where.on), as: where.as }
  return { ...named, table: where.table }
}

/** How deep a card lies on others: what carries it has to be there before. */
function depthOf(p: Position, card: CardId): number {
  const where = p.cards[card]?.where ?? { layout: true }
  const under = 'aboard' in where ? where.aboard : 'on' in where ? where.on : null
  return under === null ? 0 : 1 + depthOf(p, under)
}

/** The position as the start of a scenario; null where there are no words for it. */
function startOf(p: Position): Written | null {
  if (p.turn.number < 1 || p.winner || p.battle || p.attack || p.lasting.length > 0) return null
  const lying = p.cards
    .map(({ id }) => id)
    .sort((a, b) => depthOf(p, a) - depthOf(p, b) || (p.cards[a]?.since ?? 0) - (p.cards[b]?.since ?? 0))
    .map((card) => placementOf(p, card))
  if (lying.includes(undefined)) return null
  const pile = (player: Player, name: PileName) => p.piles[player][name].map((card) => aliasOf(p, card))
  const each = (name: PileName) => Object.fromEntries(players.map((player) => [player, pile(player, name)]))
  const mobile = p.layout.flatMap((card) => {
    const { parsec, orbits } = cardOf(p, card)
    if (parsec === null) return []
    return [[aliasOf(p, card), { parsec, orbits: orbits === null ? null : aliasOf(p, orbits) }]]
  })
  return {
    turn: p.turn.player,
    phase: p.turn.phase,
    locations: p.layout.map((card) => {
      const { owner, of } = cardOf(p, card)
      return { location: aliasOf(p, card), owner, ...(of === null ? {} : { of }) }
    }),
    place: lying.filter((one) => one !== null),
    ...Object.fromEntries(piles.map((name) => [name, each(name)])),
    destiny: p.destinies,
    mobile: Object.fromEntries(mobile),
  }
}

/** What can be compared of two games: cards by their names, in the words of the first one. */
function outlineOf({ state: p, decision }: Game<Position>, name: (card: CardId) => string): string {
  const cards = p.cards.flatMap(({ id, key, where, states, owner }) => {
    const ids = (value: unknown): unknown => (typeof value === 'number' ? name(value) : value)
    const told = Object.entries(where).map(([word, value]) => [word, ids(value)])
    return isFiller({ key }) ? [] : [[name(id), owner, told, [...states].sort()]]
  })
  const lie = players.map((player) => piles.map((pile) => p.piles[player][pile].map(name)))
  return JSON.stringify([
    cards.sort(([a], [b]) => String(a).localeCompare(String(b))),
    lie,
    p.layout.map(name),
    [p.turn.player, p.turn.phase, p.winner, Boolean(p.battle), Boolean(p.attack)],
    decision && [decision.by, decision.kind, decision.why],
  ])
}

/** The scenario from one of the games on; null where it does not lead to what lies on the table. */
function from(past: Past, begin: number, head: Head, define: SwccgScenario['define']): Written | null {
  const [first, last] = [past.games[begin], past.games[past.at]]
  const start = first && startOf(first.state)
  if (!start || !last) return null
  const p = first.state
  const names: Names = Object.fromEntries(p.cards.map(({ id }) => [aliasOf(p, id), id]))
  const blank = { type: 'effect', destiny: 0 }
  const steps = past.turns.slice(begin, past.at).flatMap(({ answer, automatic }, index) => {
    const game = nth(past.games, begin + index)
    const passed = automatic.map(({ by }) => ({ by, do: { pass: true }, expect: {} }))
    return [{ by: answer.by, do: writeStep(game, names, answer), expect: {} }, ...passed]
  })
  const scenario = {
    ...head,
    game: 'swccg',
    edition: p.edition,
    define: {
      ...define,
      ...Object.fromEntries(players.map((side) => [blankTitle(side), { ...blank, side }])),
    },
    cards: Object.fromEntries(p.cards.map(({ id }) => [aliasOf(p, id), referenceOf(p, id)])),
    start,
    steps,
  }
  const tried = reached(JSON.stringify(scenario))
  if (!tried.ok) return null
  const aliases = new Map(Object.entries(tried.names).map(([alias, id]) => [id, alias]))
  for (const alias of Object.keys(names)) {
    const id = tried.names[alias]
    if (id !== undefined) aliases.set(id, alias)
  }
  const there = outlineOf(tried.game, (card) => aliases.get(card) ?? `${card}?`)
  const fillers = new Set(p.cards.filter(isFiller).map(({ id }) => aliasOf(p, id)))
  const here = outlineOf(last, (card) => aliasOf(p, card))
  return withoutFillers(there, fillers) === withoutFillers(here, fillers) ? scenario : null
}

/** Cards without a face have a made-up one in the scenario: they are compared where they lie in piles alone. */
function withoutFillers(outline: string, fillers: ReadonlySet<string>): string {
  const [cards, ...rest] = JSON.parse(outline) as [[string][], ...unknown[]]
  return JSON.stringify([cards.filter(([name]) => !fillers.has(name)), ...rest])
}

/** So many answers are told where the position before them can be laid. */
const told = 6
/** So many positions are tried. */
const most = 60

/** The scenario that shows what lies on the table, the latest answers as its steps; null where none can. */
export function scenarioFrom(
  past: Past,
  head: Head,
  define: SwccgScenario['define'] = {},
): Record<string, unknown> | null {
  const wanted = Math.max(0, past.at - told)
  const earlier = Array.from({ length: wanted + 1 }, (_, index) => wanted - index)
  const later = Array.from({ length: past.at - wanted }, (_, index) => wanted + 1 + index)
  for (const begin of [...earlier.slice(0, most), ...later]) {
    const scenario = from(past, begin, head, define)
    if (scenario) return scenario
  }
  return null
}
