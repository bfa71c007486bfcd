import type { CardFacts } from '../../../abilities/card-facts.ts'
import type { Persona } from '../../../abilities/personas.ts'
import type { Filter } from '../../../abilities/types.ts'
import { action, arOnly, cancelsCard, cannotMove, crdOnly, modify } from '../../../abilities/vocabulary.ts'
import { type CardPart, cardsOf } from '../../building.ts'

const card = cardsOf('dark')

/** A battle destiny for such a card that fights a Rebel of ability 3 or more; another one if this persona is among them. */
const strikesWith = (leader: Filter, prey: Persona): CardPart => ({
  abilities: [
    action({
      phase: 'weapons segment',
      together: [leader],
      if: { inPlay: { subtype: 'rebel', abilityAtLeast: 3, inBattle: true } },
      results: [
        { brings: 'destinies', kind: 'battle', count: 1 },
        {
          brings: 'destinies',
          kind: 'battle',
          count: 1,
          if: { inPlay: { persona: prey, inBattle: true } },
        },
      ],
    }),
  ],
})

/** Imperial Reinforcements: stormtroopers, and TIEs of this kind. */
const reinforces = (ties: string) =>
  action({
    if: { outnumberedIn: { type: ['character', 'starship'] } },
    price: 1,
    results: [
      { brings: 'destiny' },
      {
        brings: 'retrieval',
        count: 'destiny',
        which: { anyOf: [{ is: 'stormtrooper' }, { is: ties }] },
      },
    ],
  })

