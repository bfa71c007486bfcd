/** What stands while a table is being fetched that the address asks for: it says so, and how far that has come. */

import { first } from '../../i18n/first/all.ts'
import { recall } from '../../store/browser/storage.ts'
import { LanguageChoice } from './LanguageChoice.tsx'
import { Progress } from './Progress.tsx'
import { useWishes } from './wishes.ts'

/** @param toTi4 the address asks for Twilight Imperium. */
export function First({ toTi4 }: { toTi4: boolean }) {
  const said = first[useWishes(({ language }) => language)]
  const title = !toTi4 && recall('last') !== null ? said.again : said.title
  return (
    <div className="room first">
      <header className="top">
        <h1 className="logo">
          LAND<b>SPEED</b>
        </h1>
        <LanguageChoice />
      </header>
      <div className="left" />
      <main>
        <section className="first-box" aria-label={title}>
          <h2>{title}</h2>
          <Progress />
        </section>
      </main>
      <div className="right" />
    </div>
  )
}
