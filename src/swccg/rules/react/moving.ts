/** Moving as a react: to the battle or drain, or away from it, by an ordinary move at an ordinary price. */

import { type Change, illegal, type Reason, type Verdict } from '../../../kernel/index.ts'
import { fits, openSlots } from '../../model/capacity.ts'
import { isOnTable, locationOf } from '../../model/table.ts'
import type { CardId, Destination, MoveName, Player, Position, SlotKind } from '../../model/types.ts'
import { notOnTable } from '../ground/answering.ts'
import type { Intent, Move, ReactMove } from '../ground/intent.ts'
import type { Moment } from '../ground/moment.ts'
import { applies, observedIn } from '../ground/observing.ts'
import type { ProcedureOf } from '../ground/procedure.ts'
import { holding, no } from '../ground/reasons.ts'
import { inRulings } from '../ground/rulebook.ts'
import { priceOf } from '../movement/cost.ts'
import { disembark, embark } from '../movement/embarking-and-disembarking.ts'
import { hyperspeed } from '../movement/hyperspeed.ts'
import { landing, takingOff } from '../movement/landing.ts'
import { landspeed } from '../movement/landspeed.ts'
import { attemptOf, type MoveKind, placeOfGoal } from '../movement/move.ts'
import { reasonsAgainst } from '../movement/moving.ts'
import { startMove } from '../movement/procedure.ts'
import { notRoomForAll } from '../movement/room-aboard.ts'
import { sectorMovement } from '../movement/sector-movement.ts'
import {
  againstReacting,
  bringerOf,
  leadsElsewhere,
  noTextToReact,
  type Opportunity,
  opportunityOf,
  type React,
  reactedKey,
  reactTexts,
} from './react.ts'

export const rules = [
  ...inRulings('if within range', { 'TRM-157': {} }),
  ...inRulings('Reacts', { 'TRM-205': {}, 'TRM-209': {} }),
]

/** The kinds of move that serve. (TRM-209) */
const ways: readonly MoveKind[] = [
  landspeed,
  hyperspeed,
  landing,
  takingOff,
  sectorMovement,
  embark,
  disembark,
]

const wayNamed = (using: MoveName) => ways.find((way) => way.using === using)

/** A kind of move as it is used to react: no regular move, in its own time, at the price that the text leaves. (MOV-010) */
const asReact = (kind: MoveKind, text: React | undefined): MoveKind => ({
  ...kind,
  class: 'react',
  ownTime: () => [],
  price(attempt) {
    if (text?.text.free) return { force: 'free', rules: [] }
    const { force, rules } = kind.price(attempt)
    const add = text?.text.add ?? 0
    return {
      force: force === 'free' && add === 0 ? 'free' : Number(force === 'free' ? 0 : force) + add,
      rules,
    }
  },
  *judge(attempt) {
    yield* kind.judge(attempt)
    applies('MOV-010', 'BAT-023', 'TRM-204', 'TRM-212')
  },
})

/** The text that lets a card make this move as a react. */
function textFor(p: Position, player: Player, move: Move, chance: Opportunity): React | undefined {
  const [card] = move.cards
  if (card === undefined) return undefined
  const away = locationOf(p, card) === chance.at
  return reactTexts(p, player, card, away ? 'move away' : 'move', chance)[0]
}

/** Is it the place of the battle or drain that the move leads to, or away from where the text says so? (TRM-203, TRM-205) */
function* whereTo(p: Position, player: Player, move: Move, chance: Opportunity): Generator<Reason> {
  const card = move.cards[0]!
  const there = locationOf(p, card) === chance.at
  const text = textFor(p, player, move, chance)
  if (!text) return yield there ? no('TRM-205', { card, at: chance.at }) : noTextToReact(card, chance)
  yield* leadsElsewhere(card, chance, placeOfGoal(p, move.to), there)
}

/** Others that board before, and leave after: each by a move of its own that must be possible. (TRM-210) */
function* along(p: Position, player: Player, react: ReactMove, moment: Moment): Generator<Reason> {
  const ship = react.move.cards[0]!
  const boarding = react.boarding ?? []
  const seats: { card: CardId; slot: SlotKind }[] = []
  for (const card of boarding) {
    const open = openSlots(p, ship, card)
    const slot = open.find((kind) => fits(p, ship, [...seats, { card, slot: kind }]))
    if (slot !== undefined) seats.push({ card, slot })
    // Alone it would find a seat: what is missing is room for all of them.
    else if (open.length > 0 && boarding.length > 1) yield notRoomForAll(boarding, ship)
  }
  for (const card of boarding) {
    const attempt = attemptOf(p, player, { using: 'embark', cards: [card], to: { aboard: ship } })
    yield* reasonsAgainst(attempt, asReact(embark, undefined), moment)
  }
}

