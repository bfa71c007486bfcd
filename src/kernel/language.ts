/** The languages that people are spoken to in. */

/**
 * Each language by its tag, with its own name and the language that is spoken where it has no words yet. A new one is a
 * line here, and files beside those of the others (`landing.de.ts`).
 */
const declared = {
  en: { name: 'English', otherwise: null },
  fr: { name: 'Français', otherwise: 'en' },
} as const satisfies Record<string, { name: string; otherwise: string | null }>

export type Language = keyof typeof declared

export const languages = Object.keys(declared) as readonly Language[]

/** What a language calls itself. */
export const nameOfLanguage = (language: Language): string => declared[language].name

/** A language, and those that speak in its place where it has no words: the nearest first, English at the end. */
export function chainOf(language: Language): readonly Language[] {
  const { otherwise } = declared[language]
  return otherwise === null ? [language] : [language, ...chainOf(otherwise)]
}

/** The language that a tag such as `fr-CA` means, if it is one of ours. */
export function languageOf(tag: string | null | undefined): Language | undefined {
  const base = tag?.toLowerCase().split('-')[0]
  return languages.find((language) => language === base)
}
