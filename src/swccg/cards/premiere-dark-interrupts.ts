import { action, cancelsCard, cannotMove, forbidsMove, mayNotBattle } from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { backAgain, cardsOf } from './common.ts'

const card = cardsOf('dark')

/** Interrupts; a few more stand in premiere-dark.ts. */
export const premiereDarkInterrupts: CardFacts[] = [
  card(
    { key: '1_234', title: 'Alter', type: 'interrupt', subtype: 'used' },
    { destiny: 4 },
    {
      abilities: [
        cancelsCard({
          what: { type: 'effect', subtype: ['normal', 'utinni'] },
          draw: { is: 'below', than: { ability: { type: 'character', owner: 'you' } } },
        }),
        cancelsCard({ what: { title: 'Sense' } }),
      ],
    },
  ),
  card(
    { key: '1_235', title: 'Boring Conversation Anyway', type: 'interrupt', subtype: 'used' },
    { destiny: 5 },
    {
      abilities: [
        cancelsCard({
          what: {
            title: [
              'Report To Lord Vader',
              'Scomp Link Access',
              'Rebel Planners',
              'Rebel Reinforcements',
              'Gift Of The Mentor',
              'Panic',
              "Don't Get Cocky",
              'Skywalkers',
              'Demotion',
              'Combined Attack',
              'Surprise Assault',
            ],
          },
        }),
      ],
    },
  ),
  card(
    { key: '1_236', title: 'Charming To The Last', type: 'interrupt', subtype: 'lost' },
    { destiny: 5 },
    { missing: ['battle destiny'] },
  ),
  card(
    { key: '1_237', title: 'Collateral Damage', type: 'interrupt', subtype: 'lost' },
    { destiny: 4 },
    { missing: ['destiny', 'cards lost at once'] },
  ),
  card(
    { key: '1_238', title: 'Counter Assault', type: 'interrupt', subtype: 'lost' },
    { destiny: 3 },
    { missing: ['canceling cards', 'destiny', 'Force drains', 'Force loss'] },
  ),
  card(
    { key: '1_239', title: 'Dark Collaboration', type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 5 },
    { missing: ['canceling cards', 'battle destiny'] },
  ),
  card(
    { key: '1_240', title: 'Dark Jedi Presence', type: 'interrupt', subtype: 'lost' },
    { destiny: 3 },
    { missing: ['changes of power'] },
  ),
  card(
    { key: '1_242', title: 'Dead Jawa', type: 'interrupt', subtype: 'lost' },
    { destiny: 5 },
    { missing: ['destiny', 'cards lost at once'] },
  ),
  card(
    { key: '1_244', title: 'Emergency Deployment', type: 'interrupt', subtype: 'used' },
    { destiny: 3 },
    { missing: ['looking at cards', 'cards from the Reserve Deck', 'changes of deploy cost'] },
  ),
  card(
    { key: '1_245', title: 'Evacuate?', type: 'interrupt', subtype: 'used' },
    { destiny: 6 },
    { missing: ['cards lost at once', 'moving cards'] },
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
                forbidsMove({
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
    { missing: ['battle destiny'] },
  ),
  card(
    { key: '1_249', title: 'Imperial Barrier', type: 'interrupt', subtype: 'used' },
    { destiny: 4 },
    {
      abilities: [
        action({
          answers: { is: 'deployed', by: 'opponent', card: { type: ['character', 'starship'] } },
          price: 1,
          results: [
            {
              brings: 'change',
              of: 'it',
              until: 'end of turn',
              changes: [cannotMove({ who: 'target' }), mayNotBattle({ who: 'target' })],
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '1_250', title: 'Imperial Code Cylinder', type: 'interrupt', subtype: 'used' },
    { destiny: 4 },
    { missing: ['canceling cards', 'looking at cards'] },
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
    { missing: ['retrieving cards'] },
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
                        carriedBy: { type: 'starship' },
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
    { missing: ['battle destiny'] },
  ),
  card(
    { key: '1_258', title: 'Lone Warrior', type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 4 },
    { missing: ['battle destiny'] },
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
  card(
    { key: '1_260', title: 'Moment Of Triumph', type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 4 },
    { missing: ['battle destiny'] },
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
    { key: '1_262', title: 'Ommni Box', type: 'interrupt', subtype: 'used' },
    { destiny: 5 },
    { abilities: [action({ results: [{ brings: 'shuffling', piles: ['reserve', 'lost', 'used'] }] })] },
  ),
  card(
    { key: '1_263', title: 'Overload', type: 'interrupt', subtype: 'lost' },
    { destiny: 4 },
    {
      abilities: [
        action({
          targets: {
            who: { type: 'weapon', not: { anyOf: [{ title: 'Gaderffii Stick' }, { is: 'Ewok weapon' }] } },
          },
          draw: { is: 'below', than: { destiny: 'target' } },
          results: [
            {
              brings: 'loss',
              of: { bearerOf: 'target', who: { type: ['character', 'starship'] } },
              on: 'zero',
            },
            { brings: 'loss', of: 'target' },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '1_264', title: 'Physical Choke', type: 'interrupt', subtype: 'lost' },
    { destiny: 3 },
    { missing: ['destiny', 'cards lost at once'] },
  ),
  card(
    { key: '1_265', title: 'Precise Attack', type: 'interrupt', subtype: 'lost' },
    { destiny: 4 },
    { missing: ['weapons', 'changes of weapon destiny', 'destiny'] },
  ),
  card(
    { key: '1_266', title: 'Scanning Crew', type: 'interrupt', subtype: 'used' },
    { destiny: 3 },
    {
      abilities: [
        action({
          price: 1,
          results: [
            {
              brings: 'look',
              at: 'hand',
              whose: 'opponent',
              move: { which: { type: 'character', subtype: 'rebel' }, count: 1, may: true, to: 'used' },
            },
          ],
        }),
      ],
    },
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
    { key: '1_270', title: 'Tallon Roll', type: 'interrupt', subtype: 'used' },
    { destiny: 4 },
    { missing: ['destiny', 'changes of power', 'changes of maneuver or armor'] },
  ),
  card(
    { key: '1_272', title: "The Empire's Back", type: 'interrupt', subtype: 'lost' },
    { destiny: 3 },
    {
      abilities: [
        ...backAgain(
          {
            type: 'character',
            anyOf: [{ persona: 'Vader' }, { title: ['Grand Moff Tarkin', 'Admiral Motti', 'General Tagge'] }],
          },
          2,
          4,
        ),
      ],
    },
  ),
  card(
    { key: '1_273', title: 'Trinto Duaba', type: 'interrupt', subtype: 'used' },
    { destiny: 5 },
    {
      abilities: [
        action({
          phase: 'battle',
          results: [
            { brings: 'destiny' },
            { brings: 'search', in: 'used', whose: 'opponent', sameDestiny: true, count: 'all', to: 'lost' },
          ],
        }),
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
    { key: '1_276', title: 'Utinni!', type: 'interrupt', subtype: 'used' },
    { destiny: 4 },
    { abilities: [cancelsCard({ what: { type: ['interrupt', 'effect'], titleHas: 'Jawa' } })] },
    { missing: ['stealing'] },
  ),
  card(
    { key: '1_277', title: "Vader's Eye", type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 4 },
    { missing: ['battle destiny', 'changes of power'] },
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
    { missing: ['battle damage and attrition'] },
  ),
  card(
    { key: '1_280', title: 'Your Powers Are Weak, Old Man', type: 'interrupt', subtype: 'lost' },
    { destiny: 5 },
    { missing: ['canceling cards', 'battle destiny'] },
  ),
]
