import type { Filter, LocationFilter } from '../abilities/types.ts'
import {
  action,
  addsToPowerOfPiloted,
  changesDestiny,
  deployCost,
  deploysOn,
  deploysOnly,
  eatsOutOfPlay,
  fireCost,
  fires,
  flips,
  forbidsDeploy,
  forceDrain,
  immune,
  immuneToAttrition,
  leaves,
  makesSelective,
  modify,
  preventsConversion,
  starfighterInClouds,
  startOfGame,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import {
  aCharacter,
  beings,
  cardsOf,
  cloudCity,
  convertible,
  deploysFromReserve,
  fiercerAt,
  here,
  imperials,
  oncePer,
  reward,
  starfighters,
  takes,
  twoSides,
  wampaCave,
  warriors,
} from './common.ts'
import { blownAway, firstStrike, onTable } from './counterparts.ts'

const card = cardsOf('dark')

const tatooineGrounds: LocationFilter = { planet: 'Tatooine', kind: 'site', battleground: true }

const rebels: Filter = { type: 'character', subtype: 'rebel' }

export const specialEditionDark: CardFacts[] = [
  card(
    {
      key: '7_175',
      title: 'Darth Vader, Dark Lord Of The Sith',
      ...aCharacter,
      subtype: 'imperial',
      persona: 'Vader',
    },
    { destiny: 1, deploy: 6, power: 6, ability: 6, forfeit: 8 },
    { icons: ['pilot', 'warrior', 'special edition'] },
    { matching: ["Vader's Custom TIE"] },
    {
      abilities: [
        addsToPowerOfPiloted(3),
        action({
          battle: {},
          limit: 'battle',
          while: { battle: {} },
          targets: { who: { type: 'character', owner: 'opponent' }, at: { here: true }, present: true },
          draw: { is: 'above', than: { ability: 'target' } },
          results: [{ brings: 'loss', of: 'target' }],
        }),
        immuneToAttrition({ who: 'self', below: 5 }),
      ],
    },
  ),
  card(
    { key: '7_187', title: 'Lobot', ...aCharacter, subtype: 'alien', persona: 'Lobot' },
    { destiny: 1, deploy: 2, power: 2, ability: 2, forfeit: 3 },
    { icons: ['special edition'] },
    {
      abilities: [
        deploysOnly({ where: cloudCity }),
        modify({
          what: 'power',
          who: 'self',
          add: 2,
          while: { itself: { scompLink: 'present' } },
        }),
        convertible('Lobot'),
        preventsConversion({
          who: { persona: ['Lobot', 'Lando'] },
          while: {
            all: [
              { itself: { at: cloudCity } },
              { cardsPresent: { persona: 'Lando', owner: 'you' }, atLeast: 1 },
            ],
          },
        }),
      ],
    },
  ),
  card(
    { key: '7_211', title: 'Krayt Dragon', type: 'creature', subtype: 'desert', unique: true },
    { destiny: 1, deploy: 7, forfeit: 0, ferocity: 6, ferocityDestinies: 2, defenseValue: 5 },
    { icons: ['special edition'], habitat: 'deserts and exterior Tatooine sites' },
    {
      abilities: [forbidsDeploy({ who: 'self', to: { occupied: true } })],
    },
    { missing: ['retrieving cards'] },
  ),
  card(
    { key: '7_212', title: 'One-Arm', type: 'creature', subtype: 'snow', unique: true },
    { destiny: 3, deploy: 6, forfeit: 0, ferocity: 3, defenseValue: 4 },
    { icons: ['special edition'], characteristics: ['wampa', 'selective'], habitat: 'Hoth sites' },
    {
      abilities: [
        deploysOnly({ where: { title: wampaCave } }),
        makesSelective({ who: { type: 'creature', is: 'wampa' } }),
      ],
    },
  ),
  card(
    { key: '7_213', title: 'Rock Wart', type: 'creature', subtype: 'scavenger' },
    { destiny: 5, deploy: 2, forfeit: 0, ferocity: 2, defenseValue: 2, landspeed: 2 },
    { icons: ['special edition'], characteristics: ['selective'], habitat: 'planet sites' },
    { abilities: [fiercerAt({ anyOf: [{ title: 'Tatooine: Bluffs' }, { titleHas: 'Canyon' }] })] },
  ),
  card(
    { key: '7_214', title: 'Sarlacc', type: 'creature', subtype: 'ancient desert', unique: true },
    { destiny: 2, deploy: 4, forfeit: 0, ferocity: 4, ferocityDestinies: 1, defenseValue: 12 },
    { icons: ['special edition'], habitat: 'Tatooine: Great Pit Of Carkoon' },
    { abilities: [eatsOutOfPlay({})] },
    { missing: ['retrieving cards'] },
  ),
  card(
    { key: '7_215', title: 'Womp Rat', type: 'creature', subtype: 'desert', limit: 3 },
    { destiny: 5, deploy: 2, forfeit: 0, ferocity: 0, ferocityDestinies: 1, defenseValue: 4 },
    {
      icons: ['special edition'],
      characteristics: ['womp rat', 'selective'],
      habitat: 'exterior planet sites',
    },
    {
      abilities: [modify({ what: 'ferocity', who: 'self', add: 1, each: { is: 'womp rat', present: true } })],
    },
    { missing: ['being bullseyed'] },
  ),
  card(
    { key: '7_229', title: 'First Strike', type: 'effect', unique: true },
    { destiny: 4, icons: ['special edition'] },
    firstStrike,
  ),
  card(
    { key: '7_240', title: 'Secret Plans', type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ['special edition'] },
    onTable(oncePer('control', takes({ title: 'Shocking Revelation' }))),
    { missing: ['retrieving cards'] },
  ),
  card(
    { key: '7_241', title: 'Sienar Fleet Systems', type: 'effect', unique: true },
    { destiny: 3 },
    { icons: ['special edition'] },
    { missing: ['where or when it deploys', 'retrieving cards'] },
  ),
  card(
    { key: '7_243', title: "Tarkin's Bounty", type: 'effect', unique: true },
    { destiny: 5 },
    { icons: ['special edition'] },
    {
      abilities: reward(
        { type: 'character', anyOf: [{ is: 'spy' }, { subtype: 'rebel', is: 'leader' }] },
        { anyOf: [{ is: 'bounty hunter' }, { subtype: 'imperial' }] },
        {
          at: { title: 'Death Star: Detention Block Corridor' },
          bonus: { for: 'Leia', more: 4 },
        },
        { brings: 'loss', of: 'self' },
      ),
    },
  ),
  card(
    { key: '7_244', title: 'Tatooine Occupation', type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ['special edition'] },
    {
      abilities: [
        deploysOn({
          at: { title: 'Tatooine' },
          while: { held: 'occupied', where: tatooineGrounds, atLeast: 2 },
        }),
        action({
          phase: 'control',
          limit: 'phase',
          must: true,
          results: [
            {
              brings: 'Force loss',
              whose: 'opponent',
              count: { of: 1, eachHeld: { held: 'occupied', where: tatooineGrounds } },
            },
          ],
        }),
        leaves({ how: 'canceled', when: { opponentControls: here } }),
        immune({ to: 'Alter' }),
      ],
    },
  ),
  card(
    { key: '7_300', title: 'Ralltiir Operations / In The Hands Of The Empire', type: 'objective' },
    { icons: ['special edition'] },
    twoSides(
      [
        startOfGame({ parts: [{ deploy: { title: 'Ralltiir' } }] }),
        oncePer(
          'deploy',
          deploysFromReserve(
            { anyOf: [{ location: { kind: 'site' } }, { ...imperials, unique: false }] },
            { planet: 'Ralltiir' },
          ),
        ),
        deployCost({ who: rebels, add: 2, to: { planet: 'Ralltiir' } }),
        flips({
          if: {
            all: [
              {
                held: 'controlled',
                where: { planet: 'Ralltiir', kind: 'site' },
                atLeast: 3,
                with: imperials,
              },
              { not: { held: 'controlled', by: 'opponent', where: { planet: 'Ralltiir' }, atLeast: 1 } },
            ],
          },
        }),
      ],
      [
        forceDrain({ whose: 'opponent', where: {}, add: -1 }),
        deployCost({ who: rebels, add: 2, to: { planet: 'Ralltiir' } }),
        changesDestiny({
          kind: 'battle',
          of: 'total',
          add: 1,
          eachHeld: { held: 'occupied', where: { planet: 'Ralltiir' }, with: imperials },
        }),
        oncePer('control', { brings: 'search', in: 'reserve', to: 'hand', shuffle: 'reshuffle' }, 2),
        flips({ if: { held: 'controlled', by: 'opponent', where: { planet: 'Ralltiir' }, atLeast: 2 } }),
      ],
    ),
    { missing: [blownAway] },
  ),
  card(
    {
      key: '7_303',
      title: 'Death Star Assault Squadron',
      type: 'starship',
      subtype: 'squadron',
      unique: true,
    },
    { destiny: 1, deploy: 12, power: 3, forfeit: 10, maneuver: 3 },
    {
      icons: ['pilot', 'pilot', 'pilot', 'special edition'],
      characteristics: ['Imperial starship', 'TIE', 'TIE Advanced x1', 'TIE/LN'],
    },
    {
      permanentPilots: [
        { ability: 6, name: 'Vader' },
        { ability: 2, name: 'DS-61-2' },
        { ability: 2, name: 'DS-61-3' },
      ],
      combines: ["Vader's Custom TIE", 'Black 2', 'Black 3'],
    },
    { missing: ['changes of power'] },
  ),
  card(
    { key: '7_311', title: 'Combat Cloud Car', type: 'vehicle', subtype: 'combat', limit: 3 },
    { destiny: 3, deploy: 3, power: 3, forfeit: 4, maneuver: 4, landspeed: 5 },
    { icons: ['pilot', 'special edition'], characteristics: ['cloud car'] },
    { permanentPilots: [{ ability: 2 }], enclosed: true },
    { abilities: [starfighterInClouds({})] },
    { missing: ['changes of power', 'changes of maneuver or armor', 'reacts', 'targeting'] },
  ),
  card(
    { key: '7_319', title: 'Disruptor Pistol', type: 'weapon', subtype: 'character' },
    { destiny: 4 },
    { icons: ['special edition'] },
    {
      abilities: [
        deploysOn({ card: { ...warriors, unique: false }, price: 1 }),
        deploysOn({ card: warriors, price: 2 }),
        fires({ at: beings, price: 2, destiny: 1, results: [{ brings: 'loss' }] }),
        fireCost({ on: 'self', free: true, while: { itself: { carriedBy: { unique: false } } } }),
      ],
    },
  ),
  card(
    { key: '7_324', title: 'SFS L-s9.3 Laser Cannons', type: 'weapon', subtype: 'starship' },
    { destiny: 5 },
    { icons: ['special edition'], characteristics: ['cannon', 'laser cannon'] },
    {
      abilities: [
        deploysOn({ card: { is: ['TIE Avenger', 'TIE Interceptor', 'TIE Defender'] } }),
        fires({
          at: starfighters,
          price: { upTo: 3 },
          destiny: 1,
          results: [
            { brings: 'hit', x: 'less' },
            { brings: 'loss', x: 'most' },
          ],
        }),
      ],
    },
  ),
]
