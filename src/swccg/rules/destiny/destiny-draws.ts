/** Destiny draws under way, as the procedures that call for them and those that change them know them. */

import type { FrameShape, NewFrame } from '../../../kernel/index.ts'
import { cardOf } from '../../model/cards/card-of.ts'
import { put } from '../../model/table.ts'
import type { CardId, Player, Position } from '../../model/types.ts'
import type { About, Frame } from '../../model/under-way.ts'
import type { Shot } from '../shared/actions/intent.ts'
import type { ChangeIn } from '../shared/procedure.ts'
import type { DestinyFor } from './destiny-value.ts'
import type { Aims } from './targeting-destiny.ts'

declare module '../../model/under-way.ts' {
  interface Events {
    'about to draw destiny': { kind: DestinyFor['kind']; shot?: Shot }
    'drawing destiny': { kind: DestinyFor['kind']; shot?: Shot }
    /** It is unresolved until the responses to it are over. */
    'destiny drawn': Pick<DestinyFor, 'kind' | 'shot'> & {
      card: CardId | null
      value: number
      aims?: Aims
      substituted?: boolean
      /** A limit allows no further draw after this one. */
      spent?: boolean
    }
    'destiny completed': About
  }
  interface Frames {
    'draw destiny': DestinyFrame
  }
}

/** A draw from what is done before it to its completion; there is one after the other, until all have been made. */
export const drawSteps = ['next draw', 'announced', 'number', 'drawn'] as const

/** A draw that is not complete yet: its value is its own, whatever becomes of the card. (KRN-337) */
export interface Unresolved {
  card: CardId | null
  value: number
  /** The card whose text has put the value in place of a draw. (KRN-336) */
  substituted?: CardId
}

/** The card of a draw: the one that has been drawn, or whose text has put a value in its place. */
export const cardOfDraw = ({ card, substituted }: Omit<Unresolved, 'value'>): CardId | null =>
  substituted ?? card

/** What a text has put in place of a draw; one of several numbers has yet to be picked. (KRN-368) */
export interface Substituted extends Unresolved {
  substituted: CardId
  numbers?: number[]
}

/** Draws among which some are to be chosen. (KRN-359) */
export interface Choosing {
  /** The card whose text has it so. */
  by: CardId
  /** How many are still to be drawn, and how many to be chosen. */
  more: number
  count: number
  /** Drawn, responded to, and unresolved still, the first one first. */
  drawn: Unresolved[]
  /** The cards whose draws have been canceled: no value of theirs exists. (KRN-348) */
  canceled: CardId[]
}

export interface DestinyFrame extends FrameShape, DestinyFor {
  does: 'draw destiny'
  step: (typeof drawSteps)[number]
  /** How many are still to be drawn. */
  left: number
  /** The completed draws. */
  values: number[]
  /** No more than so many may be drawn; and how many have been. Substituted values do not count. (KRN-336, KRN-358) */
  limit?: number
  counted: number
  /** They rest on text that draws them 'if unable to otherwise'. (BAT-135) */
  unable?: boolean
  /** What the text that calls for the draws adds to each of them, and to their total. */
  each?: number
  plus?: number
  /** What the draws target. (KRN-194) */
  aims?: Aims
  short?: boolean
  unresolved?: Unresolved | null
  /** What a text has put in place of the draw that is about to be made. */
  substitute?: Substituted | null
  /** Several are drawn, of which some will be chosen. (KRN-359) */
  choosing?: Choosing | null
  /** The texts that could draw several of which one is chosen, and have been declined for this draw. */
  declined?: CardId[]
  /** The draw has been canceled. */
  canceled?: boolean
  /** Some value was substituted. */
  replaced?: boolean
}

/** Destiny draws as a frame, for the procedure that needs them to push; it finds `drawn` in its own frame afterwards. */
export const destinyDraws = (
  player: Player,
  kind: DestinyFor['kind'],
  count: number,
  about: Pick<DestinyFrame, 'shot' | 'each' | 'plus' | 'limit' | 'unable' | 'aims'> = {},
): NewFrame<DestinyFrame> => ({
  does: 'draw destiny',
  player,
  kind,
  left: count,
  values: [],
  counted: 0,
  ...about,
})

/** The cards that a player has drawn for destiny and that lie unresolved: on no pile and not on table. (KRN-355) */
export const unresolvedOf = (p: Position, stack: readonly Frame[], player: Player): CardId[] =>
  stack.flatMap((draw) => {
    if (draw.does !== 'draw destiny' || draw.player !== player) return []
    const open = [...(draw.choosing?.drawn ?? []), ...(draw.unresolved ? [draw.unresolved] : [])]
    return open.flatMap(({ card }) => (card !== null && isUnresolved(p, card) ? [card] : []))
  })

/** Does the card of a draw lie unresolved still? One that has gone elsewhere is no target any more. (KRN-357) */
export const isUnresolved = (p: Position, card: CardId): boolean => 'played' in cardOf(p, card).where

/** A draw is over: its value counts unless it has been canceled. (KRN-342, KRN-343) */
export function conclude(
  change: ChangeIn<'draw destiny'>,
  { player, values }: DestinyFrame,
  unresolved: Unresolved | null,
  canceled: boolean,
): void {
  const { card = null, value = 0 } = unresolved ?? {}
  const stands = canceled ? values : [...values, Math.max(0, value)]
  if (card !== null && isUnresolved(change.now, card)) {
    // Told of while both still see it.
    change.log({ say: 'to used pile', with: { card }, by: player, cites: ['KRN-343'] })
    put(change, card, { in: 'used' })
  }
  change.goTo('next draw', { values: stands, unresolved: null, canceled: false })
  if (canceled) return
  if (value < 0) change.log({ say: 'destiny not below 0', with: {}, by: player, cites: ['KRN-342'] })
  change.window({ is: 'destiny completed', performer: player, card })
}
