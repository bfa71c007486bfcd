/** What a lesson is called, and what it says of itself: in a language in which nobody has told it, what its rules say. */

import type { Language } from '../../i18n/index.ts'
import type { Speech } from '../../views/index.ts'

interface HasTexts {
  texts: Partial<Record<Language, { title: string; why: string }>>
  rules: readonly string[]
}

export interface LessonWords {
  title: string
  about: string
}

/** @param rules the engine's words with the texts of rules, if they have come. */
export function lessonWords(
  { texts, rules: ids }: HasTexts,
  language: Language,
  rules: Speech | null,
): LessonWords {
  const own = texts[language]
  if (own) return { title: own.title, about: own.why }
  const [rule] = ids.flatMap((id) => rules?.rule(id) ?? [])
  return { title: rule?.title ?? '…', about: rule?.text ?? '' }
}
