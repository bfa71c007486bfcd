/** Unlimited - Prisoner Transfers. */

import type { Reason } from '../../../../kernel/index.ts'
import { captivesOf, escortOf, isCaptive, isPrison, isUnattended, prisonOf } from '../../../model/captives.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { isCharacter, isUndercover } from '../../../model/crew.ts'
import { isSite } from '../../../model/places/locations.ts'
import { placeOf } from '../../../model/places/presence.ts'
import { hasState, locationOf, seatOf } from '../../../model/table.ts'
import { cannotMove } from '../../../model/texts/texts.ts'
import type { CardId, Position } from '../../../model/types.ts'
import type { Move } from '../../shared/actions/intent.ts'
import { applies } from '../../shared/observing.ts'
import { refusal } from '../../shared/reasons.ts'
import { changes, crdOnly, inRulings, underHeading, within } from '../../shared/rulebook.ts'
import { atAGlance } from '../at-a-glance.ts'
import { canEscort, hasSeatFor, noEscort } from '../carrying/escorting.ts'
import { noSeatForWhomItCarries } from '../carrying/room-aboard.ts'
import { type Attempt, type MoveKind, toCard } from '../move.ts'

export const rules = [
  ...underHeading('Unlimited - Prisoner Transfers', {
    'MOV-129': {},
    'MOV-130': changes,
    'MOV-131': { same: ['TRM-279'] },
    'MOV-132': { same: ['TRM-280'] },
    'MOV-133': { same: ['TRM-281'] },
    'MOV-134': { same: ['TRM-282'] },
    'MOV-135': { same: ['TRM-283'] },
    'MOV-211': crdOnly,
  }),
  ...underHeading('Present', { 'CTL-038': {} }),
  ...inRulings('undercover spy rules', { 'TRM-386': {} }),
  ...inRulings('captives – escorting', { 'TRM-050': {}, 'TRM-051': {} }),
]

const { refuse } = within(rules)

/** The rule by which each kind of transfer is made. */
const ruleOfTransfer = { deliver: 'MOV-131', leave: 'MOV-133', take: 'MOV-132', collect: 'MOV-134' } as const

type Transfer = keyof typeof ruleOfTransfer

const takeOrCollect = (p: Position, captive: CardId): Transfer =>
  prisonOf(p, captive) === null ? 'collect' : 'take'

const leaveOrDeliver = (p: Position, captive: CardId): Transfer => {
  const site = locationOf(p, captive)
  return site !== null && !isPrison(p, site) && hasState(p, captive, 'frozen') ? 'leave' : 'deliver'
}

/** Whoever takes a captive over must be able to, be there, and have none yet. */
function* takesOver(
  p: Position,
  escort: CardId | null,
  captive: CardId,
  site: CardId | null,
  rule: 'MOV-132' | 'MOV-134',
): Generator<Reason> {
  if (escort === null || !isCharacter(p, escort)) return yield refusal(rule, { card: captive }, 'nobody')
  const details = { card: captive, by: escort }
  if (cardOf(p, escort).owner !== 'dark') yield refusal('MOV-129', details, 'escort')
  if (!canEscort(p, escort)) {
    yield refusal(rule, details, 'who')
    // The rulings of 2001 name no battle droids.
    yield rule === 'MOV-132' ? noEscort(captive, escort) : refuse('MOV-211', details)
  }
  if (site === null || placeOf(p, escort) !== site) yield refusal(rule, details)
  yield* shutIn(p, escort, site)
  if (captivesOf(p, escort).length > 0) yield refusal('TRM-050', details)
  const seat = seatOf(p, escort)
  if (seat !== null && !hasSeatFor(p, escort, captive)) yield noSeatForWhomItCarries(escort, seat.ship)
  if (isUndercover(p, escort)) yield refusal('TRM-386', details)
}

/** A spy who escorts somebody does not go undercover. (TRM-386) */
export const spiesEscortNobody = (captive: CardId, spy: CardId): Reason =>
  refusal('TRM-386', { card: captive, by: spy }, 'escorting')

