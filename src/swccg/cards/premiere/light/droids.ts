import type { CardFacts } from '../../../abilities/card-facts.ts'
import {
  cancelsCard,
  changesTotal,
  immuneToAttrition,
  modify,
  reacts,
} from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { here, starfighters } from '../../filters.ts'

const card = cardsOf('light')

export const lightDroids: CardFacts[] = [
  card(
    { key: '1_1', title: '2X-3KPR (Tooex)', type: 'character', subtype: 'droid' },
    { destiny: 3, deploy: 2, power: 0, forfeit: 2 },
    { characteristics: ['security droid', 'security patrol droid'] },
    { missing: ['changes of power', 'immunity to attrition'] },
  ),
  card(
    {
      key: '1_5',
      title: 'C-3PO (See-Threepio)',
      type: 'character',
      subtype: 'droid',
      unique: true,
      persona: 'C-3PO',
    },
    { destiny: 3, deploy: 3, power: 1, forfeit: 4 },
    { characteristics: ['protocol droid'] },
    {
      abilities: [
        changesTotal({
          what: 'power',
          where: here,
          add: 2,
          each: { anyOf: [{ persona: 'C-3PO' }, { owner: 'you', subtype: 'droid', present: true }] },
          pairedWith: { owner: 'you', subtype: 'rebel', present: true },
          while: { itself: { at: { kind: 'site' } } },
        }),
        modify({ what: 'forfeit', who: { persona: 'R2-D2', present: true }, add: 2 }),
      ],
    },
  ),
  card(
    { key: '1_6', title: 'CZ-3 (Seezee-Three)', type: 'character', subtype: 'droid' },
    { destiny: 3, deploy: 1, power: 1, forfeit: 4 },
    { characteristics: ['communications droid'] },
    {
      abilities: [
        reacts({ how: 'deploy', who: { owner: 'you' }, at: { here: true } }),
        reacts({ how: 'deploy', who: { owner: 'you' }, at: { adjacent: true } }),
      ],
    },
  ),
  card(
    { key: '1_18', title: 'LIN-V8K (Elleyein-Veeatekay)', type: 'character', subtype: 'droid' },
    { destiny: 3, deploy: 2, power: 0, forfeit: 4 },
    { characteristics: ['mining droid'] },
    { missing: ['removing mines'] },
  ),
  card(
    { key: '1_24', title: 'R2-X2 (Artoo-Extoo)', type: 'character', subtype: 'droid' },
    { destiny: 4, deploy: 1, power: 1, forfeit: 3 },
    { icons: ['nav computer'], characteristics: ['r-unit', 'astromech'] },
    {
      abilities: [
        modify({ what: 'hyperspeed', who: 'ship', hostIs: starfighters, add: 1 }),
        modify({ what: 'power', who: 'ship', hostIs: starfighters, add: 1 }),
        modify({ what: 'maneuver', who: 'ship', hostIs: starfighters, add: 1 }),
      ],
    },
  ),
  card(
    { key: '1_25', title: 'R4-E1 (Arfour-Eeone)', type: 'character', subtype: 'droid' },
    { destiny: 4, deploy: 1, power: 1, forfeit: 3 },
    { characteristics: ['r-unit', 'vehicle droid'] },
    {
      abilities: [
        modify({
          what: 'landspeed',
          who: 'ship',
          hostIs: { type: 'vehicle', not: { type: 'vehicle', subtype: 'creature' } },
          add: 1,
        }),
        modify({
          what: 'power',
          who: 'ship',
          hostIs: { type: 'vehicle', not: { type: 'vehicle', subtype: 'creature' } },
          add: 1,
        }),
        modify({
          what: 'maneuver',
          who: 'ship',
          hostIs: { type: 'vehicle', not: { type: 'vehicle', subtype: 'creature' } },
          add: 1,
        }),
      ],
    },
  ),
  card(
    { key: '1_32', title: "WED-9-M1 'Bantha' Droid", type: 'character', subtype: 'droid', unique: true },
    { destiny: 4, deploy: 2, power: 1, forfeit: 3 },
    { characteristics: ['maintenance droid'] },
    {
      abilities: [
        immuneToAttrition({
          who: { owner: 'you', anyOf: [{ type: 'vehicle' }, { subtype: 'droid' }], at: here },
          below: 2,
        }),
        immuneToAttrition({
          who: {
            owner: 'you',
            type: 'starship',
            subtype: 'starfighter',
            at: { related: true, kind: ['system', 'sector'] },
          },
          below: 3,
          while: { itself: { at: { dockingBay: true } } },
        }),
        cancelsCard({ what: { title: 'Lateral Damage' }, while: { itself: { at: { dockingBay: true } } } }),
      ],
    },
  ),
]
