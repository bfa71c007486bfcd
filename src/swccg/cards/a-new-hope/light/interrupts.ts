import type { CardFacts } from '../../../abilities/card-facts.ts'
import { action, arOnly, cancelsCard, crdOnly, firesAWeapon, immune } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { seekers } from '../../filters.ts'

const card = cardsOf('light')

export const lightInterrupts: CardFacts[] = [
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
        ...arOnly(
          action({
            phase: 'damage segment',
            if: { not: { inPlay: { owner: 'you', has: 'forfeit', inBattle: true } } },
            results: [{ brings: 'satisfaction', damage: 'all' }],
          }),
        ),
        ...crdOnly(
          action({
            answers: { is: 'forfeited', card: { owner: 'you' } },
            if: { all: [{ segment: 'damage' }, { not: { inPlay: { owner: 'you', inBattle: true } } }] },
            results: [{ brings: 'satisfaction', damage: 'all' }],
          }),
        ),
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
]
