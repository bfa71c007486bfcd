/** What can be seen of a game, as facts that a scenario may expect, and the acts that are offered with their costs. */

import type { Game } from '../../../kernel/index.ts'
import { untrue } from '../../../scenarios/format/facts.ts'
import type { Fact } from '../../../scenarios/format/schema.ts'
import type { Names } from '../../../scenarios/format/set-up.ts'
import { writeStep } from '../../../scenarios/format/writing-steps.ts'
import {
  abilityAt,
  attritionAgainst,
  type CardId,
  controls,
  drainUnderWay,
  emptySlots,
  facts,
  forceIcons,
  hasState,
  locationOf,
  occupies,
  type Player,
  type Position,
  swccg,
  totalInBattle,
} from '../../../swccg/index.ts'

const players = ['light', 'dark'] as const
const stats = [
  'power',
  'forfeit',
  'ability',
  'landspeed',
  'hyperspeed',
  'maneuver',
  'armor',
  'defense value',
] as const

/** A stat of a card, by the sentence in which a fact that is wrong says what is so instead. */
function statOf(game: Game<Position>, names: Names, alias: string, name: string): number | null {
  const fact = { stat: [alias, name, Number.MIN_SAFE_INTEGER] } as Fact
  const found = untrue({ game, names, log: [], refused: [], drawn: {} }, fact)
  const number = /^it is (-?[\d.]+)$/.exec(found ?? '')?.[1]
  return number === undefined ? null : Number(number)
}

const numbered: readonly string[] = ['character', 'starship', 'vehicle', 'creature']

/** What a scenario calls a location: its title, or its alias. */
function nameOf(p: Position, names: Names, location: CardId): string | undefined {
  const { title } = facts(p, location)
  const plainTitle = title.toLowerCase()
  return names[title] === location
    ? title
    : Object.keys(names).find((name) => names[name] === location && name !== plainTitle)
}

/** What is so of a card that has a name. */
function* ofCard(game: Game<Position>, names: Names, alias: string, card: CardId): Generator<unknown> {
  const p = game.state
  const { where } = p.cards[card]!
  if ('in' in where) yield { in: [alias, where.in] }
  if ('in' in where || 'played' in where) return
  const { type } = facts(p, card)
  if (type === 'location') return
  const location = locationOf(p, card)
  const title = location === null ? undefined : nameOf(p, names, location)
  if ('at' in where && title !== undefined) yield { at: [alias, title] }
  if (numbered.includes(type))
    for (const stat of stats) {
      const is = statOf(game, names, alias, stat)
      if (is !== null) yield { stat: [alias, stat, is] }
    }
  if (type === 'starship' || type === 'vehicle')
    for (const slot of ['pilot', 'passenger', 'starfighter', 'vehicle'] as const) {
      const empty = emptySlots(p, card, slot)
      if (Number.isFinite(empty)) yield { free: [alias, slot, empty] }
    }
  if (hasState(p, card, 'hit')) yield { hit: alias }
}

/** What is so of a location, for each player. */
function* ofPlace(p: Position, title: string, location: CardId): Generator<unknown> {
  for (const player of players) {
    yield { icons: [player, title, forceIcons(p, player, location)] }
    yield { ability: [player, title, abilityAt(p, player, location)] }
    yield { occupies: [player, title, occupies(p, player, location)] }
    yield { controls: [player, title, controls(p, player, location)] }
  }
}

/** What is so of a player: piles, and the battle under way. */
function* ofPlayer(p: Position, player: Player): Generator<unknown> {
  for (const pile of ['force', 'reserve', 'used', 'lost', 'hand'] as const)
    yield { [pile]: [player, p.piles[player][pile].length] }
  const { battle } = p
  if (!battle) return
  yield { power: [player, battle.total?.[player] ?? totalInBattle(p, player).total] }
  const attrition =
    battle.segment === 'damage' ? battle.owed[player].attrition : attritionAgainst(p, player)?.total
  if (typeof attrition === 'number') yield { attrition: [player, attrition] }
  if (battle.owed?.[player]) yield { damage: [player, battle.owed[player].damage] }
}

/** What is asked, and who of those with a name is among the cards to choose from. */
function* ofDecision(
  { decision }: Game<Position>,
  names: Names,
  aliases: readonly string[],
): Generator<unknown> {
  if (!decision) return
  const { by, kind, why, cards = [] } = decision
  yield { decision: { by, kind, why } }
  for (const alias of aliases)
    if (cards.includes(names[alias] ?? -1)) yield { decision: { by, among: [alias] } }
}

/**
 * All that is so, each as a fact. Only named cards are looked at.
 * @param answered whether what has been told belongs to an answer.
 */
export function factsOf(
  game: Game<Position>,
  names: Names,
  aliases: readonly string[],
  answered: boolean,
): Fact[] {
  const p = game.state
  const drain = drainUnderWay(p, game.stack)
  const shuffles = game.events.filter(({ say }) => say === 'shuffled').length
  const found = [
    ...aliases.flatMap((alias) => {
      const card = names[alias]
      return card === undefined ? [] : [...ofCard(game, names, alias, card)]
    }),
    ...p.layout.flatMap((location) => {
      const title = nameOf(p, names, location)
      return title === undefined ? [] : [...ofPlace(p, title, location)]
    }),
    ...players.flatMap((player) => [...ofPlayer(p, player)]),
    ...(typeof drain === 'number' ? [{ drain }] : []),
    ...ofDecision(game, names, aliases),
    ...(answered ? [{ logged: ['shuffled', shuffles] }] : []),
  ]
  return found as Fact[]
}

/** An act that may be taken now, as a step does it, with what it costs. */
export interface Offered {
  by: 'light' | 'dark'
  does: string
  cost: number
}

/** The acts that the player who is asked may take, by what a step would do. */
export function offersOf(game: Game<Position>, names: Names): Map<string, Offered> {
  const found = new Map<string, Offered>()
  const { decision } = game
  if (!decision || (decision.kind !== 'action' && decision.kind !== 'response')) return found
  const by = decision.by as 'light' | 'dark'
  for (const act of swccg.legal(game.state, game.stack, by)) {
    const does = JSON.stringify(writeStep(game, names, { by, act }))
    const verdict = swccg.judge(game, by, act)
    if (verdict.legal) found.set(does, { by, does, cost: verdict.cost ?? 0 })
  }
  return found
}
