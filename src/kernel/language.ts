/** The languages that people are spoken to in. */

/**
 * Each language by its tag, with its own name and the language that is spoken where it has no words yet. A new one is a
 * line here, and files beside those of the others (`landing.de.ts`), which `npm run words` finds. While it is a draft,
 * files may be missing, or leave something out (`Partly`); the command says which.
 */
const declared = {
  en: { name: 'English', otherwise: null },
  fr: { name: 'Français', otherwise: 'en' },
} as const satisfies Record<string, { name: string; otherwise: string | null; draft?: true }>

export type Language = keyof typeof declared

// Nothing is taken from the kernel's lists here: the first screen asks for the languages before anything else is there.
export const languages = Object.keys(declared) as readonly Language[]

/** What a language calls itself. */
export const nameOfLanguage = (language: Language): string => declared[language].name

/** Is a language offered, though not all is said in it yet? */
export const isDraft = (language: Language): boolean => 'draft' in declared[language]

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

/** A book as far as it is written in a language: what is missing is said in the next language of the chain. */
export type Partly<Book> = {
  readonly [Key in keyof Book]?: Book[Key] extends object ? Partly<Book[Key]> : string
}

/** A book with the words of another one wherever it has none of its own. */
export function filledUp<Book extends object>(otherwise: Book, own: Partly<Book>): Book {
  const whole: Record<string, unknown> = Object.fromEntries(Object.entries(otherwise))
  for (const [key, said] of Object.entries(own)) {
    const below = whole[key]
    const isBook = typeof said === 'object' && said !== null && !Array.isArray(said)
    whole[key] = isBook && typeof below === 'object' && below !== null ? filledUp(below, said) : said
  }
  return whole as Book
}
