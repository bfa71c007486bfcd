/** The choice of a language, each by its own name. */

import { first } from '../../i18n/first/all.ts'
import { languages, nameOfLanguage } from '../../i18n/language.ts'
import { chosenOf } from '../inputs.ts'
import { chooseLanguage, useWishes } from './wishes.ts'

/** Languages go by their own names. */
export function LanguageChoice() {
  const language = useWishes((state) => state.language)
  return (
    <label className="pick">
      <span className="sr">{first[language].language}</span>
      <select value={language} onChange={({ target }) => chooseLanguage(chosenOf(languages, target.value))}>
        {languages.map((one) => (
          <option key={one} value={one} lang={one}>
            {nameOfLanguage(one)}
          </option>
        ))}
      </select>
    </label>
  )
}
