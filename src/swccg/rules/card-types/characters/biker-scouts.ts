/** What a biker scout is besides. (biker scouts) */

import type { Filter } from '../../../abilities/filters/filters.ts'
import { asksForWord } from '../../../model/cards/characteristics.ts'
import { plain } from '../../../model/cards/pool.ts'
import type { CardFacts } from '../../../model/types.ts'
import { inRulings, permits } from '../../shared/rulebook.ts'

export const rules = [...inRulings('biker scouts', { 'TRM-030': permits })]

/** Is it a biker scout, where a trooper, a scout or a stormtrooper is asked for? (TRM-030) */
export const isBikerScoutFor = ({ characteristics = [] }: CardFacts, filter: Filter): boolean =>
  characteristics.some((one) => plain(one).startsWith('biker scout')) &&
  asksForWord(filter, 'trooper', 'scout', 'stormtrooper')
