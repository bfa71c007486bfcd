import type { CardFacts } from '../../../abilities/card-facts.ts'
import type { Persona } from '../../../abilities/personas.ts'
import type { LocationFilter } from '../../../abilities/types.ts'
import { action } from '../../../abilities/vocabulary.ts'
import { cardsOf, usedOrStarting } from '../../building.ts'
import { levitates } from '../../texts.ts'
import { anyEffect } from '../both-sides.ts'

const card = cardsOf('light')

/** Where doors and gates come down. */
const portals: LocationFilter = {
  anyOf: [
    {
      title: ['Endor: Back Door', "Jabba's Palace: Rancor Pit", "Tatooine: Jabba's Palace"],
    },
    { dockingBay: true },
  ],
}

/** The one saves the other, who has just been lost. */
const saves = (one: Persona, other: Persona) =>
  action({
    answers: { is: 'lost', card: { persona: other, owner: 'you' } },
    if: { inPlay: { persona: one, owner: 'you' } },
    results: [{ brings: 'return', of: 'it', to: 'used' }],
  })

export const lightInterrupts: CardFacts[] = [
  card(
    { key: '6_66', title: 'Fallen Portal', type: 'interrupt', subtype: 'used', unique: true },
    { destiny: 4 },
    { icons: ["jabba's palace"] },
    {
      abilities: [
        action({
          answers: { is: 'attack initiated', by: 'opponent', card: { type: 'creature' }, at: portals },
          draw: { is: 'above', than: { defenseValue: 'targets' }, add: { number: 2 } },
          results: [{ brings: 'loss', of: 'target' }],
        }),
        action({
          answers: { is: 'battle initiated', by: 'opponent', at: portals },
          targets: {
            who: { type: 'character', owner: 'opponent' },
            upTo: 2,
            at: { kind: 'site' },
            present: true,
          },
          draw: { is: 'above', than: { defenseValue: 'targets' }, add: { number: 2 } },
          results: [{ brings: 'loss', of: 'target' }],
        }),
      ],
    },
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
    { key: '6_75', title: 'Someone Who Loves You', type: 'interrupt', subtype: 'used' },
    { destiny: 4 },
    { icons: ["jabba's palace"] },
    {
      abilities: [
        saves('Leia', 'Han'),
        saves('Han', 'Leia'),
        action({
          targets: {
            who: {
              persona: 'Han',
              captive: 'any',
              at: { kind: 'site', present: { who: { persona: 'Leia', owner: 'you' }, atLeast: 1 } },
            },
            inactive: 'captive',
          },
          results: [{ brings: 'release', of: 'target' }],
        }),
        action({
          answers: { is: 'Force drain initiated', at: { prison: true } },
          results: [{ brings: 'canceled drain' }],
        }),
      ],
    },
  ),
  card(
    { key: '6_77', title: 'The Signal', ...usedOrStarting, unique: true },
    { destiny: 5 },
    { icons: ["jabba's palace"] },
    { abilities: anyEffect },
  ),
  card(
    { key: '6_79', title: 'Weapon Levitation', type: 'interrupt', subtype: 'used or lost', unique: true },
    { destiny: 4 },
    { icons: ["jabba's palace"] },
    {
      abilities: [
        ...levitates,
        action({
          as: 'lost',
          answers: { is: 'playing', card: { title: 'You Are Beaten' } },
          results: [{ brings: 'cancel', what: 'it' }],
        }),
      ],
    },
  ),
]
