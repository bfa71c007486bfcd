/** The lesson that runs: the step's text, what is done, and a hand where it is wanted. */

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { actions, hintFor, isOnlyRead, useStore } from '../../store/index.ts'
import {
  current,
  facts,
  nth,
  type Position,
  type Step,
  type SwccgScenario,
  textsOf,
} from '../../views/index.ts'
import { type LessonWords, lessonWords } from '../learn/words.ts'
import { type T, usePosition, useRuleTexts, useWords } from '../use.ts'
import { Learned, useNextLesson } from './Learned.tsx'
import { LessonBox } from './LessonBox.tsx'
import { useLight } from './lights.ts'

const names = (aliases: string | string[]) => (typeof aliases === 'string' ? [aliases] : aliases)

/** A step without a text of its own says what is to be moved where. */
function plainly(t: T, p: Position, cards: Record<string, number>, { do: todo, by }: Step): string {
  const title = (alias: string) => {
    const card = cards[alias]
    return card === undefined ? alias : facts(p, card).title
  }
  const titles = (aliases: string | string[]) => names(aliases).map(title).join(', ')
  if ('move' in todo) {
    const place =
      typeof todo.to === 'string' ? title(todo.to) : t('place.deepSpace', { parsec: todo.to.parsec })
    return t('lesson.move', { cards: titles(todo.move), place })
  }
  if ('embark' in todo) return t('lesson.move', { cards: title(todo.embark), place: title(todo.on) })
  if ('disembark' in todo) {
    if (todo.to) return t('lesson.move', { cards: title(todo.disembark), place: title(todo.to) })
    return t('lesson.moveAny', { cards: title(todo.disembark) })
  }
  if ('shift' in todo) return t('lesson.moveAny', { cards: title(todo.shift) })
  if ('dock' in todo) return t('lesson.moveAny', { cards: titles(todo.dock) })
  if ('deploy' in todo) {
    const place = typeof todo.to === 'string' && todo.to !== 'table' ? title(todo.to) : t('place.onTable')
    return t('lesson.deploy', { cards: titles(todo.deploy), place })
  }
  if ('transfer' in todo) return t('lesson.transfer', { card: title(todo.transfer), place: title(todo.to) })
  if ('fire' in todo) return t('lesson.fire', { card: title(todo.fire), place: titles(todo.at) })
  if ('replace' in todo) return t('lesson.replace', { place: title(todo.replace), card: title(todo.with) })
  if ('convert' in todo) return t('lesson.convert', { place: title(todo.convert), card: title(todo.with) })
  if ('play' in todo) return t('lesson.play', { card: title(todo.play) })
  if ('use' in todo) return t('lesson.use', { card: title(todo.use) })
  if ('forfeit' in todo) return t('lesson.forfeit', { cards: titles(todo.forfeit) })
  if ('battle' in todo) return t('lesson.battle', { place: title(todo.battle) })
  if ('choose' in todo) return t('lesson.choose', { cards: titles([todo.choose].flat().map(String)) })
  if ('drain' in todo) return t('lesson.drain', { place: title(todo.drain) })
  if ('activate' in todo) return t('force.activate', { count: todo.activate })
  if ('draw' in todo) return t('force.draw', { count: todo.draw })
  if ('pass' in todo) return t('lesson.pass', { side: t(`side.${by}`) })
  return t('lesson.other')
}

function useStepText() {
  const { t, language } = useWords()
  const p = usePosition()
  const cards = useStore((state) => state.names)
  return (scenario: SwccgScenario, index: number) => {
    const step = scenario.steps[index]
    if (!step || !p) return ''
    const own = textsOf(scenario)[language]?.steps[index]
    return own || plainly(t, p, cards, step)
  }
}

/** What the lesson is called, and what it is about. */
function useLessonWords(scenario: SwccgScenario | null): LessonWords {
  const { language } = useWords()
  const texts = scenario ? textsOf(scenario) : {}
  const ruleTexts = useRuleTexts(scenario !== null && !texts[language])
  return lessonWords({ texts, rules: scenario?.rules ?? [] }, language, ruleTexts)
}

/** First where to look, then which card; each is lit on the table as long as nothing else is. */
function useHint(scenario: SwccgScenario | null, done: number) {
  const { t } = useTranslation('common')
  const history = useStore((state) => state.history)
  const cards = useStore((state) => state.names)
  const [given, give] = useState<{ step: number; level: number }>({ step: -1, level: 0 })
  const step = scenario?.steps[done]
  const game = history && current(history)
  const hint = step && game ? hintFor(game, cards, step) : null
  if (!hint || !game) return { text: null }
  const level = given.step === done ? given.level : 0
  const title = (card: number) => facts(game.state, card).title
  const where =
    hint.place === null ? t(`lesson.hints.${hint.at}`) : t('lesson.hints.at', { place: title(hint.place) })
  const what = hint.card === null ? null : t('lesson.hints.card', { card: title(hint.card) })
  const most = what === null ? 1 : 2
  const more = () => {
    const lit = level === 0 ? hint.place : hint.card
    actions().pointAt(lit === null ? [] : [lit])
    give({ step: done, level: level + 1 })
  }
  const text = level === 0 ? null : level === 1 ? where : `${where} ${what}`
  return level < most ? { text, more } : { text }
}

/** Nothing where no lesson runs. */
export function LessonPanel() {
  const scenario = useStore((state) => state.scenario)
  const lesson = useStore(({ source }) => source?.lesson)
  const done = useStore(({ progress }) => progress.length)
  const offTrack = useStore((state) => state.offTrack)
  const { t } = useWords()
  const text = useStepText()
  const told = useLessonWords(scenario)
  const hint = useHint(scenario, done)
  const over = scenario !== null && lesson === true && done >= scenario.steps.length
  const next = useNextLesson(over ? scenario.id : null)
  useLight(lesson ? scenario?.steps[done] : undefined)
  if (!scenario || !lesson) return null
  return (
    <LessonBox
      {...told}
      count={scenario.steps.length}
      done={done}
      text={(index) => text(scenario, index)}
      tries={(index) => scenario.steps[index]?.expect.illegal !== undefined}
      reads={(index) => isOnlyRead(nth(scenario.steps, index))}
      offTrack={offTrack}
      takeBack={() => actions().undo()}
      hint={hint}
      showMe={() => actions().showMe()}
      again={() => actions().restart()}
      another={() => actions().go('learn')}
      next={next}
      learned={over && <Learned rules={scenario.rules ?? []} />}
      playOn={{ text: t('practice.playOn.open'), go: () => actions().setDialog('play on') }}
    />
  )
}
