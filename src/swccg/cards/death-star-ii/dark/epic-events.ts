import type { CardFacts } from '../../../abilities/card-facts.ts'
import { givesHyperspeed } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('dark')

export const darkEpicEvents: CardFacts[] = [
  card(
    { key: '9_135', title: "That Thing's Operational", type: 'epic event', unique: true },
    { destiny: 0 },
    { icons: ['death star ii'] },
    { abilities: [givesHyperspeed({ to: 'Death Star II', hyperspeed: 3 })] },
    { missing: ['where or when it deploys', 'Force loss', 'blowing away Death Star II'] },
  ),
]
