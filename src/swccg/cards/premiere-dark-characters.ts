import {
  action,
  addsToPowerOfPiloted,
  cancelsText,
  cannotMove,
  changesDestiny,
  changesTotal,
  deployCost,
  deploysOnly,
  immuneToAttrition,
  leaves,
  matchingStarship,
  modify,
  moveCost,
  notAboard,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { cardsOf, here, powerDroid, starfighters } from './common.ts'

const card = cardsOf('dark')

export const premiereDarkCharacters: CardFacts[] = [
  card(
    { key: '1_163', title: '5D6-RA-7 (Fivedesix)', type: 'character', subtype: 'droid', unique: true },
    { destiny: 2, deploy: 4, power: 2, forfeit: 5 },
    { characteristics: ['ISB agent', 'spy', 'servant droid'] },
    { missing: ['changes of power', 'changes of deploy cost', 'immunity to attrition'] },
  ),
  card(
    { key: '1_164', title: 'Admiral Motti', type: 'character', subtype: 'imperial', unique: true },
    { destiny: 1, deploy: 3, power: 3, ability: 3, forfeit: 5 },
    { icons: ['pilot', 'warrior'], characteristics: ['admiral', 'commander', 'leader'] },
    {
      abilities: [
        deployCost({
          who: 'self',
          add: -2,
          while: { inPlay: { type: 'starship', is: 'Imperial starship' }, atLeast: 2 },
        }),
        addsToPowerOfPiloted(2),
        modify({
          what: 'forfeit',
          who: { subtype: 'rebel', is: 'pilot', at: here },
          add: -1,
          while: { itself: { at: { kind: 'system' } } },
        }),
      ],
    },
  ),
  card(
    { key: '1_165', title: 'Chief Bast', type: 'character', subtype: 'imperial', unique: true },
    { destiny: 2, deploy: 2, power: 2, ability: 2, forfeit: 3 },
    { icons: ['pilot'] },
    { missing: ['evacuation before a battle'] },
    {
      abilities: [
        addsToPowerOfPiloted(2),
        modify({
          what: 'power',
          who: 'self',
          add: 1,
          while: { itself: { with: { title: 'Grand Moff Tarkin' }, at: { kind: 'site' } } },
        }),
      ],
    },
  ),
  card(
    { key: '1_166', title: 'Colonel Wullf Yularen', type: 'character', subtype: 'imperial', unique: true },
    { destiny: 2, deploy: 2, power: 1, ability: 2, forfeit: 5 },
    { icons: ['warrior'], characteristics: ['ISB agent', 'leader'] },
    {
      abilities: [
        modify({
          what: 'power',
          who: 'self',
          add: 1,
          while: {
            all: [
              { itself: { at: { kind: 'site' } } },
              { isWith: { title: ['Grand Moff Tarkin', 'Chief Bast', 'General Dodonna'] } },
            ],
          },
        }),
      ],
    },
  ),
  card(
    { key: '1_167', title: 'Commander Praji', type: 'character', subtype: 'imperial', unique: true },
    { destiny: 2, deploy: 2, power: 1, ability: 2, forfeit: 3 },
    { icons: ['pilot', 'warrior'], characteristics: ['commander'] },
    { matching: ['Devastator'] },
    {
      abilities: [
        modify({
          what: 'hyperspeed',
          who: { title: 'Devastator', pilotedBy: { title: 'Commander Praji' } },
          add: 1,
        }),
        addsToPowerOfPiloted(2),
        cancelsText({ who: { persona: ['C-3PO', 'R2-D2'] }, wherePresent: true }),
      ],
    },
  ),
  card(
    {
      key: '1_168',
      title: 'Darth Vader',
      type: 'character',
      subtype: 'imperial',
      unique: true,
      persona: 'Vader',
    },
    { destiny: 1, deploy: 6, power: 6, ability: 6, forfeit: 8 },
    { icons: ['pilot', 'warrior'] },
    { matching: ["Vader's Custom TIE"] },
    {
      abilities: [
        changesDestiny({ kind: 'battle', of: 'each', add: 1, while: { battle: {} } }),
        modify({ what: 'power', who: 'piloted', hostIs: { not: { title: "Vader's Custom TIE" } }, add: 3 }),
        modify({ what: 'power', who: 'piloted', hostIs: { title: "Vader's Custom TIE" }, add: 4 }),
        modify({ what: 'maneuver', who: 'piloted', hostIs: { title: "Vader's Custom TIE" }, add: 3 }),
        immuneToAttrition({ who: 'self', below: 5 }),
      ],
    },
  ),
  card(
    { key: '1_169', title: 'Dathcha', type: 'character', subtype: 'alien', unique: true },
    { destiny: 2, power: 2, ability: 2, forfeit: 2 },
    { icons: ['warrior'], characteristics: ['Jawa'] },
    { missing: ['changes of deploy cost', 'where or when it deploys', 'changes of power'] },
  ),
  card(
    { key: '1_170', title: 'Death Star Trooper', type: 'character', subtype: 'imperial' },
    { destiny: 3, deploy: 2, power: 2, ability: 1, forfeit: 3 },
    { icons: ['warrior'], characteristics: ['Death Star trooper', 'trooper'] },
    {
      abilities: [
        deploysOnly({ where: { planet: 'Death Star' } }),
        modify({
          what: 'power',
          who: 'self',
          add: -1,
          while: { itself: { at: { kind: 'site', not: { planet: 'Death Star' } } } },
        }),
      ],
    },
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
    { key: '1_173', title: 'DS-61-2', type: 'character', subtype: 'imperial', unique: true },
    { destiny: 2, deploy: 2, power: 2, ability: 2, forfeit: 4 },
    { icons: ['pilot', 'warrior'] },
    { matching: ['Black 2'] },
    { abilities: [addsToPowerOfPiloted(3), ...matchingStarship({ title: 'Black 2' }, 1)] },
  ),
  card(
    { key: '1_174', title: 'DS-61-3', type: 'character', subtype: 'imperial', unique: true },
    { destiny: 2, deploy: 2, power: 3, ability: 2, forfeit: 3 },
    { icons: ['pilot', 'warrior'], characteristics: ['Corellian'] },
    { matching: ['Black 3'] },
    { abilities: [addsToPowerOfPiloted(3), ...matchingStarship({ title: 'Black 3' }, 1)] },
  ),
  card(
    { key: '1_175', title: 'EG-6 (Eegee-Six)', type: 'character', subtype: 'droid' },
    { destiny: 0, deploy: 1, power: 0, forfeit: 3 },
    { characteristics: ['power droid'] },
    { abilities: powerDroid },
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
          while: { cardsPresent: { subtype: 'rebel', abilityAtLeast: 3 }, atLeast: 1 },
        }),
        deployCost({
          who: { subtype: 'imperial', owner: 'you' },
          add: -1,
          to: here,
          while: { isWith: { subtype: 'rebel', abilityAtLeast: 3 } },
        }),
      ],
    },
  ),
  card(
    { key: '1_178', title: 'General Tagge', type: 'character', subtype: 'imperial', unique: true },
    { destiny: 1, deploy: 3, power: 3, ability: 3, forfeit: 4 },
    { icons: ['warrior'], characteristics: ['general', 'leader'] },
    {
      abilities: [
        modify({
          what: 'forfeit',
          who: 'self',
          add: 1,
          each: { subtype: 'imperial', is: 'trooper', present: true },
          while: { itself: { at: { kind: 'site' } } },
        }),
      ],
    },
  ),
  card(
    { key: '1_179', title: 'Grand Moff Tarkin', type: 'character', subtype: 'imperial', unique: true },
    { destiny: 1, deploy: 4, power: 4, ability: 3, forfeit: 6 },
    { icons: ['pilot', 'warrior'], characteristics: ['leader', 'moff'] },
    {
      abilities: [
        addsToPowerOfPiloted(2),
        action({
          answers: { is: 'destiny drawn', by: 'opponent' },
          battle: {},
          limit: 'battle',
          while: { inBattleWith: { persona: 'Vader' } },
          results: [{ brings: 'canceled destiny' }],
        }),
      ],
    },
  ),
  card(
    { key: '1_180', title: 'Imperial Pilot', type: 'character', subtype: 'imperial' },
    { destiny: 3, deploy: 2, power: 0, ability: 2, forfeit: 2 },
    { icons: ['pilot'] },
    { abilities: [addsToPowerOfPiloted(2)] },
  ),
  card(
    { key: '1_181', title: 'Imperial Trooper Guard', type: 'character', subtype: 'imperial' },
    { destiny: 3, deploy: 2, power: 0, ability: 1, forfeit: 1 },
    { characteristics: ['Death Star trooper', 'trooper guard', 'trooper'] },
    {
      abilities: [
        cannotMove({}),
        modify({ what: 'power', who: 'self', add: 4, while: { battle: { by: 'opponent' } } }),
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
    { key: '1_185', title: 'Lieutenant Tanbris', type: 'character', subtype: 'imperial', unique: true },
    { destiny: 2, deploy: 2, power: 2, ability: 2, forfeit: 3 },
    { icons: ['pilot'] },
    {
      abilities: [
        deployCost({
          who: { type: 'weapon', subtype: 'starship' },
          add: -1,
          aboard: { type: 'starship', pilotedBy: { title: 'Lieutenant Tanbris' } },
        }),
        addsToPowerOfPiloted(2),
        modify({ what: 'maneuver', who: 'piloted', hostIs: starfighters, add: -1 }),
      ],
    },
  ),
  card(
    { key: '1_186', title: 'LIN-V8M (Elleyein-Veeateemm)', type: 'character', subtype: 'droid' },
    { destiny: 3, deploy: 2, power: 0, forfeit: 4 },
    { characteristics: ['mining droid'] },
    { missing: ['removing mines'] },
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
    { key: '1_188', title: "MSE-6 'Mouse' Droid", type: 'character', subtype: 'droid' },
    { destiny: 0, deploy: 0, power: 0, forfeit: 0, landspeed: 3 },
    { characteristics: ['messenger droid'] },
    { missing: ['where or when it deploys', 'Utinni Effects'] },
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
    { key: '1_192', title: 'R1-G4 (Arone-Geefour)', type: 'character', subtype: 'droid' },
    { destiny: 3, deploy: 1, power: 1, forfeit: 3 },
    { icons: ['nav computer'], characteristics: ['r-unit', 'astromech'] },
    {
      abilities: [
        modify({ what: 'hyperspeed', who: 'host', hostIs: { type: 'starship', subtype: 'capital' }, add: 1 }),
        notAboard({ what: starfighters }),
        modify({ what: 'power', who: 'host', hostIs: { type: 'starship', subtype: 'capital' }, add: 1 }),
        immuneToAttrition({
          who: 'host',
          below: 3,
          while: { itself: { carriedBy: { type: 'starship', subtype: 'capital' } } },
        }),
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
          who: 'host',
          hostIs: { type: 'vehicle', not: { type: 'vehicle', subtype: 'creature' } },
          add: 1,
        }),
        modify({
          what: 'power',
          who: 'host',
          hostIs: { type: 'vehicle', not: { type: 'vehicle', subtype: 'creature' } },
          add: 1,
        }),
        modify({
          what: 'maneuver',
          who: 'host',
          hostIs: { type: 'vehicle', not: { type: 'vehicle', subtype: 'creature' } },
          add: 1,
        }),
      ],
    },
  ),
  card(
    { key: '1_194', title: 'Stormtrooper', type: 'character', subtype: 'imperial' },
    { destiny: 1, deploy: 1, power: 1, ability: 1, forfeit: 2 },
    { icons: ['warrior'], characteristics: ['stormtrooper', 'trooper'] },
    {
      abilities: [
        deployCost({
          who: 'self',
          free: true,
          beside: { owner: 'you', subtype: 'imperial', abilityAtLeast: 3 },
        }),
      ],
    },
  ),
  card(
    { key: '1_195', title: 'Tonnika Sisters', type: 'character', subtype: 'alien', unique: true },
    { destiny: 2, deploy: 2, power: 2, ability: 2, forfeit: 2 },
    { icons: ['warrior', 'warrior'], characteristics: ['thief', 'spy', 'female'] },
    { missing: ['stealing'] },
  ),
  card(
    { key: '1_196', title: 'Tusken Raider', type: 'character', subtype: 'alien' },
    { destiny: 2, deploy: 2, power: 1, ability: 1, forfeit: 1 },
    { characteristics: ['Tusken Raider'] },
    {
      abilities: [
        deploysOnly({ where: { planet: 'Tatooine' } }),
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
  card(
    { key: '1_198', title: 'Wuher', type: 'character', subtype: 'alien', unique: true },
    { destiny: 3, deploy: 2, power: 2, ability: 1, forfeit: 3 },
    { missing: ['cards lost at once'] },
  ),
]
