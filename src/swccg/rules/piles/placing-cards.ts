/** Cards that change hands and piles: placed, drawn, taken at random, exchanged, stacked. (Placing Cards; Exchange; Stack) */

import type { Change, Reason } from '../../../kernel/index.ts'
import { firstOf } from '../../../kernel/index.ts'
import type { Action } from '../../abilities/action/action.ts'
import type { Draws, Exchanges, Places, Stacks, TakesAtRandom } from '../../abilities/pile/pile.ts'
import type { Condition, Filter } from '../../abilities/types.ts'
import { countsAs } from '../../model/squadrons.ts'
import { arrange, cardsOn, put } from '../../model/table.ts'
import { holds } from '../../model/texts/conditions.ts'
import { matches } from '../../model/texts/filters.ts'
import { textAt } from '../../model/texts/texts.ts'
import type { CardId, PileName, Player, Position, Where } from '../../model/types.ts'
import { exhausted } from '../force/life-force.ts'
import { unfitTarget } from '../shared/actions/action-initiation.ts'
import type { OwnedPile } from '../shared/actions/intent.ts'
import { applies } from '../shared/observing.ts'
import { changes, crdOnly, inRulings, permits, underHeading } from '../shared/rulebook.ts'
import { amountOf, type DeedFrame, type DeedKind, type Doing, done } from './decks-piles-and-hands.ts'
import {
  askFor,
  cardsIn,
  ifEmpty,
  ifNothingStacked,
  letLook,
  placeOf,
  show,
  titlesOf,
} from './empty-deck-or-pile.ts'
import { shuffle } from './shuffling.ts'

export const rules = [
  ...underHeading('Drawing Cards', { 'DRW-008': changes }),
  ...underHeading('Randomly Selected', { 'KRN-094': changes }),
  ...underHeading('Section B. Taking Cards From A Deck/Pile', { 'KRN-082': {} }),
  ...underHeading('Removing Cards From A Hand, Deck, Pile, Or Stack', {
    'KRN-071': permits,
    'KRN-074': permits,
    'KRN-076': {},
  }),
  ...underHeading('Placing Cards Into A Hand, Deck, Pile, Or Stack', { 'KRN-070': {} }),
  ...underHeading('Stack', { 'KRN-016': permits }),
  ...underHeading('Card State', { 'KRN-255': permits }),
  ...underHeading('Out of Play', { 'KRN-278': changes }),
  ...underHeading('Supporting', { 'KRN-275': permits, 'KRN-276': { same: ['TRM-143'], ...permits } }),
  ...inRulings('face up', { 'TRM-146': { ...crdOnly, ...changes } }),
  ...underHeading('Stacked Cards And Card State', { 'KRN-284': permits, 'KRN-285': permits }),
  ...underHeading('Placing Cards Into A Hand, Deck, Pile, Or Stack', {
    'KRN-064': changes,
    'KRN-066': permits,
    'KRN-067': changes,
    'KRN-068': changes,
  }),
  ...underHeading('Removing Cards From A Hand, Deck, Pile, Or Stack', {
    'KRN-072': permits,
    'KRN-073': changes,
    'KRN-075': changes,
  }),
]

/** The cards of one's own hand that may be named; a squadron where the text takes three of its ships. (TRM-462) */
const fromHand = (p: Position, player: Player, which: Places['which'], most = 1): CardId[] =>
  p.piles[player].hand.filter(
    (card) => !which || (matches(p, which, card, player) && countsAs(p, card, which) <= most),
  )

/** The most cards that a text takes. */
const mostOf = (count: Places['count']): number =>
  typeof count === 'number' ? count : Number.POSITIVE_INFINITY

/** Refuses what an empty hand does not allow. It can be observed by its owner: what a text names must be there. */
function* ifNoneInHand(
  p: Position,
  which: Places['which'],
  { player, source }: Doing,
  most = 1,
): Generator<Reason> {
  yield* ifEmpty(p, { of: player, place: 'hand' }, 'takes', source)
  if (which && fromHand(p, player, which, most).length === 0)
    yield unfitTarget({ card: source }, 'none in hand')
}

/** Asks for cards from one's own hand. */
const askHand = (
  change: Change<Position>,
  { player, source }: Doing,
  cards: CardId[],
  [min, max]: [number, number],
  goal: string,
): void => askFor(change, player, 'place', { card: source, goal, count: max }, cards, [min, max])

/**
 * Cards go to a pile, the first that is named on top.
 * @returns their titles, if both players see them.
 */
export function placeCards(
  change: Change<Position>,
  cards: readonly CardId[],
  to: PileName,
  open: boolean,
): string[] {
  const titles = open ? titlesOf(change.now, cards) : []
  for (const card of cards.toReversed()) put(change, card, { in: to })
  if (open) show(change, cards)
  return titles
}

