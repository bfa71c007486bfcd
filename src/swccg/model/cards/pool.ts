/**
 * The registry of cards: what has been taught of the pool so far; a scenario's own cards stand in the position. In Node all
 * of the pool is there at once; the page teaches what a table needs before it opens (src/store/cards).
 */

import { type Aspect, rememberAbout } from '../../../kernel/index.ts'
import type { Ability } from '../../abilities/types.ts'
import { type KindOfCard, listed, pool } from '../../cards/index.ts'
import type { CardFacts, CardId, CardState, CardType, Player, Position, Where } from '../types.ts'
import { cardOf } from './card-of.ts'
import { bereft, crossed, inEdition, sidesOf, turned } from './faces.ts'

/** The same by title, made when it is first asked for. */
let byTitle: Map<string, CardFacts[]> | null = null

export type { KindOfCard }

/** Every fact that a card may have: told in one order, they are quick to read. */
const blank: Record<keyof CardFacts, undefined> = {
  key: undefined,
  title: undefined,
  side: undefined,
  type: undefined,
  subtype: undefined,
  unique: undefined,
  limit: undefined,
  persona: undefined,
  destiny: undefined,
  destinies: undefined,
  deploy: undefined,
  power: undefined,
  ability: undefined,
  forfeit: undefined,
  politics: undefined,
  maneuver: undefined,
  armor: undefined,
  hyperspeed: undefined,
  landspeed: undefined,
  ferocity: undefined,
  ferocityDestinies: undefined,
  defenseValue: undefined,
  icons: undefined,
  characteristics: undefined,
  permanentPilots: undefined,
  permanentAstromech: undefined,
  permanentWeapon: undefined,
  combines: undefined,
  several: undefined,
  capacity: undefined,
  enclosed: undefined,
  movesLike: undefined,
  habitat: undefined,
  location: undefined,
  matching: undefined,
  abilities: undefined,
  missing: undefined,
  editions: undefined,
  back: undefined,
}

/** Cards that only fill a pile of a scenario. */
const fillers = (['light', 'dark'] as const).map((side) => ({
  key: `filler-${side}`,
  title: '',
  side,
  type: 'filler',
  destiny: 0,
}))

const byKey = new Map<string, CardFacts>()

/**
 * Teaches cards: from now on they are found by their keys and titles. One with the key of another takes its place; what has
 * been remembered about positions is to be forgotten then (`forgetAll`).
 */
export function teach(cards: Iterable<CardFacts>): void {
  for (const card of cards) byKey.set(card.key, { ...blank, ...card } as CardFacts)
  byTitle = null
}

teach(pool)
teach(fillers as CardFacts[])

/** What the facts of cards follow from, wherever they are. */
export const ofPrint: readonly Aspect<Position>[] = [
  'cards.key',
  'cards.flips',
  'cards.crossed',
  'cards.owner',
  'cards.vacant',
  'defined',
]

/** The facts of every card, of the side that is up; none for a card that is not known yet. */
const factsOf = rememberAbout(ofPrint, (p: Position) => {
  const found: (CardFacts | undefined)[] = []
  for (const card of p.cards) found.push(factsFor(p, card))
  return found
})

/** A card as it is printed in the edition of this game. */
function printedIn({ defined, edition }: Position, key: string): CardFacts | undefined {
  const found = byKey.get(key) ?? defined[key]
  return found && inEdition(found, edition)
}

function factsFor(p: Position, card: CardState): CardFacts | undefined {
  const { key, flips, crossed: hasCrossed, owner, vacant } = card
  const found = printedIn(p, key)
  if (found?.permanentPilots && (vacant || found.side !== owner)) return bereft(found)
  if (found && hasCrossed) return crossed(found, hasCrossed)
  return found && flips ? turned(found, flips) : found
}

/** The facts of a card in this position, of the side that is up. */
export function facts(p: Position, card: CardId): CardFacts {
  const found = factsOf(p)[card] ?? factsFor(p, cardOf(p, card))
  if (!found) throw new Error(`no card '${cardOf(p, card).key}' in the pool`)
  return found
}

