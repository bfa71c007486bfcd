import {
  action,
  addsDestiny,
  changesDestiny,
  changesTotal,
  dark,
  deployCost,
  deploysOn,
  fires,
  forceDrain,
  forceGeneration,
  immuneToAttrition,
  light,
  modify,
  movedByCrew,
  movesAway,
  powersArtillery,
  reacts,
  transit,
  usesWeapons,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import {
  beings,
  capitals,
  cardsOf,
  drainHere,
  drainWherePresent,
  forfeitZero,
  here,
  hit,
  people,
  powerBelow,
  starfighters,
  warriors,
  weaponDestinyHere,
} from './common.ts'

const card = cardsOf('light')

export const hothLight: CardFacts[] = [
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
  card(
    { key: '3_55', title: 'Hoth', type: 'location', unique: true },
    { icons: ['planet', 'hoth'] },
    { location: { kind: 'system', planet: 'Hoth', parsec: 5, icons: { light: 2, dark: 1 } } },
    { abilities: [...light(powerBelow('Hoth')), ...dark(powerBelow('Hoth'))] },
  ),
  card(
    { key: '3_56', title: 'Hoth: Defensive Perimeter (3rd Marker)', type: 'location', unique: true },
    { icons: ['planet', 'hoth'] },
    { location: { kind: 'site', planet: 'Hoth', exterior: true, icons: { light: 1, dark: 1 } } },
    {
      abilities: [
        ...light(drainHere(1)),
        ...dark(drainHere(1)),
        ...light(deployCost({ who: { owner: 'you', title: 'Echo Base Trooper' }, add: -1, to: here })),
      ],
    },
  ),
  card(
    { key: '3_57', title: 'Hoth: Echo Command Center (War Room)', type: 'location', unique: true },
    { icons: ['underground', 'planet', 'scomp link', 'hoth'] },
    { location: { kind: 'site', planet: 'Hoth', interior: true, icons: { light: 2, dark: 0 } } },
    {
      abilities: [
        ...dark(drainHere(-1)),
        ...light(
          changesTotal({
            what: 'power',
            where: { planet: 'Hoth' },
            add: 1,
            each: { owner: 'you', is: 'leader', at: here },
            while: { youControl: here },
          }),
        ),
        ...dark(addsDestiny({ kind: 'battle', count: 1, while: { battle: { by: 'you', at: here } } })),
      ],
    },
  ),
  card(
    { key: '3_58', title: 'Hoth: Echo Corridor', type: 'location', unique: true },
    { icons: ['underground', 'planet', 'scomp link', 'hoth'] },
    { location: { kind: 'site', planet: 'Hoth', interior: true, icons: { light: 1, dark: 0 } } },
    { missing: ['converted locations'] },
  ),
  card(
    { key: '3_59', title: 'Hoth: Echo Docking Bay', type: 'location', unique: true },
    { icons: ['planet', 'scomp link', 'hoth'] },
    {
      location: {
        kind: 'site',
        planet: 'Hoth',
        interior: true,
        exterior: true,
        dockingBay: true,
        icons: { light: 1, dark: 0 },
      },
    },
    {
      abilities: [
        ...light(transit({ way: 'from', cost: 1 })),
        ...dark(transit({ way: 'from', cost: 3 }), transit({ way: 'to', add: 4 })),
      ],
    },
  ),
  card(
    { key: '3_60', title: 'Hoth: Echo Med Lab', type: 'location', unique: true },
    { icons: ['underground', 'planet', 'scomp link', 'hoth'] },
    { location: { kind: 'site', planet: 'Hoth', interior: true, icons: { light: 1, dark: 0 } } },
    { missing: ['changes of deploy cost'] },
    {
      abilities: dark(
        forceDrain({
          where: here,
          add: 1,
          while: { cardsPresent: { subtype: 'imperial', owner: 'you' }, atLeast: 1 },
        }),
      ),
    },
  ),
  card(
    { key: '3_61', title: 'Hoth: Main Power Generators (1st Marker)', type: 'location', unique: true },
    { icons: ['planet', 'hoth'] },
    { location: { kind: 'site', planet: 'Hoth', exterior: true, icons: { light: 1, dark: 0 } } },
    { missing: ['Hoth Energy Shield rules', 'Force loss'] },
    { abilities: light(powersArtillery({ where: here })) },
  ),
  card(
    { key: '3_62', title: 'Hoth: North Ridge (4th Marker)', type: 'location', unique: true },
    { icons: ['planet', 'hoth'] },
    { location: { kind: 'site', planet: 'Hoth', exterior: true, icons: { light: 1, dark: 1 } } },
    { missing: ['totals of Epic Events'] },
  ),
  card(
    { key: '3_63', title: 'Hoth: Snow Trench (2nd Marker)', type: 'location', unique: true },
    { icons: ['planet', 'hoth'] },
    { location: { kind: 'site', planet: 'Hoth', exterior: true, icons: { light: 1, dark: 1 } } },
    {
      abilities: [
        ...light(weaponDestinyHere),
        ...dark(forceGeneration({ where: here, add: 1, while: { youControl: here } })),
      ],
    },
  ),
  card(
    { key: '3_64', title: 'Ord Mantell', type: 'location', unique: true },
    { icons: ['planet', 'hoth'] },
    { location: { kind: 'system', planet: 'Ord Mantell', parsec: 7, icons: { light: 1, dark: 1 } } },
    { missing: ['changes of power'] },
    {
      abilities: [
        ...light(
          modify({
            what: 'forfeit',
            who: { owner: 'opponent', is: 'bounty hunter' },
            add: -2,
            while: { youControl: here },
          }),
        ),
      ],
    },
  ),
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
  card(
    { key: '3_4', title: 'Dack Ralter', type: 'character', subtype: 'rebel', unique: true },
    { destiny: 2, deploy: 2, power: 2, ability: 2, forfeit: 5 },
    { icons: ['warrior', 'hoth'], characteristics: ['gunner'] },
    {
      abilities: [
        changesDestiny({ kind: 'weapon', of: 'total', firer: 'rides', add: 1 }),
        changesDestiny({
          kind: 'weapon',
          of: 'total',
          firer: 'rides',
          add: 2,
          while: {
            any: [
              { itself: { carriedBy: { title: 'Rogue 1' } } },
              { isWith: { persona: 'Luke', owner: 'you' } },
            ],
          },
        }),
      ],
    },
  ),
  card(
    { key: '3_17', title: 'Rogue Gunner', type: 'character', subtype: 'rebel' },
    { destiny: 1, deploy: 1, power: 1, ability: 1, forfeit: 1 },
    { icons: ['warrior', 'hoth'], characteristics: ['gunner'] },
    { abilities: [changesDestiny({ kind: 'weapon', of: 'total', firer: 'rides', add: 1 })] },
  ),
  card(
    { key: '3_25', title: 'Wes Janson', type: 'character', subtype: 'rebel', unique: true },
    { destiny: 2, deploy: 2, power: 2, ability: 2, forfeit: 5 },
    { icons: ['warrior', 'hoth'], characteristics: ['gunner'] },
    {
      abilities: [
        changesDestiny({ kind: 'weapon', of: 'total', firer: 'rides', add: 1 }),
        changesDestiny({
          kind: 'weapon',
          of: 'total',
          firer: 'rides',
          add: 2,
          while: {
            any: [
              { itself: { carriedBy: { title: 'Rogue 3' } } },
              { isWith: { persona: ['Wedge', 'Jek'], owner: 'you' } },
            ],
          },
        }),
      ],
    },
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
]
