/** Turns details into words. */

import { fill, listed, nth } from '../../kernel/index.ts'
import { facts } from '../model/cards/pool.ts'
import { carrierOf, locationOf } from '../model/table.ts'
import { amounts } from '../model/texts/details.ts'
import type { CardId, Position } from '../model/types.ts'
import { hiddenKey } from '../redact.ts'
import type { Book } from './book.ts'

export type Details = Record<string, unknown>

export interface Sentences {
  name(p: Position, card: CardId): string
  /** Fills in a sentence; null where there is none, or where a detail that it needs is empty. */
  fillIn(p: Position, sentence: string | undefined, details: Details, open?: Titles): string | null
}

/** The titles of cards that are known, though they lie face down by now. */
export type Titles = Readonly<Record<CardId, string>>

/** What tells cards of one title apart within a sentence: where they are, what carries them, or a number. */
type Apart = ReadonlyMap<CardId, string>

const nobody: Apart = new Map()

/** The details of a sentence that are cards, each named by a part of its own. */
function cardsIn(p: Position, sentence: string, details: Details): CardId[] {
  const named = Object.entries(details).flatMap(([key, value]) =>
    typeof value === 'number' && !amounts.has(key) && sentence.includes(`{${key}}`) ? [value] : [],
  )
  return [...new Set(named)].filter((card) => p.cards[card] !== undefined)
}

/** How cards of one title that a sentence names side by side are told apart; nothing where no two titles are the same. */
function apartIn(p: Position, sentence: string, details: Details, name: Sentences['name']): Apart {
  const cards = cardsIn(p, sentence, details)
  const titles = cards.map((card) => name(p, card))
  if (new Set(titles).size === cards.length) return nobody
  const found = new Map<CardId, string>()
  for (const title of new Set(titles)) {
    const alike = cards.filter((_, i) => titles[i] === title && p.cards[nth(cards, i)]?.key !== hiddenKey)
    if (alike.length < 2) continue
    const ways = [locationOf, carrierOf].map((place) =>
      alike.map((card) => {
        const where = place(p, card)
        return where === null || where === card ? '' : name(p, where)
      }),
    )
    const sentences = ways.find((all) => new Set(all).size === all.length && !all.includes(title))
    // Locations are numbered as they lie, and one that does not lie on table after them.
    const lying = p.layout.filter((location) => name(p, location) === title)
    const numbered = [...lying, ...alike.filter((card) => !lying.includes(card))]
    for (const [i, card] of alike.entries()) {
      // Where the others are told by their places, the one without a place needs nothing.
      const text = sentences ? sentences[i] : String(numbered.indexOf(card) + 1)
      if (text) found.set(card, text)
    }
  }
  return found
}

/** How a book tells cards, places, amounts and the words of the game. */
export function sentencesOf(book: Book): Sentences {
  const { common, grammar } = book

  const name = (p: Position, card: CardId): string => {
    const found = p.cards[card]
    if (!found) return ''
    return found.key === hiddenKey ? common.hidden : facts(p, card).title
  }

  const own = (table: Record<string, string> | undefined, word: string): string | undefined =>
    table && Object.hasOwn(table, word) ? table[word] : undefined

  const term = (key: string, text: string): string => {
    // What somebody has called a card is no word of ours.
    if (key === 'title' || key === 'near') return text
    const tables: Record<string, Record<string, string>> = {
      slot: common.slots,
      phase: common.phases,
      using: book.moves,
      kind: { ...common.kinds, ...common.destinies },
      segment: common.segments,
      from: common.piles,
      what: common.values,
      pile: common.places,
      goal: common.goals,
    }
    const usual = { ...book.moves, ...common.players } as Record<string, string>
    // What a rule asks for may be printed on a card: 'scomp link'.
    return own(tables[key], text) ?? own(usual, text) ?? (key === 'what' ? book.trait(text) : text)
  }

  const cost = (value: unknown): string => {
    const force = common.force.replace('{cost}', String(value).replace('.', book.decimal))
    return `, ${value === 0 || value === 'free' ? common.free : force}`
  }

  const word = (p: Position, key: string, value: unknown, open?: Titles, apart?: Apart): string | null => {
    if (value === null || value === undefined || value === '') return null
    if (key === 'cost') return cost(value)
    if (Array.isArray(value)) {
      const words = value.flatMap((one) => word(p, key, one, open, apart) ?? [])
      return words.length > 0 ? listed(words, common.and) : null
    }
    if (typeof value === 'number' && amounts.has(key)) return String(value).replace('.', book.decimal)
    if (typeof value === 'number') {
      const phrase = (p.cards[value]?.key === hiddenKey && open?.[value]) || name(p, value)
      const which = apart?.get(value)
      return phrase ? (which ? `${phrase} (${which})` : phrase) : null
    }
    return term(key, String(value))
  }

  const say = (p: Position, sentence: string | undefined, details: Details, open?: Titles): string | null => {
    if (sentence === undefined) return null
    const all: Details = { turn: p.turn.player, ...details }
    const apart = apartIn(p, sentence, all, name)
    return fill(
      sentence,
      {
        word: (key) => word(p, key, all[key], open, apart),
        count: (key) => {
          const said = all[key]
          return Array.isArray(said) ? said.length : Number(said)
        },
      },
      grammar,
    )
  }

  return { name, fillIn: say }
}
