/** Undercover spies: how a spy goes undercover, and how cover is broken. (undercover spy rules) */

import { type Change, type Reason, rememberAbout } from '../../../../kernel/index.ts'
import { captivesOf } from '../../../model/captives.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { isUndercover } from '../../../model/crew.ts'
import { isSite } from '../../../model/places/locations.ts'
import { allOnTable, hasState, isActive, isOnTable, locationOf, put } from '../../../model/table.ts'
import { matches } from '../../../model/texts/filters.ts'
import type { CardId, Player, Position } from '../../../model/types.ts'
import type { Triggered } from '../../../model/under-way.ts'
import {
  isCover,
  isUndercoverCard,
  sendUndercover,
  sentUndercover,
  undercoverCardsOn,
} from '../../../model/undercover.ts'
import { leaving } from '../../leaving-table/just-lost.ts'
import { spiesEscortNobody } from '../../movement/unlimited/prisoner-transfers.ts'
import { inactive, notOnTable } from '../../shared/actions/answering.ts'
import { type IntentKind, verdictOf } from '../../shared/actions/intents.ts'
import type { Moment } from '../../shared/actions/moment.ts'
import { optionId } from '../../shared/actions/option.ts'
import { type Time, wrongTime } from '../../shared/actions/time-for-intents.ts'
import { underWay } from '../../shared/actions/timing-windows.ts'
import type { ProcedureOf } from '../../shared/procedure.ts'
import { nothingAgainst, refusal } from '../../shared/reasons.ts'
import { changes, inRulings, permits } from '../../shared/rulebook.ts'

export const rules = inRulings('undercover spy rules', {
  'TRM-380': changes,
  'TRM-392': { same: ['DEP-285'] },
  'TRM-393': changes,
  'TRM-394': permits,
})

/** Why a spy cannot be sent undercover by this card: he has a captive to escort. (TRM-386) */
export function* notToGoUndercover(p: Position, card: CardId, spy: CardId): Generator<Reason> {
  const [captive] = captivesOf(p, spy)
  if (captive !== undefined && isUndercoverCard(p, card)) yield spiesEscortNobody(captive, spy)
}

/** A card that does so has arrived on a spy: he crosses to the other side of his site, out of whatever he was in. (TRM-380, MOV-138) */
export function goesUndercover(change: Change<Position>, player: Player, card: CardId, spy: CardId): void {
  const at = locationOf(change.now, spy)
  if (at === null || !isUndercoverCard(change.now, card)) return
  sendUndercover(change, spy)
  change.log({
    say: 'goes undercover',
    with: { card: spy, by: card, at },
    by: player,
    cites: ['TRM-380', 'MOV-138'],
  })
}

/** He is on his owner's side again, and what has kept him undercover is lost. (TRM-392) */
function uncover(change: Change<Position>, spy: CardId, cites: string[]): void {
  const p = change.now
  const { owner, states, where } = cardOf(p, spy)
  const covers = undercoverCardsOn(p, spy)
  change.patch('cards', spy, { states: states.filter((state) => !isCover(state)) })
  if ('at' in where) put(change, spy, { ...where, side: owner })
  change.log({ say: 'cover broken', with: { card: spy }, by: owner, cites })
  if (covers.length > 0) change.push(leaving(covers, { performer: owner, by: spy }))
}

declare module '../../../model/under-way.ts' {
  interface Frames {
    'break cover': { spy: CardId; cites: string[] }
  }
}

export const coverProcedure: ProcedureOf<'break cover'> = {
  run(change, { spy, cites }) {
    change.pop()
    if (isOnTable(change.now, spy)) uncover(change, spy, cites)
  },
}

/** Those whom a card has sent undercover, and the bearers of such cards. */
const allSent = rememberAbout(['cards.states', 'cards.where:table', 'cards.key:table'], (p: Position) => {
  const sent = p.cards.flatMap(({ id, states }) => (states.includes(sentUndercover) ? [id] : []))
  const bearers = allOnTable(p).flatMap((id) => {
    const { where } = cardOf(p, id)
    return 'on' in where && isUndercoverCard(p, id) ? [where.on] : []
  })
  return [...new Set([...sent, ...bearers])].filter((id) => isOnTable(p, id))
})

/** Why such a spy cannot stay as he is. Whoever is captured, say, is not undercover any more. */
function brokenBy(p: Position, spy: CardId): string | null {
  if (!isUndercover(p, spy)) return 'TRM-392'
  if (!matches(p, { is: 'spy' }, spy, cardOf(p, spy).owner)) return 'TRM-393'
  return undercoverCardsOn(p, spy).length === 0 ? 'TRM-392' : null
}

/** Cover that is broken by itself: the card has left table, or its bearer is undercover no longer, or no spy. */
export const coversDue = (p: Position): Triggered[] =>
  allSent(p).flatMap((spy) => {
    const rule = brokenBy(p, spy)
    if (rule === null) return []
    return { id: optionId('cover broken', spy), frame: { does: 'break cover', spy, cites: [rule] } }
  })

const coverTime: Time = { phases: ['deploy'], ownTurn: true }

/** Why cover cannot be broken by choice: in a deploy phase of one's own, of one's own spy, at a site. (TRM-392) */
function* reasonsAgainst(p: Position, player: Player, spy: CardId, moment: Moment): Generator<Reason> {
  const details = { card: spy }
  if (moment.frame?.does !== 'loop') yield underWay(details)
  yield* wrongTime(coverTime, 'TRM-392', p, player, moment, details)
  if (!isOnTable(p, spy)) return yield notOnTable(details)
  if (cardOf(p, spy).owner !== player) yield refusal('TRM-392', details, 'whose')
  if (!isUndercover(p, spy)) return yield refusal('TRM-392', details, 'no cover')
  if (!isActive(p, spy)) yield inactive(details)
  const at = locationOf(p, spy)
  if (at === null || !isSite(p, at)) yield refusal('TRM-392', details, 'no site')
}

/** A player breaks the cover of a spy. */
export const breakingCover: IntentKind<'break cover'> = {
  judge: (p, by, { card }, moment) => verdictOf(p, reasonsAgainst(p, by, card, moment), 0, ['TRM-392']),
  begin: (change, _by, { card }) => uncover(change, card, ['TRM-392']),
  time: coverTime,
  *legal(p, by, moment) {
    for (const { id, owner } of p.cards) {
      if (owner !== by || !hasState(p, id, 'undercover')) continue
      if (nothingAgainst(p, reasonsAgainst(p, by, id, moment))) yield { kind: 'break cover', card: id }
    }
  },
}
