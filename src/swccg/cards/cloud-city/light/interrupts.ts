import type { CardFacts } from '../../../abilities/card-facts.ts'
import type { Filter } from '../../../abilities/types.ts'
import {
  action,
  cancelsCard,
  immuneToAttrition,
  movesAway,
  relocates,
} from '../../../abilities/vocabulary.ts'
import { cardsOf, usedOrLost } from '../../building.ts'
import { skilled } from '../both-sides.ts'

const card = cardsOf('light')

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

const flyers: Filter = {
  type: 'starship',
  subtype: 'starfighter',
  owner: 'you',
  pilotedBy: { persona: ['Han', 'Lando'] },
}

export const lightInterrupts: CardFacts[] = [
  card(
    {
      key: '5_33',
      title: 'Artoo, Come Back At Once!',
      type: 'interrupt',
      subtype: 'used or lost',
      unique: true,
    },
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
              which: { title: 'Hero Of A Thousand Devices' },
              to: 'hand',
              shuffle: 'reshuffle',
            },
          ],
        }),
        action({
          as: 'lost',
          price: 1,
          results: [{ brings: 'retrieval', which: { type: 'character', persona: 'R2-D2' } }],
        }),
        action({
          as: 'lost',
          price: 3,
          results: [
            {
              brings: 'search',
              in: 'reserve',
              which: { type: 'character', persona: 'R2-D2' },
              to: 'hand',
              shuffle: 'reshuffle',
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '5_35', title: 'Blaster Proficiency', ...usedOrLost, unique: true },
    { destiny: 2, icons: ['cloud city'] },
    skilled({ is: 'blaster' }, 'Levitation Attack', { as: 'used' }),
  ),
  card(
    { key: '5_45', title: 'Dodge', type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 3 },
    { icons: ['cloud city'] },
    { missing: ['reacts'] },
    {
      abilities: [
        action({
          answers: { is: 'firing', card: { owner: 'you', type: 'character', abilityAtLeast: 3 } },
          results: [{ brings: 'change of shot', each: -3 }],
        }),
      ],
    },
  ),
  card(
    { key: '5_56', title: 'Keep Your Eyes Open', type: 'interrupt', subtype: 'used' },
    { destiny: 5 },
    { icons: ['cloud city'] },
    {
      abilities: [
        movesAway({
          who: { type: ['character', 'vehicle', 'starship'], owner: 'you' },
          whose: 'you',
          upTo: 'any',
          price: 0,
          when: 'battle initiated',
          while: { cardsThere: { is: 'smuggler', owner: 'you' }, atLeast: 2 },
        }),
        action({ results: [{ brings: 'look', at: 'lost', whose: 'any' }] }),
      ],
    },
  ),
  card(
    { key: '5_62', title: 'Path Of Least Resistance', type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 5 },
    { icons: ['cloud city'] },
    {
      abilities: [
        relocates({
          who: { type: 'character', owner: 'you' },
          upTo: 1,
          from: { kind: 'site', interior: true, mobile: true },
          to: { kind: 'site', interior: true, mobile: true, related: true },
          price: 'free',
        }),
        cancelsCard({ what: { title: 'Rite Of Passage' } }),
      ],
    },
  ),
  card(
    { key: '5_64', title: 'Punch It!', type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 4 },
    { icons: ['cloud city'] },
    { abilities: [punch(false), punch(true)] },
  ),
]
