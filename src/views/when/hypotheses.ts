/** Positions in which one thing is otherwise than it is: what somebody asks who wants to know when an act would be legal. */

import { loopFrame } from '../../kernel/index.ts'
import {
  activationOf,
  type CardId,
  type CardState,
  facts,
  isOnTable,
  locationOf,
  newCard,
  opponentOf,
  type Phase,
  type Player,
  standingIn,
  type Where,
} from '../../swccg/index.ts'
import type { Game, Illegal, Intent, Position } from '../engine.ts'

/** One change of a position, as it is told. */
export type Said =
  | { say: 'now'; over: 'battle' | 'attack' | 'action' }
  | { say: 'own' | 'next own' | 'other'; phase: Phase }
  | { say: 'next turn' | 'damage' }
  | { say: 'pile'; pile: 'reserve' | 'force' | 'used' }
  | { say: 'force' | 'at most'; count: number }
  | { say: 'pilot' | 'hand' | 'table' | 'undercover' | 'fit' | 'instead' | 'gone'; card: CardId }
  | { say: 'friend' | 'foe' | 'both' | 'clear' | 'react'; place: CardId }
  | { say: 'from'; card: CardId; place: CardId }

/** A position with one change. Where the act itself changes (another place, fewer cards), so does `intent`. */
export interface Hypothesis {
  said: Said
  game: Game<Position>
  intent: Intent
}

const order: readonly Phase[] = ['activate', 'control', 'deploy', 'battle', 'move', 'draw']

/** The position in a phase, at the action of a player, with nothing else under way; later phases come in the same turn. */
function inPhase(game: Game<Position>, turnOf: Player, by: Player, phase: Phase): Game<Position> {
  const { turn } = game.state
  const later = turn.player === turnOf ? (order.indexOf(phase) < order.indexOf(turn.phase) ? 2 : 0) : 1
  const { activation: _, drawn: __, ...rest } = turn
  const state: Position = {
    ...game.state,
    battle: null,
    attack: null,
    turn: { ...(later === 0 ? turn : rest), number: turn.number + later, player: turnOf, phase },
  }
  if (phase === 'activate') state.turn.activation = activationOf(state)
  const stack = [...standingIn(phase, turnOf).slice(0, -1), loopFrame(phase, by)]
  return { ...game, state, stack, decision: { by, kind: 'action', why: phase, with: {}, mayPass: true } }
}

/** When what is under way is over, and it is this player's time to act. */
function now(
  game: Game<Position>,
  by: Player,
): { over: 'battle' | 'attack' | 'action'; game: Game<Position> } {
  const { turn, battle, attack } = game.state
  return {
    over: battle ? 'battle' : attack ? 'attack' : 'action',
    game: inPhase(game, turn.player, by, turn.phase),
  }
}

/** The position with other states of one card. */
function changed(game: Game<Position>, card: CardId, part: Partial<CardState>): Game<Position> {
  const { state } = game
  const cards = state.cards.map((one) => (one.id === card ? { ...one, ...part } : one))
  return { ...game, state: { ...state, cards } }
}

/** The position with a card taken out of its pile, and where it is put instead. */
function put(game: Game<Position>, card: CardId, where: Where): Game<Position> {
  const { state } = game
  const owner = state.cards[card]?.owner
  if (!owner) return game
  const own = { ...state.piles[owner] }
  for (const pile of ['reserve', 'force', 'used', 'lost', 'hand', 'out'] as const)
    own[pile] = own[pile].filter((one) => one !== card)
  if ('in' in where) own[where.in] = [card, ...own[where.in]]
  const moved = changed(game, card, { where })
  return { ...moved, state: { ...moved.state, piles: { ...state.piles, [owner]: own } } }
}

/** The position in which a player has so much more Force; the cards come from his other piles. */
export function withForce(game: Game<Position>, by: Player, count: number): Game<Position> {
  const { reserve, used, lost } = game.state.piles[by]
  const more = [...reserve, ...used, ...lost].slice(0, count)
  return more.reduce((so, card) => put(so, card, { in: 'force' }), game)
}

/** The position with one more card, which is made up: a character who does nothing but be there. */
function joined(game: Game<Position>, by: Player, where: Where): Game<Position> {
  const { state } = game
  const key = `made-up-${by}`
  const maker = {
    key,
    title: '',
    side: by,
    type: 'character',
    subtype: by === 'light' ? 'rebel' : 'imperial',
    destiny: 1,
    deploy: 1,
    power: 3,
    ability: 3,
    forfeit: 3,
    icons: ['pilot', 'warrior'],
  } as const
  const facts = { ...maker, icons: [...maker.icons] }
  const card = newCard(facts, state.cards.length, by, where)
  return {
    ...game,
    state: { ...state, defined: { ...state.defined, [key]: facts }, cards: [...state.cards, card] },
  }
}

