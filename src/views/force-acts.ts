/** What a phase offers to do besides cards: activating, draining, battling, drawing; and losing Force. */

import {
  type Answer,
  type CardId,
  drainAmount,
  type Game,
  type Illegal,
  type Intent,
  type Part,
  type PileName,
  type Position,
  swccg,
} from './engine.ts'

export interface Drain {
  location: CardId
  /** What the opponent would lose, and what that is made of. */
  amount: number
  parts: readonly Part[]
  cost: number
}

/** A battle that may be initiated. */
export interface Attack {
  location: CardId
  cost: number
}

export interface ForceActs {
  /** How much may be activated, and how many cards drawn; 0: nothing. */
  activate: number
  draw: number
  drains: readonly Drain[]
  battles: readonly Attack[]
}

const nothing: ForceActs = { activate: 0, draw: 0, drains: [], battles: [] }
const known = new WeakMap<Game<Position>, ForceActs>()

/** What the one who decides may do with Force now. */
export function forceActs(game: Game<Position>): ForceActs {
  const { decision, state, stack } = game
  if (decision?.kind !== 'action' || !['activate', 'control', 'battle', 'draw'].includes(state.turn.phase))
    return nothing
  let found = known.get(game)
  if (!found) {
    const legal = [...swccg.legal(state, stack, decision.by)]
    found = {
      activate: Math.max(0, ...legal.map((one) => (one.kind === 'activate' ? one.count : 0))),
      draw: Math.max(0, ...legal.map((one) => (one.kind === 'draw' ? one.count : 0))),
      drains: legal.flatMap((one) => (one.kind === 'drain' ? [drainAt(game, one.location)] : [])),
      battles: legal.flatMap((one) => (one.kind === 'battle' ? [attackAt(game, one.location)] : [])),
    }
    known.set(game, found)
  }
  return found
}

function drainAt(game: Game<Position>, location: CardId): Drain {
  const by = game.decision?.by ?? game.state.turn.player
  const verdict = swccg.judge(game, by, { kind: 'drain', location })
  const found = drainAmount(game.state, by, location)
  return {
    location,
    amount: found.total,
    parts: found.parts,
    cost: verdict.legal ? verdict.cost : 0,
  }
}

function attackAt(game: Game<Position>, location: CardId): Attack {
  const by = game.decision?.by ?? game.state.turn.player
  const verdict = swccg.judge(game, by, { kind: 'battle', location })
  return { location, cost: verdict.legal ? verdict.cost : 0 }
}

/** Why there is no Force drain, or no battle, at a location, for the one who decides. */
export function notThere(
  game: Game<Position>,
  what: 'drain' | 'battle',
  location: CardId,
): Illegal<Intent> | null {
  const by = game.decision?.by
  const verdict = by && swccg.judge(game, by, { kind: what, location })
  return verdict && !verdict.legal ? verdict : null
}

export interface Loss {
  card: CardId
  /** A card drawn for destiny that lies unresolved is in no pile. */
  from: PileName | 'drawn'
}

const losses = new WeakMap<Game<Position>, readonly Loss[]>()
const none: readonly Loss[] = []

/** The cards that the next unit of Force can be lost from; none while no Force is to be lost. */
export function lossesOf(game: Game<Position>): readonly Loss[] {
  const { decision, state } = game
  if (decision?.why !== 'lose Force') return none
  let found = losses.get(game)
  if (!found) {
    found = (decision.cards ?? []).flatMap((card) => {
      const where = state.cards[card]?.where
      return where ? [{ card, from: 'in' in where ? where.in : 'drawn' }] : []
    })
    losses.set(game, found)
  }
  return found
}

/** The answer by which the next unit of Force is lost from a pile; null where none can be. */
export function unitOf(game: Game<Position>, from: PileName): Answer<Intent> | null {
  const { decision, state, stack } = game
  if (!decision) return null
  const loss = lossesOf(game).find((one) => one.from === from)
  if (loss) return { by: decision.by, cards: [loss.card] }
  if (state.battle?.segment !== 'damage' || decision.kind !== 'action') return null
  for (const act of swccg.legal(state, stack, decision.by))
    if (act.kind === 'lose' && act.from === from) return { by: decision.by, act }
  return null
}
