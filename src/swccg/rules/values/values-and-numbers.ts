/** The rules by which a number comes about. (Section E. Values & Numbers) */

import { facts } from '../../model/cards/pool.ts'
import { allOnTable } from '../../model/table.ts'
import { printedOf } from '../../model/texts/texts.ts'
import type { CardId, Position } from '../../model/types.ts'
import { type Cause, numberOf, type Working } from '../../model/values.ts'
import { changes, inRulings, permits, underHeading } from '../shared/rulebook.ts'

export const rules = [
  ...underHeading('Section E. Values & Numbers', { 'KRN-290': permits }),
  ...inRulings('captives – frozen', { 'TRM-054': changes }),
  ...underHeading('Modifiers', { 'KRN-291': permits, 'KRN-294': changes, 'KRN-295': changes }),
  ...underHeading('Unmodifiable Values', { 'KRN-298': changes }),
  ...underHeading('Reset', { 'KRN-301': permits, 'KRN-302': permits }),
  ...underHeading('Resets - Examples', { 'KRN-303': permits, 'KRN-304': changes }),
  ...underHeading('Increase', { 'KRN-306': permits }),
  ...underHeading('Reduce', { 'KRN-307': permits }),
  ...underHeading('Negative Numbers/Cannot Fall Below Zero/Minimum Zero', { 'KRN-322': changes }),
  ...underHeading('Rounding', { 'KRN-330': changes }),
  ...underHeading('Defined Values', { 'KRN-369': changes }),
  ...underHeading('Implied Target Rule', { 'KRN-208': permits, 'KRN-211': permits, 'KRN-212': permits }),
  ...underHeading('Global Effects And Card State', { 'KRN-288': changes, 'KRN-289': changes }),
]

const ruleFor: Record<Cause, string[]> = {
  changed: ['KRN-290'],
  modified: ['KRN-291'],
  multiplied: ['KRN-291', 'KRN-330'],
  'in order': ['KRN-294'],
  copies: ['KRN-292'],
  'below zero': ['KRN-321'],
  'up from below zero': ['KRN-322'],
  'not increased': ['KRN-306'],
  'not reduced': ['KRN-307'],
  reset: ['KRN-300'],
  'reset to what it was': ['KRN-301'],
  'modified in vain': ['KRN-298'],
  'several resets': ['KRN-305'],
  defined: ['KRN-369', 'KRN-302'],
  given: ['KRN-303'],
  'given as a reset': ['KRN-304'],
  frozen: ['TRM-054'],
}

export const rulesBehind = ({ causes }: Working): string[] => causes.flatMap((cause) => ruleFor[cause])

/** Going aboard, or onto, another card: it changes some numbers of that card, and of those it has not all. (KRN-211) */
export function lackingFor(p: Position, card: CardId, host: CardId): string[] {
  const whom: readonly unknown[] = ['host', 'ship', 'piloted']
  const changed = printedOf(p, card, 'modify').filter(({ text }) => whom.includes(text.who))
  const there = changed
    .filter(({ text }) => text.gives === undefined)
    .map(({ text }) => numberOf(p, host, text.what) !== null)
  return [
    ...(there.includes(true) && there.includes(false) ? ['KRN-211'] : []),
    // A number that a card gains is no target: it need not be there. (KRN-208)
    ...changed.flatMap(({ text: { what, gives } }) =>
      gives !== undefined && numberOf(p, host, what) === null ? ['KRN-208'] : [],
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
