/** What a text brings about with decks, piles and hands: each such result is a procedure of its own, with its questions. */

import type { Answer, Change, FrameShape, Illegal, NewFrame, Reason } from '../../../kernel/index.ts'
import type { Amount } from '../../abilities/amount/amount.ts'
import type { Deed } from '../../abilities/pile/pile.ts'
import type { CardId, Player, Position } from '../../model/types.ts'
import type { Event } from '../../model/under-way.ts'
import type { Intent, OwnedPile } from '../shared/actions/intent.ts'
import type { Drawn, Got, ResultsFrame } from '../shared/actions/results.ts'
import type { ChangeIn } from '../shared/procedure.ts'
import { amountOf as countOf } from '../values/amounts.ts'

/** Who does it, by which text, about what. */
export interface Doing {
  player: Player
  /** The card whose text it is, and the text's place on it. */
  source: CardId
  text: number
  target: CardId | null
  answers: Event | null
  /** The deck or pile that was named as the text was used. */
  named: OwnedPile | null
  got: Got
}

/** The steps of any such result: each kind has some of them, in this order. */
export const deedSteps = ['begin', 'other card', 'reveal', 'verify', 'over'] as const

export interface DeedFrame<D extends Deed = Deed> extends FrameShape, Doing {
  does: 'deed'
  step: (typeof deedSteps)[number]
  deed: D
  /** What has come of it so far, as far as its kind needs it: whether it has begun, and on how many, or which, cards it works. */
  begun?: boolean
  count?: number
  open?: CardId[]
  taken?: CardId[]
  cards?: CardId[]
  /** The card of one's own that is exchanged. */
  mine?: CardId
  /** The destiny just drawn. */
  drawn?: Drawn
}

declare module '../../model/under-way.ts' {
  interface Frames {
    deed: DeedFrame
  }
}

export interface DeedKind<D extends Deed> {
  /** What keeps the text from being used at all: an empty pile, an empty hand. */
  judge?(p: Position, deed: D, doing: Doing): Iterable<Reason>
  /** Carries out a step. It asks, goes on to another step, pushes, or finishes. */
  run(change: ChangeIn<'deed'>, frame: DeedFrame<D>): void
  answered?(change: ChangeIn<'deed'>, frame: DeedFrame<D>, answer: Answer<Intent, Player>): void
  refuses?(p: Position, frame: DeedFrame<D>, answer: Answer<Intent, Player>): Illegal | null
}

/** The results of a text, as far as they matter for one of them. */
type Beneath = Pick<ResultsFrame, 'player' | 'card' | 'text' | 'to' | 'answers' | 'pile' | 'got'> & {
  targets: readonly CardId[]
}

/** A result of this kind as a frame, for the results of the text to push. */
export function deedFrame(beneath: Beneath, deed: Deed): NewFrame<DeedFrame> {
  const { player, card: source, text, targets, to, answers, pile: named = null, got = {} } = beneath
  const [happened] = answers?.cards ?? []
  // The forfeit of the card that it has happened to.
  const ofIt = deed.brings === 'retrieval' && isAboutIt(deed.count) ? (happened ?? null) : null
  const target = targets[0] ?? to ?? ofIt
  return { does: 'deed', deed, player, source, text, target, answers, named, got }
}

/** Does it ask for a number of the card that the text answers? */
const isAboutIt = (amount: Amount | undefined): boolean =>
  typeof amount === 'object' &&
  (('stat' in amount && amount.of === 'it') || ('sum' in amount && amount.sum.some(isAboutIt)))

/** How much it comes to now. */
export function amountOf(p: Position, doing: Doing, amount: Amount): number {
  const { got, player, source, target } = doing
  const targets = target === null ? [] : [target]
  return countOf({ p, player, card: source, targets, to: null, named: got, it: target }, amount)
}

/** This result is done; what it has come to is for those after it. */
export function done(change: Change<Position>, got: Got = {}, locals: Record<string, unknown> = {}): void {
  const beneath = change.stack.at(-2) as { got?: Got } | undefined
  change.alter(1, { ...locals, got: { ...beneath?.got, ...got } })
  change.pop()
}
