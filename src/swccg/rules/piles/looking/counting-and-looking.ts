/** Counting and looking, which are no actions: what a player may do with cards at any time, and what he may not. */

import type { Reason } from '../../../../kernel/index.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { facts } from '../../../model/cards/pool.ts'
import type { CardId, Player, Position } from '../../../model/types.ts'
import type { OwnedPile } from '../../shared/actions/intent.ts'
import { type IntentKind, verdictOf } from '../../shared/actions/intents.ts'
import type { ProcedureOf } from '../../shared/procedure.ts'
import { refusal } from '../../shared/reasons.ts'
import { crdOnly, inRulings, permits, underHeading } from '../../shared/rulebook.ts'
import { cardsIn, letLook } from '../empty-deck-or-pile.ts'

export const rules = [
  ...underHeading('Counting A Deck, Pile, Or Stack', { 'KRN-017': { same: ['TRM-099'], ...permits } }),
  ...underHeading('Looking At A Deck, Pile, Or Stack', {
    'KRN-018': { same: ['TRM-177'] },
    'KRN-019': permits,
    'KRN-020': {},
  }),
  ...underHeading('Out of Play', { 'KRN-283': permits }),
  ...inRulings('face up', { 'TRM-145': { ...crdOnly, ...permits } }),
]

type Looked = OwnedPile | { card: CardId }

const isPile = (looked: Looked): looked is OwnedPile => 'place' in looked

/** A card that lies face down may be looked at by its owner, on a card of his own or a location. (KRN-019, KRN-020) */
function mayExamine(p: Position, player: Player, card: CardId): boolean {
  const { where, owner } = cardOf(p, card)
  if (!('on' in where) || where.face === undefined) return true
  if (where.face === 'unseen' || owner !== player) return false
  return facts(p, where.on).type === 'location' || cardOf(p, where.on).owner === player
}

function* reasonsAgainst(p: Position, player: Player, looked: Looked): Generator<Reason> {
  if (isPile(looked)) {
    const { of, place } = looked
    // What is out of play is open to both, and one's own hand to oneself.
    if (place !== 'out' && !(place === 'hand' && of === player))
      yield refusal('KRN-018', { pile: place, owner: of })
    return
  }
  const { where, owner } = cardOf(p, looked.card)
  if ('in' in where) {
    const top = p.piles[owner].lost[0] === looked.card
    const open = where.in === 'out' || top || (where.in === 'hand' && owner === player)
    if (!open) yield refusal('KRN-018', { pile: where.in, owner })
  } else if (!mayExamine(p, player, looked.card)) yield refusal('KRN-020', { card: looked.card })
}

/** The rules by which it may be looked at. */
function allowedBy(p: Position, looked: Looked): string[] {
  if (isPile(looked)) return looked.place === 'out' ? ['KRN-283'] : []
  const { where } = cardOf(p, looked.card)
  if ('in' in where) return where.in === 'out' ? ['KRN-283'] : where.in === 'lost' ? ['KRN-067'] : []
  return 'on' in where && where.face !== undefined ? ['KRN-019'] : ['TRM-145']
}

/** At any time, between turns too. (KRN-017) */
const always = () => true

const steps = ['look', 'over'] as const

declare module '../../../model/under-way.ts' {
  interface Frames {
    read: {
      step: (typeof steps)[number]
      by: Player
      seen: readonly CardId[]
      details: Record<string, string | number | null>
    }
  }
}

export const looking: IntentKind<'look'> = {
  isAction: false,
  belongsTo: always,
  judge: (p, by, looked) => verdictOf(p, reasonsAgainst(p, by, looked), 0, () => allowedBy(p, looked)),
  begin(change, by, looked) {
    const p = change.now
    const seen = isPile(looked) ? cardsIn(p, looked) : [looked.card]
    const { place: pile = null, of: owner = null } = isPile(looked) ? looked : {}
    const details = { pile, owner, card: isPile(looked) ? null : looked.card }
    change.log({ say: 'looks at', with: details, by, cites: allowedBy(p, looked) })
    change.push({ does: 'read', by, seen, details })
  },
}

/** The cards are read, and then it goes on where it was. */
export const readProcedure: ProcedureOf<'read'> = {
  steps,

  run(change, { step, by, seen, details }) {
    if (step === 'over') return change.pop()
    change.next()
    letLook(change, by, 'read', seen, details)
  },
  answered: () => undefined,
}

export const counting: IntentKind<'count'> = {
  isAction: false,
  belongsTo: always,
  judge: (p) => verdictOf(p, [], 0, ['KRN-017']),
  begin(change, by, pile) {
    const count = cardsIn(change.now, pile).length
    change.log({ say: 'counts', with: { pile: pile.place, owner: pile.of, count }, by, cites: ['KRN-017'] })
  },
}
