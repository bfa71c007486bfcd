/**
 * What is known of all cards before any has been taught: the keys of the pool, in which file the page finds each, and a
 * little more. The build writes it (src/commands/build/card-files.ts). In Node, where all of the pool is there, it is empty.
 */

import type { CardType, Player } from '../abilities/basics.ts'
import { type FileOfCards, type ListOfPool, written } from './written.ts'

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
  let read: { byKey: Map<string, Listed>; byTitle: Map<string, string[]> } | null = null
  const entries = () => {
    if (read) return read
    const byKey = new Map<string, Listed>()
    const byTitle = new Map<string, string[]>()
    const keys: string[] = []
    const note = (title: string, key: string) => byTitle.set(title, [...(byTitle.get(title) ?? []), key])
    for (const [set, cards] of list?.sets ?? []) {
      let number = 0
      for (let left = cards; left > 0 && list; left--) {
        const place = keys.length
        number += numberIn(list.numbers.slice(2 * place, 2 * place + 2))
        const key = `${set}_${number}`
        keys.push(key)
        byKey.set(key, {
          ...kindIn(list.kinds.slice(2 * place, 2 * place + 2), list.types),
          group: numberIn(list.in.slice(2 * place, 2 * place + 2)),
        })
        note(list.titles.slice(3 * place, 3 * place + 3), key)
      }
    }
    for (const [place, title] of list?.also ?? []) note(title, keys[place] ?? '')
    read = { byKey, byTitle }
    return read
  }
  return {
    /** Every card of the list, by set and number. */
    all: (): Iterable<[string, KindOfCard]> => entries().byKey,
    kindOf: (key: string): KindOfCard | undefined => entries().byKey.get(key),
    /** The keys of the cards that may have this title. */
    keysTitled: (title: string): readonly string[] => entries().byTitle.get(markOf(title)) ?? [],
    /** The types of the cards that may have this title. */
    typesTitled: (title: string): readonly CardType[] =>
      (entries().byTitle.get(markOf(title)) ?? []).flatMap((key) => entries().byKey.get(key)?.type ?? []),
    /** The file in which a card is found. */
    fileOf(key: string): FileOfCards | undefined {
      const group = entries().byKey.get(key)?.group
      return group === undefined ? undefined : list?.groups[group]
    },
    /** All files in which cards are found, each card in one of them. */
    files: (): readonly FileOfCards[] => list?.groups ?? [],
    /** The decks that come with the game, by their ids. */
    decks: (): ListOfPool['decks'] => list?.decks ?? {},
  }
}

/** The list that the page was built with. */
export const listed = readList(written)
