import type { Filter } from '../abilities/types.ts'
import {
  changesDestiny,
  deployCost,
  deploysOn,
  fireCost,
  fires,
  flips,
  forceDrain,
  immune,
  immuneToAttrition,
  landspeedIsDriverAbility,
  lastingChange,
  mayFollow,
  modify,
  reacts,
  startOfGame,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import {
  beings,
  cardsOf,
  deploysFromReserve,
  fiercerAt,
  hit,
  imperials,
  oncePer,
  people,
  starfighters,
  takes,
  twoSides,
  warriors,
} from './common.ts'
import { blownAway, firstStrike, onTable } from './counterparts.ts'

const card = cardsOf('light')

const squadrons: Filter = { type: 'starship', subtype: 'squadron', owner: 'you' }

export const specialEditionLight: CardFacts[] = [
  card(
    { key: '7_52', title: 'Scurrier', type: 'creature', subtype: 'scavenger' },
    { destiny: 5, deploy: 2, forfeit: 0, ferocity: 2, defenseValue: 2, landspeed: 2 },
    { icons: ['special edition'], characteristics: ['selective'], habitat: 'planet sites' },
    {
      abilities: [
        fiercerAt({ anyOf: [{ titleHas: 'Mos Eisley' }, { titleHas: 'Spaceport', generic: true }] }),
      ],
    },
  ),
  card(
    { key: '7_60', title: 'Draw Their Fire', type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ['special edition'] },
    firstStrike,
  ),
  card(
    { key: '7_62', title: 'Goo Nee Tay', type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ['special edition'] },
    {
      abilities: [
        deploysOn({ whose: 'opponent' }),
        deployCost({ who: { type: 'character', owner: 'opponent', abilityAtLeast: 3 }, add: 2 }),
      ],
      missing: ['effects on other cards'],
    },
  ),
  card(
    { key: '7_74', title: 'Scrambled Transmission', type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ['special edition'] },
    onTable(
      immune({ to: 'Sense', who: { title: 'Shocking Information' } }),
      oncePer('control', takes({ title: 'Shocking Information' })),
    ),
    { missing: ['effects on other cards'] },
  ),
  card(
    { key: '7_75', title: 'S-foils', type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ['special edition'] },
    {
      abilities: [
        lastingChange({
          phase: 'control',
          price: 1,
          changes: [
            modify({
              what: 'power',
              who: { type: 'starship', owner: 'you', is: ['X-wing', 'B-wing'] },
              add: 2,
            }),
            modify({
              what: 'hyperspeed',
              who: { type: 'starship', owner: 'you', is: ['X-wing', 'B-wing'] },
              set: 0,
            }),
            changesDestiny({
              kind: 'weapon',
              of: 'each',
              firer: { type: 'starship', owner: 'you', is: ['X-wing', 'B-wing'] },
              add: 1,
            }),
          ],
        }),
      ],
    },
    { missing: ['where or when it deploys'] },
  ),
  card(
    {
      key: '7_135',
      title: 'Dantooine Base Operations / More Dangerous Than You Realize',
      type: 'objective',
    },
    { icons: ['special edition'] },
    twoSides(
      [
        startOfGame({ parts: [{ deploy: { title: 'Dantooine' } }] }),
        oncePer(
          'deploy',
          deploysFromReserve(
            {
              anyOf: [{ location: { kind: 'site' } }, { type: 'character', subtype: 'rebel', unique: false }],
            },
            { planet: 'Dantooine' },
          ),
        ),
        deployCost({ who: imperials, add: 2, to: { planet: 'Dantooine' } }),
        flips({
          if: {
            all: [
              {
                held: 'controlled',
                where: { planet: 'Dantooine', kind: 'site' },
                atLeast: 3,
                with: { type: 'character', subtype: 'rebel' },
              },
              { not: { held: 'controlled', by: 'opponent', where: { planet: 'Dantooine' }, atLeast: 1 } },
            ],
          },
        }),
      ],
      [
        forceDrain({ whose: 'opponent', where: {}, add: -1 }),
        deployCost({ who: imperials, add: 2, to: { planet: 'Dantooine' } }),
        immuneToAttrition({ who: squadrons, below: 4 }),
        forceDrain({ where: { kind: 'system', present: { who: squadrons, atLeast: 1 } }, add: 1 }),
        flips({ if: { held: 'controlled', by: 'opponent', where: { planet: 'Dantooine' }, atLeast: 2 } }),
      ],
    ),
    { missing: ['squadrons deployed to Dantooine', 'battle destiny', blownAway] },
  ),
  card(
    { key: '7_149', title: 'Spiral', type: 'starship', subtype: 'capital', unique: true },
    { destiny: 2, deploy: 5, power: 5, forfeit: 7, armor: 5, hyperspeed: 3 },
    {
      icons: ['pilot', 'nav computer', 'scomp link', 'special edition'],
      characteristics: ['Rebel starship', 'ship-docking capability', 'Corellian corvette'],
    },
    {
      permanentPilots: [{ ability: 2 }],
      capacity: [
        { kinds: ['pilot'], count: 3 },
        { kinds: ['passenger'], count: 4 },
        { kinds: ['vehicle'], count: 1 },
      ],
    },
    { abilities: [reacts({ how: 'deploy', who: 'self', add: -3 })] },
  ),
  card(
    { key: '7_150', title: 'X-wing Assault Squadron', type: 'starship', subtype: 'squadron' },
    { destiny: 2, power: 9, forfeit: 12, maneuver: 4, hyperspeed: 5 },
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
        'special edition',
      ],
      characteristics: ['Rebel starship', 'X-wing'],
    },
    { permanentPilots: [{ ability: 1 }, { ability: 1 }, { ability: 1 }] },
    { missing: ['replacing three starfighters'] },
  ),
  card(
    { key: '7_151', title: 'Air-2 Racing Swoop', type: 'vehicle', subtype: 'transport' },
    { destiny: 5, deploy: 2, power: 0, forfeit: 2, maneuver: 5 },
    { icons: ['special edition'], characteristics: ['swoop'] },
    {
      capacity: [
        { kinds: ['driver'], count: 1 },
        { kinds: ['passenger'], count: 1 },
      ],
    },
    {
      abilities: [
        landspeedIsDriverAbility({}),
        mayFollow({
          who: 'self',
          leader: { owner: 'opponent', type: ['vehicle', 'character'] },
          oncePerTurn: true,
        }),
      ],
    },
  ),
  card(
    { key: '7_156', title: 'Sandspeeder', type: 'vehicle', subtype: 'combat' },
    { destiny: 1, deploy: 2, power: 3, forfeit: 4, maneuver: 4, landspeed: 4 },
    { icons: ['pilot', 'special edition'], characteristics: ['speeder', 'sandspeeder', 'T-47'] },
    {
      permanentPilots: [{ ability: 1 }],
      capacity: [{ kinds: ['pilot', 'passenger'], count: 1 }],
      enclosed: true,
    },
    { missing: ['reacts'] },
  ),
  card(
    { key: '7_157', title: 'Disruptor Pistol', type: 'weapon', subtype: 'character' },
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
    { key: '7_158', title: 'Echo Base Trooper Rifle', type: 'weapon', subtype: 'character' },
    { destiny: 3 },
    { icons: ['special edition'], characteristics: ['blaster rifle', 'rifle'] },
    {
      abilities: [
        deploysOn({ card: { is: 'Echo Base trooper' } }),
        deploysOn({ card: warriors, price: 3 }),
        fires({ at: people, range: 'adjacent', price: 2, destiny: 1, add: 1, results: [hit] }),
        fireCost({ on: 'self', add: -1, while: { itself: { carriedBy: { is: 'Echo Base trooper' } } } }),
      ],
    },
  ),
  card(
    { key: '7_161', title: "Leia's Blaster Rifle", type: 'weapon', subtype: 'character', unique: true },
    { destiny: 3 },
    { icons: ['special edition'], characteristics: ['blaster rifle', 'rifle'] },
    {
      abilities: [
        deploysOn({ card: { persona: 'Leia' } }),
        deploysOn({ card: warriors, price: 3 }),
        fires({
          at: people,
          price: 1,
          destiny: 1,
          add: 1,
          results: [hit, { brings: 'loss', by: { persona: 'Leia' } }],
        }),
      ],
    },
  ),
  card(
    { key: '7_162', title: 'X-wing Laser Cannon', type: 'weapon', subtype: 'starship' },
    { destiny: 5 },
    { icons: ['special edition'], characteristics: ['cannon', 'laser cannon'] },
    {
      abilities: [
        deploysOn({ card: { is: 'X-wing' } }),
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
