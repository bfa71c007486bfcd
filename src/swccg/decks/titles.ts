/** What a title means that somebody has typed: the card, whatever marks, quotes, accents and spaces it has been given. */

import type { Player } from '../model/types.ts'
import { bare, type CatalogueCard, cardWith, catalogue } from './catalogue.ts'
import { isVirtual, setOf } from './sets.ts'

/** Of a title no more than this is compared, in characters: no title is longer. */
const longestTitle = 160

/** Titles as they are compared: letters and figures alone, without case and accents. */
export const squeezed = (title: string): string =>
  title
    .slice(0, longestTitle)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/&|\+/g, ' and ')
    .replace(/[^a-z0-9]/g, '')

/** The titles that a card goes by, the surest first: the whole, then what people make of it. */
function formsOf({ title, subtype }: CatalogueCard): string[] {
  // The sides of an Objective, and of what is printed on both.
  const parts = title.split(/ [/] /)
  const [, without, within] = /^(.+?) \(([^()]+)\)$/.exec(title) ?? []
  return [
    title,
    ...(parts.length > 1 ? parts : []),
    // A droid by its number alone, a site without its marker. A virtual card is another card than its model.
    ...(without !== undefined && within !== 'V' ? [without] : []),
    ...(within !== undefined && subtype === 'droid' ? [within] : []),
    ...(title.includes(' & ') ? [title.replaceAll(' & ', ' / ')] : []),
  ].map(squeezed)
}

interface Named {
  card: CatalogueCard
  /** Is it the whole title of the card? */
  whole: boolean
}

let byForm: Map<string, Named[]> | null = null

function named(form: string): readonly Named[] {
  if (!byForm) {
    byForm = new Map()
    for (const card of catalogue) {
      const whole = squeezed(card.title)
      for (const name of new Set(formsOf(card)))
        byForm.set(name, [...(byForm.get(name) ?? []), { card, whole: name === whole }])
    }
  }
  return byForm.get(form) ?? []
}

/** What stands beside a title, and says which of several cards it means. */
export interface Hint {
  /** The sets that it may be of; none where nothing is said. */
  sets?: readonly string[]
  /** The types above which it stands. */
  types?: readonly CatalogueCard['type'][]
}

/** Those that fit, or all where none does. */
function preferred(cards: readonly Named[], fits: (card: CatalogueCard) => boolean): readonly Named[] {
  const found = cards.filter(({ card }) => fits(card))
  return found.length > 0 ? found : cards
}

/** The cards that a title may mean. A virtual set is taken at its word: its cards are no other set's. */
function candidates(title: string, sets: readonly string[]): readonly Named[] {
  const form = squeezed(title)
  const found = named(form)
  if (!sets.some(isVirtual)) return found
  return [...found, ...named(`${form}v`)].filter(({ card }) => sets.includes(setOf(card.id)))
}

/**
 * The card that a title means: of this side if there is one, else of the other; of several, the one of the set or type that
 * is said beside it, one whose whole title it is, one of the pool, and the first that appeared.
 */
export function cardTitled(title: string, side: Player, hint: Hint = {}): CatalogueCard | undefined {
  const { sets = [], types = [] } = hint
  let cards = candidates(title, sets)
  if (cards.length === 0) return undefined
  const whole = new Set(cards.filter((one) => one.whole).map(({ card }) => card))
  for (const fits of [
    (card: CatalogueCard) => card.side === side,
    (card: CatalogueCard) => sets.includes(setOf(card.id)),
    (card: CatalogueCard) => types.includes(card.type),
    // Defensive Shields share titles with Effects, and stand beside the deck.
    (card: CatalogueCard) => types.includes('defensive shield') || card.type !== 'defensive shield',
    (card: CatalogueCard) => whole.has(card),
    (card: CatalogueCard) => card.inPool,
  ])
    cards = preferred(cards, fits)
  return cards[0]?.card
}

/** Does any card go by this title? */
export const isTitle = (title: string): boolean => named(squeezed(title)).length > 0

/**
 * The side that most of these ids and titles belong to, however often they are named.
 * @param otherwise where as many belong to either
 */
export function likelySide(names: readonly string[], otherwise: Player = 'light'): Player {
  const all = [...new Set(names)]
  const only = (side: Player) =>
    all.filter((name) => (cardWith(name) ?? cardTitled(name, side))?.side === side).length
  const [light, dark] = [only('light'), only('dark')]
  return light === dark ? otherwise : light > dark ? 'light' : 'dark'
}

const pairsOf = (title: string): Set<string> => {
  const text = ` ${bare(title)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `
  return new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)))
}

let pairs: { card: CatalogueCard; of: Set<string> }[] | null = null

/** How much of a title two titles must have in common, from 0 to 1. */
const likeness = 0.4

const found = new Map<string, CatalogueCard[]>()
/** So many answers are remembered: finding one takes its time. */
const mostFound = 500

/** The cards whose titles are most like this one, the most alike first; those of the side before others. */
export function nearest(title: string, side: Player, most = 3): CatalogueCard[] {
  const key = `${side} ${title.slice(0, longestTitle)}`
  const known = found.get(key) ?? likest(title, side)
  if (found.size >= mostFound) found.clear()
  found.set(key, known)
  return known.slice(0, most)
}

/** More than these are never asked for. */
const mostNear = 5

function likest(title: string, side: Player): CatalogueCard[] {
  pairs ??= catalogue.map((card) => ({ card, of: pairsOf(card.title) }))
  const wanted = pairsOf(title.slice(0, 80))
  const alike: { card: CatalogueCard; score: number }[] = []
  for (const { card, of } of pairs) {
    let common = 0
    for (const pair of of) if (wanted.has(pair)) common += 1
    const whole = (2 * common) / (of.size + wanted.size)
    // All of a title within a longer line is as good as most of it.
    const within = of.size > 7 && common === of.size ? 0.9 : 0
    const score = Math.max(whole, within) + (card.side === side ? 0.02 : 0)
    if (score >= likeness) alike.push({ card, score })
  }
  alike.sort((one, other) => other.score - one.score)
  const titles = new Set<string>()
  return alike
    .map(({ card }) => card)
    .filter(({ title }) => !titles.has(title) && titles.add(title))
    .slice(0, mostNear)
}
