/** The rulebook: every rule that the game is played by, by chapter or by words, and a way to play it. */

import { useDeferredValue, useMemo, useState } from 'react'
import { type Showing, useStore } from '../../store/index.ts'
import type { Edition } from '../../views/index.ts'
import { editions } from '../../views/index.ts'
import { OpenAlbum } from '../album/OpenAlbum.tsx'
import { EditionOptions } from '../dialogs/Terms.tsx'
import { useWishes } from '../first/wishes.ts'
import { OpenGlossary } from '../glossary/OpenGlossary.tsx'
import { chosenOf } from '../inputs.ts'
import { Page } from '../parts/Page.tsx'
import { useWords } from '../use.ts'
import { type Chapter, chapters } from './chapters.ts'
import { Marked } from './Marked.tsx'
import { Only, PlayRule, RuleMore } from './RuleMore.tsx'
import { byHeading, type Rule, useRuleSearch, useRules, useShowing } from './rules.ts'

/** A rule, and by which of its words it was found. */
type Shown = Rule & { matched?: ReadonlySet<string> }

/** How many are listed of a search. */
const most = 60

function Entry({ rule, by }: { rule: Shown; by: readonly string[] }) {
  const [best] = by
  return (
    <li className="rule-entry" id={rule.id}>
      {/* What was found stands under no heading of the documents. */}
      <h4 aria-level={rule.matched && 3}>
        <Marked text={rule.title} words={rule.matched} /> <span className="rule-id">{rule.id}</span>
        <Only edition={rule.only} />
      </h4>
      <p>
        <Marked text={rule.text} words={rule.matched} terms />
      </p>
      <p className="cite" lang="en">
        {rule.cites.map(({ doc, heading }) => `${doc}: ${heading}`).join(' · ')}
      </p>
      {best !== undefined && <PlayRule id={rule.id} title={rule.title} best={best} />}
      <RuleMore id={rule.id} by={by} />
    </li>
  )
}

function List({ rules, shown }: { rules: readonly Rule[]; shown: Showing }) {
  return byHeading(rules).map(([heading, list]) => (
    <section key={heading} className="heading">
      <h3 lang="en">{heading}</h3>
      <ul>
        {list.map((rule) => (
          <Entry key={rule.id} rule={rule} by={shown[rule.id] ?? []} />
        ))}
      </ul>
    </section>
  ))
}

/** What a question has found: the best answer first, whatever heading it stands under. */
function Answers({ rules, shown }: { rules: readonly Shown[]; shown: Showing }) {
  return (
    <div className="heading">
      <ul>
        {rules.map((rule) => (
          <Entry key={rule.id} rule={rule} by={shown[rule.id] ?? []} />
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
  const showing = useShowing()
  const asked = useDeferredValue(wanted.trim())
  const counts = new Map<Chapter, number>()
  for (const rule of rules) counts.set(rule.chapter, (counts.get(rule.chapter) ?? 0) + 1)
  const search = useRuleSearch(rules)
  const found = useMemo(() => search(asked), [search, asked])
  const shown: readonly Shown[] = found ?? rules.filter((rule) => rule.chapter === chapter)
  return (
    <Page
      name="rulebook"
      title={t('rulebook.title')}
      about={t('rulebook.about', { count: rules.length })}
      place="Yavin 4: Massassi Throne Room"
    >
      <p className="ways">
        <OpenAlbum />
        <OpenGlossary />
      </p>
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
          <Answers rules={shown.slice(0, most)} shown={showing} />
        ) : (
          <List rules={shown} shown={showing} />
        )}
        {asked && shown.length > most && <p className="quiet">{t('rulebook.more')}</p>}
      </section>
    </Page>
  )
}
