import type { CardFacts } from '../../../abilities/card-facts.ts'
import {
  action,
  cancelsCard,
  cannotMove,
  mayNotBattle,
  modify,
  stops,
} from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { starfighters } from '../../filters.ts'
import { reinforced, transports } from '../both-sides.ts'

const card = cardsOf('dark')

export const darkUsedInterrupts: CardFacts[] = [
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
    { key: '1_241', title: 'Dark Maneuvers', type: 'interrupt', subtype: 'used' },
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
                modify({ what: 'maneuver', who: 'target', add: 2 }),
                modify({ what: 'power', who: 'target', add: 1 }),
                modify({ what: 'hyperspeed', who: 'target', add: 2, ifAny: true }),
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
                modify({ what: 'maneuver', who: 'target', add: 2, ifAny: true }),
                modify({ what: 'power', who: 'target', add: 1 }),
                modify({ what: 'hyperspeed', who: 'target', add: 2, ifAny: true }),
              ],
              until: 'end of turn',
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '1_243', title: 'Elis Helrot', type: 'interrupt', subtype: 'used' },
    { destiny: 4 },
    { abilities: transports },
  ),
  card(
    { key: '1_244', title: 'Emergency Deployment', type: 'interrupt', subtype: 'used' },
    { destiny: 3 },
    { abilities: [reinforced] },
  ),
  card(
    { key: '1_245', title: 'Evacuate?', type: 'interrupt', subtype: 'used' },
    { destiny: 6 },
    { missing: ['cards lost at once', 'moving cards'] },
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
    { key: '1_262', title: 'Ommni Box', type: 'interrupt', subtype: 'used' },
    { destiny: 5 },
    { abilities: [action({ results: [{ brings: 'shuffling', piles: ['reserve', 'lost', 'used'] }] })] },
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
    { key: '1_267', title: 'Sense', type: 'interrupt', subtype: 'used' },
    { destiny: 3 },
    {
      abilities: [
        stops({ what: 'Interrupt or react', ability: 'your highest', destiny: 'below' }),
        cancelsCard({ what: { title: 'Alter' } }),
      ],
    },
  ),
  card(
    { key: '1_270', title: 'Tallon Roll', type: 'interrupt', subtype: 'used' },
    { destiny: 4 },
    { missing: ['destiny', 'changes of power', 'changes of maneuver or armor'] },
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
    { key: '1_276', title: 'Utinni!', type: 'interrupt', subtype: 'used' },
    { destiny: 4 },
    { abilities: [cancelsCard({ what: { type: ['interrupt', 'effect'], titleHas: 'Jawa' } })] },
    { missing: ['stealing'] },
  ),
]
