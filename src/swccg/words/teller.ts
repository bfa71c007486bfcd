/** Turns details into words. */

import { fill, listed } from '../../kernel/index.ts'
import { amounts } from '../model/details.ts'
import { facts } from '../model/pool.ts'
import type { CardId, Position } from '../model/types.ts'
import { hiddenKey } from '../redact.ts'
import type { Book } from './book.ts'

export type Details = Record<string, unknown>

export interface Teller {
  name(p: Position, card: CardId): string
  /** Fills in a sentence; null where there is none, or where a detail that it needs is empty. */
  tell(p: Position, sentence: string | undefined, details: Details, open?: Titles): string | null
}

/** The titles of cards that are known, though they lie face down by now. */
export type Titles = Readonly<Record<CardId, string>>

/** How a book tells cards, places, amounts and the words of the game. */
export function teller(book: Book): Teller {
  const { common, grammar } = book

  const name = (p: Position, card: CardId): string => {
    const found = p.cards[card]
    if (!found) return ''
    return found.key === hiddenKey ? common.hidden : facts(p, card).title
  }

  const term = (key: string, text: string): string => {
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
    return tables[key]?.[text] ?? usual[text] ?? text
  }

  const cost = (value: unknown): string => {
    const force = common.force.replace('{cost}', String(value).replace('.', book.decimal))
    return `, ${value === 0 || value === 'free' ? common.free : force}`
  }

  const word = (p: Position, key: string, value: unknown, open?: Titles): string | null => {
    if (value === null || value === undefined || value === '') return null
    if (key === 'cost') return cost(value)
    if (Array.isArray(value)) {
      const words = value.flatMap((one) => word(p, key, one, open) ?? [])
      return words.length > 0 ? listed(words, common.and) : null
    }
    if (typeof value === 'number' && amounts.has(key)) return String(value).replace('.', book.decimal)
    if (typeof value === 'number')
      return (p.cards[value]?.key === hiddenKey && open?.[value]) || name(p, value) || null
    return term(key, String(value))
  }

  const tell = (
    p: Position,
    sentence: string | undefined,
    details: Details,
    open?: Titles,
  ): string | null => {
    if (sentence === undefined) return null
    const all: Details = { turn: p.turn.player, ...details }
    return fill(
      sentence,
      {
        word: (key) => word(p, key, all[key], open),
        count: (key) => (Array.isArray(all[key]) ? (all[key] as unknown[]).length : Number(all[key])),
      },
      grammar,
    )
  }

  return { name, tell }
}
