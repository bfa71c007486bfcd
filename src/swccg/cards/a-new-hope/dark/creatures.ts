import type { CardFacts } from '../../../abilities/card-facts.ts'
import { ferocityOfEaten } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('dark')

export const darkCreatures: CardFacts[] = [
  card(
    { key: '2_110', title: 'Dianoga', type: 'creature', subtype: 'swamp' },
    { destiny: 3, deploy: 4, forfeit: 0, ferocity: 0, ferocityDestinies: 1, defenseValue: 5 },
    { icons: ['a new hope'], habitat: 'exterior Dagobah sites, Trash Compactor and Dark Waters' },
    { abilities: [ferocityOfEaten({})] },
  ),
]
