/** Section E. Values & Numbers. */

import { numberOf } from '../../model/cards/card-numbers.ts'
import { forceIcons } from '../../model/force.ts'
import { isAbilityChanged } from '../../model/texts/texts.ts'
import { destinyOf, maneuverOf } from '../../model/values.ts'
import type { Chapter } from '../shared/chapter-type.ts'
import { rules as battleTotalsRules } from './battle-totals.ts'
import { rules as modifiersRules } from './modifiers.ts'
import { rules as resetsRules } from './resets.ts'
import { rules as valuesAndNumbersRules } from './values-and-numbers.ts'

export const values = {
  reads: {
    isAbilityChanged,
    ability: (p, card) => numberOf(p, card, 'ability')?.value ?? null,
    number: (p, card, what) => (what === 'destiny' ? destinyOf : maneuverOf)(p, card),
    icons: forceIcons,
  },
  rules: [...resetsRules, ...modifiersRules, ...battleTotalsRules, ...valuesAndNumbersRules],
} satisfies Chapter
