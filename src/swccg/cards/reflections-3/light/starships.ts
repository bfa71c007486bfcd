import type { CardFacts } from '../../../abilities/card-facts.ts'
import { addsDestiny, immune, immuneToAttrition, maintenance, modify } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('light')

export const lightStarships: CardFacts[] = [
  card(
    {
      key: '13_21',
      title: 'Han, Chewie, And The Falcon',
      type: 'starship',
      subtype: 'starfighter',
      unique: true,
      persona: 'Falcon',
    },
    { destiny: 2, deploy: 6, power: 4, forfeit: 8, maneuver: 6, hyperspeed: 7 },
    {
      icons: ['pilot', 'pilot', 'maintenance', 'nav computer', 'scomp link', 'reflections 3'],
      characteristics: ['rebel starship', 'freighter'],
    },
    {
      permanentPilots: [
        { ability: 3, name: 'Han' },
        { ability: 2, name: 'Chewie' },
      ],
    },
    {
      abilities: [
        modify({ what: 'power', who: 'self', add: 5 }),
        addsDestiny({ kind: 'battle', count: 1 }),
        immuneToAttrition({ who: 'self', below: 6 }),
        immune({ to: 'Come With Me' }),
        immune({ to: 'Lateral Damage' }),
        maintenance({ keep: 3 }),
      ],
    },
  ),
]
