/** The rulebook: every rule that the game is played by, by chapter or by words, and a way to play it. */

import { useDeferredValue, useMemo, useState } from 'react'
import { actions, type Lesson, useStore } from '../../store/index.ts'
import type { Edition } from '../../views/index.ts'
import { editions } from '../../views/index.ts'
import { Glyph } from '../card/glyphs.tsx'
import { EditionOptions } from '../dialogs/Terms.tsx'
import { useWishes } from '../first/wishes.ts'
import { OpenGlossary } from '../glossary/OpenGlossary.tsx'
import { WithTerms } from '../glossary/WithTerms.tsx'
import { chosenOf } from '../inputs.ts'
import { Page } from '../parts/Page.tsx'
import { useWords } from '../use.ts'
import { type Chapter, chapters } from './chapters.ts'
import { byHeading, type Rule, useExercises, useRuleSearch, useRules } from './rules.ts'

/** How many are listed of a search. */
const most = 60

function Entry({ rule, exercise }: { rule: Rule; exercise: Lesson | undefined }) {
  const { t } = useWords()
  return (
    <li className="rule-entry" id={rule.id}>
      <h4>
        {rule.title} <span className="rule-id">{rule.id}</span>
      </h4>
      <p>
        <WithTerms text={rule.text} />
      </p>
      <p className="cite" lang="en">
        {rule.cites.map(({ doc, heading }) => `${doc}: ${heading}`).join(' · ')}
      </p>
      {exercise && (
        <button
          type="button"
          className="quiet-button"
          aria-label={t('rulebook.playRule', { rule: rule.title })}
          onClick={() => void actions().openLesson(exercise.id)}
        >
          <Glyph name="play" /> {t('rulebook.play')}
        </button>
      )}
    </li>
  )
}

type Exercises = ReadonlyMap<string, Lesson>

function List({ rules, exercises }: { rules: readonly Rule[]; exercises: Exercises }) {
  return byHeading(rules).map(([heading, list]) => (
    <section key={heading} className="heading">
      <h3 lang="en">{heading}</h3>
      <ul>
        {list.map((rule) => (
          <Entry key={rule.id} rule={rule} exercise={exercises.get(rule.id)} />
        ))}
      </ul>
    </section>
  ))
}

/** What a question has found: the best answer first, whatever heading it stands under. */
function Answers({ rules, exercises }: { rules: readonly Rule[]; exercises: Exercises }) {
  return (
    <div className="heading">
      <ul>
        {rules.map((rule) => (
          <Entry key={rule.id} rule={rule} exercise={exercises.get(rule.id)} />
        ))}
      </ul>
    </div>
  )
}

function Chapters({
  counts,
  chapter,
  onChoose,
}: {
  counts: ReadonlyMap<Chapter, number>
  chapter: Chapter | null
  onChoose: (chapter: Chapter) => void
}) {
  const { t } = useWords()
  return (
    <nav className="chapters" aria-label={t('rulebook.chapters')}>
      {chapters.map((one) => (
        <button
          key={one}
          type="button"
          aria-current={one === chapter || undefined}
          onClick={() => onChoose(one)}
        >
          {t(`rulebook.chapter.${one}`)} <small>{counts.get(one) ?? 0}</small>
        </button>
      ))}
    </nav>
  )
}

/** It begins with the edition of the table, where there is one. */
export function Rulebook() {
  const { t } = useWords()
  const played = useStore(({ history, edition }) => (history ? edition : null))
  const [edition, setEdition] = useState<Edition>(played ?? useWishes.getState().edition)
  const [wanted, setWanted] = useState('')
  const [chapter, setChapter] = useState<Chapter>('TRN')
  const rules = useRules(edition)
  const exercises = useExercises()
  const asked = useDeferredValue(wanted.trim())
  const counts = new Map<Chapter, number>()
  for (const rule of rules) counts.set(rule.chapter, (counts.get(rule.chapter) ?? 0) + 1)
  const search = useRuleSearch(rules)
  const found = useMemo(() => search(asked), [search, asked])
  const shown = found ?? rules.filter((rule) => rule.chapter === chapter)
  return (
    <Page
      name="rulebook"
      title={t('rulebook.title')}
      about={t('rulebook.about', { count: rules.length })}
      place="Yavin 4: Massassi Throne Room"
    >
      <div className="search-bar">
        <input
          type="search"
          value={wanted}
          placeholder={t('rulebook.search')}
          aria-label={t('rulebook.search')}
          onChange={({ target }) => setWanted(target.value)}
        />
        <label>
          <span className="sr">{t('edition')}</span>
          <select value={edition} onChange={({ target }) => setEdition(chosenOf(editions, target.value))}>
            <EditionOptions />
          </select>
        </label>
        <OpenGlossary />
      </div>
      <Chapters
        counts={counts}
        chapter={asked ? null : chapter}
        onChoose={(one) => {
          setWanted('')
          setChapter(one)
        }}
      />
      <section className="rule-list" aria-labelledby="rule-list-title">
        <h2 id="rule-list-title" aria-live="polite">
          {asked
            ? shown.length > 0
              ? t('helpDialog.found', { count: shown.length })
              : t('helpDialog.nothing')
            : t(`rulebook.chapter.${chapter}`)}
        </h2>
        {asked ? (
          <Answers rules={shown.slice(0, most)} exercises={exercises} />
        ) : (
          <List rules={shown} exercises={exercises} />
        )}
        {asked && shown.length > most && <p className="quiet">{t('rulebook.more')}</p>}
      </section>
    </Page>
  )
}
