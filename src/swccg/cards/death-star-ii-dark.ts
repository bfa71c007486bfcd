import {
  action,
  addsToPowerOfPiloted,
  deployCost,
  deploysOn,
  fireCost,
  fires,
  forceGeneration,
  givesHyperspeed,
  immune,
  immuneToAttrition,
  modify,
  startOfGame,
  triggered,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { aCharacter, anyStarship, capitals, cardsOf, hit, takes } from './common.ts'
import { onTable, threeEffects, usedOrStarting } from './counterparts.ts'

const card = cardsOf('dark')

const fel = { title: 'Baron Soontir Fel' }

export const deathStarIiDark: CardFacts[] = [
  card(
    { key: '9_113', title: 'Lord Vader', ...aCharacter, subtype: 'imperial', persona: 'Vader' },
    { destiny: 1, deploy: 8, power: 7, ability: 6, forfeit: 8 },
    { icons: ['pilot', 'warrior', 'death star ii'], characteristics: ['leader'] },
    { matching: ['Executor', "Vader's Custom TIE"] },
    {
      abilities: [
        deployCost({
          who: 'self',
          add: -2,
          to: { anyOf: [{ siteOf: 'Executor' }, { planet: 'Death Star II' }, { planet: 'Endor' }] },
        }),
        deployCost({ who: 'self', add: -2, aboard: { title: 'Executor' } }),
        addsToPowerOfPiloted(3),
        immuneToAttrition({ who: 'self', below: 6 }),
      ],
    },
    { missing: ['its own values', 'changes of weapon destiny', 'immunity to other cards'] },
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
    { key: '9_129', title: 'Mobilization Points', type: 'effect', unique: true },
    { destiny: 3 },
    { icons: ['death star ii'] },
    onTable(
      forceGeneration({ where: { dockingBay: true, youOccupy: true }, add: 1 }),
      forceGeneration({ where: { dockingBay: true, youControl: true }, add: 1 }),
      action({
        phase: 'deploy',
        limit: 'game',
        results: [
          takes({
            anyOf: [
              { title: ['Carida', 'Wakeelmui', 'Gall', 'Kuat', 'Rendili'], type: 'location' },
              { title: 'Executor' },
            ],
          }),
        ],
      }),
    ),
  ),
  card(
    { key: '9_135', title: "That Thing's Operational", type: 'epic event', unique: true },
    { destiny: 0 },
    { icons: ['death star ii'] },
    { abilities: [givesHyperspeed({ to: 'Death Star II', hyperspeed: 3 })] },
    { missing: ['where or when it deploys', 'Force loss', 'blowing away Death Star II'] },
  ),
  card(
    {
      key: '9_138',
      title: 'Operational As Planned',
      ...usedOrStarting,
      unique: true,
    },
    { destiny: 5 },
    { icons: ['death star ii'] },
    {
      abilities: [
        action({ results: [{ brings: 'cards from hand', count: 1, to: 'force' }] }),
        startOfGame({
          while: { onTable: 'Endor' },
          parts: [
            { take: { title: 'Death Star II', type: 'location' } },
            { take: { persona: 'Jerjerrod' } },
            { take: { type: 'effect' } },
          ],
          draws: 6,
          placed: 'lost',
        }),
      ],
    },
  ),
  card(
    {
      key: '9_139',
      title: 'Prepared Defenses',
      ...usedOrStarting,
      unique: true,
    },
    { destiny: 3 },
    { icons: ['death star ii'] },
    { abilities: threeEffects },
  ),
  card(
    { key: '9_162', title: 'Saber 1', type: 'starship', subtype: 'starfighter', unique: true },
    { destiny: 3, deploy: 2, power: 3, forfeit: 4, maneuver: 4 },
    { icons: ['death star ii'], characteristics: ['Imperial starship', 'TIE', 'TIE Interceptor'] },
    { capacity: [{ kinds: ['pilot'], count: 1 }], matching: ['Baron Soontir Fel'] },
    {
      abilities: [
        deployCost({ who: fel, add: -1, aboard: { title: 'Saber 1' } }),
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
]
