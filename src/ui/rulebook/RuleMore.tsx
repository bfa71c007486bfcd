/** What else there is to a rule: the editions side by side where they differ, what shows it, and a way to play it. */

import { useEffect, useState } from 'react'
import { actions, type Lesson, lessons } from '../../store/index.ts'
import { type Counterparts, counterpartsOf } from '../../views/engine.ts'
import { type Edition, editions } from '../../views/index.ts'
import { useAlbumWords } from '../album/say.ts'
import { Glyph } from '../card/glyphs.tsx'
import { lessonWords } from '../learn/words.ts'
import { useRuleTexts, useWords } from '../use.ts'
import { onlyIn, useShowing } from './rules.ts'
import './entry.css'

/** Opens the best of what shows a rule. */
export function PlayRule({ id, title, best }: { id: string; title: string; best: string }) {
  const { t } = useWords()
  return (
    <button
      type="button"
      className="quiet-button play-rule"
      aria-label={t('rulebook.playRule', { rule: title })}
      onClick={() => void actions().openLesson(best, id)}
    >
      <Glyph name="play" /> {t('rulebook.play')}
    </button>
  )
}

/** The edition that a rule holds in, where it is one alone. */
export function Only({ edition }: { edition: Edition | null }) {
  const { t } = useWords()
  const say = useAlbumWords()
  if (!edition) return null
  return <span className="only">{say('only', { edition: t(`editions.${edition}`) })}</span>
}

function Column({ edition, ids, of }: { edition: Edition; ids: readonly string[]; of: string }) {
  const { t } = useWords()
  const say = useAlbumWords()
  const speech = useRuleTexts()
  return (
    <div>
      <p className="edition">{t(`editions.${edition}`)}</p>
      {ids.map((id) => {
        const rule = speech?.rule(id)
        return (
          rule && (
            <p key={id} data-this={id === of || undefined}>
              <b>{rule.title}</b> <span className="rule-id">{id}</span>
              {edition === 'ar' && onlyIn(id) === null && <small>{say('also')}</small>}
              <span>{rule.text}</span>
            </p>
          )
        )
      })}
    </div>
  )
}

function SideBySide({ id, open, all }: { id: string; open: boolean; all: readonly Counterparts[] }) {
  const say = useAlbumWords()
  return (
    <details className="side-by-side" open={open || undefined}>
      <summary>{say('differs')}</summary>
      {all.map((pair) => (
        <div key={pair.crd[0]} className="columns">
          {editions.map((edition) => (
            <Column key={edition} edition={edition} ids={pair[edition]} of={id} />
          ))}
        </div>
      ))}
    </details>
  )
}

/** Lessons and examples by their titles, fetched when somebody wants to see them. */
function ShownBy({ id, by }: { id: string; by: readonly string[] }) {
  const { t, language } = useWords()
  const say = useAlbumWords()
  const rules = useRuleTexts()
  const [wanted, want] = useState(false)
  const [shelf, setShelf] = useState<readonly Lesson[] | null>(null)
  useEffect(() => {
    if (!wanted) return
    let gone = false
    void actions()
      .patiently(lessons())
      .then((all) => gone || setShelf(all))
    return () => {
      gone = true
    }
  }, [wanted])
  const named = by.map((one) => {
    const lesson = shelf?.find((each) => each.id === one)
    return { one, title: lesson ? lessonWords(lesson, language, rules).title : say('position') }
  })
  // Examples that have one rule's title for a name are told apart by a number.
  const numbered = named.map(({ one, title }, at) => {
    const before = named.slice(0, at).filter((other) => other.title === title).length
    return { one, title: before === 0 ? title : `${title} (${before + 1})` }
  })
  return (
    <details className="shown-by" onToggle={({ currentTarget }) => want(wanted || currentTarget.open)}>
      <summary>{say('shownBy', { count: by.length })}</summary>
      {wanted && (shelf === null || rules === null) ? (
        <p role="status">{t('picker.loading')}</p>
      ) : (
        <ul>
          {numbered.map(({ one, title }) => (
            <li key={one}>
              <button
                type="button"
                className="quiet-button"
                aria-label={t('rulebook.playRule', { rule: title })}
                onClick={() => void actions().openLesson(one, id)}
              >
                <Glyph name="play" /> {title}
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

/** @param by the ids of what shows the rule, the best first. @param open the editions are seen at once. */
export function RuleMore({ id, by, open = false }: { id: string; by: readonly string[]; open?: boolean }) {
  const pairs = counterpartsOf(id)
  return (
    <>
      {pairs.length > 0 && <SideBySide id={id} open={open} all={pairs} />}
      {by.length > 1 && <ShownBy id={id} by={by} />}
    </>
  )
}

/** The same beside a rule that is shown alone. */
export function RuleAlone({ id, title }: { id: string; title: string }) {
  const by = useShowing()[id] ?? []
  const [best] = by
  return (
    <div className="rule-alone">
      <Only edition={onlyIn(id)} />
      {best !== undefined && <PlayRule id={id} title={title} best={best} />}
      <RuleMore key={id} id={id} by={by} open />
    </div>
  )
}
