/** Three things to try next: the next lesson of the path, and rules that were not met, each with what shows it. */

import { useEffect, useState } from 'react'
import { actions, type Lesson, nextLesson, useStore } from '../../store/index.ts'
import { Glyph } from '../card/glyphs.tsx'
import { lessonWords } from '../learn/words.ts'
import type { Chapter } from '../rulebook/chapters.ts'
import { PlayRule } from '../rulebook/RuleMore.tsx'
import { useRuleTexts, useWords } from '../use.ts'
import { type Sticker, suggested } from './next.ts'
import { useAlbumWords } from './say.ts'

const most = 3

function useNextLesson(): Lesson | null {
  const finished = useStore((state) => state.finished)
  const [lesson, setLesson] = useState<Lesson | null>(null)
  useEffect(() => {
    let gone = false
    void nextLesson(finished).then((found) => gone || setLesson(found))
    return () => {
      gone = true
    }
  }, [finished])
  return lesson
}

function NextLesson({ lesson, fresh }: { lesson: Lesson; fresh: number }) {
  const { language } = useWords()
  const say = useAlbumWords()
  const rules = useRuleTexts()
  const { title, about } = lessonWords(lesson, language, rules)
  return (
    <li>
      <small>{say('lesson')}</small>
      <b>{title}</b>
      <span>{fresh > 0 ? say('lessonAbout', { count: fresh }) : about}</span>
      <button
        type="button"
        className="quiet-button play-rule"
        aria-label={say('beginLesson', { lesson: title })}
        onClick={() => void actions().openLesson(lesson.id)}
      >
        <Glyph name="play" /> {say('begin')}
      </button>
    </li>
  )
}

function NextRule({ one }: { one: Sticker }) {
  const say = useAlbumWords()
  const rule = useRuleTexts()?.rule(one.id)
  if (!rule || one.best === null) return null
  return (
    <li>
      <small>{say(one.kind === 'forbids' ? 'forbids' : 'changes')}</small>
      <b>{rule.title}</b>
      <span>{rule.text}</span>
      <PlayRule id={one.id} title={rule.title} best={one.best} />
    </li>
  )
}

export function Next({ stickers, chapter }: { stickers: readonly Sticker[]; chapter: Chapter }) {
  const say = useAlbumWords()
  const lesson = useNextLesson()
  const rules = suggested(stickers, chapter, most - (lesson ? 1 : 0))
  const open = new Set(stickers.filter(({ met }) => !met).map(({ id }) => id))
  return (
    <section className="next" aria-labelledby="next-title">
      <h2 id="next-title">{say('next')}</h2>
      {lesson === null && rules.length === 0 && <p className="quiet">{say('whole')}</p>}
      <ul>
        {lesson && (
          <NextLesson lesson={lesson} fresh={lesson.rules.filter((rule) => open.has(rule)).length} />
        )}
        {rules.map((one) => (
          <NextRule key={one.id} one={one} />
        ))}
      </ul>
    </section>
  )
}
