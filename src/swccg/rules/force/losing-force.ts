/** Losing Force: unit by unit, each from where the loser chooses. */

import type { Change, Details, NewFrame } from '../../../kernel/index.ts'
import { firstOf } from '../../../kernel/index.ts'
import { cardOf } from '../../model/cards/card-of.ts'
import { locationOf, put } from '../../model/table.ts'
import { holds } from '../../model/texts/conditions.ts'
import { matchesLocation } from '../../model/texts/filters.ts'
import { textsInForce } from '../../model/texts/texts.ts'
import { type CardId, opponentOf, type PileName, type Player, type Position } from '../../model/types.ts'
import type { Frame, FrameOf } from '../../model/under-way.ts'
import { unresolvedOf } from '../destiny/destiny-draws.ts'
import { type ProcedureOf, topmost } from '../shared/procedure.ts'
import { changes, permits, underHeading } from '../shared/rulebook.ts'
import { exhausted } from './life-force.ts'

const steps = ['responses', 'losing'] as const

declare module '../../model/under-way.ts' {
  interface Events {
    'losing Force': { player: Player; count: number; card: CardId }
    'Force lost': { player?: Player; card: CardId }
  }
  interface Frames {
    'lose Force': {
      step: (typeof steps)[number]
      player: Player
      /** How much is still to be lost. */
      left: number
      /** The player whose action it is a result of. */
      performer: Player
      /** The card that brings it about, or the location of a drain. */
      by: CardId
      /** It is paid as a cost: to begin an action, or to maintain a card. (KRN-134, KRN-135) */
      cost?: 'initiation' | 'maintenance'
      cites: string[]
      /** From there first, as long as it lasts. (KRN-040) */
      from?: PileName
      /** A text ends it when so much has been lost: what another takes off is not lost, and does not count. (CTL-016) */
      atMost?: number
      /** How much has been lost of it. */
      lost?: number
    }
  }
}

type LossFrame = FrameOf<'lose Force'>

export const rules = [
  ...underHeading('Losing Force', { 'KRN-037': permits }),
  ...underHeading('Losing Force - From X', { 'KRN-040': changes }),
  ...underHeading('Lost Pile', { 'KRN-011': changes }),
  ...underHeading('Starting The Game - General Rules', { 'TRN-030': changes }),
  ...underHeading('Unresolved Destiny Draws', { 'KRN-356': changes }),
]

/** What a loss that is under way is the cost of; null where it is none. (KRN-134, KRN-135) */
export const costLost = (frame: Frame | undefined): LossFrame['cost'] | null =>
  frame?.does === 'lose Force' ? (frame.cost ?? null) : null

/** A loss as a frame, for the action that causes it to push. */
export const lossOf = (
  player: Player,
  left: number,
  about: Pick<LossFrame, 'performer' | 'by' | 'cites' | 'from' | 'cost' | 'atMost'>,
): NewFrame<LossFrame> => ({ does: 'lose Force', player, left, ...about })

/** How much is still to be lost of it, as things are. */
const remaining = ({ left, atMost, lost = 0 }: LossFrame): number =>
  atMost === undefined ? left : Math.min(left, atMost - lost)

/**
 * What the next unit may be: any card in hand, the top card of Reserve Deck, Force Pile or Used Pile, or a card that has
 * been drawn for destiny and lies unresolved. A place that is named comes first. (KRN-038, KRN-040, KRN-356)
 */
function losable(p: Position, stack: readonly Frame[], player: Player, from?: PileName): CardId[] {
  const { hand, reserve, force, used } = p.piles[player]
  if (from === 'hand' && hand.length > 0) return [...hand]
  const named = from === undefined || from === 'hand' ? undefined : p.piles[player][from][0]
  if (named !== undefined) return [named]
  const tops = [reserve, force, used].flatMap(([top]) => (top === undefined ? [] : [top]))
  return [...hand, ...tops, ...unresolvedOf(p, stack, player)]
}

