/** Moving as a react: to the battle or drain, or away from it, by an ordinary move at an ordinary price. */

import { firstOf, illegal, type Reason } from '../../../kernel/index.ts'
import { fits, openSlots } from '../../model/capacity.ts'
import { cardOf } from '../../model/cards/card-of.ts'
import { allOnTable, isOnTable, locationOf } from '../../model/table.ts'
import type { CardId, MoveDestination, MoveName, Player, Position, SlotKind } from '../../model/types.ts'
import { notRoomForAll } from '../movement/carrying/room-aboard.ts'
import { reasonsAgainst } from '../movement/general/movement.ts'
import { attemptOf, type MoveKind, placeOfGoal } from '../movement/move.ts'
import { priceOf } from '../movement/movement-cost.ts'
import { startMove } from '../movement/movement-procedure.ts'
import { hyperspeed } from '../movement/regular/hyperspeed.ts'
import { landing, takingOff } from '../movement/regular/landing-and-taking-off.ts'
import { landspeed } from '../movement/regular/landspeed.ts'
import { sectorMovement } from '../movement/regular/sector-movement.ts'
import { disembark, embark } from '../movement/unlimited/embarking-and-disembarking.ts'
import { notOnTable } from '../shared/actions/answering.ts'
import type { Move, ReactMove } from '../shared/actions/intent.ts'
import type { Moment } from '../shared/actions/moment.ts'
import { applies, observedIn } from '../shared/observing.ts'
import { inOrder } from '../shared/order-of-reasons.ts'
import type { ProcedureOf } from '../shared/procedure.ts'
import { nothingAgainst, refusal } from '../shared/reasons.ts'
import { crdOnly, inRulings, within } from '../shared/rulebook.ts'
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
  type WayToReact,
} from './react.ts'

export const rules = [
  // In the rulebook the words add nothing. (MOV-161, ED-25)
  ...inRulings('if within range', { 'TRM-157': crdOnly }),
  ...inRulings('Reacts', { 'TRM-205': {}, 'TRM-209': {} }),
]

const { refuse } = within(rules)

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
const asReact = (kind: MoveKind, text?: React['text'] | null): MoveKind => ({
  ...kind,
  class: 'react',
  ownTime: () => [],
  price(attempt) {
    if (text?.free) return { force: 'free', rules: [] }
    const { force, rules } = kind.price(attempt)
    const add = text?.add ?? 0
    if (force === 'free') return { force: add === 0 ? 'free' : add, rules }
    return { force: force + add, rules }
  },
  *judge(attempt) {
    yield* kind.judge(attempt)
    applies('MOV-010', 'BAT-023', 'TRM-204', 'TRM-212')
  },
})

/** The text that lets a card move as a react: to the battle or drain, or away from it where it is there already. */
const textFor = (p: Position, player: Player, card: CardId, chance: Opportunity): React | undefined =>
  reactTexts(p, player, card, locationOf(p, card) === chance.at ? 'move away' : 'move', chance)[0]

/** Others that board before, and leave after: each by a move of its own that must be possible. (TRM-210) */
function* along(p: Position, player: Player, react: ReactMove, moment: Moment): Generator<Reason> {
  const ship = firstOf(react.move.cards)
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
    yield* reasonsAgainst(attempt, asReact(embark), moment)
  }
}

function* reasons(p: Position, player: Player, react: ReactMove, moment: Moment): Generator<Reason> {
  const { move, boarding = [], leaving = [] } = react
  const { using } = move
  const [card] = move.cards
  if (card === undefined || !isOnTable(p, card)) return yield notOnTable({ card: card ?? -1 })
  const chance = yield* againstReacting(p, player, [...move.cards, ...boarding, ...leaving], moment)
  if (!chance) return
  const there = locationOf(p, card) === chance.at
  const text = textFor(p, player, card, chance)?.text
  // Nothing lets it react: how it would get there is no question.
  if (!text) return yield there ? refusal('TRM-205', { card, at: chance.at }) : noTextToReact(card, chance)
  yield* leadsElsewhere(card, chance, placeOfGoal(p, move.to), there)
  if (text.withinRange && using !== 'landspeed' && using !== 'hyperspeed')
    yield refuse('TRM-157', { card, using })
  const way = wayNamed(using)
  if (!way) return yield refusal('TRM-209', { card, using })
  yield* reasonsAgainst(attemptOf(p, player, move), asReact(way, text), moment)
  yield* along(p, player, react, moment)
}

