/** The end of a lesson: the rules that it was about, each with its own words, and what comes next on the path. */

import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { actions, type Lesson, lessonAfter } from '../../store/index.ts'
import { useRuleTexts, useWords } from '../use.ts'
import { RuleLink } from '../why/RuleLink.tsx'

/** @param rules the ids of rules that a lesson is about. */
export function Learned({ rules }: { rules: readonly string[] }) {
  const { t } = useTranslation('common')
  const speech = useRuleTexts()
  const known = rules.flatMap((id) => {
    const title = speech?.rule(id)?.title
    return title ? [{ id, title }] : []
  })
  if (known.length === 0) return null
  return (
    <div className="learned">
      <h3>{t('lesson.learned')}</h3>
      <ul>
        {known.map(({ id, title }) => (
          <li key={id}>
            {title} <RuleLink id={id} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The lesson after this one, by its title, once it is known; nothing as long as no lesson is over. */
export function useNextLesson(over: string | null): { title: string; go: () => void } | undefined {
  const { language } = useWords()
  const [next, setNext] = useState<{ after: string; lesson: Lesson | null } | null>(null)
  useEffect(() => {
    if (over === null) return
    let gone = false
    void lessonAfter(over).then((lesson) => gone || setNext({ after: over, lesson }))
    return () => {
      gone = true
    }
  }, [over])
  const lesson = next?.after === over ? next?.lesson : null
  const title = lesson && (lesson.texts[language] ?? lesson.texts.en)?.title
  return title ? { title, go: () => void actions().openLesson(lesson.id) } : undefined
}
