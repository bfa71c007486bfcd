import type { CardFacts } from '../../../abilities/card-facts.ts'
import { deployCost, fireCost, modify } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('light')

export const lightStarships: CardFacts[] = [
  card(
    { key: '106_7', title: 'Red Squadron X-wing', type: 'starship', subtype: 'starfighter', limit: 3 },
    { destiny: 2, deploy: 5, power: 3, forfeit: 4, maneuver: 4, hyperspeed: 5 },
    {
      icons: ['pilot', 'nav computer', 'scomp link', 'premium'],
      characteristics: ['Rebel starship', 'X-wing'],
    },
    { permanentPilots: [{ ability: 2 }] },
    {
      abilities: [
        deployCost({
          who: 'self',
          add: -2,
          to: { planet: 'Yavin 4' },
          or: { beside: { persona: 'Red Leader' } },
        }),
        modify({ what: 'power', who: 'self', add: 2 }),
        deployCost({
          who: { is: 'proton torpedoes', owner: 'you' },
          free: true,
          aboard: { title: 'Red Squadron X-wing', owner: 'you' },
        }),
        fireCost({ on: 'self', weapon: { is: 'proton torpedoes' }, free: true }),
      ],
    },
  ),
]
