import type { CardFacts } from '../../../abilities/card-facts.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('light')

export const lightDevices: CardFacts[] = [
  card(
    { key: '2_28', title: 'Remote', type: 'device' },
    { destiny: 4 },
    { icons: ['a new hope'] },
    { movesLike: 'character' },
    { missing: ['where or when it deploys', 'changes of power', 'changes of forfeit', 'canceling cards'] },
  ),
]
