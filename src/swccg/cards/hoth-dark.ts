import type { Filter } from '../abilities/types.ts'
import {
  action,
  cannotMove,
  deploysOn,
  deploysOnly,
  fateOfDefeated,
  fires,
  immuneToAttrition,
  mayNotBeIncreased,
  modify,
  movedByCrew,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { artillery, beings, cardsOf, hit, people, starfighters, wampaCave, warriors } from './common.ts'
import { luckyShot, usedOrLost } from './counterparts.ts'

const card = cardsOf('dark')

/** With a walker of yours that somebody drives. */
const byWalker: Filter = { with: { owner: 'you', is: ['AT-AT', 'AT-ST'], piloted: true } }

/** A vehicle of this kind is lost to the walker unless the destiny is 7. */
const trampled = (what: Filter) =>
  action({
    targets: {
      who: { owner: 'opponent', type: 'vehicle', ...what, ...byWalker },
      at: { kind: 'site' },
      present: true,
    },
    draw: { is: 'below', than: 7 },
    results: [{ brings: 'loss', of: 'target' }],
  })

export const hothDark: CardFacts[] = [
  card(
    { key: '3_93', title: 'Wampa', type: 'creature', subtype: 'snow' },
    { destiny: 3, deploy: 4, forfeit: 0, ferocity: 3, ferocityDestinies: 1, defenseValue: 3 },
    { icons: ['hoth'], characteristics: ['wampa'], habitat: 'Hoth sites' },
    {
      abilities: [
        deploysOnly({
          where: {
            anyOf: [{ title: wampaCave }, { titleHas: 'Marker', occupied: false }],
          },
        }),
        fateOfDefeated({ who: { type: 'character' }, to: { title: wampaCave }, orEaten: true }),
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
  card({ key: '3_122', title: 'Direct Hit', ...usedOrLost }, { destiny: 4, icons: ['hoth'] }, luckyShot),
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
    { key: '3_138', title: 'Trample', type: 'interrupt', subtype: 'used' },
    { destiny: 4 },
    { icons: ['hoth'] },
    {
      abilities: [
        action({
          targets: {
            who: { owner: 'opponent', type: 'character', ...byWalker },
            at: { kind: 'site' },
            present: true,
          },
          draw: { is: 'above', than: { ability: 'target' } },
          results: [{ brings: 'loss', of: 'target' }],
        }),
        trampled({ state: 'crashed' }),
        trampled({ not: { anyOf: [{ piloted: true }, { has: 'armor' }] } }),
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
