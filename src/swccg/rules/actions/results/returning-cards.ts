/** What a text does with cards that it answers: back to hand or to a pile, onto its own card, or back where they were. */

import type { Change } from '../../../../kernel/index.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { neverInLifeForce } from '../../../model/cards/never-in.ts'
import { facts } from '../../../model/cards/pool.ts'
import { isOnTable, isStackedAside, lay, put, withCargo } from '../../../model/table.ts'
import type { CardId, Position } from '../../../model/types.ts'
import { bothGo } from '../../deploy/special/simultaneously-deployed.ts'
import { letCaptivesGo } from '../../leaving-table/leaving-table.ts'
import { orderedByOwners } from '../../leaving-table/order-of-cards.ts'
import { neverGoes } from '../../movement/by-text/moving-through-locations.ts'
import type { BringAbout, ResultOf, ResultsFrame } from '../../shared/actions/results.ts'
import { isLoss } from '../responses/events.ts'

/** Cards go back to hand, or to the Used Pile: alone, or with what is deployed on them; the rest is lost. (KRN-167) */
function giveBack(
  change: Change<Position>,
  { player, card, answers }: ResultsFrame,
  { cards: all, cites }: { cards: readonly CardId[]; cites: readonly string[] },
  to: 'hand' | 'used',
  along = false,
): void {
  const cards = all.filter((one) => !neverInLifeForce(facts(change.now, one)))
  if (cards.length < all.length) {
    const stay = all.filter((one) => !cards.includes(one))
    const ruled = ['TRN-031']
    change.log({ say: 'not to be put there', with: { cards: stay, card }, by: player, cites: ruled })
    if (cards.length === 0) return
  }
  for (const one of cards) if (isOnTable(change.now, one)) letCaptivesGo(change, one)
  const p = change.now
  const leaves = cards.some((one) => isOnTable(p, one))
  const carried = cards.flatMap((one) => (isOnTable(p, one) ? withCargo(p, one).slice(1) : []))
  const load = carried.filter((one) => !cards.includes(one))
  const back = along ? [...cards, ...load] : cards
  for (const one of back) put(change, one, { in: to })
  if (!along) for (const one of load) put(change, one, { in: 'lost' })
  const lost = answers !== null && isLoss(answers) && (answers.cards ?? []).length > cards.length
  change.log({
    say: to === 'hand' ? 'back to hand' : 'to the Used Pile',
    with: { cards: back, card },
    by: player,
    cites: [...cites, ...(lost ? ['KRN-167'] : []), ...(load.length > 0 && !along ? ['KRN-054'] : [])],
  })
  if (leaves) orderedByOwners(change, [...cards, ...load])
}

/** Cards that were just lost are back where that was, as if they were new. They neither deploy nor move. (KRN-168) */
function revive(
  change: Change<Position>,
  { player, card, answers }: ResultsFrame,
  cards: readonly CardId[],
): void {
  const at = answers?.at
  if (typeof at !== 'number' || !change.now.layout.includes(at)) return
  const never = cards.filter((one) => neverGoes(change.now, one, at))
  if (never.length > 0) {
    const cites = ['KRN-232']
    change.log({ say: 'never goes there', with: { cards: never, at }, by: player, cites })
  }
  const back = cards.filter((one) => !never.includes(one))
  if (back.length === 0) return
  for (const one of back) put(change, one, { at, side: cardOf(change.now, one).owner })
  change.log({ say: 'back at', with: { cards: back, card, at }, by: player, cites: ['KRN-168'] })
}

/**
 * A card that was just lost is put on the card whose text saves it: it alone. One that is taken hold of as it is played
 * supports what holds it. (KRN-167, KRN-286, KRN-287)
 */
export const place: BringAbout<ResultOf<'placing'>> = (change, { player, card, answers }, _part, cards) => {
  const fromTable = cards.some((one) => isOnTable(change.now, one))
  // It has been through the Lost Pile, and counts as coming from table all the same.
  const justLost = answers !== null && isLoss(answers)
  const grabbed = answers?.is === 'playing'
  const aside = isStackedAside(change.now, card)
  for (const one of cards) {
    put(change, one, { on: card, as: 'stacked', ...(grabbed ? { supporting: true } : {}) })
    if (justLost && !aside) lay(change, one, { on: card, as: 'stacked' })
  }
  const from = grabbed
    ? 'KRN-286'
    : aside
      ? 'TRM-146'
      : justLost
        ? 'KRN-287'
        : fromTable
          ? 'KRN-284'
          : 'KRN-285'
  const others = (answers?.cards ?? []).filter((one) => !cards.includes(one))
  change.log({
    say: 'placed on',
    with: { cards: [...cards], ship: card },
    by: player,
    cites: [from, ...(others.length > 0 ? ['KRN-167'] : [])],
  })
}

/** Cards are returned: to where they have just been lost from, or to a hand or pile. */
export const returnCards: BringAbout<ResultOf<'return'>> = (change, frame, { to, along }, cards) =>
  to === 'there'
    ? revive(change, frame, cards)
    : giveBack(change, frame, bothGo(change.now, frame.answers, cards), to, along)
