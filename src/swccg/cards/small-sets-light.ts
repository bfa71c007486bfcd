import type { Filter } from '../abilities/types.ts'
import {
  action,
  addsDestiny,
  addsToPowerOfPiloted,
  cancelsCard,
  changesTotal,
  deployCost,
  deploysOnlyIf,
  destinyIfUnable,
  fireCost,
  fires,
  flips,
  forbidsDeploy,
  forceDrain,
  forceGeneration,
  immuneToAttrition,
  modify,
  startOfGame,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import {
  beings,
  cardsOf,
  cloudCity,
  deploysFromReserve,
  forfeitZero,
  forTheGame,
  here,
  hit,
  imperials,
  oncePer,
  takes,
  twoSides,
} from './common.ts'
import { blownAway } from './counterparts.ts'

const card = cardsOf('light')

const aliens: Filter = { type: 'character', subtype: 'alien' }

const independent: Filter = { type: 'starship', is: 'independent', owner: 'you' }

export const smallSetsLight: CardFacts[] = [
  card(
    { key: '101_3', title: 'Run Luke, Run!', type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 6 },
    {
      abilities: [
        action({
          answers: { is: 'battle initiated', at: { kind: 'site' } },
          targets: { who: { owner: 'you', persona: 'Luke' }, at: { nextToBattle: true } },
          results: [
            { brings: 'move to battle', of: 'target' },
            {
              brings: 'change',
              of: 'target',
              if: {
                not: {
                  cardAt: { persona: 'Vader' },
                  where: { anyOf: [{ battle: true }, { nextToBattle: true }] },
                },
              },
              changes: [modify({ what: 'power', who: 'target', add: 2 })],
              until: 'end of battle',
            },
          ],
        }),
        cancelsCard({ what: { title: "Vader's Obsession" } }),
      ],
    },
  ),
  card(
    {
      key: '103_2',
      title: 'Red Leader In Red 1',
      type: 'starship',
      subtype: 'starfighter',
      unique: true,
      persona: 'Red 1',
    },
    { destiny: 2, deploy: 6, power: 3, forfeit: 5, maneuver: 4, hyperspeed: 5 },
    { icons: ['pilot', 'nav computer', 'premium'], characteristics: ['X-wing'] },
    { permanentPilots: [{ ability: 2, name: 'Red Leader' }] },
    { abilities: [modify({ what: 'power', who: 'self', add: 2 }), destinyIfUnable({ count: 1 })] },
  ),
  card(
    { key: '106_7', title: 'Red Squadron X-wing', type: 'starship', subtype: 'starfighter', limit: 3 },
    { destiny: 2, deploy: 5, power: 3, forfeit: 4, maneuver: 4, hyperspeed: 5 },
    {
      icons: ['pilot', 'nav computer', 'scomp link', 'premium'],
      characteristics: ['Rebel starship', 'X-wing'],
    },
    { permanentPilots: [{ ability: 2 }] },
    {
      abilities: [
        deployCost({ who: 'self', add: -2, to: { planet: 'Yavin 4' } }),
        deployCost({ who: 'self', add: -2, beside: { title: 'Red Leader' } }),
        modify({ what: 'power', who: 'self', add: 2 }),
        deployCost({
          who: { title: 'Proton Torpedoes', owner: 'you' },
          free: true,
          aboard: { title: 'Red Squadron X-wing', owner: 'you' },
        }),
        fireCost({ on: 'self', weapon: { title: 'Proton Torpedoes' }, free: true }),
      ],
    },
  ),
  card(
    {
      key: '108_1',
      title: 'Han With Heavy Blaster Pistol',
      type: 'character',
      subtype: 'rebel',
      unique: true,
      persona: 'Han',
    },
    { destiny: 1, deploy: 4, power: 4, ability: 3, forfeit: 6 },
    {
      icons: ['pilot', 'warrior', 'permanent weapon', 'premium'],
      characteristics: ['gambler', 'smuggler', 'Corellian', 'scoundrel'],
    },
    { matching: ['Millennium Falcon'] },
    { permanentWeapon: "Han's Heavy Blaster Pistol" },
    {
      abilities: [
        addsToPowerOfPiloted(3),
        addsDestiny({ kind: 'battle', count: 1, while: { inBattleWith: { persona: ['Luke', 'Chewie'] } } }),
        fires({ at: beings, price: 0, destiny: 1, add: 1, results: [hit, forfeitZero()] }),
      ],
    },
  ),
  card(
    {
      key: '108_2',
      title: 'Leia With Blaster Rifle',
      type: 'character',
      subtype: 'rebel',
      unique: true,
      persona: 'Leia',
    },
    { destiny: 1, deploy: 4, power: 3, ability: 4, forfeit: 6 },
    {
      icons: ['pilot', 'warrior', 'permanent weapon', 'premium'],
      characteristics: ['Alderaanian', 'leader', 'blaster', 'female'],
    },
    { permanentWeapon: "Leia's Blaster Rifle" },
    {
      abilities: [
        addsToPowerOfPiloted(1),
        addsDestiny({ kind: 'battle', count: 1, while: { inBattleWith: { persona: 'Han' } } }),
        fires({ at: beings, price: 0, destiny: 1, add: 1, results: [hit, forfeitZero()] }),
      ],
    },
  ),
  card(
    {
      key: '108_3',
      title: 'Luke With Lightsaber',
      type: 'character',
      subtype: 'rebel',
      unique: true,
      persona: 'Luke',
    },
    { destiny: 1, deploy: 5, power: 5, ability: 5, forfeit: 7 },
    { icons: ['pilot', 'warrior', 'permanent weapon', 'premium'], characteristics: ['lightsaber'] },
    { permanentWeapon: "Luke's Lightsaber" },
    {
      abilities: [
        addsToPowerOfPiloted(2),
        fires({ at: beings, price: 0, destiny: 2, results: [hit, forfeitZero()] }),
      ],
    },
  ),
  card(
    {
      key: '108_4',
      title: 'Obi-Wan With Lightsaber',
      type: 'character',
      subtype: 'rebel',
      unique: true,
      persona: 'Obi-Wan',
    },
    { destiny: 1, deploy: 5, power: 5, ability: 6, forfeit: 8 },
    { icons: ['warrior', 'permanent weapon', 'premium'], characteristics: ['lightsaber'] },
    { permanentWeapon: "Obi-Wan's Lightsaber" },
    { abilities: [fires({ at: beings, price: 0, destiny: 2, results: [hit, forfeitZero()] })] },
  ),
  card(
    {
      key: '109_1',
      title: 'Chewie With Blaster Rifle',
      type: 'character',
      subtype: 'rebel',
      unique: true,
      persona: 'Chewie',
    },
    { destiny: 1, deploy: 5, power: 6, ability: 2, forfeit: 5 },
    {
      icons: ['pilot', 'warrior', 'permanent weapon', 'premium'],
      characteristics: ['smuggler', 'blaster rifle', 'rifle', 'Wookiee'],
    },
    { permanentWeapon: 'blaster rifle' },
    {
      abilities: [
        modify({ what: 'power', who: 'piloted', hostIs: { is: 'freighter' }, add: 3 }),
        addsDestiny({ kind: 'battle', count: 1, while: { inBattleWith: { persona: 'C-3PO' } } }),
        fires({ at: beings, price: 0, destiny: 1, results: [hit, forfeitZero()] }),
      ],
    },
  ),
  card(
    { key: '109_4', title: 'Quiet Mining Colony / Independent Operation', type: 'objective' },
    { icons: ['premium'] },
    twoSides(
      [
        startOfGame({
          parts: [
            { deploy: { title: 'Bespin' } },
            { deploy: { location: { ...cloudCity, battleground: true } } },
          ],
        }),
        oncePer(
          'deploy',
          deploysFromReserve(
            { anyOf: [{ location: { kind: 'site' } }, { location: { sector: 'cloud' } }] },
            { planet: 'Bespin' },
          ),
          1,
        ),
        forceDrain({ where: { planet: 'Bespin' }, losesAtMost: 1 }),
        flips({
          if: {
            all: [
              { not: { held: 'controlled', by: 'opponent', where: { planet: 'Bespin' }, atLeast: 1 } },
              { youControl: { title: 'Bespin: Cloud City' } },
              {
                any: [
                  { held: 'controlled', where: cloudCity, atLeast: 2 },
                  {
                    all: [
                      { held: 'controlled', where: cloudCity, atLeast: 1 },
                      { cardAt: { persona: ['Lando', 'Lobot'] }, where: cloudCity },
                    ],
                  },
                ],
              },
            ],
          },
        }),
      ],
      [
        immuneToAttrition({
          who: { anyOf: [{ ...aliens, owner: 'you' }, { is: 'cloud car', owner: 'you' }, independent] },
          below: 4,
        }),
        forceDrain({
          where: { planet: 'Bespin', youControlWith: aliens },
          mayNotBe: 'modified or canceled',
        }),
        deployCost({ who: independent, add: -1 }),
        oncePer('deploy', deploysFromReserve({ location: { dockingBay: true } })),
        flips({
          if: {
            any: [
              { opponentControls: { title: 'Bespin' } },
              {
                held: 'controlled',
                by: 'opponent',
                where: { anyOf: [cloudCity, { planet: 'Bespin', sector: 'cloud' }] },
                atLeast: 3,
              },
            ],
          },
        }),
      ],
    ),
    { missing: [blownAway] },
  ),
  card(
    { key: '111_4', title: 'Massassi Base Operations / One In A Million', type: 'objective' },
    { icons: ['premium'] },
    twoSides(
      [
        startOfGame({
          parts: [{ deploy: { title: 'Yavin 4' } }, { deploy: { title: 'Yavin 4: Docking Bay' } }],
        }),
        ...forTheGame(
          forbidsDeploy({ who: { title: 'Revolution', owner: 'you' } }),
          forceDrain({ where: { planet: 'Yavin 4', kind: ['site', 'sector'] }, prevented: true }),
        ),
        forceGeneration({ where: { planet: 'Yavin 4', kind: 'site' }, limit: 1 }),
        oncePer('deploy', deploysFromReserve({ location: { planet: 'Yavin 4', kind: 'site' } })),
        deployCost({ who: imperials, add: 2, to: { planet: 'Yavin 4' } }),
        flips({
          if: {
            all: [
              { held: 'controlled', where: { planet: 'Yavin 4', kind: 'site' }, atLeast: 3 },
              {
                not: {
                  held: 'controlled',
                  by: 'opponent',
                  where: { planet: 'Yavin 4', kind: 'site' },
                  atLeast: 3,
                },
              },
            ],
          },
        }),
      ],
      [
        oncePer(
          'deploy',
          takes({
            anyOf: [
              { title: ['Rebel Tech', 'Attack Run', 'Proton Torpedoes'] },
              { title: 'Death Star', type: 'location' },
            ],
          }),
        ),
        changesTotal({ what: 'power', where: { kind: 'system' }, add: 3 }),
      ],
    ),
    { missing: ['where or when the Death Star deploys', blownAway] },
  ),
  card(
    {
      key: '111_5',
      title: 'Prisoner 2187',
      type: 'character',
      subtype: 'rebel',
      unique: true,
      persona: 'Leia',
    },
    { destiny: 1, deploy: 0, power: 4, ability: 3, forfeit: 6 },
    { icons: ['warrior', 'premium'], characteristics: ['Alderaanian', 'senator', 'female'] },
    {
      abilities: [
        deploysOnlyIf({ if: { objective: 'Rescue The Princess / Sometimes I Amaze Even Myself' } }),
        forceDrain({ where: here, add: 2 }),
      ],
    },
    { missing: ['not being transferred', 'what keeps or turns Objectives'] },
  ),
  card(
    { key: '112_1', title: 'Agents In The Court / No Love For The Empire', type: 'objective' },
    { destiny: 0 },
    { icons: ['premium'] },
    { missing: ['the whole Objective'] },
  ),
]
