import {
  action,
  addsToPowerOfPiloted,
  deploysOn,
  deploysOnly,
  immune,
  immuneToAttrition,
  leaves,
  modify,
  starfighterInClouds,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { aCharacter, cardsOf, cloudCity, convertible, reward } from './common.ts'

const card = cardsOf('dark')

export const cloudCityDark: CardFacts[] = [
  card(
    { key: '5_99', title: 'Lando Calrissian', ...aCharacter, subtype: 'alien', persona: 'Lando' },
    { destiny: 1, deploy: 2, power: 3, ability: 3, forfeit: 3 },
    { icons: ['pilot', 'warrior', 'cloud city'], characteristics: ['gambler', 'scoundrel'] },
    { abilities: [deploysOnly({ where: cloudCity }), addsToPowerOfPiloted(2), convertible('Lando')] },
    { missing: ['Cloud City Sabacc'] },
  ),
  card(
    { key: '5_113', title: 'Bounty', type: 'effect' },
    { destiny: 4 },
    { icons: ['cloud city'] },
    {
      abilities: reward(
        { type: 'character', not: { subtype: 'droid' } },
        { is: 'bounty hunter' },
        { more: -2 },
        { brings: 'return', of: 'self', to: 'used' },
      ),
    },
  ),
  card(
    { key: '5_114', title: 'Carbon-Freezing', type: 'effect' },
    { destiny: 3 },
    { icons: ['cloud city'] },
    {
      abilities: [
        deploysOn({ at: { title: 'Cloud City: Carbonite Chamber' } }),
        action({
          phase: 'control',
          limit: 'phase',
          targets: {
            who: { captive: 'not frozen' },
            inactive: 'captive',
            at: { here: true },
            present: true,
          },
          draw: { is: 'any' },
          results: [
            { brings: 'loss', of: 'target', range: { below: 5 } },
            { brings: 'freezing', of: 'target', range: { above: 10 } },
            { brings: 'Force loss', whose: 'opponent', count: 8, range: { above: 10 } },
          ],
        }),
        leaves({
          how: 'lost',
          when: { itself: { carriedBy: { type: 'character', not: { captive: 'any' } } } },
        }),
        immune({ to: 'Alter' }),
      ],
    },
  ),
  card(
    { key: '5_125', title: "Vader's Bounty", type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ['cloud city'] },
    {
      abilities: reward(
        { type: 'character', subtype: 'rebel', abilityAtLeast: 3 },
        { is: 'bounty hunter' },
        { at: { present: { who: { persona: 'Vader' }, atLeast: 1 } }, bonus: { for: 'Luke', more: 4 } },
        { brings: 'loss', of: 'self' },
      ),
    },
  ),
  card(
    { key: '5_127', title: 'Weather Vane', type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ['cloud city'] },
    { missing: ['where or when it deploys', 'Weather Vane'] },
  ),
  card(
    { key: '5_178', title: 'Cloud Car', type: 'vehicle', subtype: 'combat' },
    { destiny: 2, deploy: 2, power: 2, forfeit: 3, maneuver: 3, landspeed: 4 },
    { icons: ['pilot', 'cloud city'], characteristics: ['cloud car'] },
    {
      permanentPilots: [{ ability: 1 }],
      capacity: [{ kinds: ['pilot', 'passenger'], count: 1 }],
      enclosed: true,
    },
    { abilities: [starfighterInClouds({})] },
    { missing: ['changes of power', 'reacts', 'targeting'] },
  ),
  card(
    { key: '5_109', title: 'Mandalorian Armor', type: 'device', unique: true },
    { destiny: 3, icons: ['cloud city'] },
    {
      abilities: [
        deploysOn({
          card: {
            type: 'character',
            subtype: ['imperial', 'alien'],
            not: { persona: ['Vader', 'Boba Fett'] },
          },
          price: 3,
        }),
        modify({ what: 'power', who: 'host', add: 2 }),
        modify({ what: 'armor', who: 'host', gives: 5 }),
        immuneToAttrition({ who: 'host', below: 3 }),
      ],
    },
  ),
]
