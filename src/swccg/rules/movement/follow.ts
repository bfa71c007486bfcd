/** Regular - Follow: a response to a move that has just been completed. */

import type { Reason } from '../../../kernel/index.ts'
import type { AbilityOf } from '../../abilities/types.ts'
import { matches } from '../../model/filters.ts'
import { locationOf, standsAt } from '../../model/table.ts'
import { type TextInForce, textsInForce } from '../../model/texts.ts'
import type { CardId, MoveName, Player, Position } from '../../model/types.ts'
import { notYourTurn } from '../ground/answering.ts'
import type { Move } from '../ground/intent.ts'
import type { Moment } from '../ground/moment.ts'
import { applies } from '../ground/observing.ts'
import { no } from '../ground/reasons.ts'
import { permits, underHeading } from '../ground/rulebook.ts'
import { hyperspeed } from './hyperspeed.ts'
import { landing, takingOff } from './landing.ts'
import { landspeed } from './landspeed.ts'
import { orbit } from './mobile-systems.ts'
import { type Attempt, type MoveKind, toLocation } from './move.ts'
import { closedTo } from './moving-through-locations.ts'
import { sectorMovement } from './sector-movement.ts'
import { starshipSite, vehicleSite } from './starship-and-vehicle-sites.ts'

declare module '../../model/under-way.ts' {
  interface Events {
    moved: Omit<Moved, 'is' | 'performer'>
  }
}

export const rules = underHeading('Regular - Follow', {
  'MOV-027': {},
  'MOV-028': {},
  'MOV-029': {},
  'MOV-030': {},
  'MOV-031': {},
  'MOV-032': permits,
  'MOV-033': permits,
})

/** What just happened when cards have moved. */
export interface Moved {
  is: 'moved'
  performer: Player
  using: MoveName
  cards: CardId[]
  /** Where they started, and what they crossed. */
  left: CardId[]
  to: CardId | null
  /** What a prisoner transfer does, and who has escorted the captive. */
  transfer?: Move['transfer']
  by?: CardId
}

/** The only ways in which a card may follow. (MOV-028) */
const means: readonly MoveKind[] = [
  landspeed,
  hyperspeed,
  sectorMovement,
  landing,
  takingOff,
  orbit,
  starshipSite,
  vehicleSite,
]

type FollowText = TextInForce<AbilityOf<'may follow'>>

const lets = (p: Position, { text, source, you }: FollowText, card: CardId) =>
  p.cards[card]!.owner === you && (text.who === 'self' ? card === source : matches(p, text.who, card, you))

const timesUsed = (p: Position, source: CardId) => p.used.includes(followKey(p, source))
export const followKey = (p: Position, source: CardId): string => `follow:${source}:${p.turn.number}`

/** The texts that let a card follow now. */
const textsFor = (p: Position, card: CardId, by?: CardId): FollowText[] =>
  textsInForce(p, 'may follow').filter(
    (found) => lets(p, found, card) && (by === undefined || by === found.source),
  )

/** The move that has just been completed, if a window on it is open. */
export function justMoved(frame: Moment['frame']): Moved | null {
  const event = frame?.does === 'window' ? frame.event : null
  return event?.is === 'moved' ? event : null
}

/** How a card would follow: the means of getting there that nothing speaks against, or null. */
function meansOf(attempt: Attempt): MoveKind | null {
  const { p, player, card, move } = attempt
  for (const kind of means) {
    const plain = asPlainMove(attempt, kind)
    if (!kind.concerns(p, player, card, move.to)) continue
    if (against(plain, kind).next().done) return kind
  }
  return null
}

/** What stands in the way of getting there by this kind. */
function* against(plain: Attempt, kind: MoveKind): Generator<Reason> {
  yield* kind.judge(plain)
  yield* closedTo(plain, kind)
}

const asPlainMove = ({ p, player, card, move }: Attempt, kind: MoveKind): Attempt => ({
  p,
  player,
  card,
  move: { using: kind.using, cards: move.cards, to: move.to },
})

export const follow: MoveKind = {
  using: 'follow',
  class: 'regular',
  costRule: 'MOV-031',
  phases: [],
  everNow: () => false,
  timeRule: 'MOV-027',

  concerns: (p, _player, card, to) => toLocation(to) !== null && textsFor(p, card).length > 0,

  *attempts(p, _player, card): Generator<Move> {
    for (const { source } of textsFor(p, card)) {
      for (const location of p.layout) {
        if (location !== standsAt(p, card)) {
          yield { using: 'follow', cards: [card], to: { location }, by: source }
        }
      }
    }
  },

  *ownTime({ p, player, card, move }, { frame, toAct }): Generator<Reason> {
    const moved = justMoved(frame)
    if (!moved) return yield no('MOV-027', { card })
    if (toAct !== player) yield notYourTurn(toAct)
    const [text] = textsFor(p, card, move.by)
    if (!text) return yield no('MOV-027', { card }, 'no text')
    if (text.text.oncePerTurn && timesUsed(p, text.source))
      yield no('MOV-027', { card, by: text.source }, 'once')
    const leader = moved.cards.find((one) => matches(p, text.text.leader, one, text.you))
    if (leader === undefined) return yield no('MOV-027', { card, by: text.source }, 'leader')
    const here = standsAt(p, card)
    if (here === null || !moved.left.includes(here)) yield no('MOV-029', { card, leader })
    const to = toLocation(move.to)
    if (to !== locationOf(p, leader)) yield no('MOV-030', { card, leader, to })
  },

  *judge(attempt): Generator<Reason> {
    applies('MOV-027', 'MOV-028', 'MOV-029', 'MOV-030', 'MOV-032', 'MOV-161')
    const found = meansOf(attempt)
    if (found !== null) return yield* against(asPlainMove(attempt, found), found)
    const { p, player, card, move } = attempt
    const possible = means.filter((kind) => kind.concerns(p, player, card, move.to))
    // Out of range: it may not go part of the way; otherwise no kind of move that following allows leads there.
    const to = toLocation(move.to)
    if (possible.length > 0 && sharesRow(attempt)) yield no('MOV-030', { card, to }, 'range')
    else yield no('MOV-028', { card, to })
    for (const kind of possible.slice(0, 1)) yield* against(asPlainMove(attempt, kind), kind)
  },

  price(attempt) {
    const [text] = textsFor(attempt.p, attempt.card, attempt.move.by)
    if (text?.text.free) return { force: 'free', rules: ['MOV-033'] }
    const kind = meansOf(attempt)
    return kind ? { ...kind.price(asPlainMove(attempt, kind)), rules: ['MOV-031'] } : { force: 0, rules: [] }
  },

  path(attempt) {
    const kind = meansOf(attempt)
    const to = toLocation(attempt.move.to)
    return kind?.path?.(asPlainMove(attempt, kind)) ?? (to === null ? [] : [to])
  },
}

/** Would landspeed or hyperspeed lead there if only it were faster? */
function sharesRow({ p, player, card, move }: Attempt): boolean {
  return [landspeed, hyperspeed].some((kind) => {
    if (!kind.concerns(p, player, card, move.to)) return false
    const reasons = [...kind.judge({ p, player, card, move: { ...move, using: kind.using } })]
    return (
      reasons.length > 0 &&
      reasons.every(({ rule }) => ['MOV-054', 'MOV-055', 'MOV-191', 'MOV-037'].includes(rule))
    )
  })
}
