/** The One Rule: an action that may be done is done once in its time frame if it is worded in the singular. (The One Rule) */

import type { Reason } from '../../../../kernel/index.ts'
import type { Ability } from '../../../abilities/types.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { isOnTable } from '../../../model/table.ts'
import type { CardId } from '../../../model/types.ts'
import type { Moment } from '../../shared/actions/moment.ts'
import type { TextKind, TextUse } from '../../shared/actions/text-kind.ts'
import { refusal } from '../../shared/reasons.ts'
import { permits, underHeading } from '../../shared/rulebook.ts'
import { isOfTopCard } from '../by-text/text-action.ts'
import { answeredAlready } from '../responses/the-stack.ts'

export const rules = [
  ...underHeading('The One Rule', {
    'KRN-242': { same: ['DRW-012'] },
    'KRN-243': permits,
    'KRN-244': permits,
    'KRN-245': permits,
    'KRN-246': {},
    'KRN-250': {},
  }),
  ...underHeading('The One Rule - Examples', { 'KRN-248': permits, 'KRN-249': permits }),
]

/** May a text be used once per game? That has rules of its own. (KRN-251) */
export const isOncePerGame = (text: Ability): boolean => text.does === 'action' && text.limit === 'game'

/** What is done once in its time frame has been done. (KRN-242, KRN-246, KRN-250) */
export function* usedUp(use: TextUse, kind: TextKind<Ability>, { frame }: Moment): Generator<Reason> {
  const { p, card, text } = use
  const once = kind.once?.(use)
  if (once === undefined || isOncePerGame(text)) return
  if (frame?.does === 'duty' || !p.used.includes(once)) return
  const single = text.does === 'action' && isOfTopCard(text)
  const limited = 'limit' in text || single
  if (single) yield refusal('KRN-246', { card })
  // What begins something answers nothing.
  if (limited || frame?.does === 'loop') yield refusal('KRN-242', { card })
  else yield answeredAlready(card)
  const unused = limited ? unusedCopy(use, copiesOf(use, kind)) : undefined
  if (unused !== undefined) yield refusal('KRN-250', { card, by: unused })
}

/** The other copies of the card whose text is used, each with what is spent by using its text. */
const copiesOf = (use: TextUse, kind: TextKind<Ability>) =>
  use.p.cards
    .filter(({ id, key }) => id !== use.card && key === cardOf(use.p, use.card).key)
    .map(({ id, owner }) => ({ id, owner, once: kind.once?.({ ...use, card: id }) }))

/** Another copy on table whose allowance is not used up: nobody else uses it. (KRN-250) */
const unusedCopy = ({ p, player }: TextUse, copies: ReturnType<typeof copiesOf>): CardId | undefined =>
  copies
    .filter(({ id, owner }) => owner === player && isOnTable(p, id))
    .find(({ once }) => once !== undefined && !p.used.includes(once))?.id

/** Why a text may be used although it, or that of another copy, has been used this turn. (KRN-243, KRN-244) */
export function usedBefore(
  use: TextUse,
  kind: TextKind<Ability>,
  before: readonly string[],
  times: string,
): string[] {
  const spent = copiesOf(use, kind).some(({ once }) => once !== undefined && before.includes(once))
  const free = before.includes(times) && kind.once?.(use) === undefined
  return [...(spent ? ['KRN-243'] : []), ...(free ? again(use.text) : [])]
}

/** Why a text may be used again: it names no time frame, or a condition instead; or, in its time frame, any such card. */
function again(text: Ability): string[] {
  if (text.does !== 'action') return ['KRN-244']
  if (text.answers) return ['KRN-244', 'KRN-249']
  if (text.phase === undefined) return ['KRN-244']
  return text.targets ? ['KRN-248'] : []
}
