import type { CardFacts } from '../../../abilities/card-facts.ts'
import { action, deploysOn, immune, leaves } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { reward } from '../../texts.ts'

const card = cardsOf('dark')

export const darkEffects: CardFacts[] = [
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
]
