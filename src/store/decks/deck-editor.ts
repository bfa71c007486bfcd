/** The deck that is being built: each change is kept at once, and can be taken back. */

import { create } from 'zustand'
import { type DeckSheet, emptySheet, withCount } from '../../swccg/decks/index.ts'
import type { Player } from '../../views/engine.ts'
import { freeName, type KeptDeck, keep, keepVersion, keptDeck, newId } from './keeping.ts'
import { readyDecks, readySheet } from './ready.ts'

interface Steps {
  past: readonly DeckSheet[]
  future: readonly DeckSheet[]
}

interface Bench extends Steps {
  /** The deck that is open: a kept one, or one that comes with the game; null where none is. */
  open: string | null
}

const none: Steps = { past: [], future: [] }
const mostSteps = 300

export const useBench = create<Bench>()(() => ({ open: null, ...none }))

/** Steps of decks that were open before, so that going away and coming back loses none. */
const steps = new Map<string, Steps>()
/** Decks of which a version has been kept since they were opened. */
const begun = new Set<string>()

export const isReady = (id: string): boolean => readyDecks.some((ready) => ready.id === id)

/** The sheet of a deck, kept or ready. */
export const sheetWith = (id: string): DeckSheet | undefined => readySheet(id) ?? keptDeck(id)?.sheet

export function openDeck(id: string | null): void {
  const { open, past, future } = useBench.getState()
  if (open !== null) steps.set(open, { past, future })
  if (open !== id && open !== null) begun.delete(open)
  useBench.setState({ open: id, ...((id !== null && steps.get(id)) || none) })
}

/** Makes a deck of one's own, under a name that no other has, and gives its id. */
export function makeDeck(name: string, sheet: DeckSheet, notes = ''): string {
  const deck: KeptDeck = {
    id: newId(),
    name: freeName(name),
    sheet,
    notes,
    changed: Date.now(),
    deleted: null,
  }
  keep(deck)
  return deck.id
}

export const makeEmpty = (name: string, side: Player): string => makeDeck(name, emptySheet(side))

/** Changes a part of a deck of one's own that is no card of it. */
export function amend(id: string, part: Partial<Pick<KeptDeck, 'name' | 'notes'>>): void {
  const deck = keptDeck(id)
  if (deck) keep({ ...deck, ...part, changed: Date.now() })
}

/**
 * Puts another sheet in the place of the open deck's. A deck that comes with the game is copied first.
 * @param copyName what such a copy is called.
 */
export function changeSheet(sheet: DeckSheet, copyName: string): void {
  const { open } = useBench.getState()
  if (open === null) return
  const before = sheetWith(open)
  if (!before || before === sheet) return
  if (isReady(open)) openDeck(makeDeck(copyName, before))
  const { open: id, past } = useBench.getState()
  const deck = id === null ? undefined : keptDeck(id)
  if (!deck) return
  if (!begun.has(deck.id)) {
    begun.add(deck.id)
    if (Object.keys(before.cards).length > 0) void keepVersion(deck.id, before, '')
  }
  useBench.setState({ past: [...past, before].slice(-mostSteps), future: [] })
  keep({ ...deck, sheet, changed: Date.now() })
}

/** So many more copies of a card in the open deck, or fewer. */
export function addCopies(
  id: string,
  more: number,
  copyName: string,
  where: 'cards' | 'outside' = 'cards',
): void {
  const { open } = useBench.getState()
  const sheet = open === null ? undefined : sheetWith(open)
  if (sheet) changeSheet(withCount(sheet, id, (sheet[where][id] ?? 0) + more, where), copyName)
}

function step(from: 'past' | 'future', to: 'past' | 'future'): void {
  const bench = useBench.getState()
  const deck = bench.open === null ? undefined : keptDeck(bench.open)
  const sheet = from === 'past' ? bench.past.at(-1) : bench.future[0]
  if (!deck || !sheet) return
  const past = to === 'past' ? [...bench.past, deck.sheet] : bench.past.slice(0, -1)
  const future = to === 'future' ? [deck.sheet, ...bench.future] : bench.future.slice(1)
  useBench.setState({ past, future })
  keep({ ...deck, sheet, changed: Date.now() })
}

export const undoChange = (): void => step('past', 'future')
export const redoChange = (): void => step('future', 'past')

/** Decks that are shown; those that were thrown away are not. */
export const shownDecks = (decks: readonly KeptDeck[] | null): readonly KeptDeck[] =>
  (decks ?? []).filter(({ deleted }) => deleted === null)
