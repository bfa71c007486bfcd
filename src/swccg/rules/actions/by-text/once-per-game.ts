/** What is done once in a game. (Once Per Game) */

import type { Reason } from '../../../../kernel/index.ts'
import type { CardId } from '../../../model/types.ts'
import { refusal } from '../../shared/reasons.ts'
import { underHeading } from '../../shared/rulebook.ts'

export const rules = [
  ...underHeading('Once Per Game', {
    'KRN-251': { same: ['TRM-293'] },
    'KRN-252': { same: ['TRM-294'] },
    'KRN-254': {},
  }),
]

/** A copy of it has done it. (KRN-252) */
export const doneByACopy = (details: { card: CardId }): Reason => refusal('KRN-252', details)

/** It is done once in a game, or as often as its text says. (KRN-251, KRN-254) */
export const doneThisGame = (card: CardId, times: number | undefined): Reason =>
  refusal(times === undefined ? 'KRN-251' : 'KRN-254', { card })
