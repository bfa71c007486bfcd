/** What every kind of text is made of that a player plays from hand or uses on table. */

import type { Change, Part, Reason } from '../../../../kernel/index.ts'
import type { Ability } from '../../../abilities/types.ts'
import { forceOf } from '../../../model/table.ts'
import type { CardId, Phase, Player, Position, Slot } from '../../../model/types.ts'
import type { Event } from '../../../model/under-way.ts'
import { madeUpOf } from '../paying.ts'
import { refusal } from '../reasons.ts'
import { underHeading } from '../rulebook.ts'
import { forceLacking, lossLacking, nothingToCancel, unconnected } from './action-initiation.ts'
import type { CardUse } from './intent.ts'
import type { Moment } from './moment.ts'

export const rules = [...underHeading('Types of Actions', { 'KRN-100': {} })]

/** A text in use: who uses it, of which card, on what. */
export interface TextUse<A extends Ability = Ability> {
  p: Position
  player: Player
  /** The card whose text it is. */
  card: CardId
  text: A
  targets: readonly CardId[]
  to: CardId | null
  /** The deck or pile that is named. */
  pile?: NonNullable<CardUse['pile']>
  /** The event that it responds to, if a window is open. */
  answers: Event | null
  /** The number chosen for a price of X. */
  x?: number
}

/** What a use costs, or that a destiny draw, or the player's choice of a number, decides it. */
export type UsePrice =
  | {
      force: number
      rules: readonly string[]
      readonly parts?: readonly Part[]
      /** Force to be lost for it. */
      loss?: number
    }
  | 'destiny'
  | 'X'

export interface TextKind<A extends Ability> {
  /**
   * What stands in the way of using it now on these targets, the Force for it left out. Observed, it shows the rules that
   * using it follows.
   */
  judge(use: TextUse<A>, moment: Moment): Iterable<Reason>
  price(use: TextUse<A>): UsePrice
  /** For a price drawn by destiny: what it comes to for these cards. */
  priceAfter?(use: TextUse<A>, destiny: number): { force: number; rules: readonly string[] }
  /** The uses that are worth judging now. */
  attempts(p: Position, player: Player, card: CardId, text: A, moment: Moment): Iterable<Partial<CardUse>>
  /** The cards that it is about once it is used: where the text says 'all', all of them. */
  targets(use: TextUse<A>): readonly CardId[]
  /** Brings about the result: frames on the stack, or a change at once. */
  result(change: Change<Position>, use: TextUse<A>): void
  /** What is given up for it besides Force, as it is begun. */
  begun?(change: Change<Position>, use: TextUse<A>): void
  /** Used once only, as this key says. */
  once?(use: TextUse<A>): string | undefined
}

/** The event of the window that is open, or null. */
export const eventOf = ({ frame }: Moment): Event | null => (frame?.does === 'window' ? frame.event : null)

/** Why a response cannot be made where it has nothing to answer, and, if it cancels, nothing to cancel. */
export function* notAnswering(card: CardId, { frame }: Moment, cancels = true): Generator<Reason> {
  if (frame?.does === 'window') return yield unconnected({ card })
  if (frame?.does !== 'loop') return
  yield refusal('KRN-100', { card })
  if (cancels) yield nothingToCancel({ card })
}

/** Refuses what cannot be paid. */
export function* unpaid(p: Position, player: Player, card: CardId, price: UsePrice): Generator<Reason> {
  if (price === 'destiny' || price === 'X') return
  const have = forceOf(p, player)
  if (price.force > have) yield madeUpOf(forceLacking({ card, need: price.force, have }), price)
  const { loss = 0 } = price
  const { hand, reserve, force, used } = p.piles[player]
  const own = [...hand, ...reserve, ...force, ...used].filter((one) => one !== card).length - price.force
  if (loss > own) yield lossLacking({ card, need: loss, have: own })
}

/** The time in which a text can be used, where it names one. */
export const phaseOf = (text: Ability): Phase | Slot | undefined => ('phase' in text ? text.phase : undefined)

/** Whether a function of an Interrupt is Used or Lost, where it says so. */
export const asOf = (text: Ability): string | undefined => ('as' in text ? text.as : undefined)
