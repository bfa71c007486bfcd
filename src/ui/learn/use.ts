/** What the screen of lessons shows: the stories in their order, and the worked examples by chapter. */

import { useEffect, useMemo, useState } from 'react'
import { type Lesson, lessons, useStore } from '../../store/index.ts'
import { type Chapter, chapterOf, chapters } from '../rulebook/chapters.ts'
import { useRuleTexts, useWords } from '../use.ts'
import { type LessonWords, lessonWords } from './words.ts'

export type Shown = Lesson & { words: LessonWords }

/** How far somebody has come in a lesson. */
export type State = { is: 'finished' | 'next' | 'open' } | { is: 'under way'; step: number }

function useShelf(): readonly Lesson[] | null {
  const [shelf, setShelf] = useState<readonly Lesson[] | null>(null)
  useEffect(() => {
    let gone = false
    void lessons().then((all) => gone || setShelf(all))
    return () => {
      gone = true
    }
  }, [])
  return shelf
}

/** Examples of one rule that have its title for a name are told apart by a number. */
function numbered(all: readonly Shown[]): readonly Shown[] {
  const counts = new Map<string, number>()
  return all.map((one) => {
    const count = (counts.get(one.words.title) ?? 0) + 1
    counts.set(one.words.title, count)
    return count === 1 ? one : { ...one, words: { ...one.words, title: `${one.words.title} (${count})` } }
  })
}

export interface Learning {
  stories: readonly Shown[]
  examples: ReadonlyMap<Chapter, readonly Shown[]>
}

/** Null until the shelf has come, and the texts of rules where examples are told by them. */
export function useLearning(): Learning | null {
  const { language } = useWords()
  const shelf = useShelf()
  const rules = useRuleTexts(language !== 'en')
  return useMemo(() => {
    if (!shelf || (language !== 'en' && !rules)) return null
    const shown = shelf.map((lesson) => ({ ...lesson, words: lessonWords(lesson, language, rules) }))
    const examples = new Map<Chapter, readonly Shown[]>()
    for (const chapter of chapters) {
      const list = shown.filter(({ story, rules: ids }) => !story && chapterOf(ids[0] ?? '') === chapter)
      if (list.length > 0) examples.set(chapter, numbered(list))
    }
    return { stories: shown.filter(({ story }) => story), examples }
  }, [shelf, language, rules])
}

/** Where one is in each story; the first that is neither finished nor under way comes next. */
export function useStates(stories: readonly Lesson[]): readonly State[] {
  const finished = useStore((state) => state.finished)
  const running = useStore(({ source }) => (source?.lesson ? source.id : null))
  const steps = useStore(({ progress }) => progress.length)
  const next = stories.find(({ id }) => !finished.includes(id) && id !== running)?.id
  return stories.map(({ id, steps: all }): State => {
    if (id === running && steps > 0 && steps < all) return { is: 'under way', step: steps + 1 }
    return { is: finished.includes(id) ? 'finished' : id === next || id === running ? 'next' : 'open' }
  })
}
