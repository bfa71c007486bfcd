import type { Filter } from '../abilities/types.ts'
import {
  action,
  addsDestiny,
  addsToPowerOfPiloted,
  deployCost,
  deploysToBattle,
  immuneToAttrition,
  losesImmunity,
  mayNotBattle,
  modify,
  reacts,
  withholdsAbility,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { cardsOf } from './common.ts'

const card = cardsOf('dark')

const maul: Filter = { persona: 'Darth Maul' }

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

/** More cards of several sets that are played in battles. */
export const battleDark: CardFacts[] = [
  card(
    { key: '4_107', title: 'Zuckuss', type: 'character', subtype: 'alien', unique: true },
    { destiny: 1, deploy: 4, power: 2, ability: 4, forfeit: 3 },
    {
      icons: ['pilot', 'warrior', 'dagobah'],
      characteristics: ['Black Sun agent', 'bounty hunter', 'Gand', 'scout'],
    },
    {
      matching: ['Mist Hunter'],
      abilities: [
        addsToPowerOfPiloted(2),
        reacts({ how: 'move', who: 'self', free: true }),
        action({
          phase: 'weapons segment',
          limit: 'battle',
          price: 1,
          targets: {
            who: { type: 'character', subtype: 'alien', abilityBelow: 3 },
            at: { here: true, kind: 'site' },
          },
          results: [
            {
              brings: 'change',
              of: 'target',
              changes: [modify({ what: 'forfeit', who: 'target', set: 0 })],
              until: 'end of turn',
            },
          ],
        }),
        immuneToAttrition({ who: 'self', below: 3 }),
      ],
    },
  ),
  card(
    { key: '8_115', title: 'Sergeant Wallen', type: 'character', subtype: 'imperial', unique: true },
    { destiny: 3, deploy: 2, power: 2, ability: 2, forfeit: 3 },
    { icons: ['warrior', 'endor'], characteristics: ['stormtrooper', 'trooper'] },
    { abilities: [deploysToBattle({ at: { kind: 'site', battleground: true } })] },
  ),
  card(
    {
      key: '12_182',
      title: "Maul's Sith Infiltrator",
      type: 'starship',
      subtype: 'starfighter',
      unique: true,
    },
    { destiny: 6, deploy: 3, power: 4, forfeit: 6, armor: 5, hyperspeed: 6 },
    {
      icons: ['nav computer', 'independent', 'episode i', 'coruscant'],
      characteristics: ['Independent starship', 'Sith Infiltrator'],
    },
    { capacity: [{ kinds: ['pilot'], count: 2 }], matching: ['Darth Maul'] },
    {
      abilities: [
        deployCost({ who: maul, add: -3, aboard: { title: "Maul's Sith Infiltrator" } }),
        immuneToAttrition({ who: 'self', below: 'all', while: { itself: { pilotedBy: maul } } }),
        action({
          phase: 'move',
          loss: 2,
          while: { itself: { pilotedBy: maul } },
          results: [
            { brings: 'change', changes: [mayNotBattle({ who: 'self' })], until: 'end of next turn' },
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
