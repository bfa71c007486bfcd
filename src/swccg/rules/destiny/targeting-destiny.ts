/** Which numbers a destiny draw targets: what it will be compared with, or counted up with. (Targeting - Destiny Draw Targeting X) */

import type { Amount } from '../../abilities/amount/amount.ts'
import type { Value } from '../../abilities/basics.ts'
import type { Fires } from '../../abilities/weapon/weapon.ts'
import { isCharacter } from '../../model/crew.ts'
import { inPlay } from '../../model/texts/conditions.ts'
import { matches } from '../../model/texts/filters.ts'
import type { CardId, Player, Position } from '../../model/types.ts'
import type { Event } from '../../model/under-way.ts'
import { numberOf } from '../../model/values.ts'

/** The numbers that a draw targets, and whose they are. */
export interface Aims {
  values: readonly Value[]
  at: readonly CardId[]
  /** The draw is the other player's, in an action that makes both draw: it targets nothing. (KRN-195) */
  none?: true
}

/** What a defense value is made of: of a character ability too. */
const defenseValue = (p: Position, at: readonly CardId[]): Value[] =>
  (['ability', 'armor', 'maneuver'] as const).filter((what) =>
    at.some((card) => (what !== 'ability' || isCharacter(p, card)) && numberOf(p, card, what) !== null),
  )

/** Weapon destiny is compared with a defense value, with one number of the target, or with a number that is stated. */
export function aimsOfShot(
  p: Position,
  { above, contest, defenseValue: stated = [] }: Fires,
  at: readonly CardId[],
  player: Player,
): Aims {
  // Where the weapon states a defense value for its target, no number of the target counts.
  const open = at.filter((card) => !stated.some(({ of }) => matches(p, of, card, player)))
  const compared = above === undefined ? defenseValue(p, open) : typeof above === 'number' ? [] : [above]
  return { values: contest ? [...compared, contest] : compared, at }
}

/** A destiny that a text has drawn is compared with what the text says. */
export function aimsOfText(
  p: Position,
  than: Amount | undefined,
  { targets, player, card }: { targets: readonly CardId[]; player: Player; card: CardId },
): Aims {
  if (typeof than !== 'object' || !('stat' in than)) return { values: [], at: [] }
  const { stat, of } = than
  if (stat === 'defense value') return { values: defenseValue(p, targets), at: targets }
  return { values: [stat], at: typeof of === 'string' ? targets : inPlay(p, of, player, card) }
}

/** What a draw that has just been made targets; nothing where it is no such event. */
export const aimsOf = (event: Event): Aims =>
  (event.is === 'destiny drawn' ? event.aims : undefined) ?? { values: [], at: [] }

/** For the draw of the player who has not started the action that makes both draw. (KRN-195) */
export const noAims: Aims = { values: [], at: [], none: true }