/**
 * Every text of a card, at the place by which what is under way names it: those of both sides of an Objective, for it may
 * turn over meanwhile.
 */
export function allTextsOf(p: Position, card: CardId): readonly Ability[] {
  const { abilities = [], back } = facts(p, card)
  if (!back) return isTextCopied(p) ? [...abilities, ...copiedTexts(p, card)] : abilities
  const { sides } = printedSides(p, card)
  return sides.flatMap((side) => side.abilities ?? [])
}

/** Has any card game text of another besides its own? Mostly none has, and then nothing need be put together. */
export const isTextCopied = (p: Position): boolean =>
  p.lasting.some(({ ability }) => ability.does === 'copies game text')

/** The cards whose game text this one has besides its own. */
export const copiedBy = (p: Position, card: CardId): readonly CardId[] =>
  p.lasting.flatMap(({ source, ability, on = [] }) =>
    source === card && ability.does === 'copies game text' ? on : [],
  )

/** The texts that a card has from another. A permanent weapon is not among them. (WPN-067) */
export const copiedTexts = (p: Position, card: CardId): readonly Ability[] =>
  copiedBy(p, card).flatMap((from) => (facts(p, from).abilities ?? []).filter(({ does }) => does !== 'fires'))

/** The place of a text among all texts of its card. */
export const placeOfText = (p: Position, card: CardId, text: Ability): number =>
  allTextsOf(p, card).indexOf(text)

/** The sides of a card as printed, the front first, and which of them is up. */
export function printedSides(p: Position, card: CardId): { sides: CardFacts[]; up: number } {
  const { key, flips = 0 } = cardOf(p, card)
  const sides = sidesOf(printedIn(p, key) ?? facts(p, card))
  return { sides, up: flips % sides.length }
}

/** The card of the pool with this key, if it has been taught. */
export const keyed = (key: string): CardFacts | undefined => byKey.get(key)

/** Is there a card of the pool with this key, taught or not? */
export const isInPool = (key: string): boolean => byKey.has(key) || listed.kindOf(key) !== undefined

/** Is the whole text of a card of the pool played? Undefined where the pool has no such card. It need not have been taught. */
export function isPlayedInFull(key: string): boolean | undefined {
  const card = byKey.get(key)
  return card ? !card.missing?.length : listed.kindOf(key)?.full
}

/** The types of the cards of the pool with a title that a text of a card names, whether or not they have been taught. */
export function typesTitled(title: string): readonly CardType[] {
  const foretold = listed.typeNamed(plain(title))
  return foretold ? [foretold] : titled(title).map(({ type }) => type)
}

/** The keys of all cards of the pool that this holds for, taught or not, by set and number. */
export function keysOf(wanted: (card: KindOfCard) => boolean): string[] {
  const untaught = [...listed.all()].filter(([key]) => !byKey.has(key))
  const taught = [...byKey.values()].flatMap(({ key, side, type, missing }) =>
    type === 'filler' ? [] : [[key, { side, type, full: !missing?.length }] as const],
  )
  const found = [...taught, ...untaught].filter(([, card]) => wanted(card)).map(([key]) => key)
  return found.sort((one, other) => numberIn(one) - numberIn(other))
}

/** The place of a key among all keys, by set and number. */
function numberIn(key: string): number {
  const [set = 0, number = 0] = key.split('_').map(Number)
  return set * 10_000 + number
}

/** What a card is found by: its title, and for an Objective that of its front, too. */
export function callsOf(card: CardFacts): string[] {
  const front = card.back === undefined ? undefined : titlesOf(card)[1]
  return [...new Set([plain(card.title), front ?? plain(card.title)])]
}

/** All cards of the pool with this title that have been taught, in the order of their sets. An Objective goes by the title of its front, too. */
export function titled(title: string): readonly CardFacts[] {
  if (!byTitle) {
    byTitle = new Map()
    for (const card of inOrder()) {
      for (const name of callsOf(card)) byTitle.set(name, [...(byTitle.get(name) ?? []), card])
    }
  }
  return byTitle.get(plain(title)) ?? []
}

