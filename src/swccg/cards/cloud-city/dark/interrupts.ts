import type { CardFacts } from '../../../abilities/card-facts.ts'
import {
  action,
  cancelsCard,
  losesImmunity,
  modify,
  withholdsAbility,
} from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { levitates } from '../../texts.ts'
import { skilled } from '../both-sides.ts'

const card = cardsOf('dark')

export const darkInterrupts: CardFacts[] = [
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
    { key: '5_135', title: 'Dark Strike', type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 2, icons: ['cloud city'] },
    skilled({ is: 'lightsaber' }, 'Swing-And-A-Miss'),
  ),
  card(
    { key: '5_136', title: 'Double Back', type: 'interrupt', subtype: 'lost' },
    { destiny: 3 },
    { icons: ['cloud city'] },
    {
      abilities: [
        action({
          price: 1,
          results: [{ brings: 'retrieval', which: { type: 'character', is: 'bounty hunter' } }],
        }),
        action({
          price: 3,
          results: [
            {
              brings: 'search',
              in: 'reserve',
              which: { type: 'character', is: 'bounty hunter' },
              to: 'hand',
              shuffle: 'reshuffle',
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '5_141', title: 'Focused Attack', type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 2 },
    { icons: ['cloud city'] },
    {
      abilities: [
        action({
          phase: 'weapons segment',
          battle: { at: { kind: 'site' } },
          targets: { who: { owner: 'you', persona: 'Vader' }, at: { battle: true }, present: true },
          results: [
            {
              brings: 'change',
              of: 'target',
              changes: [
                losesImmunity({ who: 'target' }),
                modify({ what: 'power', who: 'target', plus: 'ability' }),
                withholdsAbility({ who: 'target' }),
              ],
              until: 'end of turn',
            },
          ],
        }),
      ],
    },
    { missing: ['duels'] },
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
        cancelsCard({ as: 'used', what: { title: 'Captive Pursuit' } }),
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
]
