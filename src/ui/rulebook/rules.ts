/** The rules as the rulebook shows them, and what shows each of them. */

import { useEffect, useMemo, useState } from 'react'
import { declared, rulesOf, type Showing, showing } from '../../store/index.ts'
import { type Edition, editions } from '../../views/index.ts'
import { useRuleTexts, useWords } from '../use.ts'
import { type Chapter, chapterOf } from './chapters.ts'
import { type Findable, type Found, ruleSearch } from './search.ts'

export interface Rule {
  id: string
  chapter: Chapter
  title: string
  text: string
  cites: readonly { doc: string; heading: string }[]
  /** The one edition that it holds in; null where it holds in both. */
  only: Edition | null
}

/** The one edition that a rule holds in; null where it holds in both. */
export function onlyIn(id: string): Edition | null {
  const [one, other] = declared(id)?.editions ?? []
  return other === undefined ? (editions.find((each) => each === one) ?? null) : null
}

/** All rules of an edition, in the language that is set. */
export function useRules(edition: Edition): readonly Rule[] {
  const speech = useRuleTexts()
  return useMemo(
    () =>
      rulesOf(edition).flatMap((id) => {
        const rule = speech?.rule(id)
        return rule ? [{ id, chapter: chapterOf(id), only: onlyIn(id), ...rule }] : []
      }),
    [edition, speech],
  )
}

/** What a question in everyday words finds among these rules, the best first; null where nothing is asked. */
export function useRuleSearch<R extends Findable>(
  rules: readonly R[],
): (question: string) => readonly Found<R>[] | null {
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

/** What shows each rule; empty until the index has come. */
export function useShowing(): Showing {
  const [shown, setShown] = useState<Showing>({})
  useEffect(() => {
    let gone = false
    void showing().then((index) => gone || setShown(index))
    return () => {
      gone = true
    }
  }, [])
  return shown
}
