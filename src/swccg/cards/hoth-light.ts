import {
  action,
  addsToPowerOfPiloted,
  deploysOn,
  deploysOnly,
  fires,
  immuneToAttrition,
  modify,
  movedByCrew,
  movesAway,
  reacts,
  usesWeapons,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import {
  aCharacter,
  beings,
  capitals,
  cardsOf,
  drainWherePresent,
  forfeitZero,
  hit,
  people,
  starfighters,
  warriors,
} from './common.ts'
import { luckyShot, usedOrLost } from './counterparts.ts'

const card = cardsOf('light')

export const hothLight: CardFacts[] = [
  card(
    { key: '3_3', title: 'Commander Luke Skywalker', ...aCharacter, subtype: 'rebel', persona: 'Luke' },
    { destiny: 1, deploy: 4, power: 4, ability: 4, forfeit: 7 },
    { icons: ['pilot', 'warrior', 'hoth'], characteristics: ['commander', 'leader', 'Rogue Squadron pilot'] },
    { matching: ['Red 5', 'Rogue 1'] },
    {
      abilities: [
        deploysOnly({ where: { planet: 'Hoth', kind: 'site' } }),
        addsToPowerOfPiloted(3),
        modify({ what: 'maneuver', who: 'piloted', hostIs: { title: 'Rogue 1' }, add: 2 }),
        immuneToAttrition({ who: 'self', below: 3 }),
      ],
    },
    { missing: ['changes of forfeit'] },
  ),
  card(
    { key: '3_29', title: 'Echo Trooper Backpack', type: 'device' },
    { destiny: 5 },
    { icons: ['hoth'] },
    {
      abilities: [
        deploysOn({ card: { is: 'trooper' } }),
        usesWeapons({ who: 'host', count: 'any' }),
        immuneToAttrition({
          who: 'host',
          below: 3,
          while: { itself: { at: { kind: 'site', icon: 'planet' } } },
        }),
      ],
    },
  ),
  card(
    { key: '3_32', title: 'Bacta Tank', type: 'effect', unique: true },
    { destiny: 3 },
    { icons: ['hoth'] },
    {
      abilities: [
        deploysOn({}),
        action({
          answers: { is: 'lost', card: { type: 'character', owner: 'you', not: { subtype: 'droid' } } },
          if: { emptyHere: true },
          results: [{ brings: 'placing', of: 'it' }],
        }),
        action({
          phase: 'deploy',
          price: 'its deploy cost',
          targets: { who: { type: 'character' }, stackedHere: true },
          results: [{ brings: 'return', of: 'target', to: 'hand' }],
        }),
      ],
    },
  ),
  card(
    { key: '3_42', title: 'Fall Back!', type: 'interrupt', subtype: 'lost' },
    { destiny: 5 },
    { icons: ['hoth'] },
    {
      abilities: [
        movesAway({
          who: { type: 'character', owner: 'you' },
          whose: 'you',
          upTo: 'all',
          price: 1,
          freeMove: true,
          when: 'battle initiated',
          by: 'opponent',
          at: { kind: 'site', exterior: true },
          targetsSite: true,
          present: true,
          cancelsBattle: true,
        }),
      ],
    },
    { missing: ['only when outnumbered'] },
  ),
  card({ key: '3_45', title: 'Lucky Shot', ...usedOrLost }, { destiny: 4, icons: ['hoth'] }, luckyShot),
  card(
    { key: '3_66', title: 'Rogue 1', type: 'vehicle', subtype: 'combat', unique: true },
    { destiny: 2, deploy: 2, power: 3, forfeit: 6, maneuver: 4, landspeed: 4 },
    { icons: ['hoth'], characteristics: ['speeder', 'snowspeeder', 'T-47'] },
    {
      capacity: [{ kinds: ['pilot', 'passenger'], count: 2 }],
      enclosed: true,
      matching: ['Luke Skywalker', 'Luke Skywalker, Jedi Knight'],
    },
    {
      abilities: [
        reacts({ how: 'move', who: 'self', at: { planet: 'Hoth', kind: 'site' } }),
        immuneToAttrition({ who: 'self', below: 3, while: { itself: { pilotedBy: { persona: 'Luke' } } } }),
      ],
    },
  ),
  card(
    { key: '3_70', title: 'Tauntaun', type: 'vehicle', subtype: 'creature' },
    { destiny: 4, deploy: 1, power: 1, ability: 0.25, forfeit: 3, maneuver: 2, landspeed: 2 },
    { icons: ['hoth'], characteristics: ['tauntaun'] },
    { capacity: [{ kinds: ['passenger'], count: 1 }] },
    { missing: ['where or when it deploys', 'sacrifice'] },
    { abilities: [reacts({ how: 'move away', who: 'self', to: 'battle' })] },
  ),
  card(
    { key: '3_71', title: "Anakin's Lightsaber", type: 'weapon', subtype: 'character', unique: true },
    { destiny: 1 },
    { icons: ['hoth'], characteristics: ['lightsaber'] },
    {
      abilities: [
        deploysOn({ card: { persona: ['Luke', 'Leia', 'Anakin'], abilityAtLeast: 4 } }),
        drainWherePresent,
        fires({ at: beings, price: 0, destiny: 2, results: [hit, forfeitZero()] }),
      ],
    },
  ),
  card(
    { key: '3_74', title: 'Dual Laser Cannon', type: 'weapon', subtype: 'vehicle' },
    { destiny: 3 },
    { icons: ['hoth'], characteristics: ['cannon', 'laser cannon'] },
    {
      abilities: [
        deploysOn({ card: { is: 'T-47' }, price: 2 }),
        fires({
          at: people,
          price: 1,
          destiny: 1,
          add: [
            { number: -1, of: beings },
            { number: 2, of: { type: 'vehicle' } },
          ],
          results: [hit],
        }),
      ],
    },
  ),
  card(
    { key: '3_75', title: 'Golan Laser Battery', type: 'weapon', subtype: 'artillery' },
    { destiny: 4, deploy: 3, forfeit: 3 },
    { icons: ['hoth'], characteristics: ['cannon', 'laser cannon'] },
    {
      abilities: [
        deploysOn({ at: { kind: 'site', exterior: true, icon: 'planet' } }),
        fires({
          at: people,
          range: 'adjacent',
          gunner: { ...warriors, owner: 'you' },
          price: 2,
          destiny: 1,
          add: [{ number: 2, of: beings }],
          results: [hit],
        }),
      ],
    },
  ),
  card(
    { key: '3_77', title: 'Medium Repeating Blaster Cannon', type: 'weapon', subtype: 'artillery' },
    { destiny: 1, deploy: 3, forfeit: 1 },
    { icons: ['hoth'], characteristics: ['blaster', 'cannon'] },
    {
      abilities: [
        deploysOn({ at: { kind: 'site' } }),
        movedByCrew({ crew: { type: 'character', owner: 'you', is: 'warrior' }, count: 2, add: 1 }),
        fires({
          at: beings,
          upTo: 2,
          range: 'adjacent',
          gunner: { ...warriors, owner: 'you' },
          price: 2,
          destiny: 2,
          results: [hit],
        }),
      ],
    },
  ),
  card(
    { key: '3_78', title: 'Planet Defender Ion Cannon', type: 'weapon', subtype: 'artillery', unique: true },
    { destiny: 4, deploy: 4, forfeit: 4 },
    { icons: ['hoth'], characteristics: ['cannon', 'ion cannon'] },
    {
      abilities: [
        deploysOn({ at: { planet: 'Hoth', kind: 'site', exterior: true } }),
        deploysOn({ at: { planet: 'Yavin 4', kind: 'site', exterior: true } }),
        fires({
          at: capitals,
          range: 'related system',
          price: 2,
          destiny: 1,
          add: 3,
          above: 'armor',
          results: [
            { brings: 'loss of starship weapons' },
            { brings: 'reset', what: 'power', to: 0 },
            { brings: 'reset', what: 'hyperspeed', to: 0 },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '3_80', title: 'Surface Defense Cannon', type: 'weapon', subtype: 'starship' },
    { destiny: 5 },
    { icons: ['hoth'], characteristics: ['cannon'] },
    {
      abilities: [
        deploysOn({ card: { persona: 'Falcon' } }),
        deploysOn({ card: starfighters, price: 1 }),
        fires({ at: beings, atSites: true, price: 1, destiny: 1, add: 1, results: [hit] }),
      ],
    },
  ),
]
