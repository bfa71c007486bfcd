import type { CardFacts } from '../../../abilities/card-facts.ts'
import { forceDrain } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { here } from '../../filters.ts'
import { goesUndercover } from '../../texts.ts'

const card = cardsOf('dark')

export const darkEffects: CardFacts[] = [
  card(
    { key: '2_119', title: 'Dark Waters', type: 'effect' },
    { destiny: 2 },
    { icons: ['a new hope'] },
    { missing: ['where or when it deploys'] },
    { abilities: [forceDrain({ where: here, whose: 'opponent', add: -1 })] },
  ),
  card(
    { key: '2_129', title: 'Undercover', type: 'effect' },
    { destiny: 5 },
    { icons: ['a new hope'] },
    { abilities: goesUndercover },
  ),
]
