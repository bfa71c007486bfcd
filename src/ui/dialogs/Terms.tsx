/** What a new game is played by besides its decks: the edition of the rules, and the seed of its chance. */

import { type Edition, editions } from '../../views/index.ts'
import { chosenOf } from '../inputs.ts'
import { useWords } from '../use.ts'

/** The seed that the address names, or any. */
export const anySeed = () =>
  new URLSearchParams(window.location.search).get('seed') ?? Math.random().toString(36).slice(2, 8)

/** The editions of the rules, to choose one in a list. */
export function EditionOptions() {
  const { t } = useWords()
  return editions.map((one) => (
    <option key={one} value={one}>
      {t(`editions.${one}`)}
    </option>
  ))
}

export interface TermsOfGame {
  edition: Edition
  seed: string
}

export function Terms({ terms, onChange }: { terms: TermsOfGame; onChange: (terms: TermsOfGame) => void }) {
  const { t } = useWords()
  return (
    <>
      <label>
        {t('edition')}
        <select
          value={terms.edition}
          onChange={({ target }) => onChange({ ...terms, edition: chosenOf(editions, target.value) })}
        >
          <EditionOptions />
        </select>
      </label>
      <label>
        {t('newGame.seed')}
        <input
          value={terms.seed}
          maxLength={60}
          onChange={({ target }) => onChange({ ...terms, seed: target.value })}
        />
      </label>
    </>
  )
}
