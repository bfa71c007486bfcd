import type { CardFacts } from '../../../abilities/card-facts.ts'
import { action, cancelsCard, changesTotal } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { withLightsaber } from '../../filters.ts'
import { backAgain } from '../../texts.ts'
import { triplesDamage } from '../both-sides.ts'

const card = cardsOf('dark')

export const darkLostInterruptsMToZ: CardFacts[] = [
  card(
    { key: '1_260', title: 'Moment Of Triumph', type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 4 },
    {
      abilities: [
        action({
          phase: 'weapons segment',
          battle: { by: 'opponent' },
          together: [{ persona: 'Tarkin', alone: true }],
          results: [{ brings: 'destinies', kind: 'battle', count: 2 }],
        }),
        action({
          phase: 'weapons segment',
          battle: { by: 'opponent' },
          together: [{ subtype: 'alien', alone: true }],
          results: [{ brings: 'destinies', kind: 'battle', count: 1 }],
        }),
      ],
    },
  ),
  card(
    { key: '1_261', title: 'Nevar Yalnal', type: 'interrupt', subtype: 'lost' },
    { destiny: 6 },
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
      ],
    },
  ),
  card(
    { key: '1_263', title: 'Overload', type: 'interrupt', subtype: 'lost' },
    { destiny: 4 },
    {
      abilities: [
        action({
          targets: {
            who: {
              anyOf: [
                { type: 'weapon', not: { anyOf: [{ title: 'Gaderffii Stick' }, { is: 'Ewok weapon' }] } },
                { type: 'character', has: 'permanentWeapon' },
              ],
            },
          },
          draw: { is: 'below', than: { destiny: 'target' } },
          results: [
            {
              brings: 'loss',
              of: { bearerOf: 'target', who: { type: ['character', 'starship'] } },
              on: 'zero',
            },
            // A permanent weapon cannot be parted from its character: they go together, or not at all.
            { brings: 'loss', of: { target: { type: 'weapon' } } },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '1_264', title: 'Physical Choke', type: 'interrupt', subtype: 'lost' },
    { destiny: 3 },
    {
      abilities: [
        action({ targets: { who: { is: 'Rebel trooper' } }, results: [{ brings: 'loss', of: 'target' }] }),
        action({
          answers: {
            is: 'battle won',
            by: 'you',
            at: { present: { who: { is: 'Dark Jedi', owner: 'you' }, atLeast: 1 } },
          },
          price: 1,
          targets: { who: { owner: 'opponent', type: 'character' }, at: { battle: true }, present: true },
          draw: { is: 'above', than: { ability: 'target' } },
          results: [{ brings: 'loss', of: 'target' }],
        }),
      ],
    },
  ),
  card(
    { key: '1_265', title: 'Precise Attack', type: 'interrupt', subtype: 'lost' },
    { destiny: 4 },
    { missing: ['weapons', 'changes of weapon destiny', 'destiny'] },
  ),
  card(
    { key: '1_268', title: 'Set For Stun', type: 'interrupt', subtype: 'lost' },
    { destiny: 2 },
    {
      abilities: [
        action({
          price: 2,
          targets: { who: { type: 'character', owner: 'opponent' } },
          draw: { is: 'above', than: { ability: 'target' } },
          results: [{ brings: 'return', of: 'target', to: 'hand', along: true }],
        }),
      ],
    },
  ),
  card(
    { key: '1_269', title: 'Takeel', type: 'interrupt', subtype: 'lost' },
    { destiny: 3 },
    { missing: ['battle destiny'] },
  ),
  card(
    { key: '1_271', title: 'The Circle Is Now Complete', type: 'interrupt', subtype: 'lost' },
    { destiny: 6 },
    {
      abilities: [
        action({
          price: 1,
          targets: { who: { owner: 'you', persona: 'Vader' }, at: { kind: 'site' }, present: true },
          results: [
            {
              brings: 'duel',
              with: { persona: 'Obi-Wan' },
              more: { add: 2, for: withLightsaber },
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '1_272', title: "The Empire's Back", type: 'interrupt', subtype: 'lost' },
    { destiny: 3 },
    {
      abilities: [
        ...backAgain(
          {
            type: 'character',
            persona: ['Vader', 'Tarkin', 'Motti', 'Tagge'],
          },
          2,
          4,
        ),
      ],
    },
  ),
  card(
    { key: '1_274', title: 'Trooper Charge', type: 'interrupt', subtype: 'lost' },
    { destiny: 6 },
    { missing: ['changes of power'] },
  ),
  card(
    { key: '1_275', title: 'Tusken Scavengers', type: 'interrupt', subtype: 'lost' },
    { destiny: 5 },
    {
      abilities: [
        action({
          price: 1,
          draw: { is: 'below', than: { count: { is: 'Tusken Raider' } } },
          results: [
            {
              brings: 'search',
              in: 'used',
              whose: 'opponent',
              which: { type: ['vehicle', 'weapon', 'device'] },
              count: 'all',
              to: 'lost',
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '1_277', title: "Vader's Eye", type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 4 },
    {
      abilities: [
        action({
          phase: 'weapons segment',
          battle: { by: 'opponent', at: { kind: 'site' } },
          together: [{ persona: 'Vader', alone: true }],
          results: [
            { brings: 'change', changes: [changesTotal({ what: 'power', add: 1 })], until: 'end of battle' },
            { brings: 'destinies', kind: 'battle', count: 1 },
          ],
        }),
        action({
          phase: 'weapons segment',
          battle: { by: 'opponent', at: { kind: 'site' } },
          together: [{ subtype: 'imperial', abilityAtLeast: 3, not: { persona: 'Vader' }, alone: true }],
          results: [{ brings: 'destinies', kind: 'battle', count: 1 }],
        }),
      ],
    },
  ),
  card(
    { key: '1_278', title: "We're All Gonna Be A Lot Thinner!", type: 'interrupt', subtype: 'lost' },
    { destiny: 6 },
    {
      abilities: [
        action({
          results: [{ brings: 'loss', of: { all: {}, at: { title: 'Death Star: Trash Compactor' } } }],
        }),
      ],
    },
  ),
  card(
    { key: '1_279', title: 'You Overestimate Their Chances', type: 'interrupt', subtype: 'lost' },
    { destiny: 4 },
    triplesDamage("Don't Underestimate Our Chances"),
  ),
  card(
    { key: '1_280', title: 'Your Powers Are Weak, Old Man', type: 'interrupt', subtype: 'lost' },
    { destiny: 5 },
    {
      abilities: [
        action({
          phase: 'weapons segment',
          if: {
            all: [
              { inPlay: { persona: 'Vader', inBattle: true } },
              { inPlay: { persona: 'Obi-Wan', inBattle: true } },
            ],
          },
          results: [{ brings: 'destinies', kind: 'battle', count: 1 }],
        }),
        cancelsCard({ what: { title: ['Return Of A Jedi', 'Jedi Lightsaber', 'Jedi Presence', 'Old Ben'] } }),
      ],
    },
  ),
]
