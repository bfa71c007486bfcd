import type { CardFacts } from '../../../abilities/card-facts.ts'
import { action, changesTotal, modify } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { backAgain } from '../../texts.ts'
import { triplesDamage } from '../both-sides.ts'

const card = cardsOf('light')

export const lightLostInterruptsAToL: CardFacts[] = [
  card(
    { key: '1_72', title: 'Beru Stew', type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 4 },
    {
      abilities: [
        action({
          results: [
            { brings: 'activation', whose: 'each', count: 2 },
            {
              brings: 'activation',
              whose: 'you',
              may: true,
              count: { of: 1, each: { title: ['Beru Lars', 'Owen Lars', 'Hydroponics Station'] } },
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '1_73', title: 'Cantina Brawl', type: 'interrupt', subtype: 'lost' },
    { destiny: 5 },
    { missing: ['destiny', 'cards lost at once'] },
  ),
  card(
    { key: '1_74', title: 'Collision!', type: 'interrupt', subtype: 'lost' },
    { destiny: 4 },
    {
      abilities: [
        action({
          price: 1,
          place: {
            kind: ['system', 'sector'],
            present: { who: { type: 'starship', owner: 'opponent' }, atLeast: 2 },
          },
          draw: { is: 'below', than: { count: { type: 'starship', owner: 'opponent' }, there: true } },
          results: [{ brings: 'loss', of: { one: { type: 'starship', owner: 'opponent' }, by: 'opponent' } }],
        }),
      ],
    },
  ),
  card(
    { key: '1_75', title: 'Combined Attack', type: 'interrupt', subtype: 'lost' },
    { destiny: 4 },
    { missing: ['weapons', 'changes of weapon destiny', 'destiny'] },
  ),
  card(
    { key: '1_76', title: "Don't Get Cocky", type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 5 },
    {
      abilities: [
        action({
          phase: 'weapons segment',
          together: [{ persona: 'Luke' }, { persona: 'Han' }],
          results: [{ brings: 'destinies', kind: 'battle', count: 2 }],
        }),
        action({
          answers: { is: 'battle initiated', by: 'opponent', at: { kind: ['system', 'sector'] } },
          targets: { who: { is: 'TIE/LN' }, at: { battle: true }, present: true },
          results: [{ brings: 'loss', of: 'target' }],
        }),
      ],
    },
  ),
  card(
    { key: '1_77', title: "Don't Underestimate Our Chances", type: 'interrupt', subtype: 'lost' },
    { destiny: 4 },
    triplesDamage('You Overestimate Their Chances'),
  ),
  card(
    { key: '1_80', title: 'Friendly Fire', type: 'interrupt', subtype: 'lost' },
    { destiny: 4 },
    {
      abilities: [
        action({
          answers: { is: 'battle initiated', at: { kind: 'site' } },
          if: {
            all: [
              { inPlay: { owner: 'opponent', type: 'character', at: { battle: true } }, atLeast: 2 },
              { inPlay: { owner: 'opponent', type: 'weapon', at: { battle: true } } },
            ],
          },
          draw: {
            is: 'below',
            than: { count: { owner: 'opponent', type: 'character', at: { battle: true } } },
          },
          results: [
            {
              brings: 'loss',
              of: { one: { owner: 'opponent', type: 'character', at: { battle: true } }, by: 'opponent' },
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '1_81', title: 'Full Throttle', type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 4 },
    {
      abilities: [
        action({
          phase: 'weapons segment',
          battle: { by: 'opponent', at: { kind: ['system', 'sector'] } },
          together: [{ is: 'pilot', alone: 'as pilot' }],
          results: [{ brings: 'destinies', kind: 'battle', count: 1 }],
        }),
        action({
          phase: 'weapons segment',
          battle: { by: 'opponent', at: { kind: ['system', 'sector'] } },
          together: [{ persona: 'Luke', alone: 'as pilot' }],
          results: [
            { brings: 'change', changes: [changesTotal({ what: 'power', add: 1 })], until: 'end of battle' },
            { brings: 'destinies', kind: 'battle', count: 1 },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '1_82', title: 'Gift Of The Mentor', type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 5 },
    {
      abilities: [
        action({
          phase: 'weapons segment',
          together: [{ persona: 'Luke' }, { anyOf: [{ persona: 'Obi-Wan' }, { persona: 'Yoda' }] }],
          results: [{ brings: 'destinies', kind: 'battle', count: 2 }],
        }),
        action({
          price: 1,
          results: [
            {
              brings: 'search',
              in: 'reserve',
              which: { type: 'weapon', is: 'lightsaber' },
              to: 'hand',
              shuffle: 'shuffle, cut and replace',
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '1_83', title: "Han's Back", type: 'interrupt', subtype: 'lost' },
    { destiny: 3 },
    { abilities: [...backAgain({ type: 'character', persona: 'Han' }, 1, 3)] },
  ),
  card(
    { key: '1_92', title: 'Jedi Presence', type: 'interrupt', subtype: 'lost' },
    { destiny: 3 },
    {
      abilities: [
        action({
          phase: 'weapons segment',
          targets: { who: { owner: 'you', is: 'Jedi' }, at: { battle: true }, present: true },
          price: 1,
          results: [
            {
              brings: 'change',
              of: { all: { subtype: 'rebel', inBattle: true }, others: true },
              changes: [modify({ what: 'power', who: 'target', times: 2 })],
              until: 'end of battle',
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '1_93', title: 'Krayt Dragon Howl', type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 4 },
    {
      abilities: [
        action({
          phase: 'weapons segment',
          battle: { by: 'opponent', at: { kind: 'site' } },
          together: [{ persona: 'Obi-Wan', alone: true }],
          results: [
            { brings: 'change', changes: [changesTotal({ what: 'power', add: 1 })], until: 'end of battle' },
            { brings: 'destinies', kind: 'battle', count: 1 },
          ],
        }),
        action({
          phase: 'weapons segment',
          battle: { by: 'opponent', at: { kind: 'site' } },
          together: [{ subtype: 'rebel', abilityAtLeast: 3, not: { persona: 'Obi-Wan' }, alone: true }],
          results: [{ brings: 'destinies', kind: 'battle', count: 1 }],
        }),
      ],
    },
  ),
  card(
    { key: '1_94', title: "Leia's Back", type: 'interrupt', subtype: 'lost' },
    { destiny: 3 },
    { abilities: [...backAgain({ type: 'character', persona: 'Leia' }, 1, 3)] },
  ),
  card(
    { key: '1_95', title: "Luke's Back", type: 'interrupt', subtype: 'lost' },
    { destiny: 3 },
    { abilities: [...backAgain({ type: 'character', persona: 'Luke' }, 1, 3)] },
  ),
]
