/** Searching the catalogue: an index made once for each language, and a walk along it that takes a few milliseconds. */

import type { Language } from '../../i18n/index.ts'
import { nth } from '../../kernel/index.ts'
import {
  type CatalogueCard,
  catalogue,
  type NumberName,
  numberNames,
  numberOf,
  setName,
  setOf,
} from '../../swccg/decks/index.ts'
import { isPlayedInFull, type Speech, speechIn } from '../../views/engine.ts'
import { folded } from './normalize.ts'
import { isText, type Term, type TextField } from './query.ts'

/** How much of a card the engine plays. */
export type Played = 'full' | 'part' | 'not'

export const playedOf = ({ id }: Pick<CatalogueCard, 'id'>): Played => {
  const full = isPlayedInFull(id)
  return full === undefined ? 'not' : full ? 'full' : 'part'
}

interface Indexed {
  card: CatalogueCard
  /** By field, as it is compared. The text is told when it is first asked for. */
  title: string
  words: Readonly<Record<Exclude<TextField, 'title' | 'text'>, string>>
  numbers: ReadonlyMap<NumberName, number>
  text: string | null
  /** Everything but the text, for words that may stand anywhere. */
  all: string
}

export interface CardIndex {
  cards: readonly Indexed[]
  speech: Speech
}

/** What the page calls things in its language: a type or kind, a side, how much is played. */
export interface Calls {
  type(card: CatalogueCard): string
  side(card: CatalogueCard): string
  /** An icon, or a characteristic. */
  printed(word: string): string
  played(played: Played): string
}

/** The index for a language; what the page calls things is understood beside what is printed. */
export function indexFor(language: Language, calls: Calls): CardIndex {
  const cards = catalogue.map((card): Indexed => {
    const words = {
      type: folded(`${card.type} ${card.subtype} ${calls.type(card)}`),
      side: folded(`${card.side} ${calls.side(card)}`),
      icon: folded(card.icons.flatMap((icon) => [icon, calls.printed(icon)]).join(' · ')),
      set: folded(`${setName(setOf(card.id))} ${setOf(card.id)}`),
      trait: folded(card.characteristics.flatMap((trait) => [trait, calls.printed(trait)]).join(' · ')),
      played: folded(`${playedOf(card)} ${calls.played(playedOf(card))}`),
      id: card.id,
    }
    const numbers = new Map<NumberName, number>()
    for (const name of numberNames) {
      const number = numberOf(card, name)
      if (number !== null) numbers.set(name, number)
    }
    const title = folded(card.title)
    const all = [title, words.type, words.side, words.icon, words.set, words.trait, words.id].join(' | ')
    return { card, title, words, numbers, text: null, all }
  })
  return { cards, speech: speechIn(language) }
}

/** The game text of a card as the engine tells it; '' where it does not play the card, or has not been taught it yet. */
function textOf(index: CardIndex, one: Indexed): string {
  if (one.text !== null) return one.text
  const { played, inPool } = one.card
  if (inPool && !played) return ''
  one.text = played
    ? folded([...index.speech.cardText(played), ...(played.back ? backOf(index, one.card) : [])].join(' '))
    : ''
  return one.text
}

const backOf = ({ speech }: CardIndex, { played }: CatalogueCard): string[] =>
  played?.back ? speech.cardText({ ...played, ...played.back }) : []

/** Tells texts of cards beforehand, from one of them on, for as long as there is time. Where it has come to. */
export function indexSome(index: CardIndex, from: number, hasTime: () => boolean): number {
  let at = from
  for (; at < index.cards.length && hasTime(); at++) textOf(index, nth(index.cards, at))
  return at
}

/** Does a search look into the texts of cards? */
export const looksIntoTexts = (terms: readonly Term[]): boolean =>
  terms.some(({ field }) => field === null || field === 'text')

const compares: Readonly<Record<string, (one: number, other: number) => boolean>> = {
  '=': (one, other) => one === other,
  '!=': (one, other) => one !== other,
  '<': (one, other) => one < other,
  '<=': (one, other) => one <= other,
  '>': (one, other) => one > other,
  '>=': (one, other) => one >= other,
}

function holds(one: Indexed, { field, op, value }: Term, text: (one: Indexed) => string): boolean {
  if (field === null) return one.all.includes(value) || text(one).includes(value)
  if (!isText(field)) {
    const number = one.numbers.get(field)
    const wanted = Number(value.replace(',', '.'))
    if (Number.isFinite(wanted)) return number !== undefined && (compares[op]?.(number, wanted) ?? false)
    return (one.card.numbers[field] ?? '').includes(value)
  }
  const found =
    field === 'title'
      ? one.title.includes(value)
      : field === 'text'
        ? text(one).includes(value)
        : field === 'id'
          ? one.words.id === value
          : one.words[field].includes(value)
  return op === '!=' ? !found : found
}

/** Titles that begin with what is looked for go first, then those that have it, then the rest. */
function rank(one: Indexed, words: readonly string[]): number {
  let sum = 0
  for (const word of words) {
    const at = one.title.indexOf(word)
    sum += at === 0 ? 0 : at > 0 && /\W/.test(one.title[at - 1] ?? '') ? 1 : at > 0 ? 2 : 4
  }
  return sum
}

export const orders = ['best', 'title', 'type', 'deploy', 'power', 'destiny', 'set'] as const
export type Order = (typeof orders)[number]

const typeOrder = [
  'character',
  'starship',
  'vehicle',
  'creature',
  'weapon',
  'device',
  'location',
  'objective',
]

function sorted(found: readonly Indexed[], order: Order): readonly Indexed[] {
  const byTitle = (one: Indexed, other: Indexed) =>
    one.title < other.title ? -1 : one.title > other.title ? 1 : 0
  if (order === 'set') return found
  if (order === 'title') return [...found].sort(byTitle)
  if (order === 'type') {
    const place = ({ card }: Indexed) => (typeOrder.indexOf(card.type) + 99) % 99
    return [...found].sort((one, other) => place(one) - place(other) || byTitle(one, other))
  }
  if (order === 'best') return found
  // What has no such number stands last; the highest first, except of costs.
  const sign = order === 'deploy' ? 1 : -1
  const number = (one: Indexed) => (one.numbers.get(order) ?? sign * 1000) * sign
  return [...found].sort((one, other) => number(one) - number(other) || byTitle(one, other))
}

/**
 * The cards for which everything that is asked holds.
 * @param texts 'told': a text that has not been told yet says nothing, so that nobody waits for it
 */
export function findCards(
  index: CardIndex,
  terms: readonly Term[],
  order: Order = 'best',
  among: (card: CatalogueCard) => boolean = () => true,
  texts: 'all' | 'told' = 'all',
): CatalogueCard[] {
  const text = (one: Indexed) => (texts === 'told' ? (one.text ?? '') : textOf(index, one))
  const found = index.cards.filter(
    (one) => among(one.card) && terms.every((term) => holds(one, term, text) !== term.not),
  )
  const words = terms.filter(({ field, not }) => !not && (field === null || field === 'title'))
  if (order !== 'best' || words.length === 0) return sorted(found, order).map(({ card }) => card)
  const values = words.map(({ value }) => value)
  const ranked: CatalogueCard[][] = []
  for (const one of found) {
    const place = rank(one, values)
    ranked[place] ??= []
    ranked[place].push(one.card)
  }
  return ranked.flat()
}
