/** Characteristics, and other attributes that a text asks for. (characteristics; List Of Characteristics) */

import type { Reason } from '../../../../kernel/index.ts'
import { asList } from '../../../../kernel/index.ts'
import type { Filter } from '../../../abilities/filters/filters.ts'
import { facts, plain } from '../../../model/cards/pool.ts'
import type { CardId, Position } from '../../../model/types.ts'
import { refusal } from '../../shared/reasons.ts'
import { inRulings, permits } from '../../shared/rulebook.ts'

export const rules = [
  ...inRulings('Section 4. List Of Characteristics', {
    'TRM-475': { same: ['TRM-035'] },
    'TRM-476': {},
    'TRM-477': {},
  }),
  ...inRulings('characteristics', { 'TRM-093': permits }),
]

/** The word is in its title, and it is no card of that kind. (TRM-475) */
export const wordOfAnotherKind = (details: { card: CardId; by: CardId }): Reason =>
  refusal('TRM-475', details)

/** A text about 'non-' something does not mean it. (TRM-476) */
export const isWhatItMustNotBe = (details: { card: CardId; by: CardId }): Reason =>
  refusal('TRM-476', details)

/** It is of another kind or in another state. (TRM-477) */
export const otherAttribute = (details: { card: CardId; by: CardId }): Reason => refusal('TRM-477', details)

/** The rules by which a card has what a filter asks for: a word in other letters, what it is not, its state. */
export function* rulesOfCharacteristics(p: Position, filter: Filter, card: CardId): Generator<string> {
  const { characteristics = [] } = facts(p, card)
  const printed = asList(filter.is).some((word) => characteristics.includes(word))
  const spelled = characteristics.some((one) => asList(filter.is).some((word) => plain(one) === plain(word)))
  if (spelled && !printed) yield 'TRM-093'
  if (filter.not?.is !== undefined) yield 'TRM-476'
  if (filter.unique !== undefined || filter.state !== undefined) yield 'TRM-477'
}
