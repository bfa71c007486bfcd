/** What a scenario says of itself, by language. */

import type { Language } from '../../kernel/language.ts'

export interface TextsOfScenario {
  title: string
  why: string
  /** A note for each step; '' where the step is told by what is done in it. */
  steps: readonly string[]
  /** Of a puzzle: its idea, and why it is solved so. */
  hint?: string | undefined
  because?: string | undefined
}

interface HasTexts {
  title?: string
  why?: string | undefined
  steps: readonly { why?: string | undefined; expect?: { why?: string | undefined } }[]
  texts?: Readonly<Record<string, TextsOfScenario>> | undefined
  puzzle?: { hint: string; because: string } | undefined
}

/** What a scenario says of itself in each language in which somebody has told it. Its own words, if it has any, are English. */
export function textsOf({
  title = '',
  why = '',
  steps,
  texts,
  puzzle,
}: HasTexts): Partial<Record<Language, TextsOfScenario>> {
  const notes = steps.map((step) => step.why || step.expect?.why || '')
  const own = { title, why, steps: notes, ...(puzzle && { hint: puzzle.hint, because: puzzle.because }) }
  const told = title !== '' || why !== '' || notes.some((note) => note !== '')
  return { ...(told ? { en: own } : {}), ...texts }
}

/** The text of a scenario's file, with what others say of it in their languages. What the file says itself is left as it is. */
export function withTexts(
  text: string,
  translations: Partial<Record<Language, Readonly<Record<string, TextsOfScenario>>>>,
): string {
  const scenario: HasTexts & { id: string } = JSON.parse(text)
  const added = Object.entries(translations).flatMap(([language, all]) => {
    const texts = all[scenario.id]
    return texts ? [[language, texts] as const] : []
  })
  if (added.length === 0) return text
  return JSON.stringify({ ...scenario, texts: { ...Object.fromEntries(added), ...scenario.texts } }, null, 2)
}

/** What a scenario is called in a language, or in its own; '' where it has no title. */
export const titleIn = (scenario: HasTexts, language: Language): string =>
  textsOf(scenario)[language]?.title || scenario.title || ''
