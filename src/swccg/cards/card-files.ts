/**
 * The pool as the built page fetches it: groups of cards that are often wanted together, a file for each deck that comes
 * with the game, and the list that says where each card is found (listed.ts).
 */

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { CardType, Player } from '../abilities/basics.ts'
import type { CardFacts } from '../abilities/card-facts.ts'
import { inLetters, kindInLetters, markOf } from './listed.ts'
import type { FileOfCards, ListOfPool, TitlesOfPool } from './written.ts'

/** A deck that comes with the game: its cards by title or key. */
interface ReadyDeck {
  side: Player
  cards: readonly string[]
  start?: readonly string[]
}

/** A group has so many cards. */
export const size = { least: 8, usual: 12, most: 16 }

/** What is wanted together: each list before those after it. */
export interface Wanted {
  decks: readonly { id: string; deck: ReadyDeck }[]
  /** Keys that something needs as a whole: the cards of a lesson, of a puzzle, of a screen. */
  together: readonly (readonly string[])[]
}

/** How titles are told, as the model tells them. */
export interface Titles {
  plain(title: string): string
  /** What a card is found by: its title, and that of its front. */
  of(card: CardFacts): readonly string[]
}

/** The files of the pool by their addresses, and the list that tells of them. */
export interface CardFiles {
  files: Map<string, string>
  list: ListOfPool
}

const setOf = ({ key }: CardFacts): string => key.split('_')[0] ?? ''
const numberOf = (card: CardFacts | undefined): number => Number(card?.key.split('_')[1] ?? 0)

/** The key of the card that a name in a side's deck means. */
function keyIn(pool: readonly CardFacts[], { plain, of }: Titles, side: string, name: string): string {
  const found = pool.filter(
    (card) => card.side === side && (card.key === name || of(card).includes(plain(name))),
  )
  if (!found[0]) throw new Error(`no card of the pool is called ${name}`)
  return found[0].key
}

/** Cards in even portions of the size of a group. */
function portions<T>(all: readonly T[]): T[][] {
  const usual = Math.max(1, Math.round(all.length / size.usual))
  const count = all.length / usual > size.most ? usual + 1 : usual
  return Array.from({ length: count }, (_, at) =>
    all.slice(Math.floor((at * all.length) / count), Math.floor(((at + 1) * all.length) / count)),
  ).filter((one) => one.length > 0)
}

/**
 * The groups: cards of the same decks stand together, then those of the same lessons, and the rest set by set and side by
 * side. What is too little for a group of its own goes with what comes after it.
 */
function grouped(
  pool: readonly CardFacts[],
  decks: ReadonlyMap<string, readonly string[]>,
  wanted: Wanted['together'],
): CardFacts[][] {
  const inDecks = new Map<string, string[]>()
  for (const [id, keys] of decks)
    for (const key of new Set(keys)) inDecks.set(key, [...(inDecks.get(key) ?? []), id])
  const first = new Map<string, number>()
  for (const [at, keys] of wanted.entries()) for (const key of keys) if (!first.has(key)) first.set(key, at)
  const classOf = (card: CardFacts): string => {
    const own = inDecks.get(card.key)
    if (own) return `1 ${own.join()}`
    return first.has(card.key) ? '2' : `3 ${setOf(card).padStart(4, '0')} ${card.side}`
  }
  const classes = new Map<string, CardFacts[]>()
  const inOrder = [...pool].sort((a, b) => (first.get(a.key) ?? 1e6) - (first.get(b.key) ?? 1e6))
  for (const card of inOrder) classes.set(classOf(card), [...(classes.get(classOf(card)) ?? []), card])
  const groups: CardFacts[][] = []
  let left: CardFacts[] = []
  for (const name of [...classes.keys()].sort()) {
    left = [...left, ...(classes.get(name) ?? [])]
    if (left.length < size.least) continue
    groups.push(...portions(left))
    left = []
  }
  if (left.length > 0) groups.push(...portions([...(groups.pop() ?? []), ...left]))
  return groups
}

