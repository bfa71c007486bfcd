/** The rules as the rulebook shows them, and the exercises that play them. */

import { useEffect, useMemo, useState } from 'react'
import { folded, type Lesson, lessons, rulesOf, withWords } from '../../store/index.ts'
import type { Edition } from '../../views/index.ts'
import { useRuleTexts } from '../use.ts'
import { type Chapter, chapterOf } from './chapters.ts'

export interface Rule {
  id: string
  chapter: Chapter
  title: string
  text: string
  cites: readonly { doc: string; heading: string }[]
  /** What it is found by, in small letters. */
  words: string
}

/** All rules of an edition, in the language that is set. */
export function useRules(edition: Edition): readonly Rule[] {
  const speech = useRuleTexts()
  return useMemo(
    () =>
      rulesOf(edition).flatMap((id) => {
        const rule = speech?.rule(id)
        if (!rule) return []
        const headings = rule.cites.map(({ heading }) => heading).join(' ')
        const words = folded(`${id} ${rule.title} ${rule.text} ${headings}`)
        return [{ id, chapter: chapterOf(id), ...rule, words }]
      }),
    [edition, speech],
  )
}

/** Those that have every one of some words. */
export function found(rules: readonly Rule[], wanted: string): readonly Rule[] {
  return withWords(rules, wanted, ({ words }) => words) ?? rules
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
