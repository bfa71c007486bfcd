import {
  action,
  cancelsCard,
  deploysOn,
  fires,
  firesAWeapon,
  immune,
  immuneToAttrition,
  reacts,
  shuttles,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { anyStarship, beings, cardsOf, hit, ionized, seekers, warriors } from './common.ts'

const card = cardsOf('light')

export const aNewHopeLight: CardFacts[] = [
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
    { key: '2_50', title: 'Houjix', type: 'interrupt', subtype: 'lost' },
    { destiny: 1 },
    { icons: ['a new hope'], characteristics: ['dejarik'] },
    {
      abilities: [
        action({
          phase: 'damage segment',
          if: {
            not: { inPlay: { owner: 'you', type: ['character', 'starship', 'vehicle'], inBattle: true } },
          },
          results: [{ brings: 'satisfaction', damage: 'all' }],
        }),
        immune({ to: 'Sense' }),
        cancelsCard({ what: { title: 'Sunsdown' } }),
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
    { key: '2_58', title: 'Wookiee Roar', type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 3 },
    { icons: ['a new hope'] },
    {
      abilities: [
        action({
          phase: 'weapons segment',
          battle: { by: 'opponent', at: { kind: 'site' } },
          if: { inPlay: { persona: 'Chewie', owner: 'you', alone: true, inBattle: true } },
          results: [{ brings: 'destinies', kind: 'battle', count: 2 }],
        }),
        action({
          price: 3,
          results: [
            {
              brings: 'search',
              in: 'reserve',
              which: { persona: 'Chewie' },
              to: 'hand',
              shuffle: 'reshuffle',
            },
          ],
        }),
        action({
          targets: { who: { title: "MSE-6 'Mouse' Droid" } },
          results: [{ brings: 'loss', of: 'target' }],
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
]