function* reasons(p: Position, player: Player, react: ReactMove, moment: Moment): Generator<Reason> {
  const { move } = react
  const [card] = move.cards
  if (card === undefined || !isOnTable(p, card)) return yield notOnTable({ card: card ?? -1 })
  const cards = [...move.cards, ...(react.boarding ?? []), ...(react.leaving ?? [])]
  yield* againstReacting(p, player, cards, moment)
  const chance = opportunityOf(moment)
  if (!chance || chance.initiator === player) return
  yield* whereTo(p, player, move, chance)
  const way = wayNamed(move.using)
  const text = textFor(p, player, move, chance)?.text
  // Nothing lets it react: how it would get there is no question.
  if (!text) return
  if (text.withinRange && move.using !== 'landspeed' && move.using !== 'hyperspeed')
    yield no('TRM-157', { card, using: move.using })
  if (!way) return yield no('TRM-209', { card, using: move.using })
  yield* reasonsAgainst(attemptOf(p, player, move), asReact(way, textFor(p, player, move, chance)), moment)
  yield* along(p, player, react, moment)
}

export function judgeReactMove(
  p: Position,
  player: Player,
  react: ReactMove,
  moment: Moment,
): Verdict<Intent> {
  const found = [...holding(p, reasons(p, player, react, moment))]
  if (found.length > 0) return illegal(...found)
  const chance = opportunityOf(moment) as Opportunity
  const kind = asReact(wayNamed(react.move.using) as MoveKind, textFor(p, player, react.move, chance))
  const attempt = attemptOf(p, player, react.move)
  const { force, parts = [] } = priceOf(kind, attempt)
  return { legal: true, cost: force, parts, rules: observedIn(() => kind.judge(attempt)) }
}

/** The react that bringing this card there would mean: by the first kind of move that leads to such a place. */
export function intendedReact(p: Position, player: Player, card: CardId, to: Destination): ReactMove {
  const move: Move = { using: 'landspeed', cards: [card], to }
  const attempt = attemptOf(p, player, move)
  const way = ways.find((one) => one.concerns(attempt)) ?? ways.find((one) => one.everBy?.(p, card) ?? true)
  return { move: { ...move, using: (way ?? landspeed).using } }
}

/** The moves that a card could make as a react now. */
export function* reactMovesOf(
  p: Position,
  player: Player,
  card: CardId,
  moment: Moment,
): Generator<ReactMove> {
  const chance = opportunityOf(moment)
  if (!chance || chance.initiator === player || moment.toAct !== player) return
  const there = locationOf(p, card) === chance.at
  if (reactTexts(p, player, card, there ? 'move away' : 'move', chance).length === 0) return
  for (const way of ways) {
    for (const move of way.attempts(p, player, card)) {
      if (holding(p, reasons(p, player, { move }, moment)).next().done) yield { move }
    }
  }
}

/** Pays at once: the Force is used whatever comes of it. (TRM-208) */
export function beginReactMove(change: Change<Position>, player: Player, react: ReactMove): void {
  const chance = opportunityOf({ frame: change.stack.at(-1), toAct: player }) as Opportunity
  const { move, boarding = [], leaving = [] } = react
  const by = textFor(change.now, player, move, chance)
  const keys = [...move.cards, ...boarding, ...leaving].map((card) => reactedKey(change.now, card))
  change.put('used', [...change.now.used, ...keys])
  change.log({
    say: 'reacts',
    with: { cards: move.cards, by: bringerOf(move.cards, by?.source), at: chance.at, others: boarding },
    by: player,
    cites: [
      ...['BAT-023', 'TRM-211', 'TRM-212', 'TRM-208', 'TRM-203'],
      ...(boarding.length + leaving.length > 0 ? ['TRM-210'] : []),
    ],
  })
  const seats = boarding.map(
    (card): Move => ({ using: 'embark', cards: [card], to: { aboard: move.cards[0]! } }),
  )
  change.push({
    does: 'react',
    step: 0,
    player,
    moves: [...seats, move],
    leaving,
    by: by?.source ?? null,
    free: by?.text ?? null,
  })
}

declare module '../../model/under-way.ts' {
  interface Frames {
    react: { player: Player; moves: Move[]; leaving: CardId[]; by: CardId | null; free: React['text'] | null }
  }
}

/** One move after the other: boarding, the react itself, and leaving what has arrived. */
export const reactProcedure: ProcedureOf<'react'> = {
  run(change, frame) {
    const player = frame.player
    const [move, ...moves] = frame.moves as Move[]
    const leaving = frame.leaving
    if (move) {
      change.next(0, { moves })
      const way = wayNamed(move.using) as MoveKind
      const text = moves.length === 0 && frame.free ? ({ text: frame.free } as React) : undefined
      const attempt = attemptOf(change.now, player, move)
      const kind = asReact(way, text)
      const fine = holding(change.now, reasonsAgainst(attempt, kind, { frame, toAct: player })).next().done
      if (fine) startMove(change, kind, attempt)
      return
    }
    const [card, ...others] = leaving
    if (card === undefined) return change.pop()
    change.next(0, { leaving: others })
    for (const off of disembark.attempts(change.now, player, card)) {
      const attempt = attemptOf(change.now, player, off)
      const kind = asReact(disembark, undefined)
      if (!holding(change.now, reasonsAgainst(attempt, kind, { frame, toAct: player })).next().done) continue
      return startMove(change, kind, attempt)
    }
  },
}
