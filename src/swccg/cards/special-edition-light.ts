import {
  action,
  cancelsOpponentTextHere,
  changesDestiny,
  dark,
  deployCost,
  deploysOn,
  fireCost,
  fires,
  forceDrain,
  immuneToAttrition,
  landspeedIsDriverAbility,
  lastingChange,
  light,
  mayFollow,
  modify,
  moveBetween,
  moveRange,
  movesAway,
  reacts,
  transit,
  triggered,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import {
  beings,
  cardsOf,
  drainHere,
  here,
  hit,
  people,
  starfighters,
  warriors,
  yourStarships,
} from './common.ts'

const card = cardsOf('light')

export const specialEditionLight: CardFacts[] = [
  card(
    { key: '7_34', title: 'Neb Dulo', type: 'character', subtype: 'alien', unique: true },
    { destiny: 3, deploy: 3, power: 2, ability: 2, forfeit: 3 },
    { icons: ['special edition'] },
    {
      abilities: [
        movesAway({
          who: { type: 'character', owner: 'opponent' },
          whose: 'opponent',
          abilityBelowNumberOf: { is: 'musician', owner: 'you' },
          upTo: 1,
          price: 0,
          freeMove: true,
          when: 'battle initiated',
          at: here,
          orLost: true,
          present: true,
        }),
        modify({
          what: 'power',
          who: 'self',
          add: 3,
          while: { cardsPresent: { owner: 'you', is: 'musician' }, atLeast: 1 },
        }),
      ],
    },
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
    { key: '7_92', title: 'Hit And Run', type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 3 },
    { icons: ['special edition'] },
    {
      abilities: [
        movesAway({
          who: { type: 'starship', owner: 'you' },
          whose: 'you',
          upTo: 'any',
          price: 0,
          when: 'after weapons segment',
        }),
      ],
    },
  ),
  card(
    { key: '7_97', title: 'Organized Attack', type: 'interrupt', subtype: 'used or lost' },
    { destiny: 5 },
    { icons: ['special edition'] },
    {
      abilities: [
        action({
          as: 'used',
          answers: { is: 'battle initiated' },
          results: [
            {
              brings: 'change',
              of: { all: { owner: 'you', is: ['X-wing', 'Y-wing'], at: { battle: true } } },
              changes: [
                modify({ what: 'power', who: 'target', add: 1 }),
                immuneToAttrition({ who: 'target', below: 'all' }),
              ],
              until: 'end of turn',
            },
          ],
        }),
        action({
          as: 'lost',
          loss: 1,
          results: [
            {
              brings: 'search',
              in: 'reserve',
              which: { is: ['X-wing', 'Y-wing'], unique: false },
              count: 3,
              upTo: true,
              to: 'hand',
              shuffle: 'reshuffle',
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '7_110', title: 'Bothawui', type: 'location', unique: true },
    { icons: ['planet', 'special edition'] },
    { location: { kind: 'system', planet: 'Bothawui', parsec: 2, icons: { light: 2, dark: 1 } } },
    { missing: ['changes of deploy cost', 'effects on other cards', 'Force drains'] },
  ),
  card(
    { key: '7_111', title: 'Cloud City: Casino', type: 'location', unique: true },
    { icons: ['scomp link', 'special edition'] },
    {
      location: {
        kind: 'site',
        planet: 'Bespin',
        exterior: true,
        mobile: true,
        icons: { light: 2, dark: 1 },
      },
    },
    { missing: ['retrieving cards', 'Cloud City Sabacc'] },
  ),
  card(
    { key: '7_112', title: 'Cloud City: Core Tunnel', type: 'location', unique: true },
    { icons: ['scomp link', 'special edition'] },
    {
      location: {
        kind: 'site',
        planet: 'Bespin',
        interior: true,
        mobile: true,
        icons: { light: 1, dark: 1 },
      },
    },
    {
      abilities: [
        ...light(
          forceDrain({
            where: here,
            add: 1,
            while: { cardsThere: { persona: ['Lando', 'Lobot'], owner: 'you' }, atLeast: 1 },
          }),
        ),
        ...dark(
          forceDrain({
            where: here,
            add: 1,
            while: { cardsThere: { persona: ['Lando', 'Lobot'], owner: 'you' }, atLeast: 1 },
          }),
        ),
        ...light(modify({ what: 'power', who: { owner: 'you', subtype: 'alien', at: here }, add: 1 })),
        ...dark(modify({ what: 'forfeit', who: { owner: 'you', subtype: 'alien', at: here }, add: -1 })),
      ],
    },
  ),
  card(
    { key: '7_113', title: 'Cloud City: Downtown Plaza', type: 'location', unique: true },
    { icons: ['scomp link', 'special edition'] },
    {
      location: {
        kind: 'site',
        planet: 'Bespin',
        exterior: true,
        mobile: true,
        icons: { light: 2, dark: 2 },
      },
    },
    {
      abilities: [
        ...dark(cancelsOpponentTextHere({ while: { youControl: here } })),
        ...light(
          action({
            phase: 'control',
            limit: 'phase',
            price: 1,
            results: [
              {
                brings: 'retrieval',
                which: {
                  anyOf: [{ location: { planet: 'Bespin', kind: 'site' } }, { title: 'Bespin: Cloud City' }],
                },
              },
            ],
          }),
        ),
      ],
    },
  ),
  card(
    { key: '7_114', title: 'Cloud City: North Corridor', type: 'location', unique: true },
    { icons: ['scomp link', 'special edition'] },
    {
      location: {
        kind: 'site',
        planet: 'Bespin',
        interior: true,
        mobile: true,
        icons: { light: 2, dark: 1 },
      },
    },
    { missing: ['Force drains'] },
  ),
  card(
    { key: '7_115', title: 'Cloud City: West Gallery', type: 'location', unique: true },
    { icons: ['scomp link', 'special edition'] },
    {
      location: {
        kind: 'site',
        planet: 'Bespin',
        interior: true,
        mobile: true,
        icons: { light: 2, dark: 1 },
      },
    },
    { missing: ['weapons'] },
    { abilities: dark(drainHere(-1)) },
  ),
  card(
    { key: '7_116', title: 'Coruscant', type: 'location', unique: true },
    { icons: ['planet', 'special edition'] },
    { location: { kind: 'system', planet: 'Coruscant', parsec: 0, icons: { light: 1, dark: 2 } } },
    {
      abilities: [
        ...light(drainHere(1)),
        ...light(
          deployCost({
            who: { anyOf: [{ subtype: 'imperial' }, { type: 'starship', is: 'Imperial starship' }] },
            add: 2,
            while: { held: 'controlled', where: here, atLeast: 1, with: { subtype: 'rebel' } },
          }),
        ),
        ...dark(
          deployCost({
            who: { owner: 'you', anyOf: [{ type: 'starship' }, { type: 'character', is: 'pilot' }] },
            add: -2,
            to: here,
          }),
        ),
      ],
    },
  ),
  card(
    { key: '7_117', title: 'Death Star', type: 'location', unique: true },
    { hyperspeed: 1 },
    { icons: ['special edition'] },
    { location: { kind: 'system', planet: 'Death Star', mobileSystem: true, icons: { light: 0, dark: 2 } } },
    { missing: ['where or when it deploys', 'Force loss', 'immunity to other cards'] },
  ),
  card(
    { key: '7_118', title: 'Death Star: Detention Block Corridor', type: 'location', unique: true },
    { icons: ['special edition'] },
    {
      location: {
        kind: 'site',
        planet: 'Death Star',
        interior: true,
        mobile: true,
        icons: { light: 0, dark: 1 },
        prison: true,
      },
    },
    {
      abilities: [
        ...light(
          drainHere(1),
          triggered({
            on: { is: 'released', by: 'you', card: { not: { persona: 'Leia' } }, at: here },
            results: [{ brings: 'retrieval', count: 1 }],
          }),
          triggered({
            on: { is: 'released', by: 'you', card: { persona: 'Leia' }, at: here },
            results: [{ brings: 'retrieval', count: 4 }],
          }),
        ),
        ...dark(
          action({
            phase: 'deploy',
            results: [
              {
                brings: 'deployment',
                from: 'reserve',
                which: { title: ['IT-O (Eyetee-Oh)', 'Hypo'] },
                to: here,
                shuffle: 'reshuffle',
              },
            ],
          }),
        ),
      ],
    },
  ),
  card(
    { key: '7_123', title: 'Rendezvous Point', type: 'location', unique: true },
    { icons: ['space', 'special edition'] },
    { location: { kind: 'system', planet: 'Rendezvous Point', parsec: 13, icons: { light: 2, dark: 0 } } },
    {
      abilities: [
        ...light(
          moveRange({ what: 'hyperspeed', who: yourStarships, add: 2, from: here }),
          moveRange({ what: 'hyperspeed', who: yourStarships, add: 2, to: here }),
        ),
        ...light(forceDrain({ where: here, whose: 'each', prevented: true })),
        ...light(deployCost({ who: yourStarships, add: -2, to: here })),
      ],
    },
  ),
  card(
    { key: '7_124', title: 'Roche', type: 'location', unique: true },
    { icons: ['planet', 'special edition'] },
    { location: { kind: 'system', planet: 'Roche', parsec: 7, icons: { light: 1, dark: 1 } } },
    { missing: ['cards from the Reserve Deck', 'canceling cards'] },
    { abilities: dark(drainHere(-1)) },
  ),
  card(
    { key: '7_126', title: 'Spaceport Docking Bay', type: 'location' },
    { icons: ['planet', 'scomp link', 'special edition'] },
    { location: { kind: 'site', exterior: true, dockingBay: true, icons: { light: 1, dark: 1 } } },
    {
      abilities: [
        ...light(transit({ way: 'from', cost: 2 })),
        ...dark(transit({ way: 'from', cost: 3 })),
        ...light(
          deployCost({
            who: { owner: 'you', type: 'starship', subtype: 'starfighter', not: { is: 'freighter' } },
            add: -1,
            to: here,
          }),
          deployCost({
            who: { owner: 'you', type: 'starship', subtype: 'starfighter', is: 'freighter' },
            add: -2,
            to: here,
          }),
        ),
        ...dark(deployCost({ who: { owner: 'you', type: 'character', is: 'pilot' }, add: 1, to: here })),
      ],
    },
    { missing: ['where or when it deploys'] },
  ),
  card(
    { key: '7_129', title: 'Tatooine: Anchorhead', type: 'location', unique: true },
    { icons: ['planet', 'special edition'] },
    { location: { kind: 'site', planet: 'Tatooine', exterior: true, icons: { light: 1, dark: 1 } } },
    {
      abilities: [
        ...light(
          moveBetween({
            from: here,
            to: { title: 'Tatooine: Mos Eisley' },
            phase: 'move',
            who: { type: 'character', owner: 'you' },
          }),
        ),
        ...dark(cancelsOpponentTextHere({ while: { youOccupy: here } })),
      ],
    },
  ),
  card(
    { key: '7_130', title: "Tatooine: Beggar's Canyon", type: 'location', unique: true },
    { icons: ['planet', 'special edition'] },
    { location: { kind: 'site', planet: 'Tatooine', exterior: true, icons: { light: 1, dark: 1 } } },
    {
      abilities: [
        ...light(
          forceDrain({
            where: here,
            add: 1,
            while: { cardsThere: { is: 'T-16', owner: 'you' }, atLeast: 1 },
          }),
        ),
        ...light(
          deployCost({ who: { owner: 'you', is: 'T-16' }, free: true, to: here }),
          modify({ what: 'power', who: { owner: 'you', is: 'T-16', at: here }, add: 2 }),
        ),
        ...dark(
          deployCost({
            who: { owner: 'you', is: ['womp rat', 'bantha', 'Tusken Raider'] },
            add: -1,
            to: here,
          }),
        ),
      ],
    },
  ),
  card(
    { key: '7_131', title: "Tatooine: Jabba's Palace", type: 'location', unique: true },
    { icons: ['planet', 'special edition'] },
    { location: { kind: 'site', planet: 'Tatooine', exterior: true, icons: { light: 2, dark: 1 } } },
    { missing: ['canceling cards', 'Force loss'] },
  ),
  card(
    { key: '7_132', title: 'Tatooine: Jawa Canyon', type: 'location', unique: true },
    { icons: ['planet', 'special edition'] },
    { location: { kind: 'site', planet: 'Tatooine', exterior: true, icons: { light: 1, dark: 1 } } },
    {
      abilities: [
        ...dark(
          forceDrain({
            where: here,
            add: -1,
            unless: { cardsThere: { is: 'Jawa', owner: 'you' }, atLeast: 1 },
          }),
        ),
        ...light(
          modify({ what: 'power', who: { owner: 'you', is: 'Jawa', at: here }, add: 1 }),
          modify({ what: 'forfeit', who: { owner: 'you', is: 'Jawa', at: here }, add: 2 }),
        ),
      ],
    },
  ),
  card(
    { key: '7_133', title: 'Tatooine: Tosche Station', type: 'location', unique: true },
    { icons: ['planet', 'special edition'] },
    { location: { kind: 'site', planet: 'Tatooine', exterior: true, icons: { light: 1, dark: 1 } } },
    { abilities: dark(cancelsOpponentTextHere({ while: { youOccupy: here } })) },
    { missing: ['Force generation'] },
  ),
  card(
    { key: '7_134', title: 'Yavin 4: Massassi Headquarters', type: 'location', unique: true },
    { icons: ['planet', 'special edition'] },
    { location: { kind: 'site', planet: 'Yavin 4', exterior: true, icons: { light: 2, dark: 0 } } },
    { missing: ['where it lies', 'totals of Epic Events'] },
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
]
