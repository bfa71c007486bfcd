import {
  action,
  addsToPowerOfPiloted,
  cancelsCard,
  changesTotal,
  deployCost,
  destinyIfUnable,
  immuneToAttrition,
  matchingStarship,
  modify,
  movesAway,
  reacts,
  transfersFree,
  triggered,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { cardsOf, here, starfighters } from './common.ts'

const card = cardsOf('light')

export const premiereLightCharacters: CardFacts[] = [
  card(
    { key: '1_1', title: '2X-3KPR (Tooex)', type: 'character', subtype: 'droid' },
    { destiny: 3, deploy: 2, power: 0, forfeit: 2 },
    { characteristics: ['security droid', 'security patrol droid'] },
    { missing: ['changes of power', 'immunity to attrition'] },
  ),
  card(
    { key: '1_2', title: 'Beru Lars', type: 'character', subtype: 'rebel', unique: true },
    { destiny: 2, deploy: 1, power: 1, ability: 1, forfeit: 3 },
    { characteristics: ['female'] },
    {
      abilities: [
        modify({
          what: 'forfeit',
          who: 'self',
          add: 2,
          while: {
            all: [
              { itself: { at: { kind: 'site' } } },
              { isWith: { title: ['Owen Lars', 'Hydroponics Station'] } },
            ],
          },
        }),
        triggered({
          on: { is: 'lost', card: 'self', turn: 'opponent' },
          results: [
            {
              brings: 'change',
              until: 'end of your next turn',
              changes: [modify({ what: 'power', who: { persona: 'Luke' }, add: 3 })],
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '1_3', title: 'Biggs Darklighter', type: 'character', subtype: 'rebel', unique: true },
    { destiny: 2, deploy: 2, power: 2, ability: 2, forfeit: 5 },
    { icons: ['pilot', 'warrior'] },
    { matching: ['Red 3'] },
    { abilities: [addsToPowerOfPiloted(2), ...matchingStarship({ title: 'Red 3' }, 1)] },
    { characteristics: ['Red Squadron'] },
  ),
  card(
    { key: '1_4', title: 'BoShek', type: 'character', subtype: 'alien', unique: true },
    { destiny: 1, deploy: 4, power: 2, ability: 4, forfeit: 3 },
    { icons: ['pilot'] },
    { missing: ['Utinni Effects'] },
    { abilities: [addsToPowerOfPiloted(3), immuneToAttrition({ who: 'self', below: 3 })] },
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
    { key: '1_7', title: 'Dice Ibegon', type: 'character', subtype: 'alien', unique: true },
    { destiny: 2, deploy: 4, power: 2, ability: 3, forfeit: 3 },
    { characteristics: ['female'] },
    { missing: ['weapons'] },
  ),
  card(
    { key: '1_9', title: "Figrin D'an", type: 'character', subtype: 'alien', unique: true },
    { destiny: 2, deploy: 2, power: 1, ability: 1, forfeit: 4 },
    { characteristics: ['gambler', 'musician', 'Bith'] },
    { missing: ['retrieving cards'] },
  ),
  card(
    { key: '1_10', title: 'General Dodonna', type: 'character', subtype: 'rebel', unique: true },
    { destiny: 2, deploy: 3, power: 2, ability: 2, forfeit: 5 },
    { icons: ['warrior'], characteristics: ['general', 'leader'] },
    { missing: ['effects on other cards'] },
    {
      abilities: [
        cancelsCard({ what: { title: 'Wrong Turn' }, price: 1 }),
        modify({
          what: 'power',
          who: { subtype: 'rebel', present: true, at: { planet: 'Yavin 4', kind: 'site' } },
          add: 1,
        }),
      ],
    },
  ),
  card(
    { key: '1_11', title: 'Han Solo', type: 'character', subtype: 'rebel', unique: true, persona: 'Han' },
    { destiny: 1, deploy: 3, power: 3, ability: 3, forfeit: 6 },
    { icons: ['pilot', 'warrior'], characteristics: ['Corellian', 'gambler', 'pirate', 'smuggler'] },
    { matching: ['Gold Squadron 1', 'Millennium Falcon'] },
    {
      abilities: [
        action({
          answers: { is: 'destiny drawn', by: 'you' },
          battle: {},
          price: 1,
          limit: 'battle',
          results: [{ brings: 'canceled destiny', again: true }],
        }),
        addsToPowerOfPiloted(2),
        ...matchingStarship({ persona: 'Falcon' }, 2),
      ],
    },
  ),
  card(
    { key: '1_12', title: 'Jawa', type: 'character', subtype: 'alien' },
    { destiny: 3, power: 1, ability: 1, forfeit: 1 },
    { characteristics: ['Jawa', 'scavenger'] },
    { missing: ['changes of deploy cost', 'where or when it deploys'] },
  ),
  card(
    { key: '1_13', title: 'Jek Porkins', type: 'character', subtype: 'rebel', unique: true },
    { destiny: 2, deploy: 2, power: 2, ability: 2, forfeit: 4 },
    { icons: ['pilot', 'warrior'] },
    { abilities: [addsToPowerOfPiloted(2), ...matchingStarship({ title: 'Red 6' }, 1)] },
    { characteristics: ['Red Squadron'] },
  ),
  card(
    { key: '1_14', title: 'Kabe', type: 'character', subtype: 'alien', unique: true },
    { destiny: 3, deploy: 2, power: 1, ability: 1, forfeit: 3 },
    { characteristics: ['thief', 'female'] },
    {
      abilities: [
        action({
          phase: 'control',
          limit: 'phase',
          targets: { who: { type: ['weapon', 'device'], owner: 'opponent' }, at: { here: true } },
          draw: { is: 'below', than: { destiny: 'target' } },
          results: [{ brings: 'theft', of: 'target' }],
        }),
        transfersFree({}),
      ],
    },
  ),
  card(
    { key: '1_16', title: 'Leesub Sirln', type: 'character', subtype: 'alien', unique: true },
    { destiny: 4, deploy: 3, power: 1, ability: 3, forfeit: 3 },
    { characteristics: ['female', 'Qiraash'] },
    { missing: ['looking at cards'] },
  ),
  card(
    { key: '1_17', title: 'Leia Organa', type: 'character', subtype: 'rebel', unique: true, persona: 'Leia' },
    { destiny: 1, deploy: 3, power: 3, ability: 3, forfeit: 6 },
    { icons: ['warrior'], characteristics: ['Alderaanian', 'leader', 'senator', 'spy', 'female'] },
    {
      abilities: [
        modify({
          what: 'power',
          who: { subtype: 'rebel', present: true, at: { planet: 'Death Star', kind: 'site' } },
          add: 1,
        }),
        immuneToAttrition({ who: 'self', below: 2 }),
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
    { key: '1_20', title: 'Momaw Nadon', type: 'character', subtype: 'alien', unique: true },
    { destiny: 3, deploy: 2, power: 1, ability: 3, forfeit: 3 },
    { characteristics: ['leader', 'spy'] },
    {
      abilities: [
        action({
          phase: 'control',
          limit: 'phase',
          targets: {
            who: {
              title: ['Bantha', 'Dewback', 'Wampa', 'Rancor', 'Bubo', 'Dragonsnake'],
              owner: 'opponent',
            },
            at: { here: true },
            present: true,
          },
          results: [{ brings: 'theft', of: 'target' }],
        }),
      ],
    },
  ),
  card(
    {
      key: '1_21',
      title: 'Obi-Wan Kenobi',
      type: 'character',
      subtype: 'rebel',
      unique: true,
      persona: 'Obi-Wan',
    },
    { destiny: 1, deploy: 5, power: 5, ability: 6, forfeit: 9 },
    { icons: ['warrior'], characteristics: ['general'] },
    {
      abilities: [
        movesAway({
          who: { type: 'character', owner: 'opponent', abilityAtLeast: 1, abilityBelow: 2 },
          whose: 'opponent',
          upTo: 1,
          price: 1,
          freeMove: true,
          when: 'battle initiated',
          at: here,
          orLost: true,
          present: true,
        }),
        immuneToAttrition({ who: 'self', below: 5 }),
      ],
    },
  ),
  card(
    { key: '1_22', title: 'Owen Lars', type: 'character', subtype: 'rebel', unique: true },
    { destiny: 2, deploy: 2, power: 1, ability: 3, forfeit: 4 },
    {
      abilities: [
        deployCost({ who: 'self', free: true, to: { title: "Tatooine: Lars' Moisture Farm" } }),
        modify({
          what: 'power',
          who: 'self',
          add: 2,
          while: {
            all: [{ itself: { at: { kind: 'site' } } }, { isWith: { title: ['Beru Lars', 'Vaporator'] } }],
          },
        }),
        triggered({
          on: { is: 'lost', card: 'self', turn: 'opponent' },
          results: [
            {
              brings: 'change',
              until: 'end of your next turn',
              changes: [modify({ what: 'power', who: { persona: 'Luke' }, add: 3 })],
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '1_23', title: 'Pops', type: 'character', subtype: 'rebel', unique: true },
    { destiny: 2, deploy: 2, power: 2, ability: 2, forfeit: 4 },
    { icons: ['pilot', 'warrior'] },
    { matching: ['Gold 5'] },
    { abilities: [addsToPowerOfPiloted(2), ...matchingStarship({ title: 'Gold 5' }, 1)] },
    { characteristics: ['Gold Squadron'] },
  ),
  card(
    { key: '1_24', title: 'R2-X2 (Artoo-Extoo)', type: 'character', subtype: 'droid' },
    { destiny: 4, deploy: 1, power: 1, forfeit: 3 },
    { icons: ['nav computer'], characteristics: ['r-unit', 'astromech'] },
    {
      abilities: [
        modify({ what: 'hyperspeed', who: 'host', hostIs: starfighters, add: 1 }),
        modify({ what: 'power', who: 'host', hostIs: starfighters, add: 1 }),
        modify({ what: 'maneuver', who: 'host', hostIs: starfighters, add: 1 }),
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
    { key: '1_27', title: 'Rebel Pilot', type: 'character', subtype: 'rebel' },
    { destiny: 3, deploy: 2, power: 0, ability: 2, forfeit: 2 },
    { icons: ['pilot'] },
    { abilities: [addsToPowerOfPiloted(2)] },
  ),
  card(
    { key: '1_29', title: 'Red Leader', type: 'character', subtype: 'rebel', unique: true },
    { destiny: 1, deploy: 2, power: 2, ability: 2, forfeit: 5 },
    { icons: ['pilot', 'warrior'], characteristics: ['Red Squadron', 'leader'] },
    { matching: ['Red 1'] },
    {
      abilities: [
        addsToPowerOfPiloted(2),
        modify({ what: 'maneuver', who: 'piloted', add: 1, while: { piloting: { title: 'Red 1' } } }),
        destinyIfUnable({ count: 1, while: { piloting: { title: 'Red 1' } } }),
        modify({
          what: 'forfeit',
          who: { is: 'pilot', and: { is: 'Red Squadron' }, not: { title: 'Red Leader' }, at: here },
          add: 1,
        }),
      ],
    },
  ),
  card(
    { key: '1_30', title: 'Shistavanen Wolfman', type: 'character', subtype: 'alien', limit: 3 },
    { destiny: 2, deploy: 3, power: 2, ability: 1, forfeit: 2 },
    { icons: ['warrior'], characteristics: ['scout'] },
    { abilities: [reacts({ how: 'move', who: 'self', at: { kind: 'site', adjacent: true } })] },
  ),
  card(
    { key: '1_31', title: 'Talz', type: 'character', subtype: 'alien', limit: 3 },
    { destiny: 3, deploy: 1, power: 1, ability: 1, forfeit: 4 },
    { missing: ['hit or lost cards', 'changes of power'] },
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
  card(
    { key: '1_33', title: 'Wioslea', type: 'character', subtype: 'alien', unique: true },
    { destiny: 5, deploy: 1, power: 2, ability: 1, forfeit: 2 },
    { characteristics: ['gambler', 'female'] },
    { missing: ['stealing'] },
  ),
]
