/** Regular - Follow: a response to a move that has just been completed. */

import type { Reason } from '../../../kernel/index.ts'
import type { AbilityOf } from '../../abilities/types.ts'
import { cardOf } from '../../model/cards/card-of.ts'
import { locationOf, standsAt } from '../../model/table.ts'
import { matches } from '../../model/texts/filters.ts'
import { type TextInForce, textsInForce } from '../../model/texts/texts.ts'
import type { CardId, MoveName, Position } from '../../model/types.ts'
import type { EventOf } from '../../model/under-way.ts'
import { notYourTurn } from '../shared/actions/answering.ts'
import type { Move } from '../shared/actions/intent.ts'
import type { Moment } from '../shared/actions/moment.ts'
import { applies } from '../shared/observing.ts'
import { nothingAgainst, refusal } from '../shared/reasons.ts'
import { permits, underHeading } from '../shared/rulebook.ts'
import { closedTo } from './by-text/moving-through-locations.ts'
import type { Attempt, MoveKind } from './move.ts'
import { hyperspeed } from './regular/hyperspeed.ts'
import { landing, takingOff } from './regular/landing-and-taking-off.ts'
import { landspeed } from './regular/landspeed.ts'
import { orbit } from './regular/mobile-systems-and-death-stars.ts'
import { sectorMovement } from './regular/sector-movement.ts'
import { starshipSite, vehicleSite } from './regular/starship-and-vehicle-sites.ts'

declare module '../../model/under-way.ts' {
  interface Events {
    /** What just happened when cards have moved. */
    moved: {
      using: MoveName
      cards: CardId[]
      /** Where they started, and what they crossed. */
      left: CardId[]
      to: CardId | null
      /** What a prisoner transfer does, and who has escorted the captive. */
      transfer?: Move['transfer']
      by?: CardId
    }
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

export const followKey = (p: Position, source: CardId): string => `follow:${source}:${p.turn.number}`

/** The texts that let a card follow now. */
const textsFor = (p: Position, card: CardId, by?: CardId): FollowText[] =>
  textsInForce(p, 'may follow').filter(({ text, source, you }) => {
    if (cardOf(p, card).owner !== you || (by !== undefined && by !== source)) return false
    return text.who === 'self' ? card === source : matches(p, text.who, card, you)
  })

/** The move that has just been completed, if a window on it is open. */
export function justMoved(frame: Moment['frame']): EventOf<'moved'> | null {
  const event = frame?.does === 'window' ? frame.event : null
  return event?.is === 'moved' ? event : null
}

/** How a card would follow: the means of getting there that nothing speaks against, or null. */
const meansOf = (attempt: Attempt): MoveKind | undefined =>
  means.find((kind) => kind.concerns(attempt) && nothingAgainst(attempt.p, against(attempt, kind)))

/** What stands in the way of getting there by this kind. */
function* against(attempt: Attempt, kind: MoveKind): Generator<Reason> {
  const plain = asPlainMove(attempt, kind)
  yield* kind.judge(plain)
  yield* closedTo(plain, kind)
}

const asPlainMove = (attempt: Attempt, { using }: MoveKind): Attempt => ({
  ...attempt,
  move: { using, cards: attempt.move.cards, to: attempt.move.to },
})

export const follow: MoveKind<'follow'> = {
  using: 'follow',
  class: 'regular',
  phases: [],
  byText: true,
  everNow: () => false,
  timeRule: 'MOV-027',

  concerns: ({ p, card, to }) => to !== null && textsFor(p, card).length > 0,

  *attempts(p, _player, card): Generator<Move> {
    for (const { source } of textsFor(p, card)) {
      for (const location of p.layout) {
        if (location !== standsAt(p, card)) {
          yield { using: 'follow', cards: [card], to: { location }, by: source }
        }
      }
    }
  },

  *ownTime({ p, player, card, move, from, to }, { frame, toAct }): Generator<Reason> {
    const moved = justMoved(frame)
    if (!moved) return yield refusal('MOV-027', { card })
    if (toAct !== player) yield notYourTurn(toAct)
    const [found] = textsFor(p, card, move.by)
    if (!found) return yield refusal('MOV-027', { card }, 'no text')
    const { text, source: by, you } = found
    if (text.oncePerTurn && p.used.includes(followKey(p, by))) yield refusal('MOV-027', { card, by }, 'once')
    const leader = moved.cards.find((one) => matches(p, text.leader, one, you))
    if (leader === undefined) return yield refusal('MOV-027', { card, by }, 'leader')
    if (from === null || !moved.left.includes(from)) yield refusal('MOV-029', { card, leader })
    if (to !== locationOf(p, leader)) yield refusal('MOV-030', { card, leader, to })
  },

  *judge(attempt): Generator<Reason> {
    applies('MOV-027', 'MOV-028', 'MOV-029', 'MOV-030', 'MOV-032', 'MOV-161')
    const found = meansOf(attempt)
    if (found) return yield* against(attempt, found)
    const { card, to } = attempt
    const possible = means.filter((kind) => kind.concerns(attempt))
    // Out of range: it may not go part of the way; otherwise no kind of move that following allows leads there.
    if (possible.length > 0 && sharesRow(attempt)) yield refusal('MOV-030', { card, to }, 'range')
    else yield refusal('MOV-028', { card, to })
    for (const kind of possible.slice(0, 1)) yield* against(attempt, kind)
  },

  price(attempt) {
    const [text] = textsFor(attempt.p, attempt.card, attempt.move.by)
    if (text?.text.free) return { force: 'free', rules: ['MOV-033'] }
    const kind = meansOf(attempt)
    return kind ? { ...kind.price(asPlainMove(attempt, kind)), rules: ['MOV-031'] } : { force: 0, rules: [] }
  },

  path(attempt) {
    const kind = meansOf(attempt)
    if (kind?.path) return kind.path(asPlainMove(attempt, kind))
    return attempt.to === null ? [] : [attempt.to]
  },
}

/** The rules by which landspeed and hyperspeed refuse what is too far. */
const aboutRange = ['MOV-054', 'MOV-055', 'MOV-191', 'MOV-037']

/** Would landspeed or hyperspeed lead there if only it were faster? */
function sharesRow(attempt: Attempt): boolean {
  return [landspeed, hyperspeed].some((kind) => {
    if (!kind.concerns(attempt)) return false
    const reasons = [...kind.judge({ ...attempt, move: { ...attempt.move, using: kind.using } })]
    return reasons.length > 0 && reasons.every(({ rule }) => aboutRange.includes(rule))
  })
}
