import type { CardFacts } from '../../../abilities/card-facts.ts'
import {
  action,
  cancelsText,
  changesTotal,
  deployCost,
  deploysOn,
  leaves,
  modify,
} from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { here } from '../../filters.ts'
import { drainWherePresent } from '../../texts.ts'

const card = cardsOf('light')

export const lightEffects: CardFacts[] = [
  card(
    { key: '1_42', title: 'A Tremor In The Force', type: 'effect', unique: true },
    { destiny: 3 },
    {
      missing: [
        'where or when it deploys',
        'insert cards',
        'immunity to other cards',
        'activating Force',
        'cards lost at once',
      ],
    },
  ),
  card(
    { key: '1_43', title: 'Affect Mind', type: 'effect', unique: true },
    { destiny: 5, deploy: 1 },
    {
      abilities: [
        deploysOn({ card: { is: 'jedi' }, price: 1 }),
        changesTotal({
          what: 'ability',
          whose: 'opponent',
          where: here,
          add: -2,
          while: { not: { cardsPresent: { is: 'dark jedi' }, atLeast: 1 } },
        }),
      ],
    },
  ),
  card(
    { key: '1_44', title: 'Beggar', type: 'effect', unique: true },
    { destiny: 3, deploy: 3 },
    { missing: ['where or when it deploys', 'using Force of the opponent'] },
  ),
  card(
    { key: '1_45', title: 'Crash Site Memorial', type: 'effect', unique: true },
    { destiny: 5 },
    {
      abilities: [
        deploysOn({}),
        action({
          answers: {
            is: 'lost',
            card: {
              owner: 'you',
              anyOf: [{ type: ['vehicle', 'weapon', 'device'] }, { type: 'character', subtype: 'droid' }],
            },
          },
          results: [{ brings: 'placing', of: 'it' }],
        }),
        action({ phase: 'deploy', limit: 'phase', results: [{ brings: 'exchange', with: 'here' }] }),
      ],
    },
  ),
  card(
    { key: '1_46', title: 'Death Star Plans', type: 'effect', subtype: 'utinni', unique: true },
    { destiny: 6 },
    {
      missing: ['where or when it deploys', 'Utinni Effects', 'stealing', 'retrieving cards', 'moving cards'],
    },
  ),
  card(
    { key: '1_47', title: 'Demotion', type: 'effect' },
    { destiny: 3, deploy: 2 },
    {
      abilities: [
        deploysOn({
          card: {
            type: 'character',
            subtype: 'imperial',
            not: { anyOf: [{ persona: ['Vader', 'Emperor'] }, { is: 'stormtrooper' }] },
          },
          whose: 'anyone',
          price: 2,
        }),
        modify({ what: 'power', who: 'host', add: -2 }),
        cancelsText({ who: 'host' }),
      ],
    },
  ),
  card(
    { key: '1_48', title: 'Disarmed', type: 'effect' },
    { destiny: 5 },
    { missing: ['where or when it deploys', 'weapons', 'changes of power', 'immunity to other cards'] },
  ),
  card(
    { key: '1_49', title: 'Ellorrs Madak', type: 'effect' },
    { destiny: 5 },
    { missing: ['where or when it deploys', 'giving skills', 'changes of power', 'immunity to other cards'] },
  ),
  card(
    { key: '1_50', title: 'Eyes In The Dark', type: 'effect', unique: true },
    { destiny: 5 },
    { missing: ['where or when it deploys', 'looking at cards'] },
  ),
  card(
    { key: '1_51', title: 'Jawa Siesta', type: 'effect', unique: true },
    { destiny: 3 },
    { missing: ['where or when it deploys', 'changes of forfeit'] },
  ),
  card(
    { key: '1_52', title: 'Kessel Run', type: 'effect', subtype: 'utinni', unique: true },
    { destiny: 5 },
    {
      missing: [
        'where or when it deploys',
        'Utinni Effects',
        'destiny',
        'retrieving cards',
        'returning cards',
      ],
    },
  ),
  card(
    { key: '1_53', title: "K'lor'slug", type: 'effect', unique: true },
    { destiny: 3 },
    { characteristics: ['dejarik'] },
    { missing: ['where or when it deploys', 'destiny', 'changes of power'] },
  ),
  card(
    { key: '1_54', title: 'Lightsaber Proficiency', type: 'effect', unique: true },
    { destiny: 4 },
    {
      abilities: [
        deploysOn({
          card: {
            owner: 'you',
            type: 'character',
            abilityAtLeast: 3,
            aboard: { type: 'weapon', is: 'lightsaber' },
          },
        }),
        modify({ what: 'power', who: 'host', add: 3, while: { battle: {} } }),
        drainWherePresent,
        leaves({
          how: 'lost',
          when: { not: { itself: { carriedBy: { aboard: { type: 'weapon', is: 'lightsaber' } } } } },
        }),
      ],
    },
  ),
  card(
    { key: '1_55', title: 'Mantellian Savrip', type: 'effect', unique: true },
    { destiny: 3, deploy: 3 },
    { characteristics: ['dejarik'] },
    { missing: ['where or when it deploys', 'changes of forfeit', 'battle damage and attrition'] },
  ),
  card(
    { key: '1_56', title: 'Nightfall', type: 'effect' },
    { destiny: 3 },
    {
      missing: [
        'where or when it deploys',
        'nighttime conditions',
        'battle destiny',
        'changes of power',
        'changes of deploy cost',
      ],
    },
  ),
  card(
    { key: '1_57', title: "Obi-Wan's Cape", type: 'effect', unique: true },
    { destiny: 4, deploy: 2 },
    {
      missing: [
        'where or when it deploys',
        'changes of ability',
        'immunity to attrition',
        'cards lost at once',
        'moving cards',
      ],
    },
  ),
  card(
    { key: '1_58', title: 'Our Most Desperate Hour', type: 'effect', subtype: 'utinni', unique: true },
    { destiny: 6 },
    { missing: ['where or when it deploys', 'Utinni Effects', 'retrieving cards'] },
  ),
  card(
    { key: '1_59', title: 'Plastoid Armor', type: 'effect', subtype: 'utinni', unique: true },
    { destiny: 5 },
    {
      missing: [
        'where or when it deploys',
        'Utinni Effects',
        'giving skills',
        'changes of power',
        'changes of forfeit',
        'changes of maneuver or armor',
        'moving cards',
      ],
    },
  ),
  card(
    { key: '1_60', title: 'Rebel Planners', type: 'effect', unique: true },
    { destiny: 4, deploy: 1 },
    {
      abilities: [
        deploysOn({
          at: { anyOf: [{ title: 'Yavin 4: Massassi War Room' }, { dockingBay: true }] },
          price: 1,
        }),
        changesTotal({
          what: 'power',
          where: { related: true, kind: ['system', 'sector'] },
          add: 1,
          // Present: not in the cargo bay of something there.
          each: {
            owner: 'you',
            type: 'starship',
            at: { battle: true },
            not: { isAboard: { type: 'starship' } },
          },
        }),
      ],
    },
  ),
  card(
    { key: '1_61', title: 'Restricted Deployment', type: 'effect', unique: true },
    { destiny: 3, deploy: 3 },
    {
      abilities: [
        deploysOn({ whose: 'opponent', price: 3 }),
        deployCost({ who: { owner: 'opponent', is: 'warrior' }, add: 1 }),
      ],
    },
  ),
  card(
    { key: '1_62', title: 'Revolution', type: 'effect' },
    { destiny: 3, deploy: 3 },
    { missing: ['where or when it deploys', 'canceling cards', 'Force icons', 'rotating locations'] },
  ),
  card(
    { key: '1_63', title: 'Rycar Ryjerd', type: 'effect' },
    { destiny: 4 },
    { missing: ['where or when it deploys', 'giving skills', 'changes of power', 'immunity to other cards'] },
  ),
  card(
    { key: '1_64', title: "Sai'torr Kal Fas", type: 'effect' },
    { destiny: 4 },
    { missing: ['where or when it deploys', 'giving skills', 'changes of power', 'immunity to other cards'] },
  ),
  card(
    { key: '1_65', title: 'Special Modifications', type: 'effect', unique: true },
    { destiny: 3, deploy: 1 },
    {
      abilities: [
        deploysOn({ card: { type: 'starship' }, whose: 'anyone', price: 1 }),
        modify({ what: 'armor', who: 'host', add: 2, ifAny: true }),
        modify({ what: 'maneuver', who: 'host', add: 2, ifAny: true }),
        modify({
          what: 'power',
          who: 'host',
          hostIs: { persona: 'Falcon', pilotedBy: { persona: ['Han', 'Lando', 'Chewie'] } },
          add: 2,
        }),
        modify({
          what: 'forfeit',
          who: 'host',
          hostIs: { persona: 'Falcon', pilotedBy: { persona: ['Han', 'Lando', 'Chewie'] } },
          add: 2,
        }),
      ],
    },
  ),
  card(
    { key: '1_66', title: 'Traffic Control', type: 'effect' },
    { destiny: 3 },
    {
      abilities: [
        deploysOn({ price: 1 }),
        action({ phase: 'control', results: [{ brings: 'cards from hand', count: 'any', to: 'used' }] }),
      ],
    },
  ),
  card(
    { key: '1_67', title: 'Tusken Breath Mask', type: 'effect', subtype: 'utinni', unique: true },
    { destiny: 4 },
    {
      missing: [
        'where or when it deploys',
        'Utinni Effects',
        'changes of power',
        'changes of forfeit',
        'immunity to attrition',
      ],
    },
  ),
  card(
    { key: '1_68', title: 'Yavin Sentry', type: 'effect', unique: true },
    { destiny: 3, deploy: 2 },
    {
      missing: [
        'where or when it deploys',
        'battle destiny',
        'changes of power',
        'changes of ability',
        'changes of deploy cost',
      ],
    },
  ),
  card(
    { key: '1_69', title: 'Yerka Mig', type: 'effect', subtype: 'utinni', unique: true },
    { destiny: 3 },
    { movesLike: 'character' },
    { missing: ['where or when it deploys', 'Utinni Effects', 'changes of power'] },
  ),
]