/** The react that bringing this card there would mean: by the first kind of move that leads to such a place. */
export function intendedReact(p: Position, player: Player, card: CardId, to: MoveDestination): ReactMove {
  const move: Move = { using: 'landspeed', cards: [card], to }
  const attempt = attemptOf(p, player, move)
  const way = ways.find((one) => one.concerns(attempt)) ?? ways.find((one) => one.everBy?.(p, card) ?? true)
  return { move: { ...move, using: (way ?? landspeed).using } }
}

export const byMoving: WayToReact<ReactMove> = {
  judge(p, player, react, moment) {
    const found = inOrder(p, reasons(p, player, react, moment))
    if (found.length > 0) return illegal(...found)
    const attempt = attemptOf(p, player, react.move)
    const text = textFor(p, player, attempt.card, opportunityOf(moment) as Opportunity)?.text
    const kind = asReact(wayNamed(react.move.using) as MoveKind, text)
    const { force, parts = [] } = priceOf(kind, attempt)
    return { legal: true, cost: force, parts, rules: observedIn(() => kind.judge(attempt)) }
  },

  /** Pays at once: the Force is used whatever comes of it. (TRM-208) */
  begin(change, player, { move, boarding = [], leaving = [] }, chance) {
    const card = firstOf(move.cards)
    const by = textFor(change.now, player, card, chance)
    const keys = [...move.cards, ...boarding, ...leaving].map((one) => reactedKey(change.now, one))
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
    const seats = boarding.map((one): Move => ({ using: 'embark', cards: [one], to: { aboard: card } }))
    const [source, free] = [by?.source ?? null, by?.text ?? null]
    change.push({ does: 'react', player, moves: [...seats, move], leaving, by: source, free })
  },

  *legal(p, player, chance, moment) {
    for (const card of allOnTable(p)) {
      if (cardOf(p, card).owner !== player || !textFor(p, player, card, chance)) continue
      for (const way of ways) {
        for (const move of way.attempts(p, player, card)) {
          if (nothingAgainst(p, reasons(p, player, { move }, moment))) yield { move }
        }
      }
    }
  },
}

declare module '../../model/under-way.ts' {
  interface Frames {
    react: { player: Player; moves: Move[]; leaving: CardId[]; by: CardId | null; free: React['text'] | null }
  }
}

/** One move after the other: boarding, the react itself, and leaving what has arrived. */
export const reactProcedure: ProcedureOf<'react'> = {
  run(change, frame) {
    const { player, free } = frame
    const [move, ...moves] = frame.moves
    const [card, ...leaving] = frame.leaving
    /** Makes such a move, if it is still possible. */
    const makes = (one: Move, way: MoveKind, text: React['text'] | null): boolean => {
      const attempt = attemptOf(change.now, player, one)
      const kind = asReact(way, text)
      const fine = nothingAgainst(change.now, reasonsAgainst(attempt, kind, { frame, toAct: player }))
      if (fine) startMove(change, kind, attempt)
      return fine
    }
    if (move) {
      change.stay({ moves })
      makes(move, wayNamed(move.using) as MoveKind, moves.length === 0 ? free : null)
    } else if (card === undefined) change.pop()
    else {
      change.stay({ leaving })
      for (const off of disembark.attempts(change.now, player, card)) if (makes(off, disembark, null)) return
    }
  },
}
