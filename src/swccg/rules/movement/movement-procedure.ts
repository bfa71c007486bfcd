/** How a move is carried out: paid, answered, made step by step, answered again. */

import type { Change } from '../../../kernel/index.ts'
import { firstOf } from '../../../kernel/index.ts'
import { openSlots, slotsTaken } from '../../model/capacity.ts'
import { cardOf } from '../../model/cards/card-of.ts'
import { facts } from '../../model/cards/pool.ts'
import { isCrewed, isStarfighter, isUndercover, isVehicle, movesLikeStarfighter } from '../../model/crew.ts'
import { isActive, isOnTable, locationOf, put, setState, spendForce } from '../../model/table.ts'
import { matchesLocation } from '../../model/texts/filters.ts'
import { cannotMove, textsOf } from '../../model/texts/texts.ts'
import type { CardId, MoveName, Player, Position, SlotKind } from '../../model/types.ts'
import type { Event, FrameOf } from '../../model/under-way.ts'
import type { Move } from '../shared/actions/intent.ts'
import { observedIn } from '../shared/observing.ts'
import type { ProcedureOf } from '../shared/procedure.ts'
import { kindOf } from './all-moves.ts'
import { triggeredByArrival } from './by-text/arriving.ts'
import { forbiddenBy } from './by-text/moving-through-locations.ts'
import { carriers, citesOfCarrying } from './carrying/carrying-cards.ts'
import { followKey } from './follow.ts'
import { citesOfStaying } from './general/cannot-move.ts'
import { type Attempt, attemptOf, type MoveKind, moversOf } from './move.ts'
import { priceOf } from './movement-cost.ts'
import { ousted } from './unlimited/capacity-slots.ts'
import { seated } from './unlimited/docked-starships.ts'

const steps = ['initiation', 'carrying out', 'completed', 'over'] as const

declare module '../../model/under-way.ts' {
  interface Events {
    moving: { using: MoveName; cards: CardId[]; react: boolean }
    passing: { card: CardId; at: CardId }
  }
  interface Frames {
    move: {
      step: (typeof steps)[number]
      player: Player
      move: Move
      /** Locations still to be reached, in order. */
      path: CardId[]
      left: CardId[]
      react: boolean
    }
  }
}

type MoveFrame = FrameOf<'move'>

/** Pays for a move that has been judged legal, and starts it. */
export function beginMove(change: Change<Position>, player: Player, move: Move): void {
  const attempt = attemptOf(change.now, player, move)
  startMove(change, kindOf(attempt), attempt)
}

/** The same for a kind that is at hand, and an attempt whose card counts as stepped off what it is aboard. */
export function startMove(change: Change<Position>, kind: MoveKind, attempt: Attempt): void {
  const { p, player, move } = attempt
  const price = priceOf(kind, attempt)
  const from = locationOf(p, attempt.card)
  const path = kind.path?.(attempt) ?? []
  const cites = change.untold ? [] : citesOf(kind, attempt, price.rules)

  spendForce(change, player, price.force)
  for (const stuck of attempt.stay)
    change.log({ say: 'stays behind', with: { card: stuck }, by: player, cites: ['MOV-149'] })
  if (kind.class === 'regular') {
    const spent = { moved: change.now.turn.number, movedBy: kind.using }
    for (const mover of moversOf(attempt, kind)) change.patch('cards', mover, spent, 'table')
  }
  if (kind.using === 'follow' && move.by !== undefined)
    change.put('used', [...change.now.used, followKey(change.now, move.by)])
  const { using } = kind
  const details = { cards: move.cards, card: attempt.card, from, ...goalOf(move), cost: price.force, using }
  change.log({ say: `move/${using}`, with: details, by: player, cites })
  const left = from === null ? [] : [from]
  const react = kind.class === 'react'
  change.push({ does: 'move', player, move, path, left, react })
}