/** The locations and cards that an act names. */
function named(intent: Intent): { cards: CardId[]; places: CardId[] } {
  const cards: CardId[] = []
  const places: CardId[] = []
  const read = (value: unknown, key: string): void => {
    if (typeof value === 'number' && key !== 'count' && key !== 'x' && key !== 'function')
      (key === 'location' ? places : cards).push(value)
    else if (typeof value === 'object' && value !== null)
      for (const [inner, one] of Object.entries(value)) read(one, Array.isArray(value) ? key : inner)
  }
  read(intent, '')
  return { cards: [...new Set(cards)], places: [...new Set(places)] }
}

/** The times at which it could be done. */
export function* times(game: Game<Position>, by: Player, intent: Intent): Generator<Hypothesis> {
  const { turn } = game.state
  const soon = now(game, by)
  yield { said: { say: 'now', over: soon.over }, game: soon.game, intent }
  for (const phase of order) {
    const say = turn.player === by && turn.phase === phase ? 'next own' : 'own'
    if (say === 'own') yield { said: { say, phase }, game: inPhase(game, by, by, phase), intent }
  }
  for (const phase of order)
    yield { said: { say: 'other', phase }, game: inPhase(game, opponentOf(by), by, phase), intent }
  const { number } = turn
  const next = inPhase(
    { ...game, state: { ...game.state, turn: { ...turn, number: number + 2 } } },
    by,
    by,
    turn.phase,
  )
  if (turn.player === by) yield { said: { say: 'next own', phase: turn.phase }, game: next, intent }
}

/** The damage segment of a battle where the card is, in which its player has to pay. */
export function* damage(game: Game<Position>, by: Player, intent: Intent): Generator<Hypothesis> {
  if (intent.kind !== 'forfeit' && intent.kind !== 'lose') return
  const p = game.state
  const at = intent.kind === 'forfeit' ? locationOf(p, intent.card) : p.layout[0]
  if (at === undefined || at === null) return
  const none = { power: null, battle: null, attrition: null }
  const there = p.cards.filter(({ id }) => isOnTable(p, id) && locationOf(p, id) === at && id !== at)
  const state: Position = {
    ...p,
    battle: {
      at,
      initiator: opponentOf(by),
      segment: 'damage',
      joined: there
        .filter(({ id }) => facts(p, id).power !== undefined || facts(p, id).forfeit !== undefined)
        .map(({ id }) => id),
      excluded: [],
      idle: [],
      destiny: { light: none, dark: none },
      total: null,
      winner: opponentOf(by),
      attrition: { light: 9, dark: 9 },
      owed: { light: { attrition: 9, damage: 9 }, dark: { attrition: 9, damage: 9 } },
      immune: [],
    },
  }
  const frame = loopFrame('damage segment' as const, by)
  const stack = [...standingIn(p.turn.phase, p.turn.player).slice(0, -1), frame]
  const decision = { by, kind: 'action', why: 'damage segment', with: {}, mayPass: true } as const
  yield { said: { say: 'damage' }, game: { ...game, state, stack, decision }, intent }
}

/** What could be otherwise about the cards and places that it is about. */
export function* lifted(game: Game<Position>, by: Player, intent: Intent): Generator<Hypothesis> {
  const p = game.state
  const { cards, places } = named(intent)
  for (const id of cards) {
    const card = p.cards[id]
    if (!card) continue
    const about = facts(p, id)
    if (card.owner === by && intent.kind !== 'lose') {
      if (!('in' in card.where)) {
        if (intent.kind === 'play' || intent.kind === 'deploy')
          yield { said: { say: 'hand', card: id }, game: put(game, id, { in: 'hand' }), intent }
      } else {
        yield { said: { say: 'hand', card: id }, game: put(game, id, { in: 'hand' }), intent }
        yield { said: { say: 'table', card: id }, game: put(game, id, { table: by }), intent }
        for (const place of p.layout)
          yield {
            said: { say: 'from', card: id, place },
            game: put(game, id, { at: place, side: by }),
            intent,
          }
      }
    }
    if (card.moved === p.turn.number)
      yield { said: { say: 'next turn' }, game: changed(game, id, { moved: 0, movedBy: null }), intent }
    if (card.states.length > 0 && intent.kind !== 'break cover')
      yield { said: { say: 'fit', card: id }, game: changed(game, id, { states: [] }), intent }
    if (about.capacity)
      yield {
        said: { say: 'pilot', card: id },
        game: joined(game, card.owner, { aboard: id, slot: 'pilot' }),
        intent,
      }
    if (intent.kind === 'break cover')
      yield {
        said: { say: 'undercover', card: id },
        game: changed(game, id, { states: [...card.states, 'undercover'] }),
        intent,
      }
    const here = isOnTable(p, id) ? locationOf(p, id) : null
    if (here !== null && about.type !== 'location') places.push(here)
    if (isOnTable(p, id) && about.type !== 'location')
      for (const place of p.layout.filter((one) => one !== here))
        yield {
          said: { say: 'from', card: id, place },
          game: changed(game, id, { where: { at: place, side: card.owner } }),
          intent,
        }
  }
  for (const place of new Set(places)) {
    const friend = joined(game, by, { at: place, side: by })
    const foe = { at: place, side: opponentOf(by) }
    yield { said: { say: 'friend', place }, game: friend, intent }
    yield { said: { say: 'foe', place }, game: joined(game, opponentOf(by), foe), intent }
    yield { said: { say: 'both', place }, game: joined(friend, opponentOf(by), foe), intent }
    const side = p.cards.filter(({ where }) => 'at' in where && where.at === place && where.side === foe.side)
    const gone = side.reduce((so, { id }) => put(so, id, { in: 'lost' }), game)
    if (side.length > 0) {
      yield { said: { say: 'clear', place }, game: gone, intent }
    }
  }
}

