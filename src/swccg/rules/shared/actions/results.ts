/** What comes of a text: where its results are on the stack, and how a chapter brings one about. (Steps Of An Action - 3: Result) */

import type { Change } from '../../../../kernel/index.ts'
import type { Result } from '../../../abilities/action/action.ts'
import type { CardId, Player, Position } from '../../../model/types.ts'
import type { Event, FrameOf } from '../../../model/under-way.ts'
import type { OwnedPile } from './intent.ts'

/** What the procedure that called for the draws finds in its frame when they are over, as `drawn`. */
export interface Drawn {
  /** Null where no draw has been completed. (KRN-347) */
  total: number | null
  values: number[]
  /** The Reserve Deck gave out before all were drawn. */
  short: boolean
  /** A value was put in place of some draw. */
  replaced?: boolean
}

/** What earlier results of the same use have come to. */
export interface Got {
  destiny?: number
  number?: number
  placed?: number
}

/** The destiny that decides of a text comes first; then its parts come about, one after the other. */
export const resultSteps = ['destiny', 'parts'] as const

/** A text whose results come about, one part after the other. */
export type ResultsFrame = FrameOf<'results'>

declare module '../../../model/under-way.ts' {
  interface Frames {
    results: {
      step: (typeof resultSteps)[number]
      /** The part whose turn it is: its place among those of the text. */
      part: number
      player: Player
      card: CardId
      /** Its place among the texts of the card. */
      text: number
      targets: CardId[]
      to: CardId | null
      answers: Event | null
      x: number
      destiny: number | null
      served: boolean
      /** The destiny just drawn. */
      drawn?: Drawn
      /** That cards are about to leave table has been told. */
      told?: boolean
      /** The deck or pile that was named. */
      pile?: OwnedPile
      /** What results with decks and piles have come to. */
      got?: Got
      /** Players who still have their share of the part that is under way, the next one first. */
      shares?: Player[] | null
    }
  }
}

/** The results of one kind. */
export type ResultOf<B extends Result['brings']> = Extract<Result, { brings: B }>

/** Brings a result about: at once, or by pushing what follows. `cards` are those whom it concerns, if it names any. */
export type BringAbout<R extends Result> = (
  change: Change<Position>,
  frame: ResultsFrame,
  part: R,
  cards: readonly CardId[],
) => void

/** How each kind of result is brought about, by the word that says what it brings. */
export type Results = { [B in Result['brings']]: BringAbout<ResultOf<B>> }
