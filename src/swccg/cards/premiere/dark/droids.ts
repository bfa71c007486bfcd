import type { CardFacts } from '../../../abilities/card-facts.ts'
import type { Ability } from '../../../abilities/types.ts'
import {
  changesTotal,
  immuneToAttrition,
  modify,
  notAboard,
  triggered,
} from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { capitals, here, starfighters } from '../../filters.ts'

const card = cardsOf('dark')

/** Power droids: they help the droids around them, and make up for lack of power when they are drawn. */
const powerDroid: Ability[] = [
  modify({
    what: 'power',
    who: { owner: 'you', subtype: 'droid', present: true, not: { is: 'power droid' } },
    add: 1,
  }),
  triggered({
    on: { is: 'destiny drawn', by: 'you', drawn: 'self', kind: 'battle', weaker: true },
    results: [
      {
        brings: 'change',
        changes: [changesTotal({ what: 'power', times: 2 })],
        until: 'end of battle',
      },
    ],
  }),
]

export const darkDroids: CardFacts[] = [
  card(
    { key: '1_163', title: '5D6-RA-7 (Fivedesix)', type: 'character', subtype: 'droid', unique: true },
    { destiny: 2, deploy: 4, power: 2, forfeit: 5 },
    { characteristics: ['ISB agent', 'spy', 'servant droid'] },
    { missing: ['changes of power', 'changes of deploy cost', 'immunity to attrition'] },
  ),
  card(
    { key: '1_175', title: 'EG-6 (Eegee-Six)', type: 'character', subtype: 'droid' },
    { destiny: 0, deploy: 1, power: 0, forfeit: 3 },
    { characteristics: ['power droid'] },
    { abilities: powerDroid },
  ),
  card(
    { key: '1_186', title: 'LIN-V8M (Elleyein-Veeateemm)', type: 'character', subtype: 'droid' },
    { destiny: 3, deploy: 2, power: 0, forfeit: 4 },
    { characteristics: ['mining droid'] },
    { missing: ['removing mines'] },
  ),
  card(
    { key: '1_188', title: "MSE-6 'Mouse' Droid", type: 'character', subtype: 'droid' },
    { destiny: 0, deploy: 0, power: 0, forfeit: 0, landspeed: 3 },
    { characteristics: ['messenger droid'] },
    { missing: ['where or when it deploys', 'Utinni Effects'] },
  ),
  card(
    { key: '1_192', title: 'R1-G4 (Arone-Geefour)', type: 'character', subtype: 'droid' },
    { destiny: 3, deploy: 1, power: 1, forfeit: 3 },
    { icons: ['nav computer'], characteristics: ['r-unit', 'astromech'] },
    {
      abilities: [
        modify({ what: 'hyperspeed', who: 'ship', hostIs: capitals, add: 1 }),
        notAboard({ what: starfighters }),
        modify({ what: 'power', who: 'ship', hostIs: capitals, add: 1 }),
        immuneToAttrition({ who: { ...capitals, aboard: { title: 'R1-G4 (Arone-Geefour)' } }, below: 3 }),
      ],
    },
  ),
  card(
    { key: '1_193', title: 'R4-M9 (Arfour-Emmnine)', type: 'character', subtype: 'droid' },
    { destiny: 4, deploy: 1, power: 1, forfeit: 3 },
    { characteristics: ['r-unit', 'vehicle repair droid', 'vehicle droid'] },
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
    { key: '1_197', title: "WED15-I662 'Treadwell' Droid", type: 'character', subtype: 'droid' },
    { destiny: 3, deploy: 2, power: 1, forfeit: 3 },
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
      ],
    },
  ),
]
