import type { CardFacts } from '../../../abilities/card-facts.ts'
import { makesMissing } from '../../../abilities/vocabulary.ts'
import { cardsOf, onTable } from '../../building.ts'
import { drainedOfTwo } from '../both-sides.ts'

const card = cardsOf('light')

export const lightEffects: CardFacts[] = [
  card(
    { key: '6_54', title: 'Bo Shuda', type: 'effect', unique: true },
    { destiny: 5 },
    { icons: ["jabba's palace"] },
    { missing: ['where or when it deploys', 'who may start battles', 'canceling cards'] },
  ),
  card(
    { key: '6_57', title: 'Sandwhirl', type: 'effect', subtype: 'mobile' },
    { destiny: 4 },
    { icons: ["jabba's palace"] },
    { abilities: [makesMissing({ who: { type: 'character', not: { is: ['Jawa', 'Tusken Raider'] } } })] },
    { missing: ['where or when it deploys', 'its own movement'] },
  ),
  card(
    { key: '6_58', title: 'Ultimatum', type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ["jabba's palace"] },
    onTable(drainedOfTwo),
    { missing: ['insert cards'] },
  ),
]
