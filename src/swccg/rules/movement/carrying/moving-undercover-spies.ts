/** Undercover spies: when they move, and that they go aboard nothing. (undercover spies) */

import type { Reason } from '../../../../kernel/index.ts'
import { isUndercover } from '../../../model/crew.ts'
import { isOnTable } from '../../../model/table.ts'
import { type CardId, opponentOf, type Player, type Position } from '../../../model/types.ts'
import { refusal } from '../../shared/reasons.ts'
import { inRulings, permits, underHeading } from '../../shared/rulebook.ts'
import type { MoveKind } from '../move.ts'

export const rules = [
  ...inRulings('undercover spies', { 'TRM-389': {}, 'TRM-390': permits }),
  ...inRulings('undercover spy rules', { 'TRM-391': {} }),
  ...underHeading('Unlimited - Embarking And Disembarking', { 'MOV-203': { same: ['TRM-248', 'TRM-384'] } }),
]

/**
 * Whose turn to move this card it is: by rule an undercover spy moves in the opponent's move phase, by a text when that says, in
 * the turn of its player. (TRM-389, TRM-390)
 */
export const moverNow = (p: Position, card: CardId, { byText }: Pick<MoveKind, 'byText'>): Player =>
  !byText && isOnTable(p, card) && isUndercover(p, card) ? opponentOf(p.turn.player) : p.turn.player

/** An undercover spy moves in the move phase of the opponent of its owner. (TRM-389) */
export const notYetItsTurn = (card: CardId): Reason => refusal('TRM-389', { card }, 'turn')

/** He is his owner's still: a text about the cards of the other player, on whose side he is, does not mean him. (TRM-391) */
export const spyIsItsOwners = (p: Position, card: CardId, lack: string | undefined): boolean =>
  lack === 'meant whose' && isOnTable(p, card) && isUndercover(p, card)

/** Undercover spies go aboard nothing. (MOV-203) */
export const spiesStayOutside = (card: CardId): Reason => refusal('MOV-203', { card })
