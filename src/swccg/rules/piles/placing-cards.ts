/** Cards that change hands and piles: placed, drawn, taken at random, exchanged, stacked. (Placing Cards; Exchange; Stack) */

import type { Change } from '../../../kernel/index.ts'
import type { Action } from '../../abilities/action.ts'
import type { Draws, Exchanges, Places, Stacks, TakesAtRandom } from '../../abilities/pile.ts'
import type { Condition, Filter } from '../../abilities/types.ts'
import { holds } from '../../model/conditions.ts'
import { matches } from '../../model/filters.ts'
import { arrange, cardsOn, put } from '../../model/table.ts'
import { textAt } from '../../model/texts.ts'
import type { CardId, PileName, Player, Position, Where } from '../../model/types.ts'
import { exhausted } from '../force/life-force.ts'
import { unfitTarget } from '../ground/initiation.ts'
import type { OwnedPile } from '../ground/intent.ts'
import { applies } from '../ground/observing.ts'
import { changes, permits, underHeading } from '../ground/rulebook.ts'
import {
  cardsIn,
  glimpse,
  ifEmpty,
  ifNothingStacked,
  letLook,
  placeOf,
  show,
  shuffle,
  titlesOf,
} from './deck-or-pile.ts'
import { amountOf, type DeedFrame, type DeedKind, done } from './decks-piles-and-hands.ts'

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
  ...underHeading('Exchange', { 'KRN-061': changes, 'KRN-062': changes, 'KRN-063': changes }),
  ...underHeading('Stack', { 'KRN-016': permits }),
  ...underHeading('Card State', { 'KRN-255': permits }),
  ...underHeading('Out of Play', { 'KRN-278': changes }),
  ...underHeading('Supporting', { 'KRN-275': permits, 'KRN-276': { same: ['TRM-143'], ...permits } }),
  ...underHeading('Stacked Cards And Card State', { 'KRN-284': permits, 'KRN-285': permits }),
]

const steps = { begin: 0, other: 1, over: 2 } as const

/** The cards of one's own hand that may be named. */
const fromHand = (p: Position, player: Player, which: Places['which']): CardId[] =>
  p.piles[player].hand.filter((card) => !which || matches(p, which, card, player))

/** Asks for cards from one's own hand. */
function askHand(
  change: Change<Position>,
  { player, source }: { player: Player; source: CardId },
  cards: CardId[],
  [min, max]: [number, number],
  goal: string,
): void {
  change.ask({
    by: player,
    kind: 'cards',
    why: 'place',
    with: { card: source, goal, count: max },
    mayPass: false,
    cards,
    min,
    max,
  })
}

function place(change: Change<Position>, frame: DeedFrame<Places>, cards: readonly CardId[]): void {
  const { player, deed } = frame
  const { to, under, which } = deed
  const titles = titlesOf(change.now, cards)
  // The first that is named comes to lie on top.
  for (const card of cards.toReversed()) put(change, card, { in: to })
  if (under) {
    const rest = change.now.piles[player][to].filter((card) => !cards.includes(card))
    arrange(change, player, to, [...rest, ...cards])
  }
  const open = which !== undefined || to === 'lost' || to === 'out'
  if (open) show(change, cards)
  change.log({
    say: cards.length === 0 ? 'places nothing' : open ? 'moves' : 'moves unseen',
    with: { goal: to, count: cards.length, pile: 'hand', owner: player, titles: open ? titles : [] },
    by: player,
    cites: [
      ...(which && cards.length > 0 ? ['KRN-068'] : []),
      ...(to === 'lost' ? ['KRN-067'] : []),
      ...(to === 'out' && cards.length > 0 ? ['KRN-278'] : []),
      ...(open || cards.length === 0 ? [] : ['KRN-066']),
      // That the hand holds none nobody else looks at the hand for.
      ...(which && cards.length === 0 ? ['KRN-082'] : []),
    ],
  })
  change.next(steps.over, { got: { ...frame.got, placed: cards.length } })
}

