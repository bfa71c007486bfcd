import type { CardFacts } from '../../../abilities/card-facts.ts'
import {
  deploysOnly,
  modify,
  moveCost,
  movesUndriven,
  onlyAt,
  reacts,
} from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { here } from '../../filters.ts'

const card = cardsOf('light')

export const lightVehicles: CardFacts[] = [
  card(
    { key: '1_148', title: 'Lift Tube', type: 'vehicle', subtype: 'transport' },
    { destiny: 6, deploy: 1, power: 0, forfeit: 1, maneuver: 1, landspeed: 3 },
    { characteristics: ['lift tube'] },
    { capacity: [{ kinds: ['passenger'], count: 4 }], enclosed: true },
    {
      abilities: [
        reacts({ how: 'move', who: 'self', withinRange: true }),
        onlyAt({ where: { kind: 'site', interior: true, mobile: true } }),
        movesUndriven({}),
      ],
    },
  ),
  card(
    { key: '1_149', title: "Luke's X-34 Landspeeder", type: 'vehicle', subtype: 'transport', unique: true },
    { destiny: 3, deploy: 2, power: 1, forfeit: 4, maneuver: 5, landspeed: 4 },
    { characteristics: ['landspeeder'] },
    {
      capacity: [
        { kinds: ['driver'], count: 1 },
        { kinds: ['passenger'], count: 2 },
      ],
    },
    {
      abilities: [
        reacts({ how: 'move', who: 'self' }),
        moveCost({ who: 'self', free: true, while: { aboard: { persona: 'Luke' } } }),
      ],
    },
  ),
  card(
    { key: '1_150', title: 'Sandcrawler', type: 'vehicle', subtype: 'transport' },
    { destiny: 2, deploy: 3, power: 3, forfeit: 5, armor: 3, landspeed: 2 },
    { characteristics: ['sandcrawler'] },
    {
      capacity: [
        { kinds: ['driver'], count: 1 },
        { kinds: ['passenger'], count: 7 },
      ],
      enclosed: true,
    },
    {
      abilities: [
        onlyAt({ where: { kind: 'site', icon: 'planet' }, movingOnly: true }),
        deploysOnly({ where: { planet: 'Tatooine', kind: 'site' } }),
        modify({
          what: 'forfeit',
          who: { is: 'Jawa', at: here },
          add: 1,
          while: { itself: { at: { kind: 'site', exterior: true } } },
        }),
      ],
    },
  ),
  card(
    { key: '1_151', title: 'SoroSuub V-35 Landspeeder', type: 'vehicle', subtype: 'transport' },
    { destiny: 4, deploy: 2, power: 0, forfeit: 3, maneuver: 4, landspeed: 3 },
    { characteristics: ['landspeeder'] },
    {
      capacity: [
        { kinds: ['driver'], count: 1 },
        { kinds: ['passenger'], count: 3 },
      ],
      enclosed: true,
    },
    {
      abilities: [
        moveCost({
          who: 'self',
          free: true,
          while: { aboard: { anyOf: [{ title: ['Owen Lars', 'Beru Lars'] }, { persona: 'Luke' }] } },
        }),
        reacts({ how: 'move', who: 'self' }),
      ],
    },
  ),
]
