import {
  deployCost,
  deploysOnly,
  immuneToAttrition,
  modify,
  movesUndriven,
  onlyAt,
  reacts,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { cardsOf, here } from './common.ts'

const card = cardsOf('dark')

export const premiereDarkShips: CardFacts[] = [
  card(
    { key: '1_299', title: 'Black 2', type: 'starship', subtype: 'starfighter', unique: true },
    { destiny: 2, deploy: 1, power: 1, forfeit: 3, maneuver: 4 },
    { characteristics: ['Imperial starship', 'TIE', 'TIE/LN'] },
    { capacity: [{ kinds: ['pilot'], count: 1 }], matching: ['DS-61-2'] },
  ),
  card(
    { key: '1_300', title: 'Black 3', type: 'starship', subtype: 'starfighter', unique: true },
    { destiny: 3, deploy: 1, power: 1, forfeit: 3, maneuver: 3 },
    { characteristics: ['Imperial starship', 'TIE', 'TIE/LN'] },
    { capacity: [{ kinds: ['pilot'], count: 1 }], matching: ['DS-61-3'] },
  ),
  card(
    { key: '1_301', title: 'Devastator', type: 'starship', subtype: 'capital', unique: true },
    { destiny: 1, deploy: 8, power: 9, forfeit: 9, armor: 6, hyperspeed: 3 },
    {
      icons: ['pilot', 'nav computer', 'scomp link'],
      characteristics: [
        'Imperial starship',
        'ship-docking capability',
        'Star Destroyer',
        'Imperial-class Star Destroyer',
      ],
    },
    {
      permanentPilots: [{ ability: 2 }],
      capacity: [
        { kinds: ['pilot'], count: 6 },
        { kinds: ['passenger'], count: 8 },
        { kinds: ['vehicle'], count: 2 },
        { kinds: ['starfighter'], count: 4, only: { is: 'TIE' } },
      ],
      matching: ['Commander Praji'],
    },
  ),
  card(
    { key: '1_302', title: 'Imperial-Class Star Destroyer', type: 'starship', subtype: 'capital' },
    { destiny: 1, deploy: 8, power: 8, forfeit: 9, armor: 6, hyperspeed: 3 },
    {
      icons: ['pilot', 'nav computer', 'scomp link'],
      characteristics: [
        'Imperial starship',
        'ship-docking capability',
        'Star Destroyer',
        'Imperial-class Star Destroyer',
      ],
    },
    {
      permanentPilots: [{ ability: 1 }],
      capacity: [
        { kinds: ['pilot'], count: 6 },
        { kinds: ['passenger'], count: 8 },
        { kinds: ['vehicle'], count: 2 },
        { kinds: ['starfighter'], count: 4, only: { is: 'TIE' } },
      ],
    },
  ),
  card(
    { key: '1_303', title: 'TIE Advanced x1', type: 'starship', subtype: 'starfighter' },
    { destiny: 3, deploy: 2, power: 2, forfeit: 3, maneuver: 2 },
    { icons: ['pilot'], characteristics: ['Imperial starship', 'TIE', 'TIE Advanced x1'] },
    { permanentPilots: [{ ability: 1 }] },
  ),
  card(
    { key: '1_304', title: 'TIE Fighter', type: 'starship', subtype: 'starfighter' },
    { destiny: 1, deploy: 1, power: 1, forfeit: 2, maneuver: 3 },
    { icons: ['pilot'], characteristics: ['Imperial starship', 'TIE', 'TIE/LN'] },
    { permanentPilots: [{ ability: 1 }] },
    {
      abilities: [
        deployCost({
          who: 'self',
          add: -1,
          to: { kind: 'system' },
          beside: { subtype: 'capital', is: 'Imperial starship' },
        }),
      ],
    },
  ),
  card(
    { key: '1_305', title: 'TIE Scout', type: 'starship', subtype: 'starfighter' },
    { destiny: 4, deploy: 2, power: 1, forfeit: 3, maneuver: 1, hyperspeed: 5 },
    { icons: ['pilot', 'nav computer'], characteristics: ['Imperial starship', 'TIE', 'TIE/SR'] },
    {
      permanentPilots: [{ ability: 1 }],
      capacity: [
        { kinds: ['pilot', 'passenger'], count: 1 },
        { kinds: ['passenger'], count: 1 },
      ],
    },
  ),
  card(
    { key: '1_306', title: "Vader's Custom TIE", type: 'starship', subtype: 'starfighter', unique: true },
    { destiny: 2, deploy: 2, power: 2, forfeit: 4, maneuver: 3, hyperspeed: 2 },
    { icons: ['nav computer'], characteristics: ['Imperial starship', 'TIE', 'TIE Advanced x1'] },
    { capacity: [{ kinds: ['pilot'], count: 1 }], matching: ['Darth Vader'] },
    {
      abilities: [
        immuneToAttrition({ who: 'self', below: 4, while: { itself: { pilotedBy: { persona: 'Vader' } } } }),
      ],
    },
  ),
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
