/** The list of the pool, which the build puts in this place; without a build the pool itself is there. */

import type { CardType } from '../abilities/basics.ts'

/** A file of cards: its address, and how many bytes it has. */
export type FileOfCards = readonly [address: string, bytes: number]

/** The list of the pool as the build writes it: a column for each thing that is known, as short as it can be told. */
export interface ListOfPool {
  /** The groups that cards are fetched in. */
  groups: readonly FileOfCards[]
  /** The sets, and how many cards of the pool each has. */
  sets: readonly (readonly [set: string, cards: number])[]
  /** How far the number of each card is from the one before it in its set: two letters each. */
  numbers: string
  /** The group of each card: two letters. */
  in: string
  /** Side, type and whether it is played in full: two letters each, by the types that there are. */
  kinds: string
  types: readonly CardType[]
  /** Titles that texts of cards name: what each comes to, three letters, and the type of what is called so, a letter. */
  named: string
  /** Where the titles of all cards are found: hardly anything but a scenario or a pasted list asks for cards by title. */
  titles: FileOfCards
  /** A file for each deck that comes with the game, and the keys of its cards in their order. */
  decks: Readonly<Record<string, { file: FileOfCards; cards: readonly string[]; start: readonly string[] }>>
}

/** What the titles of all cards come to. */
export interface TitlesOfPool {
  /** Three letters for each card of the list. */
  marks: string
  /** Further titles that a card goes by: its place in the list, and what the title comes to. */
  also: readonly (readonly [place: number, mark: string])[]
}

export const written: ListOfPool | null = null