export const darkLostInterruptsAToL: CardFacts[] = [
  card(
    { key: '1_236', title: 'Charming To The Last', type: 'interrupt', subtype: 'lost' },
    { destiny: 5 },
    strikesWith({ persona: 'Tarkin' }, 'Leia'),
  ),
  card(
    { key: '1_237', title: 'Collateral Damage', type: 'interrupt', subtype: 'lost' },
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
    { key: '1_238', title: 'Counter Assault', type: 'interrupt', subtype: 'lost' },
    { destiny: 3 },
    { missing: ['canceling cards', 'destiny', 'Force drains', 'Force loss'] },
  ),
  card(
    { key: '1_239', title: 'Dark Collaboration', type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 5 },
    {
      abilities: [
        action({
          phase: 'weapons segment',
          together: [{ persona: 'Tarkin' }, { persona: ['Tagge', 'Motti'] }],
          results: [{ brings: 'destinies', kind: 'battle', count: 2 }],
        }),
        cancelsCard({ what: { title: ['Restricted Deployment', 'Rebel Barrier'] } }),
      ],
    },
  ),
  card(
    { key: '1_240', title: 'Dark Jedi Presence', type: 'interrupt', subtype: 'lost' },
    { destiny: 3 },
    {
      abilities: [
        action({
          phase: 'weapons segment',
          targets: { who: { owner: 'you', is: 'Dark Jedi' }, at: { battle: true }, present: true },
          price: 1,
          results: [
            {
              brings: 'change',
              of: { all: { subtype: 'imperial', inBattle: true }, others: true },
              changes: [modify({ what: 'power', who: 'target', times: 2 })],
              until: 'end of battle',
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '1_242', title: 'Dead Jawa', type: 'interrupt', subtype: 'lost' },
    { destiny: 5 },
    { missing: ['destiny', 'cards lost at once'] },
  ),
  card(
    { key: '1_246', title: 'Full Scale Alert', type: 'interrupt', subtype: 'lost' },
    { destiny: 3 },
    {
      abilities: [
        action({
          price: 2,
          draw: { is: 'below', than: { count: { is: 'stormtrooper' } } },
          results: [
            {
              brings: 'change',
              until: 'end of turn',
              changes: [
                cannotMove({
                  who: {
                    owner: 'opponent',
                    not: { anyOf: [{ is: 'smuggler' }, { type: 'starship', aboard: { is: 'smuggler' } }] },
                  },
                }),
              ],
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '1_247', title: 'Gravel Storm', type: 'interrupt', subtype: 'lost' },
    { destiny: 3 },
    {
      abilities: [
        action({
          targets: {
            who: { type: 'character', owner: 'opponent' },
            at: {
              title: [
                'Tatooine: Dune Sea',
                'Tatooine: Jundland Wastes',
                "Tatooine: Beggar's Canyon",
                "Tatooine: Lars' Moisture Farm",
                'Tatooine: Jawa Camp',
                'Tatooine: Mos Eisley',
              ],
            },
            present: true,
          },
          draw: { is: 'above', than: { ability: 'target' } },
          results: [{ brings: 'loss', of: 'target' }],
        }),
      ],
    },
  ),
  card(
    { key: '1_248', title: 'I Have You Now', type: 'interrupt', subtype: 'lost' },
    { destiny: 5 },
    strikesWith({ is: 'Dark Jedi' }, 'Luke'),
  ),
  card(
    { key: '1_251', title: 'Imperial Reinforcements', type: 'interrupt', subtype: 'lost' },
    { destiny: 4 },
    {
      abilities: [...arOnly(reinforces('TIE/LN')), ...crdOnly(reinforces('TIE'))],
    },
  ),
  card(
    { key: '1_252', title: "It's Worse", type: 'interrupt', subtype: 'lost' },
    { destiny: 6 },
    {
      abilities: [
        action({
          answers: { is: 'playing', card: { title: 'It Could Be Worse' } },
          price: 'X',
          least: 0,
          results: [
            { brings: 'cancel', what: 'it' },
            { brings: 'change of loss', by: 'X', more: true },
          ],
        }),
        action({
          answers: { is: 'Force lost', by: 'opponent' },
          if: { segment: 'damage' },
          results: [{ brings: 'Force loss', whose: 'opponent', count: 1 }],
        }),
      ],
    },
  ),
  card(
    { key: '1_253', title: "I've Got A Problem Here", type: 'interrupt', subtype: 'lost' },
    { destiny: 4 },
    { missing: ['destiny', 'changes of maneuver or armor'] },
  ),
  card(
    { key: '1_254', title: 'Kintan Strider', type: 'interrupt', subtype: 'lost' },
    { destiny: 3 },
    { characteristics: ['dejarik'] },
    {
      abilities: [
        action({
          answers: { is: 'lost', card: { type: 'character', owner: 'opponent' } },
          price: 1,
          results: [{ brings: 'retrieval', which: { type: 'character' }, topmost: true, into: 'hand' }],
        }),
      ],
    },
  ),
  card(
    { key: '1_255', title: 'Limited Resources', type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 5 },
    {
      abilities: [
        action({
          if: { opponentHandAtMost: 2 },
          results: [
            {
              brings: 'Force loss',
              whose: 'opponent',
              count: {
                of: 2,
                more: [
                  { add: 2, if: { yourTurn: true } },
                  {
                    add: -2,
                    if: {
                      inPlay: {
                        title: 'Fusion Generator Supply Tanks',
                        owner: 'opponent',
                        isAboard: { type: 'starship' },
                      },
                    },
                  },
                ],
              },
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '1_256', title: 'Local Trouble', type: 'interrupt', subtype: 'lost' },
    { destiny: 4 },
    { missing: ['battle destiny'] },
  ),
  card(
    { key: '1_257', title: 'Lone Pilot', type: 'interrupt', subtype: 'lost', unique: true },
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
          together: [{ persona: 'Motti', alone: 'as pilot' }],
          results: [{ brings: 'destinies', kind: 'battle', count: 2 }],
        }),
      ],
    },
  ),
  card(
    { key: '1_258', title: 'Lone Warrior', type: 'interrupt', subtype: 'lost', unique: true },
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
          together: [{ persona: 'Tagge', alone: true }],
          results: [{ brings: 'destinies', kind: 'battle', count: 2 }],
        }),
      ],
    },
  ),
  card(
    { key: '1_259', title: 'Look Sir, Droids', type: 'interrupt', subtype: 'lost' },
    { destiny: 3 },
    {
      abilities: [
        action({
          price: 1,
          results: [
            {
              brings: 'search',
              in: 'used',
              whose: 'opponent',
              which: { type: 'character', subtype: 'droid' },
              count: 'all',
              to: 'lost',
            },
          ],
        }),
        action({
          targets: { who: { type: 'character', subtype: 'droid' } },
          price: 'its deploy cost',
          results: [{ brings: 'loss', of: 'target' }],
        }),
      ],
    },
  ),
]
