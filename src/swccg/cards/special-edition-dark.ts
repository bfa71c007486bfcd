import {
  action,
  addsToPowerOfPiloted,
  cancelsOpponentTextHere,
  changesDestiny,
  dark,
  deployCost,
  deploysOn,
  fireCost,
  fires,
  forbidsDeploy,
  forbidsMove,
  forceDrain,
  forceGeneration,
  immuneToAttrition,
  light,
  modify,
  moveBetween,
  moveCost,
  reacts,
  starfighterInClouds,
  transit,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { beings, cardsOf, drainHere, here, starfighters, warriors, yourStarships } from './common.ts'

const card = cardsOf('dark')

export const specialEditionDark: CardFacts[] = [
  card(
    {
      key: '7_167',
      title: 'Boba Fett',
      type: 'character',
      subtype: 'alien',
      unique: true,
      persona: 'Boba Fett',
    },
    { destiny: 1, deploy: 5, power: 3, ability: 2, forfeit: 4, armor: 5, landspeed: 3 },
    { icons: ['pilot', 'warrior', 'special edition'], characteristics: ['Black Sun agent', 'bounty hunter'] },
    {
      missing: ['reacts', 'hit or lost cards'],
    },
    {
      abilities: [
        addsToPowerOfPiloted(2),
        modify({ what: 'maneuver', who: 'piloted', add: 1 }),
        immuneToAttrition({ who: 'self', below: 3 }),
      ],
    },
  ),
  card(
    { key: '7_241', title: 'Sienar Fleet Systems', type: 'effect', unique: true },
    { destiny: 3 },
    { icons: ['special edition'] },
    { missing: ['where or when it deploys', 'retrieving cards'] },
  ),
  card(
    { key: '7_269', title: 'Cloud City: Casino', type: 'location', unique: true },
    { icons: ['scomp link', 'special edition'] },
    {
      location: {
        kind: 'site',
        planet: 'Bespin',
        exterior: true,
        mobile: true,
        icons: { light: 1, dark: 2 },
      },
    },
    { missing: ['retrieving cards', 'Cloud City Sabacc'] },
  ),
  card(
    { key: '7_270', title: 'Cloud City: Downtown Plaza', type: 'location', unique: true },
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
        ...light(cancelsOpponentTextHere({ while: { youControl: here } })),
        ...dark(
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
    { key: '7_271', title: 'Cloud City: Interrogation Room', type: 'location', unique: true },
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
    { missing: ['Force drains'] },
    { abilities: light(drainHere(1)) },
  ),
  card(
    { key: '7_272', title: 'Cloud City: Port Town District', type: 'location', unique: true },
    { icons: ['scomp link', 'special edition'] },
    {
      location: {
        kind: 'site',
        planet: 'Bespin',
        exterior: true,
        mobile: true,
        icons: { light: 1, dark: 1 },
      },
    },
    {
      abilities: [
        ...light(drainHere(1)),
        ...dark(drainHere(1)),
        ...dark(
          deployCost({ who: { owner: 'you', subtype: 'alien' }, add: -1, to: here }),
          modify({ what: 'power', who: { owner: 'you', subtype: 'alien', at: here }, add: 1 }),
        ),
      ],
    },
  ),
  card(
    { key: '7_273', title: 'Cloud City: Upper Walkway', type: 'location', unique: true },
    { icons: ['scomp link', 'special edition'] },
    {
      location: {
        kind: 'site',
        planet: 'Bespin',
        exterior: true,
        mobile: true,
        icons: { light: 1, dark: 2 },
      },
    },
    {
      abilities: [
        ...dark(
          moveBetween({
            from: here,
            to: { planet: 'Bespin', kind: 'site', exterior: true, not: { here: true } },
            cost: 'free',
            phase: 'move',
          }),
        ),
        ...light(cancelsOpponentTextHere({ while: { youControl: here } })),
        ...light(drainHere(-1)),
      ],
    },
  ),
  card(
    { key: '7_274', title: 'Cloud City: West Gallery', type: 'location', unique: true },
    { icons: ['scomp link', 'special edition'] },
    {
      location: {
        kind: 'site',
        planet: 'Bespin',
        interior: true,
        mobile: true,
        icons: { light: 1, dark: 2 },
      },
    },
    { missing: ['weapons'] },
    { abilities: light(drainHere(-1)) },
  ),
  card(
    { key: '7_275', title: 'Coruscant', type: 'location', unique: true },
    { icons: ['planet', 'special edition'] },
    { location: { kind: 'system', planet: 'Coruscant', parsec: 0, icons: { light: 0, dark: 2 } } },
    { missing: ['where or when it deploys'] },
    {
      abilities: [
        ...light(drainHere(-1)),
        ...dark(
          forceDrain({
            where: here,
            add: 1,
            while: { cardsThere: { is: 'Star Destroyer', owner: 'you' }, atLeast: 1 },
          }),
        ),
      ],
    },
  ),
  card(
    { key: '7_276', title: 'Coruscant: Docking Bay', type: 'location', unique: true },
    { icons: ['planet', 'scomp link', 'special edition'] },
    {
      location: {
        kind: 'site',
        planet: 'Coruscant',
        exterior: true,
        dockingBay: true,
        icons: { light: 0, dark: 1 },
      },
    },
    {
      abilities: [
        ...dark(
          transit({ way: 'from', cost: 1 }),
          transit({
            way: 'from',
            cost: 'free',
            while: { cardsPresent: { subtype: 'imperial' }, atLeast: 1 },
          }),
        ),
        ...light(transit({ way: 'from', cost: 3 }), transit({ way: 'to', add: 8 })),
      ],
    },
  ),
  card(
    { key: '7_279', title: 'Dagobah', type: 'location', unique: true },
    { icons: ['planet', 'special edition'] },
    { location: { kind: 'system', planet: 'Dagobah', parsec: 9, icons: { light: 2, dark: 2 } } },
    { missing: ['Force drains'] },
    { abilities: light(forceDrain({ where: here, whose: 'each', prevented: true })) },
  ),
  card(
    { key: '7_280', title: 'Death Star: Detention Block Control Room', type: 'location', unique: true },
    { icons: ['scomp link', 'special edition'] },
    {
      location: {
        kind: 'site',
        planet: 'Death Star',
        interior: true,
        mobile: true,
        icons: { light: 0, dark: 1 },
      },
    },
    { missing: ['converted locations'] },
  ),
  card(
    { key: '7_282', title: 'Executor: Docking Bay', type: 'location', unique: true },
    { icons: ['starship site', 'scomp link', 'special edition'] },
    {
      location: {
        kind: 'site',
        siteOf: 'Executor',
        interior: true,
        exterior: true,
        mobile: true,
        dockingBay: true,
        icons: { light: 0, dark: 1 },
      },
    },
    {
      abilities: [
        ...dark(
          transit({ way: 'from', cost: 'free' }),
          forbidsMove({ who: { owner: 'opponent' }, to: here, while: { youOccupy: here } }),
        ),
        ...light(transit({ way: 'from', cost: 7 }), transit({ way: 'to', add: 9 })),
      ],
    },
  ),
  card(
    { key: '7_283', title: 'Fondor', type: 'location', unique: true },
    { icons: ['planet', 'special edition'] },
    { location: { kind: 'system', planet: 'Fondor', parsec: 6, icons: { light: 1, dark: 2 } } },
    {
      abilities: [
        ...light(drainHere(-1)),
        ...dark(
          deployCost({ who: { owner: 'you', title: 'Executor' }, add: -5, to: here }),
          modify({
            what: 'forfeit',
            who: { owner: 'opponent', is: 'Corellian corvette' },
            add: -4,
            while: { youOccupy: here },
          }),
          deployCost({
            who: { owner: 'opponent', is: 'Corellian corvette' },
            add: 1,
            while: { youOccupy: here },
          }),
        ),
        ...light(
          forbidsDeploy({ who: { owner: 'opponent', title: 'Executor' }, while: { youControl: here } }),
        ),
      ],
    },
  ),
  card(
    { key: '7_286', title: 'Kuat', type: 'location', unique: true },
    { icons: ['planet', 'special edition'] },
    { location: { kind: 'system', planet: 'Kuat', parsec: 1, icons: { light: 0, dark: 1 } } },
    {
      abilities: [
        ...light(moveCost({ who: { owner: 'you' }, add: 1, to: here })),
        ...dark(reacts({ how: 'move', who: yourStarships, at: here, to: 'battle', free: true })),
        ...light(
          deployCost({ who: { is: 'Star Destroyer' }, add: 1, while: { youOccupy: here } }),
          deployCost({ who: { is: 'Star Destroyer' }, add: 2, while: { youControl: here } }),
        ),
      ],
    },
  ),
  card(
    { key: '7_287', title: 'Rendili', type: 'location', unique: true },
    { icons: ['planet', 'special edition'] },
    { location: { kind: 'system', planet: 'Rendili', parsec: 2, icons: { light: 1, dark: 2 } } },
    {
      abilities: [
        ...light(cancelsOpponentTextHere({ while: { youOccupy: here } })),
        ...light(drainHere(-1)),
        ...dark(
          action({
            phase: 'control',
            limit: 'phase',
            price: 3,
            while: { youControl: here },
            results: [{ brings: 'retrieval', which: { is: 'Victory-class Star Destroyer' } }],
          }),
        ),
      ],
    },
  ),
  card(
    { key: '7_289', title: 'Spaceport Docking Bay', type: 'location' },
    { icons: ['planet', 'scomp link', 'special edition'] },
    { location: { kind: 'site', exterior: true, dockingBay: true, icons: { light: 1, dark: 1 } } },
    {
      abilities: [
        ...dark(transit({ way: 'from', cost: 2 })),
        ...light(transit({ way: 'from', cost: 3 })),
        ...dark(
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
        ...light(deployCost({ who: { owner: 'you', type: 'character', is: 'pilot' }, add: 1, to: here })),
      ],
    },
    { missing: ['where or when it deploys'] },
  ),
  card(
    { key: '7_293', title: 'Tatooine: Jawa Canyon', type: 'location', unique: true },
    { icons: ['planet', 'special edition'] },
    { location: { kind: 'site', planet: 'Tatooine', exterior: true, icons: { light: 1, dark: 1 } } },
    {
      abilities: [
        ...light(
          forceDrain({
            where: here,
            add: -1,
            unless: { cardsThere: { is: 'Jawa', owner: 'you' }, atLeast: 1 },
          }),
        ),
        ...dark(modify({ what: 'power', who: { owner: 'you', is: 'Jawa', at: here }, add: 2 })),
      ],
    },
  ),
  card(
    { key: '7_294', title: 'Tatooine: Krayt Dragon Pass', type: 'location', unique: true },
    { icons: ['planet', 'special edition'] },
    { location: { kind: 'site', planet: 'Tatooine', exterior: true, icons: { light: 1, dark: 1 } } },
    {
      abilities: [
        ...light(forceDrain({ where: here, add: -1, while: { onTable: 'Krayt Dragon Bones' } })),
        ...dark(
          changesDestiny({
            kind: 'battle',
            of: 'each',
            add: 1,
            where: here,
            each: { location: { planet: 'Tatooine', kind: 'site', battleground: true, youOccupy: true } },
          }),
        ),
      ],
    },
  ),
  card(
    { key: '7_295', title: 'Wakeelmui', type: 'location', unique: true },
    { icons: ['planet', 'special edition'] },
    { location: { kind: 'system', planet: 'Wakeelmui', parsec: 2, icons: { light: 0, dark: 1 } } },
    {
      abilities: [
        ...light(moveCost({ who: { owner: 'you' }, add: 1, to: here })),
        ...dark(forceGeneration({ where: here, add: 2, while: { onTable: 'Kuat' } })),
        ...light(
          deployCost({ who: { is: 'TIE' }, add: 1, while: { youOccupy: here } }),
          deployCost({ who: { is: 'TIE' }, add: 1, while: { youControl: here } }),
        ),
      ],
    },
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
