/** The rules as the rulebook shows them, and the exercises that play them. */

import { useEffect, useMemo, useState } from 'react'
import { type Lesson, lessons, rulesOf } from '../../store/index.ts'
import type { Edition } from '../../views/index.ts'
import { useRuleTexts, useWords } from '../use.ts'
import { type Chapter, chapterOf } from './chapters.ts'
import { type Findable, ruleSearch } from './search.ts'

export interface Rule {
  id: string
  chapter: Chapter
  title: string
  text: string
  cites: readonly { doc: string; heading: string }[]
}

/** All rules of an edition, in the language that is set. */
export function useRules(edition: Edition): readonly Rule[] {
  const speech = useRuleTexts()
  return useMemo(
    () =>
      rulesOf(edition).flatMap((id) => {
        const rule = speech?.rule(id)
        return rule ? [{ id, chapter: chapterOf(id), ...rule }] : []
      }),
    [edition, speech],
  )
}

/** What a question in everyday words finds among these rules, the best first; null where nothing is asked. */
export function useRuleSearch<R extends Findable>(
  rules: readonly R[],
): (question: string) => readonly R[] | null {
  const { language } = useWords()
  return useMemo(() => ruleSearch(rules, language), [rules, language])
}

/** Rules by the heading that they come from, in the order in which it first comes. */
export function byHeading(
  rules: readonly Rule[],
): readonly (readonly [heading: string, rules: readonly Rule[]])[] {
  const groups = new Map<string, Rule[]>()
  for (const rule of rules) {
    const heading = rule.cites[0]?.heading ?? ''
    groups.set(heading, [...(groups.get(heading) ?? []), rule])
  }
  return [...groups]
}

const rulesIn = ({ text }: Lesson): string[] => JSON.parse(text).rules ?? []

/** For each rule the shortest exercise that shows it; empty until the shelf has come. */
export function useExercises(): ReadonlyMap<string, Lesson> {
  const [shown, setShown] = useState<ReadonlyMap<string, Lesson>>(new Map())
  useEffect(() => {
    void lessons().then((shelf) => {
      const map = new Map<string, Lesson>()
      for (const lesson of shelf)
        for (const rule of rulesIn(lesson))
          if (lesson.steps < (map.get(rule)?.steps ?? Number.POSITIVE_INFINITY)) map.set(rule, lesson)
      setShown(map)
    })
  }, [])
  return shown
}
