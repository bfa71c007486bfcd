/** Presence, to occupy and to control: the rules; what they come to is asked in model/presence.ts. */

import type { Reason } from '../../../kernel/index.ts'
import { cardOf } from '../../model/cards/card-of.ts'
import { isCharacter } from '../../model/crew.ts'
import { sitesOf } from '../../model/places/locations.ts'
import { isWith } from '../../model/places/prepositions.ts'
import { hasPresence, operativeAlone } from '../../model/places/presence.ts'
import { cardsAt, isActive, locationOf } from '../../model/table.ts'
import { type CardId, opponentOf, type Player, type Position } from '../../model/types.ts'
import { refusal } from '../shared/reasons.ts'
import { inRulings, permits, underHeading } from '../shared/rulebook.ts'

export const rules = [
  ...underHeading('Presence', {
    'CTL-033': { same: ['BAT-200', 'TRM-322'] },
    'CTL-034': permits,
    'CTL-035': { same: ['TRM-324'] },
  }),
  ...underHeading('Control Of A Location', { 'CTL-043': {}, 'CTL-044': permits }),
  ...inRulings('operative rules', { 'TRM-300': {} }),
  ...underHeading('Unoccupied', { 'CTL-045': {} }),
  ...underHeading('Occupy', { 'CTL-047': {} }),
  ...underHeading('Inactive', { 'KRN-263': {} }),
  ...underHeading('Present versus Present With', { 'CTL-041': { same: ['TRM-325'] } }),
]

/** At the same location, and yet one of them is inside something. An inactive card is not there at all. (CTL-041) */
export function* notPresentWith(p: Position, card: CardId, by: CardId): Generator<Reason> {
  if (isWith(p, card, by) && isActive(p, card) && isActive(p, by)) yield refusal('CTL-041', { card, by })
}

/** Why a player does not control a location. (CTL-043) */
export function* notControlling(p: Position, player: Player, at: CardId): Generator<Reason> {
  const mine = hasPresence(p, player, at)
  const theirs = hasPresence(p, opponentOf(player), at)
  if (theirs) yield refusal('CTL-043', { at }, mine ? 'both' : 'opponent')
  if (mine && theirs) yield refusal('CTL-047', { at })
  const operative = operativeAlone(p, player, at)
  if (operative !== null) yield refusal('TRM-300', { at, card: operative })
  if (mine || theirs) return
  yield refusal('CTL-033', { at })
  yield refusal('CTL-045', { at })
  const ships = cardsAt(p, at).filter((card) => cardOf(p, card).owner === player)
  if (ships.some((ship) => sitesOf(p, ship).some((site) => hasPresence(p, player, site))))
    yield refusal('CTL-035', { at })
  const idle = p.cards.filter(
    ({ id, owner }) => owner === player && isCharacter(p, id) && !isActive(p, id) && locationOf(p, id) === at,
  )
  if (idle.length > 0) yield refusal('KRN-263', { at, cards: idle.map(({ id }) => id) })
}
