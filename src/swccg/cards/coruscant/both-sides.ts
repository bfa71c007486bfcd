/** What cards of both sides of this set have in common. */

import type { Ability } from '../../abilities/types.ts'
import { action, startOfGame } from '../../abilities/vocabulary.ts'
import { battlegrounds } from '../filters.ts'
import { deploysFromReserve } from '../texts.ts'

/** Mindful Of The Future, Neimoidian Advisor. */
export const battlegroundOrEffect: Ability[] = [
  action({
    price: 2,
    results: [deploysFromReserve({ location: battlegrounds, unique: true, titleOnTable: false })],
  }),
  startOfGame({
    parts: [{ deploy: { type: 'effect', deploysFree: true, deploysOnTable: true } }],
    placed: 'lost',
  }),
]
