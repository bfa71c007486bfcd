/** What filters ask of the print of a card, wherever that may lie. */

import { asList } from '../../../kernel/index.ts'
import type { Filter } from '../../abilities/types.ts'
import { isA, isOfKind } from '../cards/characteristics.ts'
import { isDefined, plain, titlesOf } from '../cards/pool.ts'
import { isAlwaysImmune, isFreeToDeploy, isPersona, isPutOnTable } from '../cards/printed.ts'
import type { CardFacts } from '../types.ts'

export type PrintTest = (printed: CardFacts, wanted: never) => boolean

/** The fields of a filter that do. */
export type OfPrint =
  | 'type'
  | 'subtype'
  | 'title'
  | 'persona'
  | 'is'
  | 'unique'
  | 'deploysFree'
  | 'deploysOnTable'
  | 'alwaysImmuneTo'
  | 'has'
  | 'printed'

export const ofPrint: { [K in OfPrint]: (printed: CardFacts, wanted: NonNullable<Filter[K]>) => boolean } = {
  type: (printed, wanted) => asList(wanted).includes(printed.type),
  subtype: (printed, wanted) => asList(wanted).some((kind) => isOfKind(printed, kind)),
  title: (printed, wanted) => asList(wanted).some((name) => titlesOf(printed).includes(plain(name))),
  persona: (printed, wanted) => asList(wanted).some((name) => isPersona(printed, name)),
  is: (printed, wanted) => asList(wanted).some((word) => isA(printed, word)),
  // What is restricted is neither unique nor non-unique.
  unique: (printed, wanted) =>
    (printed.unique === true) === wanted && (wanted || printed.limit === undefined),
  deploysFree: (printed, wanted) => isFreeToDeploy(printed) === wanted,
  deploysOnTable: (printed, wanted) => isPutOnTable(printed) === wanted,
  alwaysImmuneTo: isAlwaysImmune,
  has: (printed, wanted) => printed[wanted] !== undefined || isDefined(printed, wanted),
  printed: (printed, { what, atMost }) =>
    !isDefined(printed, what) && (printed[what] ?? Number.POSITIVE_INFINITY) <= atMost,
}

/** What a filter asks of the print of a card alone. */
export const printWords: readonly string[] = Object.keys(ofPrint)

/** Does a filter take what is printed on a card, wherever that may lie? What it asks of the position is left out. */
export const takesPrinted = (filter: Filter, printed: CardFacts): boolean =>
  Object.entries(filter).every(([key, wanted]) => {
    const test = ofPrint[key as OfPrint] as PrintTest | undefined
    return !test || test(printed, wanted as never)
  })
