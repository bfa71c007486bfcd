/** Every result with decks, piles and hands, by its name. */

import type { Procedure } from '../../../kernel/index.ts'
import type { Deed } from '../../abilities/pile.ts'
import type { Position } from '../../model/types.ts'
import type { Intent } from '../ground/intent.ts'
import { deploying } from './deploying-from-a-pile.ts'
import { looking } from './peeking.ts'
import { drawing, exchanging, placing, stacking, takingAtRandom } from './placing-cards.ts'
import type { DeedFrame, DeedKind } from './result.ts'
import { retrieving } from './retrieving.ts'
import { revealing } from './revealing.ts'
import { searching } from './searching.ts'
import { choosingNumber, drawingDestiny, finding, movingPile, recirculating, shuffling } from './shuffling.ts'

const kinds: { [B in Deed['brings']]: DeedKind<Extract<Deed, { brings: B }>> } = {
  retrieval: retrieving,
  search: searching,
  deployment: deploying,
  shuffling,
  pile: movingPile,
  recirculation: recirculating,
  look: looking,
  revealing,
  'cards from hand': placing,
  draw: drawing,
  'random cards': takingAtRandom,
  exchange: exchanging,
  stacking,
  number: choosingNumber,
  destiny: drawingDestiny,
  finding,
}

export const deedKind = (deed: Deed): DeedKind<Deed> => kinds[deed.brings] as unknown as DeedKind<Deed>

/** Carries out any of them. */
export const deedProcedure: Procedure<Position, Intent> = {
  run: (change, frame) => deedKind((frame as DeedFrame).deed).run(change, frame as DeedFrame),
  answered: (change, frame, answer) =>
    deedKind((frame as DeedFrame).deed).answered?.(change, frame as DeedFrame, answer),
  refuses: (p, frame, answer) =>
    deedKind((frame as DeedFrame).deed).refuses?.(p, frame as DeedFrame, answer) ?? null,
}
