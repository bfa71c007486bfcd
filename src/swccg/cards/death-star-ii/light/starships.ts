import type { CardFacts } from '../../../abilities/card-facts.ts'
import { changesDestiny, deployCost, immune, immuneToAttrition } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('light')

const endorWedge = { persona: 'Wedge', is: 'death star ii' } as const

export const lightStarships: CardFacts[] = [
  card(
    { key: '9_65', title: 'B-wing Attack Squadron', type: 'starship', subtype: 'squadron' },
    { destiny: 3, power: 12, forfeit: 12, maneuver: 2, hyperspeed: 3 },
    {
      icons: [
        'pilot',
        'pilot',
        'pilot',
        'nav computer',
        'nav computer',
        'nav computer',
        'scomp link',
        'scomp link',
        'scomp link',
        'death star ii',
      ],
      characteristics: ['Rebel starship', 'bomber', 'B-wing'],
    },
    { permanentPilots: [{ ability: 1 }, { ability: 1 }, { ability: 1 }] },
    { abilities: [changesDestiny({ kind: 'weapon', of: 'each', add: 1, firer: 'self' })] },
    { missing: ['replacing three starfighters'] },
  ),
  card(
    {
      key: '9_68',
      title: 'Gold Squadron 1',
      type: 'starship',
      subtype: 'starfighter',
      unique: true,
      persona: 'Falcon',
    },
    { destiny: 3, deploy: 3, power: 3, forfeit: 7, maneuver: 5, hyperspeed: 6 },
    {
      icons: ['nav computer', 'scomp link', 'death star ii'],
      characteristics: ['Rebel starship', 'freighter'],
    },
    {
      capacity: [
        { kinds: ['pilot'], count: 2 },
        { kinds: ['passenger'], count: 2 },
      ],
    },
    {
      abilities: [
        deployCost({ who: 'self', add: -2, to: { planet: 'Endor' } }),
        immune({ to: 'Tallon Roll' }),
        immuneToAttrition({
          who: 'self',
          below: 4,
          while: { itself: { pilotedBy: { anyOf: [{ persona: 'Lando' }, { title: 'Nien Nunb' }] } } },
        }),
        immuneToAttrition({
          who: 'self',
          below: 6,
          while: {
            all: [
              { itself: { pilotedBy: { persona: 'Lando' } } },
              { itself: { pilotedBy: { title: 'Nien Nunb' } } },
            ],
          },
        }),
      ],
    },
  ),
  card(
    { key: '9_74', title: 'Home One', type: 'starship', subtype: 'capital', unique: true },
    { destiny: 1, deploy: 12, power: 9, forfeit: 12, armor: 8, hyperspeed: 3 },
    {
      icons: ['pilot', 'pilot', 'nav computer', 'scomp link', 'death star ii'],
      characteristics: [
        'Rebel starship',
        'ship-docking capability',
        'Star Cruiser',
        'Mon Calamari Star Cruiser',
      ],
    },
    {
      permanentPilots: [{ ability: 2 }, { ability: 2 }],
      capacity: [
        { kinds: ['pilot'], count: 'unlimited' },
        { kinds: ['passenger'], count: 'unlimited' },
        { kinds: ['vehicle'], count: 'unlimited' },
        { kinds: ['starfighter'], count: 'unlimited' },
      ],
    },
    {
      abilities: [
        immuneToAttrition({ who: 'self', below: 8 }),
        immuneToAttrition({
          who: 'self',
          below: 10,
          while: { itself: { pilotedBy: { titleHas: 'Ackbar' } } },
        }),
      ],
    },
  ),
  card(
    {
      key: '9_81',
      title: 'Red Squadron 1',
      type: 'starship',
      subtype: 'starfighter',
      unique: true,
      persona: 'Red 2',
    },
    { destiny: 3, deploy: 3, power: 3, forfeit: 5, maneuver: 4, hyperspeed: 5 },
    {
      icons: ['nav computer', 'scomp link', 'death star ii'],
      characteristics: ['Rebel starship', 'X-wing'],
    },
    { capacity: [{ kinds: ['pilot'], count: 1 }] },
    {
      abilities: [
        deployCost({ who: endorWedge, add: -2, aboard: { title: 'Red Squadron 1' } }),
        deployCost({
          who: endorWedge,
          free: true,
          aboard: { title: 'Red Squadron 1' },
          to: { planet: 'Endor' },
        }),
        immuneToAttrition({ who: 'self', below: 5, while: { itself: { pilotedBy: { persona: 'Wedge' } } } }),
      ],
    },
    { missing: ['effects on other cards'] },
  ),
]
