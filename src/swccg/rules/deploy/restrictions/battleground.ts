/** What is no battleground. (battleground) */

import type { Reason } from '../../../../kernel/index.ts'
import type { LocationFilter } from '../../../abilities/types.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { facts } from '../../../model/cards/pool.ts'
import { namedNoBattleground } from '../../../model/places/battlegrounds.ts'
import { siteFacts } from '../../../model/places/locations.ts'
import { matchesLocation } from '../../../model/texts/filters.ts'
import type { CardId, Position } from '../../../model/types.ts'
import { refusal } from '../../shared/reasons.ts'
import { inRulings, underHeading } from '../../shared/rulebook.ts'

export const rules = [
  ...underHeading('Force Icons', { 'TRN-059': { same: ['TRM-023', 'TRM-024'] } }),
  ...inRulings('battleground', { 'TRM-026': {}, 'TRM-027': {}, 'TRM-029': {} }),
]

/** Would the location do, but for the icons that a battleground needs? (TRN-059) */
const isNoBattleground = (p: Position, card: CardId, where: LocationFilter | undefined): boolean =>
  where?.battleground === true &&
  facts(p, card).location !== undefined &&
  !matchesLocation(p, { battleground: true }, card, null, cardOf(p, card).owner)

/** A location is one of the few that are named as none. */
export function* noBattlegroundByName(p: Position, card: CardId): Generator<Reason> {
  const named = namedNoBattleground(p, card)
  if (named !== null)
    yield 'under' in named ? refusal('TRM-027', { card, by: named.under }) : refusal('TRM-029', { card })
}

/** Why a location is no battleground, where a text asks for one. (TRN-059, TRM-026) */
export function* noBattleground(
  p: Position,
  where: LocationFilter | undefined,
  details: { card: CardId; by: CardId },
): Generator<Reason> {
  const { card } = details
  if (!isNoBattleground(p, card, where)) return
  yield refusal('TRN-059', details)
  // It may have the icons of a battleground, and be none all the same. (TRM-026)
  const { light, dark } = siteFacts(p, card).icons
  if (light === 0 || dark === 0) return
  const [named = refusal('TRM-026', details)] = noBattlegroundByName(p, card)
  yield named
}
