/** How much of the game has been fetched: a line for the eye, and a sentence where it begins, stops or goes on. */

import { first } from '../../i18n/first/all.ts'
import { useFetching } from '../../store/browser/fetching.ts'
import { useWishes } from './wishes.ts'

/** Without a value while it is not known how much there is. */
export function Progress() {
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
