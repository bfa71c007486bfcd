import { action, cancelsCard, changesTotal, immune, modify } from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { cardsOf, withLightsaber } from './common.ts'
import { firstStrike } from './counterparts.ts'

const card = cardsOf('light')

/** More cards of several sets that are played in battles. */
export const battleLight: CardFacts[] = [
  card(
    { key: '2_50', title: 'Houjix', type: 'interrupt', subtype: 'lost' },
    { destiny: 1 },
    { icons: ['a new hope'], characteristics: ['dejarik'] },
    {
      abilities: [
        action({
          phase: 'damage segment',
          if: {
            not: { inPlay: { owner: 'you', type: ['character', 'starship', 'vehicle'], inBattle: true } },
          },
          results: [{ brings: 'satisfaction', damage: 'all' }],
        }),
        immune({ to: 'Sense' }),
        cancelsCard({ what: { title: 'Sunsdown' } }),
      ],
    },
  ),
  card(
    { key: '7_60', title: 'Draw Their Fire', type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ['special edition'] },
    firstStrike,
  ),
  card(
    { key: '11_19', title: "I Can't Believe He's Gone", type: 'effect', subtype: 'immediate', unique: true },
    { destiny: 5 },
    { icons: ['tatooine'] },
    {
      abilities: [
        action({
          answers: { is: 'battle initiated', at: { kind: 'site' } },
          price: 1,
          results: [
            { brings: 'change', changes: [changesTotal({ what: 'power', add: 5 })], until: 'end of battle' },
          ],
        }),
        immune({ to: 'Control' }),
      ],
    },
    { missing: ['where or when it deploys'] },
  ),
  card(
    {
      key: '11_41',
      title: "You'll Find I'm Full Of Surprises",
      type: 'interrupt',
      subtype: 'lost',
      unique: true,
    },
    { destiny: 6 },
    { icons: ['tatooine'] },
    {
      abilities: [
        action({
          price: 1,
          targets: { who: { owner: 'you', persona: 'Luke' }, at: { kind: 'site' }, present: true },
          results: [
            {
              brings: 'duel',
              with: { persona: 'Vader' },
              draws: { you: 1, opponent: 2 },
              more: { add: 2, for: withLightsaber },
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '101_3', title: 'Run Luke, Run!', type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 6 },
    {
      abilities: [
        action({
          answers: { is: 'battle initiated', at: { kind: 'site' } },
          targets: { who: { owner: 'you', persona: 'Luke' }, at: { nextToBattle: true } },
          results: [
            { brings: 'move to battle', of: 'target' },
            {
              brings: 'change',
              of: 'target',
              if: {
                not: {
                  cardAt: { persona: 'Vader' },
                  where: { anyOf: [{ battle: true }, { nextToBattle: true }] },
                },
              },
              changes: [modify({ what: 'power', who: 'target', add: 2 })],
              until: 'end of battle',
            },
          ],
        }),
        cancelsCard({ what: { title: "Vader's Obsession" } }),
      ],
    },
  ),
]
