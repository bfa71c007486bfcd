/** What the components of practice ask for. */

import { useEffect } from 'react'
import { loadWhys, sayReason, useStore, useWhyWords, type Why } from '../../store/index.ts'
import type { Position } from '../../views/index.ts'
import { useWords } from '../use.ts'

/** The practice that runs; null in any other game. */
export const usePractice = () => useStore(({ source }) => source?.practice ?? null)

/** Tells a reason of an opponent's: 'battles at Yavin 4: 9 against 5'. Null until the words have come, and of no reason that is known. */
export function useSayReason(): (p: Position, why: Why) => string | null {
  const { speech, language } = useWords()
  const words = useWhyWords((known) => known[language])
  useEffect(() => loadWhys(language), [language])
  return (p, why) => (words && Object.hasOwn(words, why.say) ? sayReason(words, speech, p, why) : null)
}
