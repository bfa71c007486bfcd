import type { Result } from '../abilities/action-texts.ts'
import type { Ability, Condition, Filter, LocationFilter } from '../abilities/types.ts'
import {
  action,
  addsDestiny,
  cancelsCard,
  deploysOn,
  fires,
  immune,
  immuneToAttrition,
  mayBattle,
  modify,
  triggered,
  worksOnCaptives,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { beings, cardsOf } from './common.ts'
import { levitates } from './counterparts.ts'

const card = cardsOf('dark')

/** Who has seized the character that it is on, and delivers it, earns Force equal to its forfeit and so much more. */
const reward = (
  to: Filter,
  escort: Filter,
  { more = 0, at, bonus }: { more?: number; at?: LocationFilter; bonus?: { for: string; more: number } },
  end: Result,
): Ability[] => {
  const on = { is: 'delivered', card: 'host', escort, seizer: true, ...(at ? { at } : {}) } as const
  const aboard = (persona: string): Condition => ({ itself: { carriedBy: { persona } } })
  return [
    deploysOn({ card: to, whose: 'opponent' }),
    worksOnCaptives({}),
    triggered({
      on,
      results: [
        {
          brings: 'retrieval',
          count: 'forfeit',
          more,
          ...(bonus ? { if: { not: aboard(bonus.for) } } : {}),
        },
        ...(bonus
          ? [
              {
                brings: 'retrieval',
                count: 'forfeit',
                more: more + bonus.more,
                if: aboard(bonus.for),
              } as const,
            ]
          : []),
        end,
      ],
    }),
    immune({ to: 'Alter' }),
  ]
}

/** Cards of several sets that capture, and that work with captives. */
export const captivesDark: CardFacts[] = [
  card(
    { key: '4_180', title: "Zuckuss' Snare Rifle", type: 'weapon', subtype: 'character', unique: true },
    { destiny: 1 },
    { icons: ['dagobah'], characteristics: ['rifle'] },
    {
      abilities: [
        deploysOn({ card: { title: 'Zuckuss' } }),
        deploysOn({ card: { is: 'bounty hunter', not: { title: 'Zuckuss' } }, price: 1 }),
        fires({
          at: beings,
          price: 2,
          destiny: 1,
          add: [
            { number: -1, of: { type: 'character' } },
            { number: 1, of: { type: 'creature' } },
          ],
          results: [
            { brings: 'capture', of: { type: 'character' } },
            { brings: 'loss', of: { type: 'creature' } },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '5_101', title: 'Lieutenant Sheckil', type: 'character', subtype: 'imperial', unique: true },
    { destiny: 2, deploy: 3, power: 2, ability: 2, forfeit: 4 },
    { icons: ['warrior', 'cloud city'] },
    {
      abilities: [
        action({
          phase: 'control',
          limit: 'phase',
          price: 1,
          results: [
            {
              brings: 'search',
              in: 'reserve',
              which: { title: 'Human Shield' },
              to: 'hand',
              shuffle: 'reshuffle',
            },
          ],
        }),
        modify({
          what: 'forfeit',
          who: { captive: 'escorted', carriedBy: { title: 'Lieutenant Sheckil' } },
          add: 2,
        }),
        immuneToAttrition({ who: 'self', below: 4, while: { itself: { escorting: {} } } }),
      ],
    },
  ),
  card(
    { key: '5_113', title: 'Bounty', type: 'effect' },
    { destiny: 4 },
    { icons: ['cloud city'] },
    {
      abilities: reward(
        { type: 'character', not: { subtype: 'droid' } },
        { is: 'bounty hunter' },
        { more: -2 },
        { brings: 'return', of: 'self', to: 'used' },
      ),
    },
  ),
  card(
    { key: '5_125', title: "Vader's Bounty", type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ['cloud city'] },
    {
      abilities: reward(
        { type: 'character', subtype: 'rebel', abilityAtLeast: 3 },
        { is: 'bounty hunter' },
        { at: { present: { who: { persona: 'Vader' }, atLeast: 1 } }, bonus: { for: 'Luke', more: 4 } },
        { brings: 'loss', of: 'self' },
      ),
    },
  ),
  card(
    {
      key: '5_130',
      title: 'Aiiii! Aaa! Agggggggggg!',
      type: 'interrupt',
      subtype: 'lost',
      unique: true,
    },
    { destiny: 4 },
    { icons: ['cloud city'] },
    {
      abilities: [
        action({
          // The frozen are not tortured. (TRM-056)
          if: {
            captive: {
              subtype: 'rebel',
              abilityAtLeast: 2,
              captive: 'not frozen',
              at: { prison: true, youControl: true },
            },
          },
          results: [
            {
              brings: 'Force loss',
              whose: 'opponent',
              count: { of: 1, each: { type: 'character', owner: 'opponent', abilityAtLeast: 3 } },
            },
          ],
        }),
      ],
    },
  ),
  card(
    {
      key: '5_144',
      title: "He's All Yours, Bounty Hunter",
      type: 'interrupt',
      subtype: 'used or lost',
    },
    { destiny: 4 },
    { icons: ['cloud city'] },
    {
      abilities: [
        cancelsCard({ what: { title: 'Captive Pursuit' } }),
        action({
          as: 'lost',
          phase: 'move',
          targets: { who: { captive: 'escorted' }, inactive: 'captive' },
          results: [{ brings: 'new escort', of: 'target' }],
        }),
      ],
    },
  ),
  card(
    { key: '5_155', title: 'Sonic Bombardment', type: 'interrupt', subtype: 'used or lost', unique: true },
    { destiny: 4 },
    { icons: ['cloud city'] },
    {
      abilities: [
        action({
          as: 'used',
          results: [
            {
              brings: 'search',
              in: 'reserve',
              which: { type: 'location', location: { prison: true } },
              to: 'hand',
              shuffle: 'reshuffle',
            },
          ],
        }),
        action({
          as: 'lost',
          if: {
            captive: { subtype: 'alien', owner: 'opponent', captive: 'not frozen', at: { prison: true } },
          },
          results: [{ brings: 'Force loss', whose: 'opponent', count: 3 }],
        }),
      ],
    },
  ),
  card(
    { key: '5_160', title: 'Weapon Levitation', type: 'interrupt', subtype: 'used or lost', unique: true },
    { destiny: 4 },
    { icons: ['cloud city'] },
    { abilities: levitates },
  ),
  card(
    { key: '7_243', title: "Tarkin's Bounty", type: 'effect', unique: true },
    { destiny: 5 },
    { icons: ['special edition'] },
    {
      abilities: reward(
        { type: 'character', anyOf: [{ is: 'spy' }, { subtype: 'rebel', is: 'leader' }] },
        { anyOf: [{ is: 'bounty hunter' }, { subtype: 'imperial' }] },
        {
          at: { title: 'Death Star: Detention Block Corridor' },
          bonus: { for: 'Leia', more: 4 },
        },
        { brings: 'loss', of: 'self' },
      ),
    },
  ),
  card(
    { key: '8_99', title: 'Corporal Oberk', type: 'character', subtype: 'imperial', unique: true },
    { destiny: 3, deploy: 2, power: 2, ability: 2, forfeit: 3 },
    {
      icons: ['pilot', 'warrior', 'endor'],
      characteristics: ['ISB agent', 'biker scout trooper', 'stormtrooper', 'trooper', 'scout'],
    },
    {
      abilities: [
        modify({ what: 'power', who: 'piloted', hostIs: { is: 'speeder bike' }, add: 3 }),
        action({
          phase: 'control',
          limit: 'phase',
          targets: {
            who: { type: 'character', owner: 'opponent', state: 'missing' },
            inactive: 'missing',
            at: { here: true },
          },
          draw: {
            is: 'above',
            than: { ability: 'target' },
            add: { number: 2, ifSelf: { aboard: { type: 'weapon', is: 'blaster' } } },
          },
          results: [{ brings: 'capture', of: 'target' }],
        }),
      ],
    },
  ),
  card(
    { key: '8_140', title: "Don't Move!", type: 'interrupt', subtype: 'used', unique: true },
    { destiny: 3 },
    { icons: ['endor'] },
    {
      abilities: [
        action({
          answers: { is: 'battle initiated' },
          if: {
            inPlay: { owner: 'you', is: 'trooper', inBattle: true, aboard: { type: 'weapon' } },
            atLeast: 2,
          },
          targets: {
            who: { type: 'character', owner: 'opponent' },
            at: { battle: true },
            present: true,
          },
          draw: { is: 'any' },
          results: [
            {
              brings: 'change',
              of: 'target',
              range: { from: 3, to: 4 },
              changes: [modify({ what: 'power', who: 'target', set: 0 })],
              until: 'end of turn',
            },
            { brings: 'capture', of: 'target', range: { from: 5 } },
          ],
        }),
      ],
    },
  ),
  card(
    {
      key: '109_11',
      title: 'IG-88 With Riot Gun',
      type: 'character',
      subtype: 'droid',
      unique: true,
      persona: 'IG-88',
    },
    { destiny: 1, deploy: 5, power: 4, forfeit: 3, armor: 5 },
    {
      icons: ['pilot', 'warrior', 'permanent weapon', 'premium'],
      characteristics: ['Black Sun agent', 'bounty hunter', 'assassin', 'assassin droid'],
    },
    { permanentWeapon: 'riot gun', matching: ['IG-2000'] },
    {
      abilities: [
        mayBattle({ how: 'initiate' }),
        fires({
          at: { type: 'character' },
          price: 0,
          destiny: 1,
          add: 1,
          results: [{ brings: 'capture' }],
        }),
        addsDestiny({
          kind: 'battle',
          count: 1,
          while: {
            any: [{ itself: { alone: true } }, { inBattleWith: { owner: 'you', is: 'bounty hunter' } }],
          },
        }),
        immune({ to: 'Restraining Bolt' }),
        // Who purchases droids is Wioslea alone.
        immune({ to: 'Wioslea' }),
      ],
    },
  ),
]