/** The rules that a move has followed: its kind's, its price's, and those of its class and of what it carries. */
function citesOf(kind: MoveKind, attempt: Attempt, price: readonly string[]): string[] {
  const { p, move } = attempt
  const cites = [
    ...observedIn(() => kind.judge(attempt)),
    ...price,
    'MOV-002',
    'MOV-003',
    ...citesOfStaying(attempt),
  ]
  if (kind.class === 'regular') cites.push('MOV-008', 'MOV-011', 'MOV-012')
  else if (kind.class === 'unlimited') cites.push('MOV-100', 'MOV-101')
  if (kind.using !== 'hyperspeed') cites.push('MOV-006')
  if (move.cards.some((card) => isUndercover(p, card))) cites.push(kind.byText ? 'TRM-390' : 'TRM-389')
  const ships = carriers(p, move.cards)
  cites.push(...citesOfCarrying(p, ships, kind))
  for (const card of move.cards) cites.push(...likeAnother(p, kind, card), ...beyondItsHome(attempt, card))
  if ('aboard' in move.to && move.cards.some((card) => slotsTaken(p, card) === 0)) cites.push('MOV-185')
  if (ships.length > 0) cites.push('MOV-104')
  if (kind.class === 'regular' && price.includes('MOV-158')) cites.push('MOV-014')
  return [...new Set(cites)]
}

/** What moves like a character or a starfighter without being one. (MOV-184, MOV-187) */
function likeAnother(p: Position, kind: MoveKind, card: CardId): string[] {
  if (facts(p, card).movesLike === 'character') return ['MOV-184']
  const flies = ['landing', 'taking off', 'sector movement'].includes(kind.using)
  return flies && movesLikeStarfighter(p, card) && !isStarfighter(p, card) ? ['MOV-187'] : []
}

/** A card that deploys only to some places moves elsewhere all the same. (MOV-146) */
function beyondItsHome({ p, to }: Attempt, card: CardId): string[] {
  if (to === null) return []
  const bound = textsOf(p, card, 'deploys only').some(
    ({ text, you }) => !matchesLocation(p, text.where, to, null, you),
  )
  return bound ? ['MOV-146'] : []
}

function goalOf(move: Move): Record<string, CardId | number | string | null> {
  if ('location' in move.to) return { to: move.to.location }
  if ('parsec' in move.to) return { parsec: move.to.parsec, system: move.to.orbits }
  return { ship: move.to.aboard, slot: move.to.slot ?? null }
}

export const moveProcedure: ProcedureOf<'move'> = {
  steps,
  run(change, frame) {
    if (frame.canceled) return change.pop()
    const { player, move, left, react } = frame
    const { using, cards, transfer, by } = move
    switch (frame.step) {
      case 'initiation':
        change.next()
        return change.window({ is: 'moving', performer: player, using, cards, react })
      case 'carrying out':
        return carryOut(change, leftOf(change.now, frame))
      case 'completed':
        change.next()
        return change.window({
          is: 'moved',
          performer: player,
          using,
          cards,
          left,
          to: locationOf(change.now, firstOf(cards)),
          ...(transfer ? { transfer, by } : {}),
        })
      case 'over':
        return change.pop()
      default:
        frame.step satisfies never
    }
  },
}

/** Moves that do something else than bring cards somewhere. */
const specially: Partial<Record<MoveName, (change: Change<Position>, move: Move) => void>> = {
  'mobile system': moveSystem,
  shift: shiftSlot,
  dock: crossOver,
  'prisoner transfer': transferPrisoner,
}

/** The move of those who are still there to make it: some may have left table since it was begun. */
function leftOf(p: Position, frame: MoveFrame): MoveFrame {
  const cards = frame.move.cards.filter((card) => isOnTable(p, card))
  return cards.length === frame.move.cards.length ? frame : { ...frame, move: { ...frame.move, cards } }
}

function carryOut(change: Change<Position>, frame: MoveFrame): void {
  const { move, path } = frame
  if (move.cards.length === 0) {
    change.pop()
    return
  }
  const special = specially[move.using]
  if (special) special(change, move)
  else if (path.length > 1 || frame.left.length > 1) {
    if (stepsOn(change, frame)) return
  } else for (const card of move.cards) bring(change, card, move)
  change.next()
}