/** The same act a little otherwise: fewer cards, another place, another card. */
export function* other(game: Game<Position>, intent: Intent): Generator<Hypothesis> {
  for (const [said, one] of others(game.state, intent)) yield { said, game, intent: one }
}

function* others(p: Position, intent: Intent): Generator<[Said, Intent]> {
  const instead = (card: CardId): Said => ({ say: 'instead', card })
  const onTable = p.cards.map(({ id }) => id).filter((id) => isOnTable(p, id))
  switch (intent.kind) {
    case 'activate':
    case 'draw':
      for (let count = intent.count - 1; count > 0; count--)
        yield [
          { say: 'at most', count },
          { ...intent, count },
        ]
      return
    case 'drain':
    case 'battle':
      for (const location of p.layout) yield [instead(location), { ...intent, location }]
      return
    case 'move':
      if (!('location' in intent.to)) return
      for (const location of p.layout)
        yield [instead(location), { ...intent, to: { ...intent.to, location } }]
      return
    case 'deploy':
      for (const location of p.layout) yield [instead(location), { ...intent, to: { location } }]
      for (const on of onTable) yield [instead(on), { ...intent, to: { on } }]
      return
    case 'transfer':
      for (const to of onTable) yield [instead(to), { ...intent, to }]
      return
    case 'fire':
      for (const at of onTable) yield [instead(at), { ...intent, at: [at] }]
      return
    case 'lose': {
      const { card: _, ...rest } = intent
      for (const from of ['reserve', 'force', 'used'] as const)
        yield [
          { say: 'pile', pile: from },
          { ...rest, from },
        ]
    }
  }
}

/** Without the other cards that a refusal names. */
export function* gone(
  game: Game<Position>,
  intent: Intent,
  { reasons }: Illegal<Intent>,
): Generator<Hypothesis> {
  const own = named(intent)
  const others = new Set(
    reasons
      .flatMap(({ with: { by, ship, other, cards } }) => [
        by,
        ship,
        other,
        ...(Array.isArray(cards) ? cards : []),
      ])
      .filter((one) => typeof one === 'number')
      .filter((one) => isOnTable(game.state, one) && !own.cards.includes(one) && !own.places.includes(one)),
  )
  for (const card of others)
    if (facts(game.state, card).type !== 'location')
      yield { said: { say: 'gone', card }, game: put(game, card, { in: 'lost' }), intent }
}

/** A battle, or a Force drain, that the opponent has just initiated where it reacts to. */
export function* reacting(game: Game<Position>, by: Player, intent: Intent): Generator<Hypothesis> {
  if (intent.kind !== 'react') return
  const to = 'deploy' in intent ? intent.deploy.to : intent.move.to
  const at = 'location' in to ? to.location : null
  if (at === null) return
  const foe = opponentOf(by)
  const soon = inPhase(game, foe, by, 'control')
  const event = { is: 'Force drain initiated', performer: foe, at } as const
  const stack = [
    ...soon.stack,
    { does: 'window' as const, step: 'optional' as const, event, passes: 0, done: [], toAct: by },
  ]
  const decision = { by, kind: 'response', why: 'respond', with: {}, mayPass: true } as const
  yield { said: { say: 'react', place: at }, game: { ...soon, stack, decision }, intent }
}
