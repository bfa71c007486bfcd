import type { Filter } from '../abilities/types.ts'
import {
  action,
  addsDestiny,
  immune,
  immuneToAttrition,
  maintenance,
  modify,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { cardsOf } from './common.ts'

const card = cardsOf('light')

const flyers: Filter = {
  type: 'starship',
  subtype: 'starfighter',
  owner: 'you',
  pilotedBy: { persona: ['Han', 'Lando'] },
}

/** In a battle that the opponent has initiated at a system. */
const punch = (falcon: boolean) =>
  action({
    phase: 'weapons segment',
    battle: { by: 'opponent', at: { kind: 'system' } },
    targets: {
      who: falcon ? { ...flyers, persona: 'Falcon' } : { ...flyers, not: { persona: 'Falcon' } },
    },
    results: [
      { brings: 'destinies', kind: 'battle', count: falcon ? 2 : 1 },
      {
        brings: 'change',
        of: 'target',
        changes: [immuneToAttrition({ who: 'target', below: 'all' })],
        until: 'end of turn',
      },
    ],
  })

/** A ship with Han and Chewie for its permanent pilots, and what is played with them. */
export const permanentCrewLight: CardFacts[] = [
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
    { key: '5_64', title: 'Punch It!', type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 4 },
    { icons: ['cloud city'] },
    { abilities: [punch(false), punch(true)] },
  ),
  card(
    { key: '6_70', title: 'Life Debt', type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 3 },
    { icons: ["jabba's palace"] },
    {
      abilities: [
        action({
          phase: 'weapons segment',
          together: [{ persona: 'Han' }, { persona: 'Chewie' }],
          results: [{ brings: 'destinies', kind: 'battle', count: 2 }],
        }),
        action({
          results: [
            {
              brings: 'search',
              in: 'reserve',
              which: { persona: 'Falcon' },
              to: 'hand',
              shuffle: 'reshuffle',
            },
          ],
        }),
      ],
    },
    { missing: ['reacts'] },
  ),
  card(
    {
      key: '13_21',
      title: 'Han, Chewie, And The Falcon',
      type: 'starship',
      subtype: 'starfighter',
      unique: true,
      persona: 'Falcon',
    },
    { destiny: 2, deploy: 6, power: 4, forfeit: 8, maneuver: 6, hyperspeed: 7 },
    {
      icons: ['maintenance', 'nav computer', 'scomp link', 'reflections 3'],
      characteristics: ['rebel starship', 'freighter'],
    },
    {
      permanentPilots: [
        { ability: 3, name: 'Han' },
        { ability: 2, name: 'Chewie' },
      ],
    },
    {
      abilities: [
        modify({ what: 'power', who: 'self', add: 5 }),
        addsDestiny({ kind: 'battle', count: 1 }),
        immuneToAttrition({ who: 'self', below: 6 }),
        immune({ to: 'Come With Me' }),
        immune({ to: 'Lateral Damage' }),
        maintenance({ keep: 3 }),
      ],
    },
  ),
]
