import {
  action,
  addsToPowerOfPiloted,
  dark,
  defines,
  deployCost,
  deploysOn,
  enterAndExit,
  fireCost,
  fires,
  firesAWeapon,
  immuneToAttrition,
  light,
  matchingStarship,
  modify,
  moveRange,
  reacts,
  shuttles,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import {
  abilityNeededHere,
  anyStarship,
  beings,
  cardsOf,
  drainHere,
  here,
  hit,
  ionized,
  seekers,
  warriors,
  yourStarships,
} from './common.ts'

const card = cardsOf('light')

export const aNewHopeLight: CardFacts[] = [
  card(
    { key: '2_1', title: 'Arcona', type: 'character', subtype: 'alien', limit: 3 },
    { destiny: 3, deploy: 2, power: 1, ability: 1, forfeit: 2 },
    { icons: ['a new hope'], characteristics: ['scout'] },
    { missing: ['changes of power', 'reacts'] },
  ),
  card(
    { key: '2_2', title: 'Brainiac', type: 'character', subtype: 'alien', unique: true },
    { destiny: Math.PI, ability: 3 },
    { icons: ['nav computer', 'a new hope'] },
    { abilities: [defines({ what: 'power', root: { hand: 3, icons: 2, plus: Math.PI }, atLeast: 1 })] },
  ),
  card(
    { key: '2_3', title: 'Chewbacca', type: 'character', subtype: 'rebel', unique: true, persona: 'Chewie' },
    { destiny: 1, deploy: 4, power: 6, ability: 2, forfeit: 6 },
    { icons: ['pilot', 'warrior', 'a new hope'], characteristics: ['smuggler', 'Wookiee', 'alien'] },
    { matching: ['Gold Squadron 1', 'Millennium Falcon'] },
    {
      missing: ['hit or lost cards'],
    },
    {
      abilities: [
        modify({ what: 'power', who: 'self', add: 1, while: { isWith: { persona: 'Han' } } }),
        addsToPowerOfPiloted(2),
        ...matchingStarship({ persona: 'Falcon' }, 1, false),
      ],
    },
  ),
  card(
    {
      key: '2_14',
      title: 'R2-D2 (Artoo-Detoo)',
      type: 'character',
      subtype: 'droid',
      unique: true,
      persona: 'R2-D2',
    },
    { destiny: 2, destinies: [2, 5], deploy: 3, power: 1, forfeit: 4 },
    { icons: ['nav computer', 'a new hope'], characteristics: ['r-unit', 'spy', 'astromech'] },
    {
      abilities: [
        modify({
          what: 'hyperspeed',
          who: 'host',
          hostIs: { type: 'starship', subtype: 'starfighter', not: { title: 'Red 5' } },
          add: 2,
        }),
        modify({ what: 'hyperspeed', who: 'host', hostIs: { title: 'Red 5' }, add: 3 }),
        modify({
          what: 'power',
          who: 'host',
          hostIs: { type: 'starship', subtype: 'starfighter', not: { title: 'Red 5' } },
          add: 2,
        }),
        modify({
          what: 'maneuver',
          who: 'host',
          hostIs: { type: 'starship', subtype: 'starfighter', not: { title: 'Red 5' } },
          add: 2,
        }),
        modify({ what: 'power', who: 'host', hostIs: { title: 'Red 5' }, add: 3 }),
        modify({ what: 'maneuver', who: 'host', hostIs: { title: 'Red 5' }, add: 3 }),
        action({
          answers: { is: 'destiny drawn', by: 'opponent', value: { from: 1, to: 3 } },
          while: { itself: { at: { icon: 'scomp link' } } },
          results: [{ brings: 'activation', whose: 'you', count: 1, may: true }],
        }),
        action({
          answers: { is: 'destiny drawn', by: 'opponent', value: { from: 4, to: 6 } },
          while: { itself: { at: { icon: 'scomp link' } } },
          results: [{ brings: 'draw', count: 1 }],
        }),
      ],
    },
  ),
  card(
    { key: '2_28', title: 'Remote', type: 'device' },
    { destiny: 4 },
    { icons: ['a new hope'] },
    { movesLike: 'character' },
    { missing: ['where or when it deploys', 'changes of power', 'changes of forfeit', 'canceling cards'] },
  ),
  card(
    { key: '2_40', title: 'Undercover', type: 'effect' },
    { destiny: 5 },
    { icons: ['a new hope'] },
    { missing: ['going undercover'] },
  ),
  card(
    { key: '2_42', title: 'Attack Run', type: 'epic event', unique: true },
    { destiny: 0 },
    { icons: ['a new hope'] },
    { missing: ['Attack Run'] },
  ),
  card(
    { key: '2_43', title: 'Advance Preparation', type: 'interrupt', subtype: 'used or lost' },
    { destiny: 6 },
    { icons: ['a new hope'] },
    {
      abilities: [
        action({
          as: 'used',
          results: [
            {
              brings: 'cards from hand',
              which: { title: ['Attack Run', "You're All Clear Kid!", 'Death Star: Trench', 'Rebel Tech'] },
              count: 1,
              to: 'out',
            },
            { brings: 'retrieval' },
          ],
        }),
        action({ as: 'lost', price: 3, results: [{ brings: 'retrieval', which: { title: 'Attack Run' } }] }),
      ],
    },
  ),
  card(
    { key: '2_48', title: 'Double Agent', type: 'interrupt', subtype: 'lost' },
    { destiny: 6 },
    { icons: ['a new hope'] },
    {
      abilities: [
        action({
          targets: {
            who: { is: 'spy', owner: 'opponent', with: { is: 'spy', owner: 'you' } },
            at: { kind: 'site' },
          },
          draw: { is: 'above', than: 2, add: { number: 2, ifTarget: { state: 'undercover' } } },
          results: [{ brings: 'loss', of: 'target' }],
        }),
        action({
          targets: {
            who: { title: 'Tonnika Sisters', owner: 'opponent' },
            at: { kind: 'site' },
            present: true,
          },
          results: [{ brings: 'conversion', of: 'target' }],
        }),
      ],
    },
  ),
  card(
    { key: '2_59', title: "You're All Clear Kid!", type: 'interrupt', subtype: 'used', unique: true },
    { destiny: 3 },
    { icons: ['a new hope'] },
    { missing: ['canceling cards', 'Attack Run'] },
  ),
  card(
    { key: '2_60', title: "Clak'dor VII", type: 'location', unique: true },
    { icons: ['planet', 'a new hope'] },
    { location: { kind: 'system', planet: "Clak'dor VII", parsec: 7, icons: { light: 1, dark: 0 } } },
    { missing: ['destiny', 'changes of power'] },
  ),
  card(
    { key: '2_61', title: 'Corellia', type: 'location', unique: true },
    { icons: ['planet', 'a new hope'] },
    { location: { kind: 'system', planet: 'Corellia', parsec: 1, icons: { light: 1, dark: 1 } } },
    {
      abilities: [
        ...dark(moveRange({ what: 'hyperspeed', who: yourStarships, add: 1, from: here })),
        ...light(
          reacts({
            how: 'deploy',
            who: { owner: 'you', anyOf: [{ persona: 'Falcon' }, { is: 'Corellian corvette' }] },
            at: here,
          }),
        ),
      ],
    },
  ),
  card(
    { key: '2_62', title: 'Death Star: Trench', type: 'location', unique: true },
    { icons: ['a new hope'] },
    {
      location: {
        kind: 'site',
        planet: 'Death Star',
        exterior: true,
        mobile: true,
        icons: { light: 0, dark: 1 },
        trench: true,
      },
    },
    { missing: ['Trench rules', 'changes of maneuver or armor', 'where or when it deploys'] },
    { abilities: dark(fireCost({ where: here, free: true })) },
  ),
  card(
    { key: '2_64', title: 'Kashyyyk', type: 'location', unique: true },
    { icons: ['planet', 'a new hope'] },
    { location: { kind: 'system', planet: 'Kashyyyk', parsec: 6, icons: { light: 2, dark: 1 } } },
    {
      abilities: [
        ...light(deployCost({ who: { owner: 'you', is: ['Wookiee', 'smuggler'] }, add: -2, to: here })),
        ...dark(abilityNeededHere(6)),
      ],
    },
  ),
  card(
    { key: '2_65', title: 'Ralltiir', type: 'location', unique: true },
    { icons: ['planet', 'a new hope'] },
    { location: { kind: 'system', planet: 'Ralltiir', parsec: 3, icons: { light: 1, dark: 1 } } },
    {
      abilities: [
        ...light(reacts({ how: 'move', who: yourStarships, at: here })),
        ...dark(
          deployCost({ who: { owner: 'you', type: 'starship', subtype: 'capital' }, add: -2, to: here }),
        ),
      ],
    },
  ),
  card(
    { key: '2_66', title: 'Sandcrawler: Loading Bay', type: 'location', limit: 3 },
    { icons: ['vehicle site', 'a new hope'] },
    { location: { kind: 'site', siteOf: 'Sandcrawler', interior: true, icons: { light: 0, dark: 0 } } },
    { abilities: dark(enterAndExit({ who: { type: 'character', owner: 'you' }, cost: 1 })) },
    { missing: ['where or when it deploys', 'changes of forfeit', 'nighttime conditions'] },
  ),
  card(
    { key: '2_67', title: 'Yavin 4: Briefing Room', type: 'location', unique: true },
    { icons: ['planet', 'scomp link', 'a new hope'] },
    { location: { kind: 'site', planet: 'Yavin 4', interior: true, icons: { light: 1, dark: 0 } } },
    { missing: ['totals of Epic Events'] },
    { abilities: dark(drainHere(1)) },
  ),
  card(
    { key: '2_68', title: 'Yavin 4: Massassi Ruins', type: 'location', unique: true },
    { icons: ['planet', 'a new hope'] },
    { location: { kind: 'site', planet: 'Yavin 4', exterior: true, icons: { light: 2, dark: 0 } } },
    {
      abilities: [
        ...dark(drainHere(1)),
        ...light(
          modify({
            what: 'power',
            who: { owner: 'you', type: 'starship', at: { title: 'Death Star' } },
            add: 1,
            while: { all: [{ youControl: here }, { cardAt: { owner: 'you', is: 'leader' }, where: here }] },
          }),
        ),
      ],
    },
  ),
  card(
    { key: '2_71', title: 'Red 5', type: 'starship', subtype: 'starfighter', unique: true },
    { destiny: 2, deploy: 3, power: 3, forfeit: 6, maneuver: 4, hyperspeed: 5 },
    { icons: ['nav computer', 'scomp link', 'a new hope'], characteristics: ['Rebel starship', 'X-wing'] },
    {
      capacity: [
        { kinds: ['pilot'], count: 1 },
        { kinds: ['astromech'], count: 1 },
      ],
      matching: ['Luke Skywalker', 'Luke Skywalker, Jedi Knight'],
    },
    { missing: ['totals of Epic Events'] },
    {
      abilities: [
        immuneToAttrition({ who: 'self', below: 4, while: { itself: { pilotedBy: { persona: 'Luke' } } } }),
      ],
    },
  ),
  card(
    { key: '2_74', title: 'Y-wing Assault Squadron', type: 'starship', subtype: 'squadron' },
    { destiny: 3, power: 6, forfeit: 6, maneuver: 3, hyperspeed: 4 },
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
        'a new hope',
      ],
      characteristics: ['Rebel starship', 'Y-wing'],
    },
    {
      permanentPilots: [{ ability: 1 }, { ability: 1 }, { ability: 1 }],
      capacity: [{ kinds: ['pilot', 'passenger'], count: 3 }],
    },
    { missing: ['replacing three starfighters'] },
  ),
  card(
    { key: '2_75', title: 'Incom T-16 Skyhopper', type: 'vehicle', subtype: 'shuttle' },
    { destiny: 3, deploy: 2, power: 1, forfeit: 4, maneuver: 5, landspeed: 4 },
    { icons: ['pilot', 'a new hope'], characteristics: ['T-16'] },
    { permanentPilots: [{ ability: 1 }], capacity: [{ kinds: ['passenger'], count: 1 }], enclosed: true },
    { abilities: [reacts({ how: 'move', who: 'self' }), shuttles({ upTo: 1 })] },
  ),
  card(
    { key: '2_81', title: 'SW-4 Ion Cannon', type: 'weapon', subtype: 'starship' },
    { destiny: 5 },
    { icons: ['a new hope'], characteristics: ['cannon', 'ion cannon'] },
    {
      abilities: [
        deploysOn({ card: { is: ['Y-wing', 'B-wing'] }, price: 1 }),
        fires({ at: anyStarship, price: 1, destiny: 1, results: ionized }),
      ],
    },
  ),
  card(
    { key: '2_57', title: 'Sorry About The Mess', type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 4 },
    { icons: ['a new hope'] },
    {
      abilities: [
        firesAWeapon({
          phase: 'control',
          each: { number: 1, by: { persona: 'Han' } },
          also: [{ number: 4, of: seekers }],
        }),
      ],
    },
  ),
  card(
    { key: '2_77', title: 'Bowcaster', type: 'weapon', subtype: 'character' },
    { destiny: 2 },
    { icons: ['a new hope'] },
    {
      abilities: [
        deploysOn({ card: warriors, price: { from: 7, less: 'power', atLeast: 1 } }),
        fires({
          at: beings,
          price: { from: 7, less: 'power', atLeast: 1 },
          destiny: 1,
          add: [
            { number: 1, of: { type: 'character' } },
            { number: 2, of: { type: 'creature' } },
          ],
          results: [hit],
        }),
      ],
    },
  ),
  card(
    { key: '2_79', title: "Luke's Hunting Rifle", type: 'weapon', subtype: 'character', unique: true },
    { destiny: 5 },
    { icons: ['a new hope'], characteristics: ['rifle'] },
    {
      abilities: [
        deploysOn({ card: { persona: ['Luke', 'Owen Lars'] }, price: 1 }),
        deploysOn({ card: { type: 'character', not: { subtype: 'droid' } }, price: 3 }),
        fires({
          at: beings,
          price: 1,
          destiny: 1,
          add: [
            { number: -1, of: { type: 'character' } },
            { number: 2, of: { type: 'creature' } },
          ],
          results: [hit],
        }),
      ],
    },
  ),
]
