/** Looking at cards: peeking at a deck or pile, looking at a hand, and moving some of what has been seen. (Peeking At Cards) */

import type { Change } from '../../../../kernel/index.ts'
import type { Looks } from '../../../abilities/pile/pile.ts'
import { countsAs } from '../../../model/squadrons.ts'
import { arrange } from '../../../model/table.ts'
import { matches } from '../../../model/texts/filters.ts'
import type { CardId, Position } from '../../../model/types.ts'
import { exhausted } from '../../force/life-force.ts'
import type { OwnedPile } from '../../shared/actions/intent.ts'
import { applies } from '../../shared/observing.ts'
import { changes, permits, underHeading } from '../../shared/rulebook.ts'
import { type DeedFrame, type DeedKind, type Doing, done } from '../decks-piles-and-hands.ts'
import { askFor, cardsIn, conceal, ifEmpty, letLook, placeOf } from '../empty-deck-or-pile.ts'
import { chosenByChance, placeCards } from '../placing-cards.ts'
import { revealCards, stillRevealed } from './revealing.ts'
import { barred } from './taking-cards-from-a-pile.ts'

export const rules = underHeading('Peeking At Cards', {
  'KRN-034': { same: ['TRM-305'], ...permits },
  'KRN-035': changes,
  'KRN-036': { same: ['TRM-306'], ...permits },
})

const placeLookedAt = ({ at, whose }: Looks, { player, named }: Doing): OwnedPile =>
  whose === 'any' && named ? named : placeOf(player, at, whose === 'opponent' ? whose : undefined)

function look(change: Change<Position>, frame: DeedFrame<Looks>) {
  const { player, source, deed } = frame
  const p = change.now
  const where = placeLookedAt(deed, frame)
  // So many from the top, or all; or so many of a hand, at random.
  const cards =
    deed.random === undefined
      ? cardsIn(p, where).slice(0, deed.top)
      : chosenByChance(change, where, deed.random)
  const details = { card: source, pile: where.place, owner: where.of, count: cards.length }
  const theirHand = where.place === 'hand' && where.of !== player
  const fewer = deed.top !== undefined && cards.length < deed.top
  change.log({
    say: deed.top === undefined ? 'looks through' : 'peeks',
    with: details,
    by: player,
    cites: [...(theirHand ? [] : ['KRN-034']), 'KRN-036', ...(fewer ? ['KRN-028'] : [])],
  })
  if (theirHand) {
    // Whose hand it is learns which of his cards the other has seen. (KRN-035)
    revealCards(change, player, where, cards, ['KRN-035', ...(deed.random === undefined ? [] : ['KRN-094'])])
    change.stay({ open: [...cards] })
  }
  const shown = { ...details, looking: true, seen: cards }
  if (deed.order && cards.length > 1)
    return change.ask({ by: player, kind: 'order', why: 'put in order', with: shown, cards })
  const { move } = deed
  const most = typeof move?.count === 'number' ? move.count : Number.POSITIVE_INFINITY
  const open = move
    ? cards.filter(
        (card) =>
          !move.which || (matches(p, move.which, card, player) && countsAs(p, card, move.which) <= most),
      )
    : []
  if (!move || open.length === 0) {
    change.goTo('over')
    return letLook(change, player, 'look', cards, details)
  }
  const max = move.count === 'any' ? open.length : Math.min(move.count, open.length)
  askFor(change, player, 'look and move', { ...shown, goal: move.to }, open, [move.may ? 0 : max, max])
}

/** Moves some of what has been seen; the first that is named comes to lie on top. */
function move(change: Change<Position>, frame: DeedFrame<Looks>, cards: readonly CardId[]): void {
  const { player, deed } = frame
  const where = placeLookedAt(deed, frame)
  const { which, to = 'used' } = deed.move ?? {}
  if (cards.length === 0) return
  const open = to === 'lost' || where.place === 'lost' || which !== undefined
  const titles = placeCards(change, cards, to, open)
  change.log({
    say: open ? 'moves' : 'moves unseen',
    with: { pile: where.place, owner: where.of, goal: to, count: cards.length, titles },
    by: player,
    cites: [
      ...(which ? ['KRN-068', 'KRN-272'] : []),
      ...(to === 'lost' ? ['KRN-067'] : []),
      ...(where.place === 'lost' ? ['KRN-073'] : []),
      ...(open ? [] : ['KRN-066', 'KRN-072']),
      ...(where.of !== player ? ['KRN-064'] : []),
    ],
  })
}

export const looking: DeedKind<Looks> = {
  *judge(p, deed, doing) {
    const where = placeLookedAt(deed, doing)
    yield* ifEmpty(p, where, 'looks', doing.source)
    yield* barred(p, doing, where)
    if (deed.move?.which) applies('KRN-209')
  },

  run(change, frame) {
    if (frame.step === 'begin') return look(change, frame)
    // What has been moved is shown where it goes.
    conceal(change, stillRevealed(change.now, frame.open ?? []))
    if (!exhausted(change, placeLookedAt(frame.deed, frame).of)) done(change)
  },

  answered(change, frame, answer) {
    if (frame.step !== 'begin') return
    change.goTo('over')
    if ('cards' in answer) return move(change, frame, answer.cards)
    if (!('order' in answer)) return
    const { of, place } = placeLookedAt(frame.deed, frame)
    const rest = cardsIn(change.now, { of, place }).slice(answer.order.length)
    arrange(change, of, place, [...answer.order, ...rest])
    change.log({ say: 'reordered', with: { pile: place, owner: of }, by: frame.player, cites: [] })
  },
}
