/**
 * The clauses of a card: each text, and within a text each condition, cost, limit, number, field of a filter or flag that
 * can be taken out or changed by itself, so that what is left still is a text that a card could have.
 */

import { misfitInFacts } from '../../swccg/checking.ts'
import { everyCard } from '../../swccg/decks/index.ts'
import { type CardFacts, printWords, takesPrinted } from '../../swccg/index.ts'

/** A clause: where it stands in the card's file, and the card as it would be without it, or with another number. */
export interface Clause {
  path: string
  card: CardFacts
}

type Path = readonly (string | number)[]
type Json = unknown

/** What a card has of text, as its facts name it; what else it is was printed, and follows from the catalogue. */
const parts: readonly (readonly string[])[] = [['abilities'], ['back', 'abilities'], ['editions']]

/** Not the card's text: what is not played of it, and whatever is printed in fixed places of a side or an edition. */
const noText = ['missing']

/** The field of a card's file. */
const named = (path: Path): string => path.map((part) => (part === 'abilities' ? 'text' : part)).join('.')

const other: Readonly<Record<string, string>> = { light: 'dark', dark: 'light' }

/** A value with one within it replaced; undefined takes it out. */
function replaced(value: Json, [key, ...rest]: Path, by: Json): Json {
  if (key === undefined) return by
  if (Array.isArray(value)) {
    const copy = value.slice()
    if (rest.length === 0 && by === undefined) copy.splice(key as number, 1)
    else copy[key as number] = replaced(copy[key as number], rest, by)
    return copy
  }
  const { [key]: old, ...others } = value as Record<string, Json>
  const put = replaced(old, rest, by)
  // In the order that it had: nothing depends on it, and it reads better.
  return put === undefined ? others : { ...(value as object), [key]: put }
}

/** What stands at a path. */
const within = (value: Json, path: Path): Json =>
  path.reduce<Json>((part, key) => (part as Record<string | number, Json> | undefined)?.[key], value)

/** What may stand in a place instead, the first that fits counting. */
function instead(value: Json, key: string | number | undefined): Json[] {
  if (typeof value === 'number') return [value + 1, value - 1]
  // Whose text of a location it is: there is no location without sides.
  if (key === 'side' && typeof value === 'string') return [other[value]]
  if (typeof value === 'boolean') return [undefined, !value]
  return [undefined]
}

const fits = (card: CardFacts): boolean => misfitInFacts({ [card.key]: card }) === null

const printed = everyCard()

/** What an object asks of print, for each card of the game. */
const known = new Map<string, string>()
function asksOf(filter: object): string {
  const asked = Object.fromEntries(Object.entries(filter).filter(([key]) => printWords.includes(key)))
  const sign = JSON.stringify(asked)
  const answer = known.get(sign) ?? printed.map((card) => (takesPrinted(asked, card) ? '1' : '0')).join('')
  known.set(sign, answer)
  return answer
}

/**
 * Is it a word that no card of the game can show? 'Type: vehicle' beside 'subtype: transport' says nothing of its own.
 */
function isSaidAlready(whole: CardFacts, card: CardFacts, path: Path): boolean {
  const word = path.findLastIndex((part) => typeof part === 'string')
  if (!printWords.includes(String(path[word]))) return false
  const filter = path.slice(0, word)
  return asksOf(within(whole, filter) as object) === asksOf(within(card, filter) as object)
}

/** All clauses of a card that can be told apart. */
export function clausesOf(whole: CardFacts): Clause[] {
  const found: Clause[] = []

  const firstFit = (path: Path, all: readonly Json[]): CardFacts | undefined =>
    all.map((by) => changed(whole, path, by)).find((one) => one !== null && fits(one)) ?? undefined

  function look(path: Path): void {
    const value = within(whole, path)
    const key = path.at(-1)
    if (value === undefined || noText.includes(String(key))) return
    const card = isWhole(path) ? null : firstFit(path, instead(value, key))
    if (card && !isSaidAlready(whole, card, path)) found.push({ path: named(path), card })
    if (typeof value !== 'object' || value === null) return
    const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
    for (const inner of keys) look([...path, inner])
  }

  for (const part of parts) look(part)
  return found
}

/** A list of texts, or all that editions change, is no clause: each of them is. */
const isWhole = (path: Path): boolean => parts.some((part) => part.join('.') === path.join('.'))

/** A card with something else in that place; null if that would leave an empty list, but for that of all texts. */
function changed(card: CardFacts, path: Path, by: Json): CardFacts | null {
  const list = path.slice(0, -1)
  const last =
    typeof path.at(-1) === 'number' && by === undefined && (within(card, list) as Json[]).length === 1
  return last && !isWhole(list) ? null : (replaced(card, path, by) as CardFacts)
}
