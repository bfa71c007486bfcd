import i18n from 'i18next'
import { initReactI18next } from 'react-i18next'
import { chainOf, languageOf } from '../kernel/language.ts'
import type { en as album } from './album/en.ts'
import type { en as common } from './common/en.ts'
import type { en as decks } from './decks/en.ts'
import type { en } from './en.ts'
import type { en as glossary } from './glossary/en.ts'
import type { en as guide } from './guide/en.ts'
import { firstLanguage, type Language, languages, rememberLanguage } from './language.ts'
import type { en as learn } from './learn/en.ts'
import type { en as puzzle } from './puzzle/en.ts'
import type { en as replay } from './replay/en.ts'
import type { en as review } from './review/en.ts'
import type { SameKeys } from './same-keys.ts'
import type { en as settings } from './settings/en.ts'
import type { en as sharing } from './sharing/en.ts'
import type { en as ti4 } from './ti4/en.ts'
import type { en as when } from './when/en.ts'
import type { Words } from './words.ts'

export { type Language, languages, nameOfLanguage } from './language.ts'

/** Parts of the page whose words come with them; `common` comes with every table, of whichever game. */
interface Parts {
  album: typeof album
  common: typeof common
  ti4: typeof ti4
  decks: typeof decks
  glossary: typeof glossary
  learn: typeof learn
  puzzle: typeof puzzle
  replay: typeof replay
  review: typeof review
  settings: typeof settings
  sharing: typeof sharing
  guide: typeof guide
  when: typeof when
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui'
    resources: { ui: typeof en } & Parts
  }
}

/** Gives the page its words in a language: to be called before it is spoken. */
export function addWords(language: Language, words: Words): void {
  i18n.addResourceBundle(language, 'ui', words)
}

/** The words of a part of the page, which come with it. */
export function addPartWords<P extends keyof Parts>(
  part: P,
  language: Language,
  words: SameKeys<Parts[P]>,
): void {
  i18n.addResourceBundle(language, part, words)
}

/** The words of a part of the page in every language. */
export function addPart<P extends keyof Parts>(part: P, words: Record<Language, SameKeys<Parts[P]>>): void {
  for (const language of languages) addPartWords(part, language, words[language])
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
  fallbackLng: Object.fromEntries(languages.map((language) => [language, chainOf(language).slice(1)])),
  supportedLngs: [...languages],
  ns: ['ui'],
  defaultNS: 'ui',
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false },
  returnNull: false,
})

/** The language that is set. */
export const languageNow = (): Language => languageOf(i18n.language) ?? 'en'

export default i18n
