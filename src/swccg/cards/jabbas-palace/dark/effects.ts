import type { CardFacts } from '../../../abilities/card-facts.ts'
import { makesMissing } from '../../../abilities/vocabulary.ts'
import { cardsOf, onTable } from '../../building.ts'
import { drainedOfTwo } from '../both-sides.ts'

const card = cardsOf('dark')

export const darkEffects: CardFacts[] = [
  card(
    { key: '6_147', title: 'Resistance', type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ["jabba's palace"] },
    onTable(drainedOfTwo),
    { missing: ['insert cards'] },
  ),
  card(
    { key: '6_148', title: 'Sandwhirl', type: 'effect', subtype: 'mobile' },
    { destiny: 4 },
    { icons: ["jabba's palace"] },
    { abilities: [makesMissing({ who: { type: 'character', not: { is: ['Jawa', 'Tusken Raider'] } } })] },
    { missing: ['where or when it deploys', 'its own movement'] },
  ),
  card(
    { key: '6_149', title: 'Scum And Villainy', type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ["jabba's palace"] },
    { missing: ['where or when it deploys', 'changes of deploy cost', 'retrieving cards'] },
  ),
]
