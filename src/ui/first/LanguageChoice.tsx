/** The choice of a language, each by its own name. */

import { first } from '../../i18n/first.ts'
import { type Language, languages } from '../../i18n/language.ts'
import { chooseLanguage, useWishes } from './wishes.ts'

const names: Record<Language, string> = { en: 'English', fr: 'Français' }

export function LanguageChoice() {
  const language = useWishes((state) => state.language)
  return (
    <label className="pick">
      <span className="sr">{first[language].language}</span>
      <select value={language} onChange={({ target }) => chooseLanguage(target.value as Language)}>
        {languages.map((one) => (
          <option key={one} value={one} lang={one}>
            {names[one]}
          </option>
        ))}
      </select>
    </label>
  )
}
