/** Questions that are asked in battles, in attacks and where weapons are fired. */

import type { Change, Details } from '../../../kernel/index.ts'
import type { CardId, Player, Position } from '../../model/types.ts'
import type { Decision } from '../../model/under-way.ts'

/** Who is asked, and what. */
interface Asked {
  by: Player
  why: Decision['why']
  with: Details
}

/** Has a player choose one of these options. */
export function askOption(change: Change<Position>, asked: Asked, options: readonly string[]): void {
  const { by, why, with: details } = asked
  change.ask({ by, kind: 'option', why, with: details, mayPass: false, options })
}

/** Has a player name one of these cards, or none where he may pass. */
export function askForCard(
  change: Change<Position>,
  { by, why, with: details }: Asked,
  cards: readonly CardId[],
  mayPass = false,
): void {
  change.ask({ by, kind: 'cards', why, with: details, mayPass, cards, min: 1, max: 1 })
}