/** All that has been taught, by set and number: which card a title means must not depend on what was taught first. */
const inOrder = () =>
  [...byKey.values()].sort((one, other) => (numberIn(one.key) || 0) - (numberIn(other.key) || 0))

const plainForms = new Map<string, string>()

/**
 * Titles are compared without case, accents of typography and extra space; the sides of an Objective with or without it. Another
 * picture, '(AI)', makes no other card. (TRM-017)
 */
export function plain(title: string): string {
  let form = plainForms.get(title)
  if (form === undefined) {
    form = title
      .toLowerCase()
      .replace(/[’']/g, "'")
      .replace(/\s+/g, ' ')
      .replace(/ ?\/ ?/g, ' / ')
      .replace(/ \(ai\)/g, '')
      .trim()
    plainForms.set(title, form)
  }
  return form
}

/** What follows from the facts of a card alone (or of anything that never changes), worked out once for each. */
export function once<R, T extends object = CardFacts>(work: (of: T) => R): (of: T) => R {
  const known = new WeakMap<T, R>()
  return (of) => {
    let found = known.get(of)
    if (found === undefined) {
      found = work(of)
      known.set(of, found)
    }
    return found
  }
}

/** The one title with an ampersand in it that, as the rulings have it, is not two titles. (TRM-411) */
const joinsNothing = 'slayn & korpil facilities'

/** The titles of a card: both of those that a combo card joins, or that stand on the sides of an Objective. (TRM-411, TRN-042) */
export const titlesOf = once(({ title }): readonly string[] =>
  plain(title) === joinsNothing
    ? [joinsNothing]
    : [...new Set([plain(title), ...title.split(/ [&/] /).map(plain)])],
)

/** Does a card combine two? (TRM-411) */
export const isCombo = (card: CardFacts): boolean => card.type !== 'objective' && titlesOf(card).length > 1

/** Does an asterisk or a letter stand for the number, which the text of the card itself defines? (KRN-369, KRN-370) */
export const isDefined = ({ abilities = [] }: CardFacts, what: string): boolean =>
  abilities.some((text) => text.does === 'defines' && text.what === what)

/** Has the card a forfeit value, printed or defined? (BAT-106) */
export const hasForfeit = (card: CardFacts): boolean =>
  card.forfeit !== undefined || isDefined(card, 'forfeit')

/** Is it a character card of several persons, whether or not its title joins their names? (CTL-057, DEP-175) */
export const isCombination = (card: CardFacts): boolean =>
  card.type === 'character' && (card.several === true || titlesOf(card).length > 1)

/** What is missing of a card that is played by what is printed in its fixed places alone, as its face says it. */
export const wholeText = 'its game text'

export const isTextless = ({ missing }: CardFacts): boolean => missing?.[0] === wholeText

/** A card as it comes into a game: nothing has happened to it yet. */
export const newCard = ({ key }: CardFacts, id: CardId, owner: Player, where: Where): CardState => ({
  id,
  key,
  owner,
  where,
  moved: 0,
  movedBy: null,
  states: [],
  of: null,
  parsec: null,
  orbits: null,
})

/**
 * Does some work while a card of the pool has other facts under the same key and title: for tools that ask what depends on
 * a card's text. Positions of that time know it as it was then, and are not to be asked about afterwards.
 */
export function withCard<R>(card: CardFacts, work: () => R): R {
  const { key, title } = card
  const known = byKey.get(key)
  if (!known || known.title !== title) throw new Error(`no card '${key}' of that title in the pool`)
  const put = (from: CardFacts, to: CardFacts) => {
    byKey.set(key, to)
    for (const cards of byTitle?.values() ?? []) {
      const place = cards.indexOf(from)
      if (place >= 0) cards[place] = to
    }
  }
  const other = { ...blank, ...card } as CardFacts
  put(known, other)
  try {
    return work()
  } finally {
    put(other, known)
  }
}
