/** Which language is spoken: what the address, the last choice and the browser say. */

export const languages = ['en', 'fr'] as const
export type Language = (typeof languages)[number]

const remembered = 'landspeed.language'

/** The language that a tag such as `fr-CA` means, if it is one of ours. */
function known(tag: string | null | undefined): Language | undefined {
  const base = tag?.toLowerCase().split('-')[0]
  return languages.find((language) => language === base)
}

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
    known(new URLSearchParams(search).get('lang')) ??
    known(chosen) ??
    browser.map(known).find((language) => language !== undefined) ??
    'en'
  )
}

/** The language that this page begins in. */
export const firstLanguage = (): Language =>
  typeof window === 'undefined'
    ? 'en'
    : preferredLanguage(window.location.search, recall(), navigator.languages)