/** An escort inside something is at the site, but not present there. */
function* shutIn(p: Position, escort: CardId, site: CardId | null): Generator<Reason> {
  const place = placeOf(p, escort)
  if (site !== null && place !== null && place !== site && locationOf(p, escort) === site)
    yield refusal('CTL-038', { card: escort, at: site })
}

/** A text has its escort hand it to another, and nobody there is free to take it. (TRM-051) */
export function* nobodyToTakeOver(others: readonly CardId[], card: CardId, by: CardId): Generator<Reason> {
  if (others.length === 0) yield refusal('TRM-051', { card, by }, 'nobody')
}

export const prisonerTransfer: MoveKind<'prisoner transfer'> = {
  using: 'prisoner transfer',
  class: atAGlance.prisoner.class,
  timeRule: 'MOV-129',
  everBy: isCaptive,

  concerns: ({ p, card }) => isCaptive(p, card),

  *attempts(p, _player, card): Generator<Move> {
    if (!isCaptive(p, card)) return
    const escort = escortOf(p, card)
    const site = locationOf(p, card)
    if (site === null) return
    const move: Omit<Move, 'to'> = { using: 'prisoner transfer', cards: [card] }
    if (escort !== null) {
      const to = { location: site }
      if (isPrison(p, site)) yield { ...move, to, transfer: 'deliver', by: escort }
      if (hasState(p, card, 'frozen')) yield { ...move, to, transfer: 'leave', by: escort }
      return
    }
    for (const { id, owner } of p.cards) {
      if (owner === 'dark' && isCharacter(p, id) && placeOf(p, id) === site)
        yield { ...move, to: { aboard: id }, transfer: takeOrCollect(p, card), by: id }
    }
  },

  intend(p, _player, card, to) {
    const escort = escortOf(p, card)
    const by = escort ?? toCard(to)
    const transfer = escort === null ? takeOrCollect(p, card) : leaveOrDeliver(p, card)
    return { using: 'prisoner transfer', cards: [card], to, transfer, ...(by === null ? {} : { by }) }
  },

  *judge({ p, player, move, card, to }: Attempt): Generator<Reason> {
    const escort = escortOf(p, card)
    const site = locationOf(p, card)
    if (player !== 'dark') yield refusal('MOV-129', { card })
    if (!isCaptive(p, card)) return yield refusal('MOV-129', { card }, 'no captive')
    const stuck = [card, escort, move.by].find((one) => one != null && cannotMove(p, one))
    if (stuck != null) yield refusal('MOV-135', { card: stuck })
    applies('MOV-129', ruleOfTransfer[move.transfer ?? 'collect'])
    const by = move.by ?? toCard(move.to)
    switch (move.transfer) {
      case 'deliver': {
        if (escort === null) return yield refusal('MOV-131', { card }, 'no escort')
        const prison = to ?? site
        if (prison === null || !isPrison(p, prison) || placeOf(p, escort) !== prison)
          yield refusal('MOV-131', { card, by: escort, to: prison })
        return yield* shutIn(p, escort, prison)
      }
      case 'leave':
        if (escort === null) return yield refusal('MOV-133', { card }, 'no escort')
        if (!hasState(p, card, 'frozen')) yield refusal('MOV-133', { card })
        if (site === null || !isSite(p, site) || placeOf(p, escort) !== site)
          yield refusal('MOV-133', { card, by: escort }, 'site')
        return
      case 'take':
        if (escort !== null && by !== escort) yield refusal('TRM-051', { card, by: escort })
        if (prisonOf(p, card) === null) return yield refusal('MOV-132', { card }, 'no prison')
        return yield* takesOver(p, by, card, site, 'MOV-132')
      default:
        if (!isUnattended(p, card)) return yield refusal('MOV-134', { card }, 'attended')
        return yield* takesOver(p, by, card, site, 'MOV-134')
    }
  },

  price: () => ({ force: 'free', rules: ['MOV-130'] }),

  needsCrew: () => false,
}