/** Everything at a mobile system is at it still; only where it is has changed. (MOV-066) */
function moveSystem(change: Change<Position>, { cards, to }: Move): void {
  if ('parsec' in to) change.patch('cards', firstOf(cards), { parsec: to.parsec, orbits: to.orbits })
}

/** One location further, checking again whether that is allowed: is there more of the way? (MOV-195 to MOV-198) */
function stepsOn(change: Change<Position>, frame: MoveFrame): boolean {
  const { move, path, left } = frame
  const card = firstOf(move.cards)
  const [next, ...rest] = path
  if (next === undefined) return false
  const p = change.now
  const here = locationOf(p, card)
  const by = left.length > 1 ? forbiddenBy(p, card, here, next, move.using) : null
  const stuck = isStopped(p, card, left.at(-1)!)
  if (by !== null || stuck) {
    const cites = ['MOV-195', ...(by !== null ? ['MOV-198'] : ['MOV-196', 'MOV-197']), 'MOV-304']
    change.log({ say: 'stopped', with: { card, to: here, by: by?.source ?? null }, by: frame.player, cites })
    return false
  }
  for (const one of move.cards) put(change, one, { at: next, side: sideOf(p, one) })
  if (rest.length === 0) return false
  change.stay({ path: rest, left: [...left, next] })
  const passing: Event = { is: 'passing', performer: frame.player, card, at: next }
  if (triggeredByArrival(change.now, passing).length > 0) change.window(passing)
  return true
}

/** Does its way end here: is it missing or held fast, has it lost its driver, or has it been taken elsewhere? (MOV-197) */
const isStopped = (p: Position, card: CardId, here: CardId): boolean =>
  !isActive(p, card) ||
  locationOf(p, card) !== here ||
  cannotMove(p, card) ||
  (isVehicle(p, card) && !isCrewed(p, card))

/** The side of a location that a card lies on: an undercover spy's is the opponent's. */
function sideOf(p: Position, card: CardId): Player {
  const { owner, where } = cardOf(p, card)
  return 'at' in where ? where.side : owner
}

/** Brings a card to where a move leads. */
function bring(change: Change<Position>, card: CardId, { to }: Move): void {
  const p = change.now
  if ('location' in to) put(change, card, { at: to.location, side: sideOf(p, card) })
  else if ('aboard' in to) {
    const slot = to.slot ?? openSlots(p, to.aboard, card)[0]
    // Into a device that carries characters.
    put(change, card, slot === undefined ? { on: to.aboard, as: 'carried' } : { aboard: to.aboard, slot })
  }
}

function shiftSlot(change: Change<Position>, { cards, to }: Move): void {
  const [card] = cards
  if (card === undefined || !('aboard' in to) || !to.slot) return
  const other = ousted(change.now, card, to.aboard, to.slot)
  if (other !== null) put(change, other, { aboard: to.aboard, slot: 'passenger' })
  put(change, card, { aboard: to.aboard, slot: to.slot })
}

function crossOver(change: Change<Position>, { crossings = [] }: Move): void {
  for (const { card, to, slot } of seated(change.now, crossings))
    put(change, card, { aboard: to, slot: slot as SlotKind })
}

function transferPrisoner(change: Change<Position>, { cards, transfer, by }: Move): void {
  const [card] = cards
  if (card === undefined) return
  const site = locationOf(change.now, card)
  if (site === null) return
  if (transfer === 'deliver') {
    put(change, card, { on: site, as: 'imprisoned' })
    setState(change, card, 'imprisoned', true)
  } else if (transfer === 'leave') {
    put(change, card, { at: site, side: 'dark' })
  } else if (by !== undefined) {
    put(change, card, { on: by, as: 'captive' })
    setState(change, card, 'imprisoned', false)
  }
  setState(change, card, 'captive', true)
}
