/**
 * What is known of all cards before any has been taught: the keys of the pool, in which file the page finds each, and a
 * little more. The build writes it (src/swccg/cards/card-files.ts). In Node, where all of the pool is there, it is empty.
 */

import type { CardType, Player } from '../abilities/basics.ts'
import { type FileOfCards, type ListOfPool, type TitlesOfPool, written } from './written.ts'

/** What is known of a card that has not been taught. */
export interface KindOfCard {
  side: Player
  type: CardType
  /** Is its whole text played? */
  full: boolean
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** A number in so many letters. */
export function inLetters(number: number, many: number): string {
  let text = ''
  let rest = number
  for (let at = 0; at < many; at++) {
    text = letters.charAt(rest % 64) + text
    rest = Math.floor(rest / 64)
  }
  return text
}

const numberIn = (text: string): number =>
  [...text].reduce((sum, letter) => sum * 64 + letters.indexOf(letter), 0)

/**
 * What a title comes to: three letters. Two titles may come to the same; then a group too many is fetched, and nothing
 * else comes of it.
 * @param title as titles are compared (`plain`).
 */
export function markOf(title: string): string {
  let sum = 0x811c9dc5
  for (let at = 0; at < title.length; at++) sum = Math.imul(sum ^ title.charCodeAt(at), 0x01000193)
  return inLetters((sum ^ (sum >>> 14)) & 0x3ffff, 3)
}

const sides: readonly Player[] = ['light', 'dark']

/** @param types the types that there are. */
export const kindInLetters = ({ side, type, full }: KindOfCard, types: readonly CardType[]): string =>
  inLetters(types.indexOf(type) * 4 + sides.indexOf(side) * 2 + Number(full), 2)

function kindIn(letters: string, types: readonly CardType[]): KindOfCard {
  const number = numberIn(letters)
  return {
    side: sides[(number >> 1) & 1] ?? 'light',
    type: types[number >> 2] ?? 'character',
    full: (number & 1) === 1,
  }
}

interface Listed extends KindOfCard {
  group: number
}

/** Reads a list of the pool, when something is first asked of it. */
export function readList(list: ListOfPool | null) {
  let cards: Map<string, Listed> | null = null
  let named: Map<string, CardType> | null = null
  let titles: Map<string, string[]> | null = null

  const entries = (): Map<string, Listed> => {
    if (cards) return cards
    cards = new Map()
    if (!list) return cards
    for (const [set, count] of list.sets) {
      let number = 0
      for (let left = count; left > 0; left--) {
        const place = 2 * cards.size
        const two = (column: string) => column.slice(place, place + 2)
        number += numberIn(two(list.numbers))
        cards.set(`${set}_${number}`, {
          ...kindIn(two(list.kinds), list.types),
          group: numberIn(two(list.in)),
        })
      }
    }
    return cards
  }

  const namedTypes = (): Map<string, CardType> => {
    named ??= new Map(
      (list?.named.match(/.{4}/g) ?? []).map((one) => [
        one.slice(0, 3),
        list?.types[numberIn(one.slice(3))] ?? 'character',
      ]),
    )
    return named
  }

  return {
    /** Every card of the list, by set and number. */
    all: (): Iterable<[string, KindOfCard]> => entries(),
    kindOf: (key: string): KindOfCard | undefined => entries().get(key),
    /**
     * The type of the cards with a title that some text of a card names: 'interrupt' where they all are Interrupts, else
     * that of one that is none.
     */
    typeNamed: (title: string): CardType | undefined => namedTypes().get(markOf(title)),
    /** The file in which a card is found. */
    fileOf(key: string): FileOfCards | undefined {
      const group = entries().get(key)?.group
      return group === undefined ? undefined : list?.groups[group]
    },
    /** All files in which cards are found, each card in one of them. */
    files: (): readonly FileOfCards[] => list?.groups ?? [],
    /** The decks that come with the game, by their ids. */
    decks: (): ListOfPool['decks'] => list?.decks ?? {},
    /** The file of titles, as long as nobody has read it. */
    titlesToRead: (): FileOfCards | null => (list && !titles ? list.titles : null),
    /** The titles have come. */
    readTitles({ marks, also }: TitlesOfPool): void {
      const keys = [...entries().keys()]
      const found = new Map<string, string[]>()
      const note = (mark: string, key: string) => found.set(mark, [...(found.get(mark) ?? []), key])
      for (const [place, key] of keys.entries()) note(marks.slice(3 * place, 3 * place + 3), key)
      for (const [place, mark] of also) note(mark, keys[place] ?? '')
      titles = found
    },
    /** The keys of the cards that may have this title, once the titles have been read. */
    keysTitled: (title: string): readonly string[] => titles?.get(markOf(title)) ?? [],
  }
}

/** The list that the page was built with. */
export const listed = readList(written)