/** The files of a pool, and its list. */
export function cardFiles(
  pool: readonly CardFacts[],
  titles: Titles,
  { decks, together }: Wanted,
): CardFiles {
  const files = new Map<string, string>()
  const file = (data: readonly CardFacts[] | TitlesOfPool): FileOfCards => {
    const content = JSON.stringify(data)
    const address = `assets/cards/${createHash('sha256').update(content).digest('base64url').slice(0, 8)}.json`
    files.set(address, content)
    return [address, Buffer.byteLength(content)]
  }
  const byKey = new Map(pool.map((card) => [card.key, card]))
  const inDecks = new Map(
    decks.map(({ id, deck }) => [id, deck.cards.map((name) => keyIn(pool, titles, deck.side, name))]),
  )
  const groups = grouped(pool, inDecks, together)
  const groupOf = new Map(groups.flatMap((cards, group) => cards.map((card) => [card.key, group] as const)))
  const sorted = [...pool].sort(
    (one, other) => Number(setOf(one)) - Number(setOf(other)) || numberOf(one) - numberOf(other),
  )
  const sets = [...new Set(sorted.map(setOf))].map((set) => sorted.filter((card) => setOf(card) === set))
  const types = [...new Set(sorted.map(({ type }) => type))]
  const told = sorted.map((card) => titles.of(card).map(markOf))
  const list: ListOfPool = {
    groups: groups.map((group) => file(group)),
    sets: sets.map((cards) => [cards[0] ? setOf(cards[0]) : '', cards.length]),
    numbers: sets
      .flatMap((cards) => cards.map((card, at) => inLetters(numberOf(card) - numberOf(cards[at - 1]), 2)))
      .join(''),
    in: sorted.map(({ key }) => inLetters(groupOf.get(key) ?? 0, 2)).join(''),
    kinds: sorted
      .map(({ side, type, missing }) => kindInLetters({ side, type, full: !missing?.length }, types))
      .join(''),
    types,
    named: namedTitles(sorted, titles, types),
    titles: file({
      marks: told.map(([mark = '']) => mark).join(''),
      also: told.flatMap(([, ...more], place) => more.map((mark) => [place, mark] as const)),
    } satisfies TitlesOfPool),
    decks: Object.fromEntries(
      decks.map(({ id, deck }) => {
        const keys = inDecks.get(id) ?? []
        const cards = [...new Set(keys)].flatMap((key) => byKey.get(key) ?? [])
        const start = (deck.start ?? []).map((name) => keyIn(pool, titles, deck.side, name))
        return [id, { file: file(cards), cards: keys, start }]
      }),
    ),
  }
  return { files, list }
}

/** The titles that texts of cards name, as the list tells them. */
function namedTitles(pool: readonly CardFacts[], { plain, of }: Titles, types: readonly CardType[]): string {
  const named = new Set([...textsIn(pool.map(({ abilities, back }) => [abilities, back]))].map(plain))
  const found = new Map<string, CardType>()
  for (const card of pool)
    for (const title of of(card)) {
      const known = found.get(title)
      if (named.has(title) && (known === undefined || known === 'interrupt')) found.set(title, card.type)
    }
  return [...found].map(([title, type]) => markOf(title) + inLetters(types.indexOf(type), 1)).join('')
}

/** Every text in something. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) yield* textsIn(one)
}

/** The keys of the cards that scenario files name, file by file; those of folders before others go first. */
export function namedIn(
  root: string,
  folders: readonly string[],
  pool: readonly CardFacts[],
  { plain, of }: Titles,
): string[][] {
  const byTitle = new Map<string, string[]>()
  for (const card of pool)
    for (const title of of(card)) byTitle.set(title, [...(byTitle.get(title) ?? []), card.key])
  return folders.flatMap((folder) => {
    const all = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    return all
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => {
        const scenario = JSON.parse(readFileSync(path.join(root, folder, name), 'utf8'))
        return [...new Set(textsIn(scenario))].flatMap((text) => byTitle.get(plain(text)) ?? [])
      })
  })
}

/**
 * A pool of so many cards, to measure with: those that there are, and after them copies of them with numbers and titles of
 * their own, as long as real ones.
 */
export function withMadeUp(pool: readonly CardFacts[], many: number): CardFacts[] {
  const texts = pool.filter(({ abilities }) => abilities?.length)
  const made = Array.from({ length: Math.max(0, many - pool.length) }, (_, at): CardFacts => {
    const model = texts[(at * 7) % texts.length] as CardFacts
    // A title is as long as its model's, and its own.
    const title = `${[...model.title].reverse().join('')} ${at.toString(36)}`
    return { ...model, key: `${900 + Math.floor(at / 180)}_${(at % 180) + 1}`, title }
  })
  return [...pool, ...made]
}
