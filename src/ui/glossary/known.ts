/** The glossary as far as it has come: its words in a language, the search for them, and the card that explains one. */

import { useEffect } from 'react'
import { create } from 'zustand'
import { books } from '../../i18n/glossary/books.ts'
import type { Glossary } from '../../i18n/glossary/words.ts'
import { addPartWords, type Language } from '../../i18n/index.ts'
import { fetchPart } from '../../store/browser/fetching.ts'
import { useWords } from '../use.ts'
import type { Find } from './matcher.ts'
import type { TermCard } from './TermCard.tsx'

export interface Known {
  words: Glossary
  find: Find
  Card: typeof TermCard
}

const useKnown = create<Partial<Record<Language, Known>>>()(() => ({}))

const coming = new Map<Language, Promise<void>>()

async function learn(language: Language): Promise<void> {
  const [words, { matcher, TermCard: Card }] = await Promise.all([
    fetchPart(books[language].part, books[language].load),
    fetchPart('src/ui/glossary/fetched.ts', () => import('./fetched.ts')),
  ])
  addPartWords('glossary', language, words)
  useKnown.setState({ [language]: { words, find: matcher(words), Card } })
}

/** Fetches the glossary in a language, once. */
function fetchGlossary(language: Language): void {
  if (!coming.has(language)) coming.set(language, learn(language))
}

/**
 * The glossary in the language that is set, or in another; null until it is there.
 * @param wanted false takes what is there, and fetches nothing.
 */
export function useGlossary(wanted = true, other?: Language): Known | null {
  const { language: set } = useWords()
  const language = other ?? set
  useEffect(() => {
    if (wanted) fetchGlossary(language)
  }, [language, wanted])
  return useKnown((known) => known[language]) ?? null
}
