import type { Language } from '../../i18n/index.ts'

interface LessonWords {
  /** The French title; the English one is the scenario's. */
  title: string
  about?: Record<Language, string>
  /** French for the notes of its steps. */
  notes?: Record<string, string>
}

/** What lessons say beyond their scenarios. */
export const lessonWords: Record<string, LessonWords> = {}
