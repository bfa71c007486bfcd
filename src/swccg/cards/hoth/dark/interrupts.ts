import type { CardFacts } from '../../../abilities/card-facts.ts'
import type { Filter } from '../../../abilities/types.ts'
import { action } from '../../../abilities/vocabulary.ts'
import { cardsOf, usedOrLost } from '../../building.ts'
import { luckyShot } from '../both-sides.ts'

const card = cardsOf('dark')

/** With a walker of yours that somebody drives. */
const byWalker: Filter = { with: { owner: 'you', is: ['AT-AT', 'AT-ST'], piloted: true } }

/** A vehicle of this kind is lost to the walker unless the destiny is 7. */
const trampled = (what: Filter) =>
  action({
    targets: {
      who: { owner: 'opponent', type: 'vehicle', ...what, ...byWalker },
      at: { kind: 'site' },
      present: true,
    },
    draw: { is: 'below', than: 7 },
    results: [{ brings: 'loss', of: 'target' }],
  })

export const darkInterrupts: CardFacts[] = [
  card(
    {
      key: '3_116',
      title: 'A Dark Time For The Rebellion',
      type: 'interrupt',
      subtype: 'lost',
      unique: true,
    },
    { destiny: 4 },
    { icons: ['hoth'] },
    {
      abilities: [
        action({
          answers: { is: 'deployed', by: 'opponent', card: { location: { kind: 'site', icon: 'planet' } } },
          results: [
            { brings: 'deployment', from: 'reserve', related: 'system', shuffle: 'shuffle, cut and replace' },
          ],
        }),
      ],
    },
  ),
  card({ key: '3_122', title: 'Direct Hit', ...usedOrLost }, { destiny: 4, icons: ['hoth'] }, luckyShot),
  card(
    { key: '3_136', title: 'Tactical Support', type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 4 },
    { icons: ['hoth'] },
    {
      abilities: [
        action({
          loss: 1,
          results: [
            {
              brings: 'search',
              in: 'reserve',
              which: { type: 'character', is: 'trooper' },
              count: 3,
              upTo: true,
              to: 'hand',
              shuffle: 'shuffle, cut and replace',
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '3_138', title: 'Trample', type: 'interrupt', subtype: 'used' },
    { destiny: 4 },
    { icons: ['hoth'] },
    {
      abilities: [
        action({
          targets: {
            who: { owner: 'opponent', type: 'character', ...byWalker },
            at: { kind: 'site' },
            present: true,
          },
          draw: { is: 'above', than: { ability: 'target' } },
          results: [{ brings: 'loss', of: 'target' }],
        }),
        trampled({ state: 'crashed' }),
        trampled({ not: { anyOf: [{ piloted: true }, { has: 'armor' }] } }),
      ],
    },
  ),
  card(
    { key: '3_142', title: 'Yaggle Gakkle', type: 'interrupt', subtype: 'used' },
    { destiny: 6 },
    { icons: ['hoth'] },
    {
      abilities: [
        action({
          targets: {
            who: { type: 'vehicle', subtype: 'creature', with: { type: 'creature' } },
            at: { kind: 'site' },
          },
          results: [{ brings: 'feeding', adds: 2 }],
        }),
      ],
    },
  ),
]