export const placing: DeedKind<Places> = {
  *judge(p, { which, count }, { player, source }) {
    yield* ifEmpty(p, { of: player, place: 'hand' }, 'takes', source)
    // The own hand can be observed: what is to be placed must be there.
    if (which && count !== 'any' && fromHand(p, player, which).length === 0)
      yield unfitTarget({ card: source }, 'none in hand')
  },

  run(change, frame) {
    const { deed, player } = frame
    if (frame.step === steps.over) return done(change, frame.got)
    const cards = fromHand(change.now, player, deed.which)
    const { count } = deed
    if (count === 'all' || cards.length === 0) return place(change, frame, cards)
    const max = count === 'any' ? cards.length : Math.min(count, cards.length)
    askHand(change, frame, cards, [count === 'any' ? 1 : max, max], deed.to)
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
  if (where.place !== 'hand') {
    shuffle(change, where.of, where)
    return cardsIn(change.now, where).slice(0, count)
  }
  return change.shuffled(cardsIn(change.now, where)).slice(0, count)
}

/** Where a card goes that has been taken at random. */
const whereTo = ({ source, deed }: DeedFrame<TakesAtRandom>): Where => {
  if (deed.to === 'beneath') return { on: source, as: 'stacked', face: deed.unseen ? 'unseen' : 'down' }
  return { in: deed.to }
}

export const takingAtRandom: DeedKind<TakesAtRandom> = {
  judge: (p, deed, { player, source }) => ifEmpty(p, placeOf(player, deed.from, deed.whose), 'looks', source),

  run(change, frame) {
    const { deed, player } = frame
    const p = change.now
    const where = placeOf(player, deed.from, deed.whose)
    const there = cardsIn(p, where).length
    const wanted = deed.butFor === undefined ? (deed.count ?? 1) : Math.max(0, there - deed.butFor)
    const cards = chosenByChance(change, where, wanted)
    const titles = titlesOf(p, cards)
    for (const card of cards) put(change, card, whereTo(frame))
    const open = !deed.unseen && (deed.to === 'lost' || deed.to === 'out')
    const known = !open && !deed.unseen && where.place === 'hand'
    if (open) show(change, cards)
    if (known) glimpse(change, cards)
    change.log({
      say: open ? 'takes at random' : 'takes at random unseen',
      with: {
        pile: where.place,
        owner: where.of,
        goal: deed.to,
        count: cards.length,
        titles: open ? titles : [],
      },
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

/** The cards that a card in hand may be exchanged with. */
function others(p: Position, { deed, player, source }: DeedFrame<Exchanges>): CardId[] {
  const all = deed.with === 'here' ? cardsOn(p, source) : p.piles[player][deed.with]
  return all.filter((card) => !deed.for || matches(p, deed.for, card, player))
}

/** Swaps two cards: each takes the place that the other had. (KRN-061, KRN-062) */
function swap(change: Change<Position>, frame: DeedFrame<Exchanges>, other: CardId): void {
  const { deed, player, source } = frame
  const mine = frame.mine!
  const from: PileName | null = deed.with === 'here' ? null : deed.with
  const order = from === null ? [] : change.now.piles[player][from]
  const [given, gained] = titlesOf(change.now, [mine, other]) as [string, string]
  put(change, other, { in: 'hand' })
  if (from === null) put(change, mine, { on: source, as: 'stacked' })
  else {
    put(change, mine, { in: from })
    arrange(
      change,
      player,
      from,
      order.map((card) => (card === other ? mine : card)),
    )
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
  *judge(p, deed, { player, source }) {
    yield* ifEmpty(p, { of: player, place: 'hand' }, 'takes', source)
    if (deed.which && fromHand(p, player, deed.which).length === 0)
      yield unfitTarget({ card: source }, 'none in hand')
    if (deed.with === 'here') {
      yield* ifNothingStacked(p, source)
    } else yield* ifEmpty(p, { of: player, place: deed.with }, 'takes', source)
    applies('KRN-130')
  },

  run(change, frame) {
    const { deed, player, source, step } = frame
    if (step === steps.over) return done(change)
    if (step === steps.begin)
      return askHand(change, frame, fromHand(change.now, player, deed.which), [1, 1], 'exchange')
    const all = deed.with === 'here' ? cardsOn(change.now, source) : change.now.piles[player][deed.with]
    const open = others(change.now, frame)
    const details = { card: source, pile: deed.with === 'here' ? 'stack' : deed.with, owner: player }
    if (open.length === 0) {
      change.next(steps.over)
      return letLook(change, player, 'search in vain', all, details)
    }
    change.ask({
      by: player,
      kind: 'cards',
      why: 'exchange',
      with: { ...details, looking: true, seen: all },
      mayPass: false,
      cards: open,
      min: 1,
      max: 1,
    })
  },

  answered(change, frame, answer) {
    if (!('cards' in answer)) return
    const card = answer.cards[0]!
    if (frame.step === steps.begin) return change.next(steps.other, { mine: card })
    change.next(steps.over)
    swap(change, frame, card)
  },
}

export const stacking: DeedKind<Stacks> = {
  *judge(p, { which }, { player, source }) {
    yield* ifEmpty(p, { of: player, place: 'hand' }, 'takes', source)
    if (which && fromHand(p, player, which).length === 0) yield unfitTarget({ card: source }, 'none in hand')
  },

  run(change, frame) {
    const { deed, player } = frame
    if (frame.step === steps.over) return done(change)
    const cards = fromHand(change.now, player, deed.which)
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
      cites: ['KRN-016', 'KRN-255', 'KRN-275', 'KRN-285'],
    })
    change.next(steps.over)
  },
}
