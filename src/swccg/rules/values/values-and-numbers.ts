/** The rules by which a number comes about. (Section E. Values & Numbers) */

import { facts } from '../../model/cards/pool.ts'
import { allOnTable } from '../../model/table.ts'
import { printedOf } from '../../model/texts/texts.ts'
import type { CardId, Position } from '../../model/types.ts'
import { type Cause, numberNow, type Working } from '../../model/values.ts'
import { changes, permits, underHeading } from '../shared/rulebook.ts'
import { rulesOfModifiers } from './modifiers.ts'
import { rulesOfResets } from './resets.ts'

export const rules = [
  ...underHeading('Section E. Values & Numbers', { 'KRN-290': permits }),
  ...underHeading('Negative Numbers/Cannot Fall Below Zero/Minimum Zero', { 'KRN-322': changes }),
  ...underHeading('Rounding', { 'KRN-330': changes }),
  ...underHeading('Defined Values', { 'KRN-369': changes }),
  ...underHeading('Global Effects And Card State', { 'KRN-288': changes, 'KRN-289': changes }),
  ...underHeading('Values & Numbers - Undefined Values', { 'KRN-323': changes, 'KRN-325': changes }),
]

const ruleFor: Record<Cause, readonly string[]> = {
  ...rulesOfModifiers,
  ...rulesOfResets,
  changed: ['KRN-290'],
  'below zero': ['KRN-321'],
  'up from below zero': ['KRN-322'],
  frozen: ['TRM-054'],
}

export const rulesBehind = ({ causes }: Working): string[] => causes.flatMap((cause) => ruleFor[cause])

/** Going aboard, or onto, another card: it changes some numbers of that card, and of those it has not all. (KRN-211) */
export function lackingFor(p: Position, card: CardId, host: CardId): string[] {
  const whom: readonly unknown[] = ['host', 'ship', 'piloted', 'driven']
  const changed = printedOf(p, card, 'modify').filter(({ text }) => whom.includes(text.who))
  const there = changed
    .filter(({ text }) => text.gives === undefined)
    .map(({ text }) => numberNow(p, host, text.what) !== null)
  return [
    ...(there.includes(true) && there.includes(false) ? ['KRN-211'] : []),
    // A number that a card gains is no target: it need not be there. (KRN-208)
    ...changed.flatMap(({ text: { what, gives } }) =>
      gives !== undefined && numberNow(p, host, what) === null ? ['KRN-208'] : [],
    ),
  ]
}

/** Changes that are put on these cards leave other copies of them on table as they are. (KRN-289) */
export function onThese(p: Position, cards: readonly CardId[]): string[] {
  const titles = cards.map((card) => facts(p, card).title)
  const others = allOnTable(p).filter((card) => !cards.includes(card))
  return others.some((card) => titles.includes(facts(p, card).title)) ? ['KRN-289'] : []
}

/** The same for the text of a card that is deployed on another. (KRN-289) */
export const onThisCopy = (p: Position, card: CardId, host: CardId): string[] =>
  printedOf(p, card, 'modify').some(({ text }) => text.who === 'host' || text.who === 'ship')
    ? onThese(p, [host])
    : []
