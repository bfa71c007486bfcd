/** Which language is spoken: what the address, the last choice and the browser say. */

import { type Language, languageOf } from '../kernel/language.ts'

export { type Language, languages, nameOfLanguage } from '../kernel/language.ts'

const remembered = 'landspeed.language'

/** Storage may be forbidden (a private window, a sandboxed frame): then nothing is remembered. */
function recall(): string | null {
  try {
    return localStorage.getItem(remembered)
  } catch {
    return null
  }
}

/** Remembers a choice for the next visit. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(remembered, language)
  } catch {
    // It holds for this visit.
  }
}

/** The address decides, else what was chosen before, else the browser; English otherwise. */
export function preferredLanguage(
  search: string,
  chosen: string | null,
  browser: readonly string[],
): Language {
  return (
    languageOf(new URLSearchParams(search).get('lang')) ??
    languageOf(chosen) ??
    browser.map(languageOf).find((language) => language !== undefined) ??
    'en'
  )
}

/** The language that this page begins in. */
export const firstLanguage = (): Language =>
  typeof window === 'undefined'
    ? 'en'
    : preferredLanguage(window.location.search, recall(), navigator.languages)
