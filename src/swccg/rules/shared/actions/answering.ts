/** Rules of the table itself: answering in turn, in kind, and about cards that are there. The project's own. */

import type { Reason } from '../../../../kernel/index.ts'
import type { CardId } from '../../../model/types.ts'
import { refusal } from '../reasons.ts'
import { inRulings } from '../rulebook.ts'

// No document words them: they say what a table, a turn and an answer are.
export const rules = inRulings('playing', {
  'PLAY-001': { cites: [] },
  'PLAY-002': { cites: [] },
  'PLAY-003': { cites: [] },
  'PLAY-004': { cites: [] },
  'PLAY-005': { cites: [] },
  'PLAY-006': { cites: [] },
  'PLAY-007': { cites: [] },
})

/** Which card a reason is about. */
interface About {
  card: CardId
}

/** Somebody else decides now. */
export const notYourTurn = (by: string | null): Reason => refusal('PLAY-002', { by })

/** What is meant is no action of any kind. */
export const noSuchAction = (): Reason => refusal('PLAY-004', { kind: 'action' })

/** Fewer or more than can be chosen. */
export const notWithin = ({ min, max }: { min: number; max: number }): Reason =>
  refusal('PLAY-005', { min, max })

/** The card that is meant is not on table. */
export const notOnTable = ({ card }: About): Reason => refusal('PLAY-006', { card })

/** It is on table, and out of action for now. */
export const inactive = ({ card }: About): Reason => refusal('PLAY-006', { card }, 'inactive')

/** It is not in the hand of the player who means it. */
export const notInHand = ({ card }: About): Reason => refusal('PLAY-006', { card }, 'not in hand')

/** One card is not two of those that are meant. */
export const isNamedTwice = ({ card }: About): Reason => refusal('PLAY-006', { card }, 'twice')

/** Its text is for another player to use. */
export const notYours = ({ card }: About): Reason => refusal('PLAY-006', { card }, 'not yours')

/** It has no such text. */
export const noTextToUse = ({ card }: About): Reason => refusal('PLAY-006', { card }, 'no text')

/** Where it would go is no place on this table. */
export const noPlace = ({ card }: About): Reason => refusal('PLAY-007', { card })

/** Nothing goes aboard a location. */
export const notAboard = ({ card, at }: About & { at: CardId }): Reason =>
  refusal('PLAY-007', { card, at }, 'location')

/** It would be inside itself. */
export const insideItself = ({ card }: About): Reason => refusal('PLAY-007', { card }, 'itself')