/** A loss that texts cut; several copies cut it once. (KRN-292, KRN-330) */
function cutLoss(
  p: Position,
  { player, left, by }: LossFrame,
  isDrain: boolean,
): { left: number; rules: string[] } | null {
  const found = textsInForce(p, 'cuts Force loss').find(({ text, source, you }) => {
    const { own, drainAt } = text.except ?? {}
    if ((text.whose ? opponentOf(you) : you) !== player) return false
    if (own && !isDrain && cardOf(p, by).owner === player) return false
    return !(drainAt && isDrain && matchesLocation(p, drainAt, by, locationOf(p, source), you))
  })
  if (!found) return null
  const { text, source, you } = found
  if (text.by !== undefined) return { left: Math.max(0, left - text.by), rules: [] }
  const other = text.otherwise !== undefined && holds(p, text.otherwise, source, you)
  const up = (text.half === 'up') !== other
  return { left: up ? Math.ceil(left / 2) : Math.floor(left / 2), rules: ['KRN-330'] }
}

/** Is the loss under way that of a Force drain? */
const isDrained = (stack: readonly Frame[]): boolean => stack.at(-2)?.does === 'Force drain'

/** What brings it about, for what is told of it. */
function causeOf(stack: readonly Frame[], by: CardId): Details {
  if (isDrained(stack)) return { drain: by }
  return { by }
}

export const loseProcedure: ProcedureOf<'lose Force'> = {
  steps,

  run(change, frame) {
    const { step, player, left, by, cites, performer, cost, from } = frame
    const cards = losable(change.now, change.stack, player, from)
    // Nobody loses Force before the first turn: such a part of an action is passed over.
    if (step === 'responses' && change.now.turn.number === 0) {
      change.pop()
      return change.log({ say: 'no Force yet', with: { by }, by: player, cites: ['TRN-030'] })
    }
    if (step === 'responses') {
      const cut = cost ? null : cutLoss(change.now, frame, isDrained(change.stack))
      const count = cut?.left ?? left
      change.log({
        say: 'must lose Force',
        with: { count: remaining({ ...frame, left: count }), ...causeOf(change.stack, by) },
        by: player,
        cites: [...cites, ...(cut?.rules ?? []), 'KRN-037', ...(from ? ['KRN-040'] : [])],
      })
      change.next({ left: count })
      // A loss that is the price of something is nothing to answer. (KRN-134)
      if (!cost) change.window({ is: 'losing Force', performer, player, count, card: by })
      return
    }
    const count = remaining(frame)
    if (count <= 0 || cards.length === 0) return change.pop()
    change.ask({
      by: player,
      kind: 'cards',
      why: 'lose Force',
      with: { count, ...causeOf(change.stack, by) },
      cards,
    })
  },

  answered(change, frame, answer) {
    const { player, left, performer, lost = 0 } = frame
    if (!('cards' in answer)) return
    change.stay({ left: left - 1, lost: lost + 1 })
    loseUnit(change, player, firstOf(answer.cards), { performer, cites: ['KRN-037'] })
  },
}

/** Loses one unit of Force, which can be responded to; with the last one the game is over. (KRN-037, KRN-038) */
export function loseUnit(
  change: Change<Position>,
  player: Player,
  card: CardId,
  { performer, cites }: { performer: Player; cites: readonly string[] },
): void {
  const { where } = cardOf(change.now, card)
  // A card drawn for destiny is in no pile; its value stays. (KRN-356)
  const from = 'in' in where ? where.in : null
  put(change, card, { in: 'lost' })
  change.log({
    say: 'loses Force',
    with: { card, from },
    by: player,
    cites: [...cites, from === null ? 'KRN-356' : 'KRN-038', 'KRN-011', 'KRN-096'],
  })
  if (exhausted(change, player)) return
  change.window({ is: 'Force lost', performer, player, card })
}

/** The loss of Force beneath gets smaller or greater; one that comes to nothing does not happen. (DRW-037) */
export function changeLoss(
  change: Change<Position>,
  { player, card }: { player: Player; card: CardId },
  by: number,
  more: boolean,
): void {
  const loss = topmost(change.stack, 'lose Force')
  if (!loss) return
  const left = Math.max(0, loss.frame.left + (more ? by : -by))
  change.alter(loss.depth, { left })
  // Whoever answers the same loss now sees what is still at stake.
  const depth = change.stack
    .toReversed()
    .findIndex((frame) => frame.does === 'window' && frame.event.is === 'losing Force')
  const open = change.stack.at(-1 - depth)
  if (open?.does === 'window' && open.event.is === 'losing Force')
    change.alter(depth, { event: { ...open.event, count: left } })
  change.log({
    say: 'loss changed',
    with: { card, count: left },
    by: player,
    cites: left === 0 ? ['DRW-037'] : [],
  })
}
