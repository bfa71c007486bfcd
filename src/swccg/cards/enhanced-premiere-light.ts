import type { CardFacts } from '../model/types.ts'
import { cardsOf } from './common.ts'

const card = cardsOf('light')

export const enhancedPremiereLight: CardFacts[] = [
  card(
    {
      key: '108_1',
      title: 'Han With Heavy Blaster Pistol',
      type: 'character',
      subtype: 'rebel',
      unique: true,
      persona: 'Han',
    },
    { destiny: 1, deploy: 4, power: 4, ability: 3, forfeit: 6 },
    {
      icons: ['pilot', 'warrior', 'permanent weapon', 'premium'],
      characteristics: ['gambler', 'smuggler', 'Corellian', 'scoundrel'],
    },
    { matching: ['Millennium Falcon'] },
    { missing: ['power added to what it pilots', 'battle destiny', 'weapons'] },
  ),
]
