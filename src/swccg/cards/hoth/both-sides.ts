/** What cards of both sides of this set have in common. */

import { action } from '../../abilities/vocabulary.ts'

/** Before weapon destiny is drawn against a combat vehicle; what is added to one destiny is added to their total. */
export const luckyShot = {
  abilities: ([1, 3] as const).map((total) =>
    action({
      as: total === 1 ? 'used' : 'lost',
      answers: {
        is: 'about to draw destiny',
        kind: 'weapon',
        card: { type: 'vehicle', subtype: 'combat' },
      },
      results: [{ brings: 'change of shot', total }],
    }),
  ),
}
