/** The glossary: every term with its picture, its rule and what goes with it, by letter or by words. */

import { useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Term } from '../../i18n/glossary/words.ts'
import { type Language, languages } from '../../i18n/index.ts'
import { actions, folded } from '../../store/index.ts'
import { Page } from '../parts/Page.tsx'
import { WayBack } from '../parts/WayBack.tsx'
import { useWords } from '../use.ts'
import './glossary.css'
import { entries } from './entries.ts'
import { type Known, useGlossary } from './known.ts'
import { openGlossary, useOpenedAt } from './open.ts'
import { TermPicture } from './TermPicture.tsx'
import { WithTerms } from './WithTerms.tsx'

const ids = Object.keys(entries) as Term[]

/** A language that people have cards in besides the one that is set. */
const otherThan = (language: Language): Language => languages.find((one) => one !== language) ?? 'en'

const letterOf = (term: string): string => folded(term).charAt(0).toUpperCase()

const anchorOf = (term: Term): string => `term-${term.replaceAll(' ', '-')}`

/** What is asked in the term comes before what is asked in its other forms, and what explains it. */
function found(asked: string, known: Known, other: Known | null): Term[] {
  const words = folded(asked)
  const rank = (id: Term): number => {
    const { term, also, text } = known.words.terms[id]
    const names = [term, other?.words.terms[id].term ?? ''].map(folded)
    if (names.some((name) => name.startsWith(words))) return 0
    if ([...names, folded(also)].some((name) => name.includes(words))) return 1
    return folded(text).includes(words) ? 2 : 3
  }
  return ids
    .map((id) => [rank(id), id] as const)
    .filter(([at]) => at < 3)
    .sort(([one], [two]) => one - two)
    .map(([, id]) => id)
}

function Entry({
  term,
  known,
  other,
  lang,
}: {
  term: Term
  known: Known
  other: Known | null
  lang: Language
}) {
  const { t } = useTranslation('glossary')
  const { words } = known
  const { rule, see } = entries[term]
  return (
    <li className="term-entry" id={anchorOf(term)}>
      <h3 tabIndex={-1}>
        {words.terms[term].term}
        <TermPicture term={term} words={words} small />
        {other && other.words.terms[term].term !== words.terms[term].term && (
          <small>
            <span className="sr">{t('other')}: </span>
            <span lang={lang}>{other.words.terms[term].term}</span>
          </small>
        )}
      </h3>
      <TermPicture term={term} words={words} />
      <p>
        <WithTerms text={words.terms[term].text} but={term} />
      </p>
      <p className="term-see">
        <button type="button" onClick={() => actions().showRule(rule)}>
          {t('rule')} <span className="rule-id">{rule}</span>
        </button>
        {see.map((one) => (
          <button key={one} type="button" onClick={() => openGlossary(one)}>
            {words.terms[one].term}
          </button>
        ))}
      </p>
    </li>
  )
}

/** By the letter that they begin with in the language that is set. */
function byLetter(known: Known, language: Language): readonly (readonly [letter: string, terms: Term[]])[] {
  const name = (id: Term) => known.words.terms[id].term
  const letters = new Map<string, Term[]>()
  for (const id of ids.toSorted((one, two) => name(one).localeCompare(name(two), language))) {
    const letter = letterOf(name(id))
    letters.set(letter, [...(letters.get(letter) ?? []), id])
  }
  return [...letters]
}

/** The term that was asked for comes into sight. */
function useSought(here: boolean) {
  const sought = useOpenedAt(({ term }) => term)
  useEffect(() => {
    if (!here || !sought) return
    const entry = document.getElementById(anchorOf(sought))
    entry?.scrollIntoView({ block: 'center', behavior: 'instant' })
    entry?.querySelector('h3')?.focus({ preventScroll: true })
    useOpenedAt.setState({ term: null })
  }, [here, sought])
  return sought
}

function Body({ known }: { known: Known }) {
  const { language } = useWords()
  const { t } = useTranslation('glossary')
  const lang = otherThan(language)
  const other = useGlossary(true, lang)
  const [wanted, setWanted] = useState('')
  const asked = wanted.trim()
  const letters = useMemo(() => byLetter(known, language), [known, language])
  const shown = asked ? found(asked, known, other) : ids
  const sought = useSought(!asked)
  useEffect(() => {
    if (sought) setWanted('')
  }, [sought])
  const goToLetter = (letter: string) => {
    flushSync(() => setWanted(''))
    const head = document.getElementById(`title-${letter}`)
    head?.scrollIntoView({ block: 'start', behavior: 'instant' })
    head?.focus({ preventScroll: true })
  }
  const list = (terms: readonly Term[]) => (
    <ul>
      {terms.map((term) => (
        <Entry key={term} term={term} known={known} other={other} lang={lang} />
      ))}
    </ul>
  )
  return (
    <>
      <div className="search-bar">
        <input
          type="search"
          value={wanted}
          placeholder={t('search')}
          aria-label={t('search')}
          onChange={({ target }) => setWanted(target.value)}
        />
        <nav className="letters" aria-label={t('letters')}>
          {letters.map(([letter]) => (
            <button key={letter} type="button" onClick={() => goToLetter(letter)}>
              {letter}
            </button>
          ))}
        </nav>
      </div>
      <h2 className={asked ? undefined : 'sr'} aria-live="polite">
        {shown.length > 0 ? t('found', { count: shown.length }) : t('nothing')}
      </h2>
      {asked
        ? list(shown)
        : letters.map(([letter, terms]) => (
            <section key={letter} aria-labelledby={`title-${letter}`}>
              <h2 id={`title-${letter}`} tabIndex={-1}>
                {letter}
              </h2>
              {list(terms)}
            </section>
          ))}
    </>
  )
}

/** It stands at the term that was asked for. */
export function Glossary() {
  const { t: page } = useWords()
  const known = useGlossary()
  return (
    <Page
      name="glossary"
      title={page('glossary.title')}
      about={page('glossary.about')}
      place="Dagobah: Swamp"
    >
      <WayBack text={page('glossary.back')} />
      {known ? <Body known={known} /> : <p role="status">{page('picker.loading')}</p>}
    </Page>
  )
}
