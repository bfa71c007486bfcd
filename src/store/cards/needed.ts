/**
 * The cards that something needs are fetched and taught before it opens: a table, a deck, a look at a card. They come in
 * groups of cards that are often wanted together, and decks that come with the game each in one file. Where the pool is
 * there as a whole (in Node, and without a build) nothing is fetched.
 */

import { useEffect } from 'react'
import { create } from 'zustand'
import {
  type CardFacts,
  type FileOfCards,
  isInPool,
  keyed,
  listed,
  plain,
  type TitlesOfPool,
  teachCards,
} from '../../views/engine.ts'
import { fetchData } from '../browser/fetching.ts'

interface Taught {
  /** How often cards have been taught: whoever has asked the pool may ask again. */
  times: number
}

const useTaught = create<Taught>()(() => ({ times: 0 }))

const isKey = (name: string): boolean => /^\d+_\d+$/.test(name)

/** The keys of the cards that these names mean and that have not been taught: names are keys or titles. */
function untaught(names: Iterable<string>): Set<string> {
  const keys = new Set<string>()
  for (const name of names) {
    const meant = isKey(name) ? (isInPool(name) ? [name] : []) : listed.keysTitled(plain(name))
    for (const key of meant) if (!keyed(key)) keys.add(key)
  }
  return keys
}

/** So much of a deck's file has to be wanted for it to be fetched. */
const mostOf = 0.8

/** The files in which these cards are found: that of a deck where most of it is wanted, and groups for the rest. */
function filesFor(wanted: ReadonlySet<string>): FileOfCards[] {
  const rest = new Set(wanted)
  const files = new Set<FileOfCards>()
  for (const { file, cards } of Object.values(listed.decks())) {
    const own = [...new Set(cards)]
    if (own.filter((key) => rest.has(key)).length < mostOf * own.length) continue
    files.add(file)
    for (const key of own) rest.delete(key)
  }
  for (const key of rest) {
    const file = listed.fileOf(key)
    if (file) files.add(file)
  }
  return [...files]
}

let isTelling = false

/** Many files may come at once: whoever shows cards is told of all of them together. */
function teachNew(cards: readonly CardFacts[]): void {
  teachCards(cards.filter(({ key }) => !keyed(key)))
  if (isTelling) return
  isTelling = true
  setTimeout(() => {
    isTelling = false
    useTaught.setState(({ times }) => ({ times: times + 1 }))
  }, 30)
}

/** Have all cards been taught that have these keys? */
export const areThere = (keys: Iterable<string>): boolean => untaught(keys).size === 0

/**
 * Fetches the cards that these names mean, and teaches them. It waits as long as the network does.
 * @param names keys or titles; what means no card of the pool is passed over.
 */
export async function needCards(names: Iterable<string>): Promise<void> {
  const file = listed.titlesToRead()
  if (file && [...names].some((name) => !isKey(name))) listed.readTitles(await fetchData<TitlesOfPool>(file))
  const files = filesFor(untaught(names))
  await Promise.all(files.map(async (file) => teachNew(await fetchData<CardFacts[]>(file))))
}

/** Every text in something: whichever of them is a title means a card. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value)) {
      yield key
      yield* textsIn(one)
    }
  }
}

/** The same for whatever is named anywhere in a scenario. */
export const needCardsIn = (scenario: unknown): Promise<void> => needCards(new Set(textsIn(scenario)))

const none: readonly string[] = []

/** Are the cards there that are shown, by their keys? They are fetched where they are not, and what asks is drawn anew when they are. */
export function useCards(keys: readonly string[] | null): boolean {
  useTaught(({ times }) => times)
  const there = areThere(keys ?? none)
  const wanted = there ? '' : (keys ?? none).join('\n')
  useEffect(() => {
    if (wanted) void needCards(wanted.split('\n'))
  }, [wanted])
  return there
}
