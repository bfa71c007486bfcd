import i18n from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { en as decks } from './decks/en.ts'
import type { DeckWords } from './decks/words.ts'
import type { en } from './en.ts'
import { firstLanguage, type Language, languages, rememberLanguage } from './language.ts'
import type { en as replay } from './replay/en.ts'
import type { SameKeys } from './same-keys.ts'
import type { en as sharing } from './sharing/en.ts'
import type { SharingWords } from './sharing/words.ts'
import type { en as ti4 } from './ti4/en.ts'
import type { Ti4Words } from './ti4/words.ts'
import type { Words } from './words.ts'

export { type Language, languages } from './language.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui'
    resources: {
      ui: typeof en
      ti4: typeof ti4
      decks: typeof decks
      sharing: typeof sharing
      replay: typeof replay
    }
  }
}

/** Gives the page its words in a language: to be called before it is spoken. */
export function addWords(language: Language, words: Words): void {
  i18n.addResourceBundle(language, 'ui', words)
}

/** The words of the table of Twilight Imperium, which come with it. */
export function addTi4Words(language: Language, words: Ti4Words): void {
  i18n.addResourceBundle(language, 'ti4', words)
}

/** The words of the screens of decks and cards, which come with these. */
export function addDeckWords(language: Language, words: DeckWords): void {
  i18n.addResourceBundle(language, 'decks', words)
}

/** The words of what is handed on, which come with its dialog. */
export function addSharingWords(language: Language, words: SharingWords): void {
  i18n.addResourceBundle(language, 'sharing', words)
}

/** The words of replays, points to go back to and the log's choices, which come with these. */
export function addReplayWords(language: Language, words: SameKeys<typeof replay>): void {
  i18n.addResourceBundle(language, 'replay', words)
}

/** Changes the language to one that the page has words in, and remembers it. */
export async function setLanguage(language: Language): Promise<void> {
  rememberLanguage(language)
  await i18n.changeLanguage(language)
}

i18n.on('languageChanged', (language) => {
  if (typeof document !== 'undefined') document.documentElement.lang = language
})

void i18n.use(initReactI18next).init({
  lng: firstLanguage(),
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
