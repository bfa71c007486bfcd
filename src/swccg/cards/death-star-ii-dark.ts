import {
  action,
  addsDestiny,
  addsToPowerOfPiloted,
  changesDestiny,
  dark,
  deployCost,
  deploysOn,
  fireCost,
  fires,
  forbidsDeploy,
  forceDrain,
  givesHyperspeed,
  immune,
  immuneToAttrition,
  light,
  modify,
  movementDestiny,
  transit,
  triggered,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { anyStarship, capitals, cardsOf, drainHere, here, hit, yourStarships } from './common.ts'

const card = cardsOf('dark')

const fel = { title: 'Baron Soontir Fel' }
const saber1 = { title: 'Saber 1' }

export const deathStarIiDark: CardFacts[] = [
  card(
    { key: '9_99', title: 'Baron Soontir Fel', type: 'character', subtype: 'imperial', unique: true },
    { destiny: 1, deploy: 3, power: 2, ability: 3, forfeit: 5 },
    { icons: ['pilot', 'warrior', 'death star ii'], characteristics: ['leader', 'Corellian'] },
    {
      matching: ['Saber 1'],
      abilities: [
        addsToPowerOfPiloted(3),
        addsDestiny({ kind: 'battle', count: 1, while: { piloting: saber1 } }),
        modify({ what: 'maneuver', who: 'piloted', hostIs: saber1, add: 2 }),
        changesDestiny({
          kind: 'battle',
          of: 'total',
          each: { owner: 'you', is: 'TIE Interceptor', piloted: true, inBattle: true },
          add: 1,
        }),
      ],
    },
  ),
  card(
    { key: '9_127', title: 'Insignificant Rebellion', type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ['death star ii'] },
    {
      abilities: [
        deploysOn({ price: 2 }),
        triggered({
          on: { is: 'battle won', by: 'you' },
          results: [{ brings: 'Force loss', whose: 'opponent', count: 1 }],
        }),
        immune({ to: 'Alter' }),
      ],
    },
    { missing: ['stacking cards', 'crossing over'] },
  ),
  card(
    { key: '9_135', title: "That Thing's Operational", type: 'epic event', unique: true },
    { destiny: 0 },
    { icons: ['death star ii'] },
    { abilities: [givesHyperspeed({ to: 'Death Star II', hyperspeed: 3 })] },
    { missing: ['where or when it deploys', 'Force loss', 'blowing away Death Star II'] },
  ),
  card(
    { key: '9_142', title: 'Death Star II', type: 'location', unique: true },
    { icons: ['death star ii'] },
    {
      location: { kind: 'system', planet: 'Death Star II', mobileSystem: true, icons: { light: 0, dark: 2 } },
    },
    { missing: ['where or when it deploys', 'immunity to other cards'] },
    {
      abilities: dark(
        forceDrain({
          where: here,
          whose: 'opponent',
          add: 3,
          unless: { onTable: "That Thing's Operational" },
        }),
      ),
    },
  ),
  card(
    { key: '9_143', title: 'Death Star II: Capacitors', type: 'location', unique: true },
    { icons: ['death star ii'] },
    {
      location: {
        kind: 'sector',
        planet: 'Death Star II',
        sector: 'death star ii',
        icons: { light: 0, dark: 1 },
      },
    },
    { abilities: light(movementDestiny({ who: yourStarships, lostBelow: 2, addManeuver: true })) },
    { missing: ['where or when it deploys', 'battle destiny'] },
  ),
  card(
    { key: '9_144', title: 'Death Star II: Coolant Shaft', type: 'location', unique: true },
    { icons: ['death star ii'] },
    {
      location: {
        kind: 'sector',
        planet: 'Death Star II',
        sector: 'death star ii',
        icons: { light: 0, dark: 1 },
      },
    },
    { abilities: light(movementDestiny({ who: yourStarships, lostBelow: 1, addManeuver: true })) },
    { missing: ['where or when it deploys', 'effects on other cards', 'canceling cards'] },
  ),
  card(
    { key: '9_145', title: 'Death Star II: Docking Bay', type: 'location', unique: true },
    { icons: ['scomp link', 'death star ii'] },
    {
      location: {
        kind: 'site',
        planet: 'Death Star II',
        interior: true,
        exterior: true,
        mobile: true,
        dockingBay: true,
        icons: { light: 0, dark: 1 },
      },
    },
    {
      abilities: [
        ...dark(transit({ way: 'from', cost: 'free' })),
        ...light(
          transit({ way: 'from', cost: 8, alone: true }),
          transit({ way: 'to', cost: 8, alone: true }),
        ),
        ...dark(deployCost({ who: { owner: 'you', is: 'TIE' }, add: -1, to: here })),
      ],
    },
  ),
  card(
    { key: '9_146', title: 'Death Star II: Reactor Core', type: 'location', unique: true },
    { icons: ['death star ii'] },
    {
      location: {
        kind: 'sector',
        planet: 'Death Star II',
        sector: 'death star ii',
        icons: { light: 0, dark: 1 },
      },
    },
    {
      missing: [
        'where or when it deploys',
        'cards from the Reserve Deck',
        'canceling cards',
        'totals of Epic Events',
      ],
    },
  ),
  card(
    { key: '9_147', title: 'Death Star II: Throne Room', type: 'location', unique: true },
    { icons: ['scomp link', 'death star ii'] },
    {
      location: {
        kind: 'site',
        planet: 'Death Star II',
        interior: true,
        mobile: true,
        icons: { light: 0, dark: 2 },
      },
    },
    { missing: ['cards from the Reserve Deck', 'immunity to other cards'] },
  ),
  card(
    { key: '9_148', title: 'Gall', type: 'location', unique: true },
    { icons: ['planet', 'death star ii'] },
    { location: { kind: 'system', planet: 'Gall', parsec: 9, icons: { light: 1, dark: 1 } } },
    {
      abilities: [
        ...dark(
          action({
            answers: { is: 'hit', card: {}, weapon: { type: 'weapon', is: ['blaster', 'rifle'] } },
            limit: 'battle',
            if: { youOccupy: here },
            results: [{ brings: 'loss', of: 'it' }],
          }),
        ),
        ...light(immune({ to: 'Revolution' })),
      ],
    },
  ),
  card(
    { key: '9_149', title: 'Mon Calamari', type: 'location', unique: true },
    { icons: ['planet', 'death star ii'] },
    { location: { kind: 'system', planet: 'Mon Calamari', parsec: 6, icons: { light: 1, dark: 2 } } },
    {
      abilities: [
        ...light(drainHere(-1)),
        ...dark(
          deployCost({
            who: { owner: 'opponent', is: 'Star Cruiser' },
            add: 2,
            while: { held: 'occupied', where: here, atLeast: 1, with: { is: 'Star Destroyer' } },
          }),
          forbidsDeploy({
            who: { owner: 'opponent', is: 'Star Cruiser' },
            to: here,
            while: { held: 'occupied', where: here, atLeast: 1, with: { is: 'Star Destroyer' } },
          }),
        ),
        ...light(
          deployCost({
            who: { owner: 'opponent', is: 'Star Destroyer' },
            add: 2,
            to: here,
            while: { held: 'occupied', where: here, atLeast: 1, with: { is: 'Star Cruiser' } },
          }),
        ),
      ],
    },
  ),
  card(
    { key: '9_150', title: 'Sullust', type: 'location', unique: true },
    { icons: ['planet', 'death star ii'] },
    { location: { kind: 'system', planet: 'Sullust', parsec: 7, icons: { light: 2, dark: 2 } } },
    { missing: ['Force loss', 'immunity to other cards'] },
  ),
  card(
    { key: '9_162', title: 'Saber 1', type: 'starship', subtype: 'starfighter', unique: true },
    { destiny: 3, deploy: 2, power: 3, forfeit: 4, maneuver: 4 },
    { icons: ['death star ii'], characteristics: ['Imperial starship', 'TIE', 'TIE Interceptor'] },
    { capacity: [{ kinds: ['pilot'], count: 1 }], matching: ['Baron Soontir Fel'] },
    {
      abilities: [
        deployCost({ who: fel, add: -1, aboard: saber1 }),
        fireCost({ on: 'self', weapon: { title: 'SFS L-s9.3 Laser Cannons' }, set: { x: 3, force: 1 } }),
        immuneToAttrition({ who: 'self', below: 5, while: { itself: { pilotedBy: fel } } }),
      ],
    },
  ),
  card(
    { key: '9_166', title: 'Scimitar 1', type: 'starship', subtype: 'starfighter', unique: true },
    { destiny: 2, deploy: 2, power: 1, forfeit: 4, maneuver: 2 },
    { icons: ['death star ii'], characteristics: ['Imperial starship', 'bomber', 'TIE', 'TIE/SA'] },
    { capacity: [{ kinds: ['pilot'], count: 1 }] },
    { missing: ['Bombing Run bonus', 'Force loss'] },
  ),
  card(
    { key: '9_177', title: 'Concussion Missiles', type: 'weapon', subtype: 'starship' },
    { destiny: 4 },
    { icons: ['death star ii'], characteristics: ['missile'] },
    {
      abilities: [
        deploysOn({
          card: { is: ['bomber', 'TIE Defender', 'freighter', 'transport'], type: 'starship' },
          price: 1,
        }),
        fires({
          at: anyStarship,
          price: 0,
          destiny: 1,
          add: [{ number: 1, of: { type: 'starship', subtype: ['starfighter', 'squadron'] } }],
          results: [hit],
        }),
      ],
    },
  ),
  card(
    { key: '9_181', title: 'SFS L-s7.2 TIE Cannon', type: 'weapon', subtype: 'starship' },
    { destiny: 5 },
    { icons: ['death star ii'], characteristics: ['cannon'] },
    {
      abilities: [
        deploysOn({ card: { is: 'TIE/ln' } }),
        deploysOn({ card: { is: 'TIE' }, price: 2 }),
        fires({ at: anyStarship, price: 1, destiny: 1, results: [hit] }),
      ],
    },
  ),
  card(
    { key: '9_180', title: 'Heavy Turbolaser Battery', type: 'weapon', subtype: 'starship' },
    { destiny: 3 },
    { icons: ['death star ii'] },
    {
      abilities: [
        deploysOn({ card: { is: 'Star Destroyer' }, price: 4 }),
        deploysOn({ at: { kind: 'system', mobile: true }, price: 4 }),
        modify({ what: 'power', who: 'host', add: 2, hostIs: { type: 'starship' } }),
        fires({
          at: anyStarship,
          price: 2,
          destiny: 2,
          add: [
            { number: -1, of: capitals },
            { number: -6, of: { type: 'starship', not: capitals } },
          ],
          results: [hit],
        }),
      ],
    },
  ),
]
