import type { CardFacts } from '../../../abilities/card-facts.ts'
import { action, cancelsCard } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { backAgain } from '../../texts.ts'

const card = cardsOf('light')

export const lightLostInterruptsMToZ: CardFacts[] = [
  card(
    { key: '1_99', title: 'Noble Sacrifice', type: 'interrupt', subtype: 'lost' },
    { destiny: 3 },
    {
      abilities: [
        action({
          answers: { is: 'deployed', by: 'opponent', card: { type: 'character' } },
          targets: { who: { type: 'character', owner: 'you' }, inactive: 'captive', samePower: true },
          sacrifice: true,
          results: [{ brings: 'retrieval', count: 'forfeit', may: true }],
        }),
      ],
    },
  ),
  card(
    { key: '1_100', title: 'Old Ben', type: 'interrupt', subtype: 'lost' },
    { destiny: 3 },
    {
      abilities: [
        action({
          answers: {
            is: 'forfeited',
            card: { owner: 'you', type: 'character', not: { persona: 'Obi-Wan' } },
            at: { planet: 'Tatooine', kind: 'site' },
          },
          price: 1,
          results: [{ brings: 'return', of: 'it', to: 'there' }],
        }),
      ],
    },
  ),
  card(
    { key: '1_101', title: 'On The Edge', type: 'interrupt', subtype: 'lost' },
    { destiny: 2 },
    {
      abilities: [
        action({
          targets: { who: { subtype: 'rebel', abilityAtLeast: 3 } },
          price: 1,
          results: [
            { brings: 'number', from: 1, to: 6 },
            { brings: 'destiny', above: 'number' },
            { on: 'failure', brings: 'loss', of: 'target' },
            { brings: 'retrieval', count: 'number', may: true },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '1_106', title: 'Rebel Reinforcements', type: 'interrupt', subtype: 'lost' },
    { destiny: 4 },
    {
      abilities: [
        action({
          if: { outnumberedIn: { type: ['character', 'starship'] } },
          price: 1,
          results: [
            { brings: 'destiny' },
            {
              brings: 'retrieval',
              count: 'destiny',
              upTo: true,
              may: true,
              which: { anyOf: [{ is: 'Rebel trooper' }, { is: 'Y-wing' }] },
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '1_107', title: 'Return Of A Jedi', type: 'interrupt', subtype: 'lost' },
    { destiny: 3 },
    { abilities: [...backAgain({ type: 'character', persona: 'Obi-Wan' }, 1, 3)] },
  ),
  card(
    { key: '1_110', title: 'Skywalkers', type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 5 },
    {
      abilities: [
        action({
          phase: 'weapons segment',
          together: [{ persona: 'Luke' }, { persona: 'Leia' }],
          results: [{ brings: 'destinies', kind: 'battle', count: 2 }],
        }),
        cancelsCard({ what: { title: ['Imperial Barrier', 'Wrong Turn', 'Retract The Bridge'] } }),
      ],
    },
  ),
  card(
    { key: '1_111', title: 'Solo Han', type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 4 },
    {
      abilities: [
        action({
          phase: 'weapons segment',
          battle: { by: 'opponent', at: { kind: 'site' } },
          together: [{ persona: 'Han', alone: true }],
          results: [{ brings: 'destinies', kind: 'battle', count: 2 }],
        }),
        action({
          phase: 'weapons segment',
          battle: { by: 'opponent', at: { kind: 'site' } },
          together: [{ subtype: 'alien', alone: true }],
          results: [{ brings: 'destinies', kind: 'battle', count: 1 }],
        }),
      ],
    },
  ),
  card(
    { key: '1_113', title: 'Surprise Assault', type: 'interrupt', subtype: 'lost' },
    { destiny: 3 },
    { missing: ['canceling cards', 'destiny', 'Force drains', 'Force loss'] },
  ),
  card(
    { key: '1_114', title: 'Thank The Maker', type: 'interrupt', subtype: 'lost' },
    { destiny: 3 },
    { missing: ['destiny', 'Force drains', 'retrieving cards'] },
  ),
  card(
    { key: '1_116', title: 'The Force Is Strong With This One', type: 'interrupt', subtype: 'lost' },
    { destiny: 5 },
    {
      abilities: [
        action({
          phase: 'weapons segment',
          together: [{ persona: 'Luke' }],
          if: { inPlay: { subtype: 'imperial', abilityAtLeast: 3, inBattle: true } },
          results: [
            { brings: 'destinies', kind: 'battle', count: 1 },
            {
              brings: 'destinies',
              kind: 'battle',
              count: 1,
              if: { inPlay: { persona: 'Vader', inBattle: true } },
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '1_119', title: "Warrior's Courage", type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 4 },
    {
      abilities: [
        action({
          phase: 'weapons segment',
          battle: { by: 'opponent', at: { kind: 'site' } },
          together: [{ type: 'character', is: 'warrior', alone: true }],
          results: [{ brings: 'destinies', kind: 'battle', count: 1 }],
        }),
        action({
          phase: 'weapons segment',
          battle: { by: 'opponent', at: { kind: 'site' } },
          together: [{ persona: 'Leia', alone: true }],
          results: [{ brings: 'destinies', kind: 'battle', count: 2 }],
        }),
      ],
    },
  ),
]