function place(change: Change<Position>, frame: DeedFrame<Places>, cards: readonly CardId[]): void {
  const { player, deed } = frame
  const { to, under, which } = deed
  const open = which !== undefined || to === 'lost' || to === 'out'
  const count = cards.length
  const titles = placeCards(change, cards, to, open)
  const rest = change.now.piles[player][to].filter((card) => !cards.includes(card))
  if (under) arrange(change, player, to, [...rest, ...cards])
  change.log({
    say: count === 0 ? 'places nothing' : open ? 'moves' : 'moves unseen',
    with: { goal: to, count, pile: 'hand', owner: player, titles },
    by: player,
    cites: [
      ...(which && count > 0 ? ['KRN-068'] : []),
      ...(to === 'lost' ? ['KRN-067'] : []),
      ...(to === 'out' && count > 0 ? ['KRN-278'] : []),
      ...(open || count === 0 ? [] : ['KRN-066']),
      // That the hand holds none nobody else looks at the hand for.
      ...(which && count === 0 ? ['KRN-082'] : []),
    ],
  })
  done(change, { placed: count })
}

export const placing: DeedKind<Places> = {
  judge: (p, { which, count }, doing) =>
    ifNoneInHand(p, count === 'any' ? undefined : which, doing, mostOf(count)),

  run(change, frame) {
    const { deed, player } = frame
    const { count } = deed
    const cards = fromHand(change.now, player, deed.which, mostOf(count))
    if (count === 'all' || cards.length === 0) return place(change, frame, cards)
    const max = count === 'any' ? cards.length : Math.min(count, cards.length)
    askHand(change, frame, cards, [count === 'any' || deed.upTo ? 1 : max, max], deed.to)
  },

  answered(change, frame, answer) {
    if ('cards' in answer) place(change, frame, answer.cards)
  },
}

/** Is what the text needs met by such a card? */
const isMet = (p: Position, { source, text, player }: DeedFrame<Draws>, who: Filter): boolean =>
  conditionsOf(textAt<Action>(p, source, text).if).some(
    (need) => 'cardAt' in need && holds(p, { ...need, cardAt: { ...need.cardAt, ...who } }, source, player),
  )

const conditionsOf = (condition: Condition | undefined): readonly Condition[] =>
  condition === undefined ? [] : 'all' in condition ? condition.all : [condition]

export const drawing: DeedKind<Draws> = {
  judge: (p, _deed, { player, source }) => ifEmpty(p, { of: player, place: 'reserve' }, 'draws', source),

  run(change, frame) {
    const { deed, player } = frame
    const p = change.now
    const more = deed.more && isMet(p, frame, deed.more.ifItIs) ? deed.more.add : 0
    const count = amountOf(p, frame, deed.count) + more
    const cards = p.piles[player].reserve.slice(0, count)
    for (const card of cards) put(change, card, { in: 'hand' })
    change.log({
      say: 'draws from',
      with: { count: cards.length, pile: 'reserve' },
      by: player,
      cites: ['KRN-072', 'KRN-096', 'DRW-008', ...(cards.length < count ? ['KRN-028'] : [])],
    })
    if (!exhausted(change, player)) done(change)
  },
}

/** Turned face down, shuffled and cut: the top cards are the ones. (KRN-094) */
export function chosenByChance(change: Change<Position>, where: OwnedPile, count: number): CardId[] {
  if (where.place === 'hand') return change.shuffled(cardsIn(change.now, where)).slice(0, count)
  shuffle(change, where.of, where)
  return cardsIn(change.now, where).slice(0, count)
}

/** Where a card goes that has been taken at random. */
const whereTo = ({ source, deed: { to, unseen } }: DeedFrame<TakesAtRandom>): Where =>
  to === 'beneath' ? { on: source, as: 'stacked', face: unseen ? 'unseen' : 'down' } : { in: to }

