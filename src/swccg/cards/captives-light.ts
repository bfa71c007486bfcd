import { action, deploysOn } from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { cardsOf } from './common.ts'
import { levitates } from './counterparts.ts'

const card = cardsOf('light')

/** The one saves the other, who has just been lost. */
const saves = (one: string, other: string) =>
  action({
    answers: { is: 'lost', card: { persona: other, owner: 'you' } },
    if: { inPlay: { persona: one, owner: 'you' } },
    results: [{ brings: 'return', of: 'it', to: 'used' }],
  })

/** Cards of several sets that release captives, and that steal. */
export const captivesLight: CardFacts[] = [
  card(
    { key: '6_49', title: 'Arc Welder', type: 'device' },
    { destiny: 6 },
    { icons: ["jabba's palace"] },
    {
      abilities: [
        deploysOn({ card: { type: 'character', is: 'r-unit' } }),
        action({
          phase: 'control',
          limit: 'phase',
          price: 2,
          targets: { who: { captive: 'escorted' }, inactive: 'captive', present: true },
          results: [{ brings: 'release', of: 'target' }],
        }),
        action({
          answers: { is: 'battle initiated', at: { here: true }, present: true },
          targets: {
            who: { type: 'character', owner: 'opponent', abilityAtLeast: 1, abilityBelow: 2 },
            present: true,
          },
          results: [{ brings: 'exclusion', of: 'target' }],
        }),
      ],
    },
  ),
  card(
    { key: '6_75', title: 'Someone Who Loves You', type: 'interrupt', subtype: 'used' },
    { destiny: 4 },
    { icons: ["jabba's palace"] },
    {
      abilities: [
        saves('Leia', 'Han'),
        saves('Han', 'Leia'),
        action({
          targets: {
            who: {
              persona: 'Han',
              captive: 'any',
              at: { kind: 'site', present: { who: { persona: 'Leia', owner: 'you' }, atLeast: 1 } },
            },
            inactive: 'captive',
          },
          results: [{ brings: 'release', of: 'target' }],
        }),
        action({
          answers: { is: 'Force drain initiated', at: { prison: true } },
          results: [{ brings: 'canceled drain' }],
        }),
      ],
    },
  ),
  card(
    { key: '6_79', title: 'Weapon Levitation', type: 'interrupt', subtype: 'used or lost', unique: true },
    { destiny: 4 },
    { icons: ["jabba's palace"] },
    {
      abilities: [
        ...levitates,
        action({
          as: 'lost',
          answers: { is: 'playing', card: { title: 'You Are Beaten' } },
          results: [{ brings: 'cancel', what: 'it' }],
        }),
      ],
    },
  ),
]
