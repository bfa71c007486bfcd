/** The lesson that runs: the step's text, what is done, and a hand where it is wanted. */

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { actions, hintFor, isOnlyRead, useStore } from '../../store/index.ts'
import { current, facts, nth, plain, type SwccgScenario, textsOf } from '../../views/index.ts'
import { WithTerms } from '../glossary/WithTerms.tsx'
import { Later, part } from '../later.tsx'
import { type LessonWords, lessonWords } from '../learn/words.ts'
import { usePosition, useRuleTexts, useWords } from '../use.ts'
import { Learned, useNextLesson } from './Learned.tsx'
import { LessonBox } from './LessonBox.tsx'
import { useLight } from './lights.ts'
import { stepText } from './step-words.ts'

function useStepText() {
  const { t, language } = useWords()
  const p = usePosition()
  const cards = useStore((state) => state.names)
  const untold = useStore(
    ({ scenario, source }) => source?.lesson && scenario && !textsOf(scenario)[language],
  )
  const rules = useRuleTexts(untold === true)
  return (scenario: SwccgScenario, index: number) => {
    const step = scenario.steps[index]
    if (!step || !p) return ''
    const own = textsOf(scenario)[language]?.steps[index]
    const cardOf = (name: string) => cards[name] ?? cards[plain(name)]
    const title = (name: string) => {
      const card = cardOf(name)
      return card === undefined ? name : facts(p, card).title
    }
    const isCard = (name: string) => cardOf(name) !== undefined
    return own || stepText(step, { t, title, isCard, rule: (id) => rules?.rule(id)?.title ?? null })
  }
}

/** The titles of the cards that the lesson has names for: a step may tell of them. */
function useTitles(): readonly string[] {
  const p = usePosition()
  const cards = useStore((state) => state.names)
  return p ? Object.values(cards).flatMap((card) => (p.cards[card] ? facts(p, card).title : [])) : []
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

const puzzle = part('src/ui/puzzle/PuzzlePanel.tsx', () =>
  import('../puzzle/PuzzlePanel.tsx').then(({ PuzzlePanel }) => PuzzlePanel),
)

/** Nothing where no lesson runs. A puzzle has a panel of its own. */
export function LessonPanel() {
  const isPuzzle = useStore(({ source }) => source?.puzzle === true)
  return isPuzzle ? <Later part={puzzle} props={{}} /> : <StoryPanel />
}

function StoryPanel() {
  const scenario = useStore((state) => state.scenario)
  const lesson = useStore(({ source }) => source?.lesson)
  const done = useStore(({ progress }) => progress.length)
  const offTrack = useStore((state) => state.offTrack)
  const { t } = useWords()
  const text = useStepText()
  const titles = useTitles()
  const told = useLessonWords(scenario)
  const hint = useHint(scenario, done)
  const over = scenario !== null && lesson === true && done >= scenario.steps.length
  const next = useNextLesson(over ? scenario.id : null)
  useLight(lesson ? scenario?.steps[done] : undefined)
  if (!scenario || !lesson) return null
  return (
    <LessonBox
      title={told.title}
      about={told.about && <WithTerms text={told.about} titles={titles} />}
      count={scenario.steps.length}
      done={done}
      text={(index) => <WithTerms text={text(scenario, index)} titles={titles} />}
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
