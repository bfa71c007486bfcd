/** Why an opponent of ours answers as it does, in words: a small part of the page for each language. */

import { create } from 'zustand'
import type { Language } from '../../i18n/index.ts'
import type { Why, WhyWords } from '../../opponent/index.ts'

import { sayWhy, whyWords } from '../../opponent/say-why.ts'
import type { Position, Speech } from '../../views/engine.ts'
import { fetchPart } from '../browser/fetching.ts'

export type { Why } from '../../opponent/index.ts'

/** The words that have come. */
export const useWhyWords = create<Partial<Record<Language, WhyWords>>>()(() => ({}))

const asked = new Set<Language>()

/** Fetches the words of a language, once. */
export function loadWhys(language: Language): void {
  if (asked.has(language)) return
  asked.add(language)
  const { part, load } = whyWords(language)
  void fetchPart(part, load).then((words) => useWhyWords.setState({ [language]: words }))
}

/** A reason without its subject and its full stop: 'battles at Yavin 4: 9 against 5'. */
export const sayReason = (words: WhyWords, speech: Speech, p: Position, why: Why): string =>
  sayWhy(words, speech, p, why)
