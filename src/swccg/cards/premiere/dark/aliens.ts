import type { CardFacts } from '../../../abilities/card-facts.ts'
import {
  action,
  addsToPowerOfPiloted,
  arOnly,
  changesTotal,
  crdOnly,
  deployCost,
  deploysOnly,
  leaves,
  modify,
  moveCost,
  notAboard,
} from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { here } from '../../filters.ts'

const card = cardsOf('dark')

export const darkAliens: CardFacts[] = [
  card(
    { key: '1_169', title: 'Dathcha', type: 'character', subtype: 'alien', unique: true },
    { destiny: 2, power: 2, ability: 2, forfeit: 2 },
    { icons: ['warrior'], characteristics: ['Jawa'] },
    { missing: ['changes of deploy cost', 'where or when it deploys', 'changes of power'] },
  ),
  card(
    { key: '1_171', title: 'Djas Puhr', type: 'character', subtype: 'alien', unique: true },
    { destiny: 1, deploy: 4, power: 1, ability: 4, forfeit: 4 },
    { icons: ['warrior'], characteristics: ['Black Sun agent', 'bounty hunter'] },
    { missing: ['changes of power', 'immunity to attrition'] },
  ),
  card(
    { key: '1_172', title: 'Dr. Evazan', type: 'character', subtype: 'alien', unique: true },
    { destiny: 3, deploy: 2, power: 1, ability: 2, forfeit: 3 },
    { icons: ['pilot', 'warrior'], characteristics: ['smuggler'] },
    {
      abilities: [
        addsToPowerOfPiloted(2),
        action({
          answers: { is: 'hit', card: { type: 'character', not: { title: 'Dr. Evazan' } }, present: true },
          results: [{ brings: 'loss', of: 'it' }],
        }),
        action({
          answers: { is: 'deployed', card: { title: 'Disarmed' }, present: true },
          results: [
            {
              brings: 'loss',
              of: { bearerOf: 'target', who: { type: 'character', not: { title: 'Dr. Evazan' } } },
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '1_176', title: 'Feltipern Trevagg', type: 'character', subtype: 'alien', unique: true },
    { destiny: 4, deploy: 2, power: 2, ability: 1, forfeit: 3 },
    { icons: ['warrior'], characteristics: ['Black Sun agent', 'bounty hunter', 'tax collector'] },
    { missing: ['who may start battles'] },
  ),
  card(
    { key: '1_177', title: 'Garindan', type: 'character', subtype: 'alien', unique: true },
    { destiny: 4, deploy: 2, power: 1, ability: 1, forfeit: 3 },
    { characteristics: ['spy'] },
    {
      abilities: [
        moveCost({
          who: { subtype: 'imperial', owner: 'you' },
          free: true,
          from: { adjacent: true },
          to: here,
          using: ['landspeed'],
          while: { isWith: { subtype: 'rebel', abilityAtLeast: 3 } },
        }),
        deployCost({
          who: { subtype: 'imperial' },
          add: -1,
          to: here,
          while: { isWith: { subtype: 'rebel', abilityAtLeast: 3 } },
        }),
      ],
    },
  ),
  card(
    { key: '1_182', title: 'Jawa', type: 'character', subtype: 'alien' },
    { destiny: 3, power: 1, ability: 1, forfeit: 1 },
    { characteristics: ['Jawa', 'scavenger'] },
    { missing: ['changes of deploy cost', 'where or when it deploys'] },
  ),
  card(
    { key: '1_183', title: "Kitik Keed'kak", type: 'character', subtype: 'alien', unique: true },
    { destiny: 2, deploy: 6, power: 8, ability: 1, forfeit: 2 },
    { characteristics: ['female'] },
    {
      abilities: [
        notAboard({
          what: {
            anyOf: [
              { type: 'starship', subtype: 'starfighter' },
              { type: 'vehicle', is: 'enclosed' },
            ],
          },
        }),
        leaves({
          how: 'lost',
          when: { all: [{ itself: { at: { kind: 'site' } } }, { isWith: { title: "Kal'Falnl C'ndros" } }] },
        }),
      ],
    },
  ),
  card(
    { key: '1_184', title: 'Labria', type: 'character', subtype: 'alien', unique: true },
    { destiny: 3, deploy: 2, power: 1, ability: 1, forfeit: 3 },
    { characteristics: ['Black Sun agent', 'information broker', 'spy'] },
    { missing: ['looking at cards'] },
  ),
  card(
    { key: '1_187', title: "M'iiyoom Onith", type: 'character', subtype: 'alien', unique: true },
    { destiny: 3, deploy: 3, power: 1, ability: 1, forfeit: 3 },
    { characteristics: ['female'] },
    {
      abilities: [
        action({
          phase: 'control',
          limit: 'phase',
          price: { each: 'card in opponent’s hand' },
          results: [
            {
              brings: 'revealing',
              at: 'hand',
              whose: 'opponent',
              lose: { unique: true, subtype: ['rebel', 'alien'], not: { is: 'female' } },
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '1_189', title: 'Myo', type: 'character', subtype: 'alien', unique: true },
    { destiny: 3, deploy: 4, power: 3, ability: 1, forfeit: 5 },
    { icons: ['warrior'] },
    { missing: ['regeneration'] },
    {
      abilities: [
        modify({
          what: 'power',
          who: 'self',
          add: 1,
          while: { cardsPresent: { anyOf: [{ title: "Lirin Car'n" }, { is: 'bounty hunter' }] }, atLeast: 1 },
        }),
      ],
    },
  ),
  card(
    { key: '1_190', title: 'Ponda Baba', type: 'character', subtype: 'alien', unique: true },
    { destiny: 3, deploy: 2, power: 2, ability: 1, forfeit: 3 },
    { icons: ['pilot', 'warrior'], characteristics: ['smuggler'] },
    {
      abilities: [
        modify({
          what: 'power',
          who: 'self',
          add: 3,
          while: {
            all: [
              { battle: {} },
              { itself: { with: { title: 'Dr. Evazan' }, at: { kind: 'site' } } },
              { not: { cardsPresent: { owner: 'opponent', type: 'weapon', is: 'lightsaber' }, atLeast: 1 } },
            ],
          },
        }),
        addsToPowerOfPiloted(2),
      ],
    },
  ),
  card(
    { key: '1_191', title: 'Prophetess', type: 'character', subtype: 'alien', unique: true },
    { destiny: 2, deploy: 3, power: 1, ability: 4, forfeit: 2 },
    { characteristics: ['female'] },
    { missing: ['retrieving cards', 'immunity to attrition'] },
  ),
  card(
    { key: '1_195', title: 'Tonnika Sisters', type: 'character', subtype: 'alien', unique: true },
    { destiny: 2, deploy: 2, power: 2, ability: 2, forfeit: 2 },
    { icons: ['warrior', 'warrior'], characteristics: ['thief', 'spy', 'female'], several: true },
    { missing: ['stealing'] },
  ),
  card(
    { key: '1_196', title: 'Tusken Raider', type: 'character', subtype: 'alien' },
    { destiny: 2, deploy: 2, power: 1, ability: 1, forfeit: 1 },
    { characteristics: ['Tusken Raider'] },
    {
      abilities: [
        deploysOnly({ where: { onPlanet: 'Tatooine' } }),
        ...arOnly(
          modify({
            what: 'power',
            who: 'self',
            add: 1,
            while: { cardsPresent: { is: 'Tusken Raider', unique: false }, atLeast: 1 },
          }),
          changesTotal({
            what: 'power',
            where: here,
            add: 2,
            while: { cardsPresent: { owner: 'you', is: 'Tusken Raider', unique: false }, atLeast: 3 },
          }),
        ),
        ...crdOnly(
          modify({
            what: 'power',
            who: 'self',
            add: 0.5,
            each: { is: 'Tusken Raider', unique: false, present: true },
            most: 3,
          }),
        ),
      ],
    },
  ),
  card(
    { key: '1_198', title: 'Wuher', type: 'character', subtype: 'alien', unique: true },
    { destiny: 3, deploy: 2, power: 2, ability: 1, forfeit: 3 },
    { missing: ['cards lost at once'] },
  ),
]
