import type { CardFacts } from '../../../abilities/card-facts.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('dark')

export const darkCharacters: CardFacts[] = [
  card(
    { key: '10_48', title: 'Snoova', type: 'character', subtype: 'alien', unique: true },
    { destiny: 1, deploy: 5, power: 6, ability: 2, forfeit: 4, armor: 4 },
    { icons: ['warrior', 'reflections 2'] },
    { characteristics: ['Black Sun agent', 'bounty hunter', 'Wookiee'] },
    { missing: ['changes of deploy cost', 'weapons', 'captives'] },
  ),
]
