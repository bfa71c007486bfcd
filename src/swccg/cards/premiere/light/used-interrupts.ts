import type { CardFacts } from '../../../abilities/card-facts.ts'
import type { MovesAway } from '../../../abilities/movement/movement.ts'
import type { LocationFilter } from '../../../abilities/types.ts'
import {
  action,
  arOnly,
  cancelsCard,
  cannotMove,
  crdOnly,
  cutsForceLoss,
  mayNotBattle,
  modify,
  movesAway,
  stops,
} from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { starfighters } from '../../filters.ts'
import { reinforced, transports } from '../both-sides.ts'

const card = cardsOf('light')

const duneSeaOrScomp: LocationFilter = { anyOf: [{ title: 'Tatooine: Dune Sea' }, { icon: 'scomp link' }] }

const narrowEscape: Omit<MovesAway, 'does'> = {
  who: { owner: 'you', abilityAtLeast: 0.25 },
  whose: 'you',
  upTo: 'all',
  price: 0,
  when: 'battle initiated',
  by: 'opponent',
  at: { kind: 'site' },
  using: 'landspeed',
  while: { cardsPresent: { subtype: 'rebel', owner: 'you', abilityAtLeast: 3 }, atLeast: 1 },
}

export const lightUsedInterrupts: CardFacts[] = [
  card(
    { key: '1_70', title: 'A Few Maneuvers', type: 'interrupt', subtype: 'used' },
    { destiny: 6 },
    {
      abilities: [
        action({
          targets: { who: { type: 'starship', subtype: 'starfighter' } },
          results: [
            {
              brings: 'change',
              of: 'target',
              until: 'end of turn',
              changes: [
                modify({ what: 'hyperspeed', who: 'target', add: 2 }),
                modify({ what: 'maneuver', who: 'target', add: 2 }),
              ],
            },
          ],
        }),
        action({
          answers: { is: 'destiny drawn', targeting: 'maneuver', card: starfighters },
          results: [
            {
              brings: 'change',
              of: 'it',
              changes: [
                modify({ what: 'hyperspeed', who: 'target', add: 2, ifAny: true }),
                modify({ what: 'maneuver', who: 'target', add: 2, ifAny: true }),
              ],
              until: 'end of turn',
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '1_71', title: 'Alter', type: 'interrupt', subtype: 'used' },
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
    { key: '1_78', title: 'Droid Shutdown', type: 'interrupt', subtype: 'used' },
    { destiny: 6 },
    { missing: ['targeting'] },
  ),
  card(
    { key: '1_79', title: 'Escape Pod', type: 'interrupt', subtype: 'used' },
    { destiny: 6 },
    { missing: ['cards lost at once', 'moving cards'] },
  ),
  card(
    { key: '1_84', title: "Han's Dice", type: 'interrupt', subtype: 'used' },
    { destiny: 3 },
    {
      abilities: [
        action({
          answers: { is: 'destiny drawn', by: 'you', kind: 'battle' },
          together: [{ type: 'character', abilityAtLeast: 3 }],
          price: 1,
          results: [{ brings: 'canceled destiny', again: true }],
        }),
      ],
    },
  ),
  card(
    { key: '1_85', title: 'Hear Me Baby, Hold Together', type: 'interrupt', subtype: 'used' },
    { destiny: 5 },
    {
      abilities: [
        action({
          answers: {
            is: 'firing',
            by: 'opponent',
            card: { owner: 'you', type: 'starship' },
            weapon: { type: 'weapon', subtype: 'starship' },
          },
          results: [{ brings: 'change of shot', each: -2, repeats: true }],
        }),
      ],
    },
  ),
  card(
    { key: '1_86', title: 'Help Me Obi-Wan Kenobi', type: 'interrupt', subtype: 'used' },
    { destiny: 3 },
    { characteristics: ['hologram'] },
    { missing: ['battle destiny', 'reacts', 'moving cards'] },
  ),
  card(
    { key: '1_87', title: 'How Did We Get Into This Mess?', type: 'interrupt', subtype: 'used' },
    { destiny: 4 },
    {
      abilities: [
        action({
          if: { cardAt: { type: 'character', subtype: 'droid', owner: 'you' }, where: duneSeaOrScomp },
          price: 1,
          results: [
            { brings: 'cards from hand', count: 'all', to: 'used' },
            {
              brings: 'draw',
              count: 'placed',
              more: { add: 1, ifItIs: { persona: ['C-3PO', 'R2-D2'] } },
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '1_88', title: 'Hyper Escape', type: 'interrupt', subtype: 'used' },
    { destiny: 5 },
    {
      abilities: [
        movesAway({
          who: { owner: 'you', type: ['starship', 'vehicle'] },
          whose: 'you',
          upTo: 'all',
          price: 0,
          when: 'battle initiated',
          at: { not: { kind: 'site' } },
        }),
      ],
    },
  ),
  card(
    { key: '1_89', title: 'Into The Garbage Chute, Flyboy', type: 'interrupt', subtype: 'used' },
    { destiny: 6 },
    { missing: ['canceling cards', 'moving cards'] },
  ),
  card(
    { key: '1_90', title: 'It Could Be Worse', type: 'interrupt', subtype: 'used' },
    { destiny: 4 },
    {
      abilities: [
        action({
          answers: { is: 'losing Force', by: 'you' },
          price: 'X',
          results: [{ brings: 'change of loss', by: 'X' }],
        }),
      ],
    },
  ),
  card(
    { key: '1_91', title: "I've Got A Bad Feeling About This", type: 'interrupt', subtype: 'used' },
    { destiny: 4 },
    { missing: ['battle damage and attrition'] },
  ),
  card(
    { key: '1_96', title: 'Move Along...', type: 'interrupt', subtype: 'used' },
    { destiny: 3 },
    { missing: ['destiny', 'changes of ability', 'cards lost at once', 'moving cards'] },
  ),
  card(
    { key: '1_97', title: 'Nabrun Leids', type: 'interrupt', subtype: 'used' },
    { destiny: 4 },
    { abilities: transports },
  ),
  card(
    { key: '1_98', title: 'Narrow Escape', type: 'interrupt', subtype: 'used' },
    { destiny: 5 },
    {
      abilities: [
        ...arOnly(movesAway(narrowEscape)),
        ...crdOnly(movesAway({ ...narrowEscape, cancelsBattle: true })),
      ],
    },
  ),
  card(
    { key: '1_102', title: 'Out Of Nowhere', type: 'interrupt', subtype: 'used' },
    { destiny: 5 },
    { missing: ['battle destiny', 'changes of maneuver or armor'] },
  ),
  card(
    { key: '1_103', title: 'Panic', type: 'interrupt', subtype: 'used' },
    { destiny: 4 },
    { abilities: [reinforced] },
  ),
  card(
    { key: '1_104', title: 'Radar Scanner', type: 'interrupt', subtype: 'used' },
    { destiny: 3 },
    {
      abilities: [
        action({
          if: { inPlay: { type: ['vehicle', 'starship'], owner: 'you' }, atLeast: 1 },
          price: 1,
          results: [
            {
              brings: 'look',
              at: 'hand',
              whose: 'opponent',
              move: {
                which: { anyOf: [{ is: 'Jawa', not: { title: 'Dathcha' } }, { is: 'Tusken Raider' }] },
                count: 'any',
                may: true,
                to: 'used',
              },
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '1_105', title: 'Rebel Barrier', type: 'interrupt', subtype: 'used' },
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
    { key: '1_108', title: 'Scomp Link Access', type: 'interrupt', subtype: 'used' },
    { destiny: 3 },
    { missing: ['canceling cards', 'looking at cards'] },
  ),
  card(
    { key: '1_109', title: 'Sense', type: 'interrupt', subtype: 'used' },
    { destiny: 3 },
    {
      abilities: [
        stops({ what: 'Interrupt or react', ability: 'your highest', destiny: 'below' }),
        cancelsCard({ what: { title: 'Alter' } }),
      ],
    },
  ),
  card(
    { key: '1_112', title: 'Spaceport Speeders', type: 'interrupt', subtype: 'used', limit: 3 },
    { destiny: 6 },
    { missing: ['destiny', 'activating Force', 'cards lost at once'] },
  ),
  card(
    { key: '1_115', title: 'The Bith Shuffle', type: 'interrupt', subtype: 'used' },
    { destiny: 5 },
    { abilities: [action({ results: [{ brings: 'shuffling', piles: ['reserve', 'lost', 'used'] }] })] },
  ),
  card(
    { key: '1_117', title: 'This Is All Your Fault', type: 'interrupt', subtype: 'used' },
    { destiny: 4 },
    { missing: ['canceling cards', 'weapons', 'battle damage and attrition'] },
  ),
  card(
    { key: '1_118', title: 'Utinni!', type: 'interrupt', subtype: 'used' },
    { destiny: 4 },
    { abilities: [cancelsCard({ what: { type: ['interrupt', 'effect'], titleHas: 'Jawa' } })] },
    { missing: ['stealing'] },
  ),
  card(
    { key: '1_120', title: "We're Doomed", type: 'interrupt', subtype: 'used' },
    { destiny: 5 },
    {
      abilities: [
        action({
          phase: 'control',
          turn: 'opponent',
          if: { lifeForceBelow: 15 },
          results: [
            {
              brings: 'change',
              until: 'end of turn',
              changes: [
                cutsForceLoss({ half: 'up', otherwise: { inPlay: { persona: ['R2-D2', 'C-3PO'] } } }),
              ],
            },
          ],
        }),
      ],
    },
  ),
]
