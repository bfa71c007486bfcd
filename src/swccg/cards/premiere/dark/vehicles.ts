import type { CardFacts } from '../../../abilities/card-facts.ts'
import { deploysOnly, modify, movesUndriven, onlyAt, reacts } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { here } from '../../filters.ts'

const card = cardsOf('dark')

export const darkVehicles: CardFacts[] = [
  card(
    { key: '1_307', title: 'Bantha', type: 'vehicle', subtype: 'creature' },
    { destiny: 3, deploy: 1, power: 1, ability: 0.5, forfeit: 3, maneuver: 2, landspeed: 1 },
    { characteristics: ['bantha'] },
    { capacity: [{ kinds: ['passenger'], count: 2 }] },
    {
      abilities: [
        reacts({ how: 'move', who: 'self', withinRange: true }),
        modify({
          what: 'power',
          who: { is: 'Tusken Raider', at: here },
          add: 1,
          while: { itself: { at: { kind: 'site', exterior: true } } },
        }),
      ],
    },
  ),
  card(
    { key: '1_308', title: 'Lift Tube', type: 'vehicle', subtype: 'transport' },
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
    { key: '1_309', title: 'Sandcrawler', type: 'vehicle', subtype: 'transport' },
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
        onlyAt({ where: { not: { kind: 'site', mobile: true } }, movingOnly: true }),
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
    { key: '1_310', title: 'Ubrikkian 9000 Z001', type: 'vehicle', subtype: 'transport' },
    { destiny: 2, deploy: 2, power: 2, forfeit: 4, maneuver: 6, landspeed: 3 },
    { characteristics: ['landspeeder'] },
    {
      capacity: [
        { kinds: ['driver'], count: 1 },
        { kinds: ['passenger'], count: 2 },
      ],
      enclosed: true,
    },
    { abilities: [reacts({ how: 'move', who: 'self' })] },
  ),
]
