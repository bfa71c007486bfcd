/** What can be seen of a game, as facts that a scenario may expect, and the acts that are offered with their costs. */

import type { Game } from '../../../kernel/index.ts'
import { untrue } from '../../../scenarios/format/facts.ts'
import type { Fact } from '../../../scenarios/format/schema.ts'
import type { Names } from '../../../scenarios/format/set-up.ts'
import { writeStep } from '../../../scenarios/format/writing-steps.ts'
import {
  abilityAt,
  attritionAgainst,
  controls,
  drainUnderWay,
  emptySlots,
  facts,
  forceIcons,
  hasState,
  locationOf,
  occupies,
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
  const found: unknown[] = []
  for (const alias of aliases) {
    const card = names[alias]
    if (card === undefined) continue
    const { where } = p.cards[card]!
    if ('in' in where) {
      found.push({ in: [alias, where.in] })
      continue
    }
    if ('played' in where) continue
    const { type } = facts(p, card)
    if (type === 'location') continue
    const location = locationOf(p, card)
    const title =
      location === null
        ? undefined
        : names[facts(p, location).title] === location
          ? facts(p, location).title
          : Object.keys(names).find((name) => names[name] === location)
    if ('at' in where && title !== undefined) found.push({ at: [alias, title] })
    if (type === 'character' || type === 'starship' || type === 'vehicle' || type === 'creature')
      for (const stat of stats) {
        const is = statOf(game, names, alias, stat)
        if (is !== null) found.push({ stat: [alias, stat, is] })
      }
    if (type === 'starship' || type === 'vehicle')
      for (const slot of ['pilot', 'passenger', 'starfighter', 'vehicle'] as const) {
        const empty = emptySlots(p, card, slot)
        if (Number.isFinite(empty)) found.push({ free: [alias, slot, empty] })
      }
    if (hasState(p, card, 'hit')) found.push({ hit: alias })
  }
  for (const location of p.layout) {
    const title = Object.keys(names).find(
      (name) => names[name] === location && name !== facts(p, location).title.toLowerCase(),
    )
    if (title === undefined) continue
    for (const player of players) {
      found.push({ icons: [player, title, forceIcons(p, player, location)] })
      found.push({ ability: [player, title, abilityAt(p, player, location)] })
      found.push({ occupies: [player, title, occupies(p, player, location)] })
      found.push({ controls: [player, title, controls(p, player, location)] })
    }
  }
  for (const player of players) {
    for (const pile of ['force', 'reserve', 'used', 'lost', 'hand'] as const)
      found.push({ [pile]: [player, p.piles[player][pile].length] })
    if (p.battle) {
      found.push({ power: [player, p.battle.total?.[player] ?? totalInBattle(p, player).total] })
      const attrition =
        p.battle.segment === 'damage' ? p.battle.owed[player].attrition : attritionAgainst(p, player)?.total
      if (typeof attrition === 'number') found.push({ attrition: [player, attrition] })
      if (p.battle.owed?.[player]) found.push({ damage: [player, p.battle.owed[player].damage] })
    }
  }
  const drain = drainUnderWay(p, game.stack)
  if (typeof drain === 'number') found.push({ drain })
  const { decision } = game
  if (decision) found.push({ decision: { by: decision.by, kind: decision.kind, why: decision.why } })
  if (decision?.cards?.length) {
    const named = decision.cards.flatMap((card) => aliases.find((alias) => names[alias] === card) ?? [])
    for (const one of named) found.push({ decision: { by: decision.by, among: [one] } })
  }
  const shuffles = answered ? game.events.filter(({ say }) => say === 'shuffled').length : 0
  if (answered) found.push({ logged: ['shuffled', shuffles] })
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
