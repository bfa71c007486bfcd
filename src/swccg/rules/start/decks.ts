/** Decks: what may be in one, what is wrong with one, and which of its cards begin the game. */

import type { Reason } from '../../../kernel/index.ts'
import { nth } from '../../../kernel/index.ts'
import { keyed, titled } from '../../model/cards/pool.ts'
import type { CardFacts, Player } from '../../model/types.ts'
import { refusal } from '../shared/reasons.ts'
import { inRulings, underHeading } from '../shared/rulebook.ts'
import {
  isIdleObjective,
  isStartingEffect,
  isStartingInterrupt,
  notFirst,
  notStart,
  several,
} from './starting-cards.ts'

export const rules = [
  ...underHeading('Reserve Deck', { 'KRN-006': {} }),
  ...underHeading('Step A - Playing starting cards', {
    'TRN-004': { same: ['DEP-217', 'DEP-232', 'TRM-432'] },
    'TRN-005': {},
  }),
  // No document words these: they are about lists of cards, which somebody writes and the table reads.
  ...inRulings('decks', { 'DECK-001': { cites: [] }, 'DECK-002': { cites: [] }, 'DECK-004': { cites: [] } }),
]

/** A deck as its player brings it: cards by title or by number ('1_19'). */
export interface Deck {
  side: Player
  /** One entry for each card. */
  cards: readonly string[]
  /** Starting cards among them that are settled beforehand. The others are chosen as the game begins. */
  start?: readonly string[]
  /** Cards of it that are played by what is printed on them alone, by the names that stand among the cards. */
  printed?: Printed
}

/** Cards that are played by what is printed on them: they are not in the pool, or could not begin the game by their text. */
export type Printed = Readonly<Record<string, CardFacts>>

/** A deck whose cards have been looked up. */
export interface KnownDeck {
  side: Player
  cards: CardFacts[]
  /** The starting cards that are settled beforehand, as places among the cards. */
  start: number[]
}

export const deckSize = 60

/** The card that a title or number means: of this side if there is one. */
export function meant(side: Player, name: string, printed?: Printed): CardFacts | undefined {
  if (printed && Object.hasOwn(printed, name)) return printed[name]
  const all = /^\d+_\d+$/.test(name) ? [keyed(name)] : titled(name)
  const cards = all.filter((card) => card !== undefined && card.type !== 'filler')
  return cards.find((card) => card?.side === side) ?? cards[0]
}

/** Looks the cards of a deck up; what cannot be found, or does not belong in it, is told and left out. */
export function lookUp({ side, cards: names, start: chosen = [], printed }: Deck): {
  deck: KnownDeck
  reasons: Reason[]
} {
  const reasons: Reason[] = []
  const cards: CardFacts[] = []
  const told = new Set<string>()
  for (const name of names) {
    const card = meant(side, name, printed)
    if (card?.side === side) cards.push(card)
    else if (told.has(name)) continue
    else if (card) reasons.push(refusal('DECK-002', { title: card.title, side }, 'other side'))
    else reasons.push(refusal('DECK-001', { title: name, side }))
    if (card?.side !== side) told.add(name)
  }
  const start: number[] = []
  for (const name of chosen) {
    const wanted = meant(side, name, printed)
    const at = cards.findIndex(({ key }, place) => key === wanted?.key && !start.includes(place))
    if (at < 0) reasons.push(notStart({ title: name, side }, 'not in deck'))
    else start.push(at)
  }
  return { deck: { side, cards, start }, reasons }
}

/** What is wrong with the starting cards that have been settled. */
function* aboutStart(side: Player, chosen: readonly CardFacts[]): Generator<Reason> {
  const effects = chosen.filter(isStartingEffect)
  const interrupts = chosen.filter(isStartingInterrupt)
  const locations = chosen.filter(({ type }) => type === 'location')
  if (effects.length > 1) yield several('effect', effects.length, side)
  if (interrupts.length > 1) yield several('interrupt', interrupts.length, side)
  if (locations.length > 1) yield notStart({ count: locations.length, side }, 'several')
  for (const card of locations) yield* notFirst(card)
  const starts = [...effects, ...interrupts, ...locations]
  for (const card of chosen)
    if (card.type !== 'objective' && !starts.includes(card))
      yield notStart({ title: card.title, side }, 'no location')
}

function* aboutObjectives({ side, cards }: KnownDeck, chosen: readonly CardFacts[]): Generator<Reason> {
  const objectives = cards.filter(({ type }) => type === 'objective')
  const [first] = objectives
  if (!first) return
  if (objectives.length > 1) yield refusal('TRN-004', { count: objectives.length, side }, 'several')
  if (chosen.some(({ type }) => type === 'location')) yield refusal('TRN-005', { title: first.title, side })
  if (isIdleObjective(first)) yield refusal('DECK-004', { title: first.title, side })
}

function* aboutSize(count: number, side: Player): Generator<Reason> {
  if (count !== deckSize) yield refusal('KRN-006', { need: deckSize, count, side }, 'size')
}

/** What is wrong with the cards of a deck, however many there are. */
function* aboutCards(deck: KnownDeck): Generator<Reason> {
  const chosen = deck.start.map((place) => nth(deck.cards, place))
  yield* aboutStart(deck.side, chosen)
  yield* aboutObjectives(deck, chosen)
}

/** Everything that is wrong with a deck whose cards are known, one sentence each. */
export const problemsOf = (deck: KnownDeck): Reason[] => [
  ...aboutSize(deck.cards.length, deck.side),
  ...aboutCards(deck),
]

/** A player plays a deck of his own side. (DECK-002) */
export function* deckOfOther({ side }: Deck, player: Player): Generator<Reason> {
  if (side !== player) yield refusal('DECK-002', { side, player }, 'other deck')
}

/** Everything that is wrong with a deck; nothing if it may be played. */
export function checkDeck(given: Deck): Reason[] {
  const { deck, reasons } = lookUp(given)
  // Cards that are not known count all the same.
  return [...aboutSize(given.cards.length, given.side), ...reasons, ...aboutCards(deck)]
}
