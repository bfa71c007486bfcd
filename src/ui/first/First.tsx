/** The first screen: it stands at once, says that the game is being fetched, and takes what can be chosen already. */

import { first } from '../../i18n/first.ts'
import { type Language, languages } from '../../i18n/language.ts'
import { useFetching } from '../../store/fetching.ts'
import { recall } from '../../store/storage.ts'
import { ti4Address } from '../../store/tables.ts'
import { useWishes, type Wishes } from './wishes.ts'

const names: Record<Language, string> = { en: 'English', fr: 'Français' }

/** @param toTi4 the address asks for Twilight Imperium, where nothing else can be chosen. */
export function First({ toTi4 }: { toTi4: boolean }) {
  const { language, dialog } = useWishes()
  const said = first[language]
  const title = !toTi4 && recall('last') !== null ? said.again : said.title
  return (
    <div className="room first">
      <header className="top">
        <h1 className="logo">
          LAND<b>SPEED</b>
        </h1>
        <label className="pick">
          <span className="sr">{said.language}</span>
          <select
            value={language}
            onChange={({ target }) => useWishes.setState({ language: target.value as Language })}
          >
            {languages.map((one) => (
              <option key={one} value={one} lang={one}>
                {names[one]}
              </option>
            ))}
          </select>
        </label>
      </header>
      <div className="left" />
      <main>
        <section className="first-box" aria-label={title}>
          <h2>{title}</h2>
          <Progress />
          {!toTi4 && (
            <>
              <p className="small">{said.meanwhile}</p>
              <div className="two">
                <Wish wish="lessons" />
                <Wish wish="new game" />
              </div>
              <p role="status">
                {dialog === 'lessons' ? said.opensLessons : dialog === 'new game' ? said.opensGame : ''}
              </p>
              <a href={ti4Address(language)}>{said.otherTable}</a>
            </>
          )}
        </section>
      </main>
      <div className="right" />
    </div>
  )
}

/** One of the things that can open when the game is there; pressed again, it does not. */
function Wish({ wish }: { wish: NonNullable<Wishes['dialog']> }) {
  const { language, dialog } = useWishes()
  const wished = dialog === wish
  return (
    <button
      type="button"
      className="quiet-button"
      aria-pressed={wished}
      onClick={() => useWishes.setState({ dialog: wished ? null : wish })}
    >
      {wish === 'lessons' ? first[language].lessons : first[language].newGame}
    </button>
  )
}

/** How much has been fetched: a line for the eye, and a sentence where it begins, stops or goes on. */
function Progress() {
  const said = first[useWishes((state) => state.language)]
  const { whole, done, waiting } = useFetching()
  return (
    <>
      <progress aria-label={said.fetching} {...(whole > 0 ? { value: done, max: whole } : {})} />
      <p role="status" data-waiting={waiting > 0 || undefined}>
        {waiting > 0 ? said.waiting : said.fetching}
      </p>
    </>
  )
}