export const takingAtRandom: DeedKind<TakesAtRandom> = {
  judge: (p, deed, { player, source }) => ifEmpty(p, placeOf(player, deed.from, deed.whose), 'looks', source),

  run(change, frame) {
    const { deed, player } = frame
    const p = change.now
    const where = placeOf(player, deed.from, deed.whose)
    const there = cardsIn(p, where).length
    const wanted = deed.butFor === undefined ? (deed.count ?? 1) : Math.max(0, there - deed.butFor)
    const cards = chosenByChance(change, where, wanted)
    const open = !deed.unseen && (deed.to === 'lost' || deed.to === 'out')
    const titles = open ? titlesOf(p, cards) : []
    for (const card of cards) put(change, card, whereTo(frame))
    const known = !open && !deed.unseen && where.place === 'hand'
    if (open) show(change, cards)
    if (known) show(change, cards, 'glimpsed')
    change.log({
      say: open ? 'takes at random' : 'takes at random unseen',
      with: { pile: where.place, owner: where.of, goal: deed.to, count: cards.length, titles },
      by: player,
      cites: [
        'KRN-094',
        ...(deed.unseen ? ['KRN-070', 'KRN-076'] : []),
        ...(known ? ['KRN-074'] : []),
        ...(where.of !== player && deed.to !== 'beneath' ? ['KRN-064'] : []),
        ...(deed.to === 'beneath' ? ['KRN-016', 'KRN-276', 'KRN-285'] : []),
        ...(deed.to === 'out' ? ['KRN-278'] : []),
        ...(deed.to === 'lost' ? ['KRN-067'] : []),
        ...(deed.count !== undefined && cards.length < deed.count ? ['KRN-028'] : []),
      ],
    })
    if (!exhausted(change, where.of)) done(change)
  },
}

/** Swaps two cards: each takes the place that the other had. (KRN-061, KRN-062) */
function swap(change: Change<Position>, frame: DeedFrame<Exchanges>, other: CardId): void {
  const { deed, player, source } = frame
  const mine = frame.mine!
  const from: PileName | null = deed.with === 'here' ? null : deed.with
  const order =
    from === null ? [] : change.now.piles[player][from].map((card) => (card === other ? mine : card))
  const [given, gained] = titlesOf(change.now, [mine, other]) as [string, string]
  put(change, other, { in: 'hand' })
  if (from === null) put(change, mine, { on: source, as: 'stacked' })
  else {
    put(change, mine, { in: from })
    arrange(change, player, from, order)
  }
  const faceUp = from === 'lost' || from === null
  const giving = faceUp || deed.which !== undefined
  const gaining = faceUp || deed.for !== undefined
  show(change, [...(giving ? [mine] : []), ...(gaining ? [other] : [])])
  change.log({
    say: 'exchanges',
    with: {
      pile: from ?? 'stack',
      owner: player,
      given: giving ? given : null,
      gained: gaining ? gained : null,
    },
    by: player,
    cites: ['KRN-061', 'KRN-062', 'KRN-063', ...(from === null ? ['KRN-285', 'KRN-071'] : [])],
  })
}

export const exchanging: DeedKind<Exchanges> = {
  *judge(p, deed, doing) {
    const { player, source } = doing
    yield* ifNoneInHand(p, deed.which, doing)
    if (deed.with === 'here') yield* ifNothingStacked(p, source)
    else yield* ifEmpty(p, { of: player, place: deed.with }, 'takes', source)
    applies('KRN-130')
  },

  run(change, frame) {
    const { deed, player, source, step } = frame
    if (step === 'over') return done(change)
    if (step === 'begin')
      return askHand(change, frame, fromHand(change.now, player, deed.which), [1, 1], 'exchange')
    const all = deed.with === 'here' ? cardsOn(change.now, source) : change.now.piles[player][deed.with]
    const p = change.now
    const open = all.filter(
      (card) => !deed.for || (matches(p, deed.for, card, player) && countsAs(p, card, deed.for) === 1),
    )
    const details = { card: source, pile: deed.with === 'here' ? 'stack' : deed.with, owner: player }
    if (open.length === 0) {
      change.goTo('over')
      return letLook(change, player, 'search in vain', all, details)
    }
    askFor(change, player, 'exchange', { ...details, looking: true, seen: all }, open, [1, 1])
  },

  answered(change, frame, answer) {
    if (!('cards' in answer)) return
    const card = firstOf(answer.cards)
    if (frame.step === 'begin') return change.goTo('other card', { mine: card })
    swap(change, frame, card)
    done(change)
  },
}

export const stacking: DeedKind<Stacks> = {
  judge: (p, { which }, doing) => ifNoneInHand(p, which, doing, mostOf('any')),

  run(change, frame) {
    const { deed, player } = frame
    // Onto a card is into no pile.
    const cards = fromHand(change.now, player, deed.which, mostOf('any'))
    const max = Math.min(deed.count, cards.length)
    askHand(change, frame, cards, [max, max], 'stack')
  },

  answered(change, frame, answer) {
    if (!('cards' in answer)) return
    const { player, source } = frame
    const titles = titlesOf(change.now, answer.cards)
    for (const card of answer.cards) put(change, card, { on: source, as: 'stacked' })
    change.log({
      say: 'stacks',
      with: { titles, card: source },
      by: player,
      cites: ['KRN-016', 'KRN-255', 'KRN-275', 'KRN-285', 'TRM-146'],
    })
    done(change)
  },
}
