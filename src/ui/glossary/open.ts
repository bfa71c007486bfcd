/** The way to the glossary, and to one of its terms. */

import { create } from 'zustand'
import type { Term } from '../../i18n/glossary/words.ts'
import { actions } from '../../store/index.ts'

/** The term that it opens at; none is its beginning. */
export const useOpenedAt = create<{ term: Term | null }>()(() => ({ term: null }))

/** Goes to the glossary: to its beginning, or to a term. */
export function openGlossary(term: Term | null = null): void {
  useOpenedAt.setState({ term })
  actions().go('glossary')
}
