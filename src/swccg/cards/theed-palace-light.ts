import type { CardFacts } from '../model/types.ts'
import { cardsOf } from './common.ts'

const card = cardsOf('light')

export const theedPalaceLight: CardFacts[] = [
  card(
    { key: '14_66', title: 'Proton Torpedoes', type: 'weapon', subtype: 'starship' },
    { destiny: 4 },
    { icons: ['episode i', 'theed palace'], characteristics: ['proton torpedoes'] },
    { missing: ['where or when it deploys', 'weapons'] },
  ),
]
