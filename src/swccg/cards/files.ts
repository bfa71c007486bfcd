/**
 * Reads the pool from its files: a card's facts from the lines of the catalogue, its text from
 * `<set>/<side>/<title>.json`. In Node alone; the page is given what has been read as it is built (vite.config.ts).
 */

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { misfit } from '../../kernel/shape.ts'
import type { CardFacts, CardFile } from '../abilities/card-facts.ts'
import { shapes } from '../shapes.ts'
import { printedCards } from './print/printed-card.ts'
import { printedFacts } from './print/printed-facts.ts'

const folder = import.meta.dirname

/** Far above what any card needs. */
const most = { text: 400, number: 1000, list: 60 }

/** What a card file says of facts goes before what is printed; null takes a fact away. */
function merged<T extends object>(printed: T, own: object): T {
  const all = Object.entries({ ...printed, ...own }).filter(([, value]) => value !== null)
  return Object.fromEntries(all) as T
}

/**
 * A card from its file and its line in the catalogue.
 *
 * @throws where the catalogue has no such card, or the file says what no card can say: with the path in the file.
 */
function cardFrom(file: string, content: unknown): CardFacts {
  const wrong = misfit(shapes, 'cardFile', content, { strict: 'cardFile', most })
  if (wrong)
    throw new Error(`${file}: ${wrong.path.join('.')} is ${wrong.wrong} (${wrong.wanted.join(', ')})`)
  const { id, facts = {}, text, missing, editions, back } = content as CardFile
  const line = lineOf.get(id)
  if (!line) throw new Error(`${file}: the catalogue has no card ${id}`)
  const printed = printedFacts(line)
  const { location, ...own } = facts
  return {
    ...merged(printed, own),
    ...(printed.location && location ? { location: merged(printed.location, location) } : {}),
    ...(text ? { abilities: text } : {}),
    ...(missing ? { missing } : {}),
    ...(editions ? { editions } : {}),
    ...(back ? { back } : {}),
  }
}

const lineOf = new Map(printedCards.map((card) => [card.id, card]))

const number = ({ key }: CardFacts) => key.split('_').map(Number) as [number, number]

/** All cards that have a file, sorted by set, then by number. */
export const pool: readonly CardFacts[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => cardFrom(file, JSON.parse(readFileSync(path.join(folder, file), 'utf8'))))
  .sort((a, b) => number(a)[0] - number(b)[0] || number(a)[1] - number(b)[1])
