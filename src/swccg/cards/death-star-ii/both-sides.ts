/** What cards of both sides of this set have in common. */

import type { Ability } from '../../abilities/types.ts'
import { startOfGame } from '../../abilities/vocabulary.ts'
import { addsToDrawn } from '../texts.ts'

/** Heading For The Medical Frigate, Prepared Defenses. */
export const threeEffects: Ability[] = [
  addsToDrawn('battle'),
  startOfGame({
    parts: [
      {
        deploy: { type: 'effect', deploysFree: true, deploysOnTable: true, alwaysImmuneTo: 'Alter' },
        count: 3,
        may: true,
      },
    ],
    placed: 'lost',
  }),
]
