import {
  action,
  addsToPowerOfPiloted,
  cannotMove,
  changesDestiny,
  dark,
  deployCost,
  deploysOn,
  deploysOnly,
  destinyIfUnable,
  fires,
  forceDrain,
  immuneToAttrition,
  light,
  mayNotBeIncreased,
  modify,
  moveBetween,
  moveCost,
  movedByCrew,
  transit,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import {
  artillery,
  beings,
  cardsOf,
  drainHere,
  here,
  hit,
  people,
  powerBelow,
  starfighters,
  warriors,
  weaponDestinyHere,
  yourStarships,
} from './common.ts'

const card = cardsOf('dark')

export const hothDark: CardFacts[] = [
  card(
    { key: '3_82', title: 'Admiral Ozzel', type: 'character', subtype: 'imperial', unique: true },
    { destiny: 0, deploy: 0, power: 3, ability: 2, forfeit: 4 },
    { icons: ['pilot', 'hoth'], characteristics: ['ISB agent', 'admiral', 'leader'] },
    { missing: ['cards lost at once'] },
    {
      abilities: [
        addsToPowerOfPiloted(2),
        deployCost({
          who: { owner: 'you', type: 'starship', subtype: 'capital' },
          add: -1,
          to: here,
          while: { itself: { at: { kind: 'system' } } },
        }),
      ],
    },
  ),
  card(
    {
      key: '3_85',
      title: 'Captain Piett',
      type: 'character',
      subtype: 'imperial',
      unique: true,
      persona: 'Piett',
    },
    { destiny: 2, deploy: 3, power: 2, ability: 3, forfeit: 4 },
    { icons: ['pilot', 'hoth'] },
    { matching: ['Executor'] },
    {
      abilities: [
        modify({
          what: 'power',
          who: 'self',
          add: 1,
          while: { itself: { with: { persona: 'Vader' }, at: { kind: 'site' } } },
        }),
        modify({ what: 'power', who: 'piloted', hostIs: { not: { title: 'Executor' } }, add: 2 }),
        modify({ what: 'power', who: 'piloted', hostIs: { title: 'Executor' }, add: 3 }),
        action({
          price: 1,
          results: [
            {
              brings: 'search',
              in: 'reserve',
              which: { title: 'Probe Droid' },
              to: 'hand',
              shuffle: 'reshuffle',
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '3_87', title: 'General Veers', type: 'character', subtype: 'imperial', unique: true },
    { destiny: 1, deploy: 3, power: 3, ability: 3, forfeit: 5 },
    { icons: ['pilot', 'warrior', 'hoth'], characteristics: ['general', 'leader'] },
    { matching: ['Blizzard 1'] },
    {
      abilities: [
        modify({
          what: 'power',
          who: 'self',
          add: 1,
          while: { itself: { with: { title: 'Admiral Ozzel' }, at: { kind: 'site' } } },
        }),
        modify({
          what: 'power',
          who: { subtype: 'imperial', at: here },
          add: 1,
          while: { itself: { at: { planet: 'Hoth', kind: 'site' } } },
        }),
        modify({ what: 'power', who: 'piloted', hostIs: { type: 'vehicle', subtype: 'combat' }, add: 3 }),
        modify({ what: 'armor', who: 'host', hostIs: { title: 'Blizzard 1' }, add: 1 }),
        destinyIfUnable({ count: 1, while: { itself: { carriedBy: { title: 'Blizzard 1' } } } }),
      ],
    },
  ),
  card(
    { key: '3_91', title: 'Snowtrooper', type: 'character', subtype: 'imperial' },
    { destiny: 3, deploy: 2, power: 2, ability: 1, forfeit: 3 },
    { icons: ['warrior', 'hoth'], characteristics: ['snowtrooper', 'stormtrooper', 'trooper'] },
    {
      abilities: [
        deploysOnly({ where: { planet: 'Hoth' } }),
        modify({
          what: 'power',
          who: 'self',
          add: -1,
          while: { not: { itself: { at: { kind: 'site', planet: 'Hoth' } } } },
        }),
      ],
    },
  ),
  card(
    { key: '3_102', title: 'Frozen Dinner', type: 'effect', subtype: 'immediate' },
    { destiny: 6 },
    { icons: ['hoth'] },
    {
      abilities: [
        cannotMove({ who: 'host', worded: 'may not' }),
        modify({ what: 'power', who: 'host', set: 0 }),
      ],
    },
    { missing: ['where or when it deploys', 'canceling cards', 'attacks and attrition'] },
  ),
  card(
    {
      key: '3_116',
      title: 'A Dark Time For The Rebellion',
      type: 'interrupt',
      subtype: 'lost',
      unique: true,
    },
    { destiny: 4 },
    { icons: ['hoth'] },
    {
      abilities: [
        action({
          answers: { is: 'deployed', by: 'opponent', card: { location: { kind: 'site', icon: 'planet' } } },
          results: [
            { brings: 'deployment', from: 'reserve', related: 'system', shuffle: 'shuffle, cut and replace' },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '3_136', title: 'Tactical Support', type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 4 },
    { icons: ['hoth'] },
    {
      abilities: [
        action({
          loss: 1,
          results: [
            {
              brings: 'search',
              in: 'reserve',
              which: { type: 'character', is: 'trooper' },
              count: 3,
              upTo: true,
              to: 'hand',
              shuffle: 'shuffle, cut and replace',
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '3_142', title: 'Yaggle Gakkle', type: 'interrupt', subtype: 'used' },
    { destiny: 6 },
    { icons: ['hoth'] },
    {
      abilities: [
        action({
          targets: {
            who: { type: 'vehicle', subtype: 'creature', with: { type: 'creature' } },
            at: { kind: 'site' },
          },
          results: [{ brings: 'feeding', adds: 2 }],
        }),
      ],
    },
  ),
  card(
    { key: '3_143', title: 'Hoth', type: 'location', unique: true },
    { icons: ['planet', 'hoth'] },
    { location: { kind: 'system', planet: 'Hoth', parsec: 5, icons: { light: 1, dark: 2 } } },
    { abilities: [...light(powerBelow('Hoth')), ...dark(powerBelow('Hoth'))] },
  ),
  card(
    { key: '3_144', title: 'Hoth: Defensive Perimeter (3rd Marker)', type: 'location', unique: true },
    { icons: ['planet', 'hoth'] },
    { location: { kind: 'site', planet: 'Hoth', exterior: true, icons: { light: 1, dark: 2 } } },
    {
      abilities: [
        ...dark(weaponDestinyHere, drainHere(1)),
        ...light(modify({ what: 'forfeit', who: { owner: 'you', is: 'trooper', at: here }, add: -1 })),
      ],
    },
  ),
  card(
    { key: '3_145', title: 'Hoth: Echo Command Center (War Room)', type: 'location', unique: true },
    { icons: ['underground', 'planet', 'scomp link', 'hoth'] },
    { location: { kind: 'site', planet: 'Hoth', interior: true, icons: { light: 1, dark: 1 } } },
    {
      abilities: light(
        moveCost({
          who: yourStarships,
          free: true,
          from: { planet: 'Hoth', kind: 'site' },
          to: { title: 'Hoth' },
          while: { youControl: here },
        }),
      ),
    },
    { missing: ['totals of Epic Events'] },
  ),
  card(
    { key: '3_146', title: 'Hoth: Echo Corridor', type: 'location', unique: true },
    { icons: ['underground', 'planet', 'scomp link', 'hoth'] },
    { location: { kind: 'site', planet: 'Hoth', interior: true, icons: { light: 1, dark: 1 } } },
    { missing: ['converted locations'] },
  ),
  card(
    { key: '3_147', title: 'Hoth: Echo Docking Bay', type: 'location', unique: true },
    { icons: ['planet', 'scomp link', 'hoth'] },
    {
      location: {
        kind: 'site',
        planet: 'Hoth',
        interior: true,
        exterior: true,
        dockingBay: true,
        icons: { light: 1, dark: 1 },
      },
    },
    { abilities: [...dark(transit({ way: 'from', cost: 2 })), ...light(transit({ way: 'from', cost: 1 }))] },
  ),
  card(
    { key: '3_148', title: 'Hoth: Ice Plains (5th Marker)', type: 'location', unique: true },
    { icons: ['planet', 'hoth'] },
    { location: { kind: 'site', planet: 'Hoth', exterior: true, icons: { light: 0, dark: 2 } } },
    {
      abilities: [
        ...dark(
          moveBetween({
            from: here,
            to: { title: 'Hoth: Mountains (6th Marker)' },
            bothWays: true,
            cost: 'free',
            phase: 'move',
          }),
        ),
        ...light(
          forceDrain({
            where: here,
            add: -1,
            while: { onTable: 'Hoth: Main Power Generators (1st Marker)' },
          }),
        ),
      ],
    },
  ),
  card(
    { key: '3_149', title: 'Hoth: North Ridge (4th Marker)', type: 'location', unique: true },
    { icons: ['planet', 'hoth'] },
    { location: { kind: 'site', planet: 'Hoth', exterior: true, icons: { light: 0, dark: 1 } } },
    {
      abilities: dark(
        moveCost({ who: { type: 'vehicle', is: 'AT-AT', owner: 'you' }, free: true, to: here }),
      ),
    },
  ),
  card(
    { key: '3_150', title: 'Hoth: Wampa Cave (7th Marker)', type: 'location', unique: true },
    { icons: ['planet', 'hoth'] },
    { location: { kind: 'site', planet: 'Hoth', interior: true, icons: { light: 0, dark: 2 } } },
    {
      abilities: [
        ...dark(deployCost({ who: { owner: 'you', title: 'Wampa' }, free: true, to: here })),
        ...light(
          forceDrain({
            where: here,
            add: -1,
            while: { onTable: 'Hoth: Main Power Generators (1st Marker)' },
          }),
        ),
      ],
    },
  ),
  card(
    { key: '3_151', title: 'Ord Mantell', type: 'location', unique: true },
    { icons: ['planet', 'hoth'] },
    { location: { kind: 'system', planet: 'Ord Mantell', parsec: 7, icons: { light: 1, dark: 1 } } },
    { abilities: [...dark(deployCost({ who: { owner: 'you', is: 'bounty hunter' }, add: -2, to: here }))] },
  ),
  card(
    { key: '3_154', title: 'Blizzard 1', type: 'vehicle', subtype: 'combat', unique: true },
    { destiny: 2, deploy: 6, power: 7, forfeit: 7, armor: 7, landspeed: 1 },
    { icons: ['scomp link', 'hoth'], characteristics: ['AT-AT'] },
    {
      capacity: [
        { kinds: ['pilot'], count: 2 },
        { kinds: ['passenger'], count: 8 },
      ],
      enclosed: true,
      matching: ['General Veers'],
    },
    { abilities: [mayNotBeIncreased({ what: 'landspeed' }), immuneToAttrition({ who: 'self', below: 4 })] },
    { missing: ['totals of Epic Events'] },
  ),
  card(
    { key: '3_88', title: 'Imperial Gunner', type: 'character', subtype: 'imperial' },
    { destiny: 1, deploy: 1, power: 1, ability: 1, forfeit: 1 },
    { icons: ['warrior', 'hoth'], characteristics: ['gunner'] },
    { abilities: [changesDestiny({ kind: 'weapon', of: 'total', firer: 'rides', add: 1 })] },
  ),
  card(
    { key: '3_158', title: 'AT-AT Cannon', type: 'weapon', subtype: 'vehicle' },
    { destiny: 3 },
    { icons: ['hoth'], characteristics: ['cannon', 'laser cannon'] },
    {
      abilities: [
        deploysOn({ card: { is: 'AT-AT' }, price: 2 }),
        fires({
          at: { anyOf: [people, starfighters] },
          range: 'adjacent',
          price: 2,
          destiny: 1,
          add: [
            { number: 1, of: beings },
            { number: 2, of: { type: 'vehicle' } },
          ],
          defenseValue: [{ number: 3, of: starfighters }],
          results: [hit],
        }),
      ],
    },
  ),
  card(
    { key: '3_159', title: 'E-web Blaster', type: 'weapon', subtype: 'artillery' },
    { destiny: 5, deploy: 3, forfeit: 1 },
    { icons: ['hoth'], characteristics: ['blaster'] },
    {
      abilities: [
        deploysOn({ at: { kind: 'site' } }),
        movedByCrew({ crew: { ...warriors, owner: 'you' }, count: 2, add: 1 }),
        fires({
          at: { anyOf: [people, starfighters] },
          gunner: { ...warriors, owner: 'you' },
          price: 2,
          destiny: 1,
          add: 1,
          defenseValue: [{ number: 5, of: starfighters }],
          results: [hit],
        }),
      ],
    },
  ),
  card(
    { key: '3_161', title: 'Probe Droid Laser', type: 'weapon', subtype: 'character' },
    { destiny: 3 },
    { icons: ['hoth'], characteristics: ['cannon', 'laser cannon'] },
    {
      abilities: [
        deploysOn({ card: { is: 'probe droid' } }),
        fires({
          at: { anyOf: [beings, artillery] },
          price: 0,
          destiny: 1,
          defenseValue: [{ number: 5, of: artillery }],
          results: [
            { brings: 'loss', of: artillery },
            { brings: 'hit', of: beings },
          ],
        }),
      ],
    },
  ),
]
