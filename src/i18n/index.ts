import i18n from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { en } from './en.ts'
import type { en as later } from './later-en.ts'
import type { en as ti4 } from './ti4/en.ts'

export const languages = ['en', 'fr'] as const
export type Language = (typeof languages)[number]

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui'
    resources: { ui: typeof en & typeof later; ti4: typeof ti4 }
  }
}

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

/** The language that is spoken now. */
export const currentLanguage = (): Language => known(i18n.language) ?? 'en'

/** Each language is a chunk of its own; they have the same keys. */
const books = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
}

/** Fetches the page's words of a language. */
export async function loadWords(language: Language): Promise<void> {
  if (!i18n.hasResourceBundle(language, 'ui')) i18n.addResourceBundle(language, 'ui', await books[language]())
}

const laterBooks = {
  en: async () => (await import('./later-en.ts')).en,
  fr: async () => (await import('./later-fr.ts')).fr,
}

const complete = new Set<Language>()

/** Fetches what is said of dialogs, battles and destinies besides: to be awaited before any of them is shown. */
export async function loadLaterWords(language: Language): Promise<void> {
  await loadWords(language)
  if (complete.has(language)) return
  i18n.addResourceBundle(language, 'ui', await laterBooks[language](), true)
  complete.add(language)
}

/** The words of the table of Twilight Imperium, which come with it. */
const ti4Books = {
  en: async () => (await import('./ti4/en.ts')).en,
  fr: async () => (await import('./ti4/fr.ts')).fr,
}

export async function addWords(language: Language): Promise<void> {
  await loadLaterWords(language)
  if (!i18n.hasResourceBundle(language, 'ti4'))
    i18n.addResourceBundle(language, 'ti4', await ti4Books[language]())
}

/** Changes the language, and remembers it. */
export async function setLanguage(language: Language): Promise<void> {
  await loadLaterWords(language)
  try {
    localStorage.setItem(remembered, language)
  } catch {
    // It holds for this visit.
  }
  await i18n.changeLanguage(language)
}

i18n.on('languageChanged', (language) => {
  if (typeof document !== 'undefined') document.documentElement.lang = language
})

void i18n.use(initReactI18next).init({
  lng:
    typeof window === 'undefined'
      ? 'en'
      : preferredLanguage(window.location.search, recall(), navigator.languages),
  fallbackLng: 'en',
  supportedLngs: [...languages],
  ns: ['ui'],
  defaultNS: 'ui',
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false },
  returnNull: false,
})

export default i18n
