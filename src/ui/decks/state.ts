/** What the screens of decks and cards remember of themselves while the page stands. */

import { create } from 'zustand'
import type { DeckSheet, Order } from '../../store/decks/index.ts'

/** What stands over the screen: a card that is read, a deck that comes or goes. */
export type Over =
  | { card: string; among: readonly string[] }
  | { import: string }
  | { export: { name: string; sheet: DeckSheet } }

export type DeckTab = 'list' | 'numbers' | 'hand' | 'notes'

/** Something that was done to the list of decks, and can be taken back. */
export interface Undoable {
  say: 'thrown' | 'copied' | 'imported' | 'restored'
  name: string
  undo: (() => void) | null
}

interface DeckScreens {
  typed: string
  order: Order
  /** Only cards that the engine plays. */
  played: boolean
  side: 'light' | 'dark' | null
  over: Over | null
  tab: DeckTab
  /** On a small screen the deck and the cards take turns. */
  shows: 'cards' | 'deck'
  /** The card that is shown beside the list. */
  beside: string | null
  told: Undoable | null
}

/** What was typed, chosen and opened there. */
export const useDeckScreens = create<DeckScreens>()(() => ({
  typed: '',
  order: 'best',
  played: true,
  side: null,
  over: null,
  tab: 'list',
  shows: 'cards',
  beside: null,
  told: null,
}))

/** Changes some of it. */
export const setScreens = (part: Partial<DeckScreens>): void => useDeckScreens.setState(part)

/** Says what has been done to a deck, with a way back where there is one. */
export const notify = (say: Undoable['say'], name: string, undo: (() => void) | null = null): void =>
  setScreens({ told: { say, name, undo } })
