/** Movement - Moves Like A Character, Moves Like A Starfighter: whoever does is neither. */

import type { Reason } from '../../../../kernel/index.ts'
import { facts } from '../../../model/cards/pool.ts'
import type { CardId, Position } from '../../../model/types.ts'
import { refusal } from '../../shared/reasons.ts'
import { permits, underHeading } from '../../shared/rulebook.ts'

export const rules = [
  ...underHeading('Movement - Moves Like A Character', {
    'MOV-184': { same: ['TRM-286'], ...permits },
    'MOV-186': {},
  }),
  ...underHeading('Movement - Moves Like A Starfighter', { 'MOV-187': permits, 'MOV-188': {} }),
]

export const onlyMovesLikeCharacter = (p: Position, card: CardId) => facts(p, card).movesLike === 'character'

/** A text that moves characters leaves out what only moves like one. (MOV-186) */
export const noRealCharacter = (card: CardId, by: CardId): Reason => refusal('MOV-186', { card, by })

/** No starfighter or squadron, but moving like one by its text. */
export const onlyMovesLikeStarfighter = (p: Position, card: CardId) =>
  facts(p, card).movesLike === 'starfighter'

/** What only moves like a starfighter is not targeted as one. (MOV-188) */
export function* noRealStarfighter(p: Position, card: CardId, by: CardId): Generator<Reason> {
  if (onlyMovesLikeStarfighter(p, card)) yield refusal('MOV-188', { card, by })
}

/** Nor does it go where only starfighters do. (MOV-188) */
export const noStarfighterFor = (card: CardId, to: CardId): Reason =>
  refusal('MOV-188', { card, to }, 'starfighter')
