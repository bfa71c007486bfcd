/** The deck that is open. */

import { useMemo } from 'react'
import {
  type DeckSheet,
  isReady,
  type KeptDeck,
  sheetWith,
  useBench,
  useKeeping,
} from '../../store/decks/index.ts'
import { type T, useWords } from '../use.ts'
import { readyName } from './names.ts'
import { useDeckWords } from './use.ts'

/** What a deck is called, whether it comes with the game or is one's own. */
export const nameOf = (page: T, id: string, decks: readonly KeptDeck[] | null): string =>
  isReady(id) ? readyName(page, id) : (decks?.find((deck) => deck.id === id)?.name ?? '')

/** The open deck's sheet; undefined where none is open, or where it is gone. */
export function useOpenSheet(): DeckSheet | undefined {
  const open = useBench((bench) => bench.open)
  const own = useKeeping(({ decks }) => decks?.find(({ id }) => id === open)?.sheet)
  return useMemo(() => own ?? (open === null ? undefined : sheetWith(open)), [own, open])
}

/** The name of the deck that is open; empty while none is. */
export function useOpenName(): string {
  const { t } = useWords()
  const open = useBench((bench) => bench.open)
  const decks = useKeeping((state) => state.decks)
  return open === null ? '' : nameOf(t, open, decks)
}

/** What the copy of a deck that comes with the game is called, once it is changed. */
export function useCopyName(): string {
  const { t } = useDeckWords()
  return t('build.copyOf', { name: useOpenName() })
}
