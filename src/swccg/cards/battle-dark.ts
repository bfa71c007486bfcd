import type { Filter } from '../abilities/types.ts'
import { action, addsDestiny, losesImmunity, modify, withholdsAbility } from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { cardsOf } from './common.ts'

const card = cardsOf('dark')

/** With a walker of yours that somebody drives. */
const byWalker: Filter = { with: { owner: 'you', is: ['AT-AT', 'AT-ST'], piloted: true } }

/** More cards of several sets that are played in battles. */
export const battleDark: CardFacts[] = [
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
        action({
          targets: {
            who: {
              owner: 'opponent',
              type: 'vehicle',
              anyOf: [{ state: 'crashed' }, { not: { anyOf: [{ piloted: true }, { has: 'armor' }] } }],
              ...byWalker,
            },
            at: { kind: 'site' },
            present: true,
          },
          draw: { is: 'below', than: 7 },
          results: [{ brings: 'loss', of: 'target' }],
        }),
      ],
    },
  ),
  card(
    { key: '5_141', title: 'Focused Attack', type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 2 },
    { icons: ['cloud city'] },
    {
      abilities: [
        action({
          phase: 'weapons segment',
          battle: { at: { kind: 'site' } },
          targets: { who: { owner: 'you', persona: 'Vader' }, at: { battle: true }, present: true },
          results: [
            {
              brings: 'change',
              of: 'target',
              changes: [
                losesImmunity({ who: 'target' }),
                modify({ what: 'power', who: 'target', plus: 'ability' }),
                withholdsAbility({ who: 'target' }),
              ],
              until: 'end of turn',
            },
          ],
        }),
      ],
    },
    { missing: ['duels'] },
  ),
  card(
    { key: '8_94', title: 'Commander Igar', type: 'character', subtype: 'imperial', unique: true },
    { destiny: 1, deploy: 4, power: 3, ability: 3, forfeit: 5 },
    { icons: ['pilot', 'warrior', 'endor'], characteristics: ['commander', 'leader'] },
    {
      matching: ['Tempest 1'],
      abilities: [
        modify({ what: 'power', who: 'piloted', hostIs: { type: 'vehicle', subtype: 'combat' }, add: 3 }),
        addsDestiny({
          kind: 'battle',
          count: 1,
          while: { piloting: { anyOf: [{ title: 'Tempest 1' }, { is: 'AT-AT', unique: false }] } },
        }),
        action({
          answers: { is: 'destiny drawn', kind: 'battle' },
          price: 2,
          while: { inBattleWith: { title: ['General Veers', 'General Tagge'] } },
          results: [{ brings: 'canceled destiny', again: true }],
        }),
      ],
    },
  ),
]
