/** Utinni Effects keep to the card that they target, and are lost when that is. (Effect - Utinni Effects) */

import { type Reason, rememberAbout } from '../../../../kernel/index.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { isOnTable } from '../../../model/table.ts'
import type { CardId, Position } from '../../../model/types.ts'
import type { Triggered } from '../../../model/under-way.ts'
import { leaving } from '../../leaving-table/just-lost.ts'
import { optionId } from '../../shared/actions/option.ts'
import type { ProcedureOf } from '../../shared/procedure.ts'
import { refusal } from '../../shared/reasons.ts'
import { changes, crdOnly, inRulings } from '../../shared/rulebook.ts'

export const rules = [
  ...inRulings('Effect - Utinni Effects', { 'TRM-423': changes }),
  // The current rulebook has it out of action with its target. (KRN-264)
  ...inRulings('missing', { 'TRM-189': { same: ['TRM-080'], ...crdOnly, ...changes } }),
  ...inRulings('Effect - Utinni Effects', { 'DEP-251': { same: ['TRM-422'] } }),
]

/** The cards that target others for as long as they lie there. */
const aiming = rememberAbout(['cards.aims'], (p: Position) =>
  p.cards.flatMap(({ id, aims }) => (aims?.length ? [id] : [])),
)

/** Those whose targets have all left table, whatever for. (TRM-423) */
export const aimsLost = (p: Position): Triggered[] =>
  aiming(p)
    .filter((card) => isOnTable(p, card) && !cardOf(p, card).aims?.some((aim) => isOnTable(p, aim)))
    .map((card) => ({
      id: optionId('target gone', card),
      frame: { does: 'target gone', card },
    }))

declare module '../../../model/under-way.ts' {
  interface Frames {
    'target gone': { card: CardId }
  }
}

/** It is lost with its target. */
export const targetGone: ProcedureOf<'target gone'> = {
  run(change, { card }) {
    change.pop()
    if (!isOnTable(change.now, card)) return
    const { owner, aims } = cardOf(change.now, card)
    const [by = card] = aims ?? []
    change.push(leaving([card], { performer: owner, by, cites: ['TRM-423'] }))
  },
}

/** Only a Utinni Effect targets something as it deploys. (DEP-251) */
export const aimsAtNothing = (card: CardId): Reason => refusal('DEP-251', { card }, 'no target')
