/** A puzzle that is being solved: its goal, three hints, a hand that shows the next answer, and what comes of it. */

import { useEffect, useState } from 'react'
import {
  actions,
  type Hint,
  hintFor,
  hintOf,
  type PuzzleOnShelf,
  puzzleAfter,
  useStore,
} from '../../store/index.ts'
import { current, facts, type SwccgScenario, textsOf } from '../../views/index.ts'
import type { Found } from '../../views/puzzle/solve.ts'
import { useWords } from '../use.ts'
import { useAhead } from './ahead.ts'
import { usePuzzleWords } from './say.ts'
import './puzzle.css'

/** The next puzzle that is not solved, once this one is. */
function useNext(id: string): { title: string; go: () => void } | null {
  const { language } = useWords()
  const finished = useStore((state) => state.finished)
  const [next, setNext] = useState<{ after: string; puzzle: PuzzleOnShelf | null } | null>(null)
  useEffect(() => {
    let gone = false
    void puzzleAfter(id, finished).then((puzzle) => gone || setNext({ after: id, puzzle }))
    return () => {
      gone = true
    }
  }, [id, finished])
  const puzzle = next?.after === id ? next?.puzzle : null
  const title = puzzle && (puzzle.texts[language] ?? puzzle.texts.en)?.title
  return title ? { title, go: () => void actions().openLesson(puzzle.id) } : null
}

/** Where the next answer is given, and with what: of the way that has been found, or of what is to be tried in vain. */
function hintHere(found: Found): Hint | null {
  const { scenario, history, names } = actions()
  const [step] = scenario?.steps ?? []
  if (scenario?.puzzle?.among && step && history) return hintFor(current(history), names, step)
  const [next] = found || []
  if (!next) return null
  if ('act' in next) return hintOf(next.act)
  return { at: 'pass' in next ? 'pass' : 'question', place: null, card: null }
}

/** The hints that have been asked for, in words: the idea, the place, the card. */
function useHints(idea: string, found: Found) {
  const say = usePuzzleWords()
  const history = useStore((state) => state.history)
  const [given, give] = useState({ at: 0, level: 0 })
  const at = history?.at ?? 0
  // The idea holds for the whole puzzle, place and card for one answer.
  const level = given.at === at ? given.level : Math.min(given.level, 1)
  const hint = hintHere(found)
  const p = history && current(history).state
  const title = (card: number | null) => (card === null || !p ? '' : facts(p, card).title)
  const told = [
    idea,
    hint ? say(`where.${hint.at}`, { place: title(hint.place) }) : '',
    hint?.card == null ? '' : say('which', { card: title(hint.card) }),
  ]
  const most = told.findLastIndex(Boolean) + 1
  const more = () => {
    const lit = level === 1 ? hint?.place : level === 2 ? hint?.card : null
    actions().pointAt(lit == null ? [] : [lit])
    give({ at, level: level + 1 })
  }
  return {
    texts: told.slice(0, level).filter(Boolean),
    next: level + 1,
    count: told.length,
    more: level < most ? more : null,
  }
}

/** Gives the next answer of the way that has been found, or tries what is to be refused. */
function showNext(found: Found): void {
  const [next] = found || []
  if (actions().scenario?.puzzle?.among) actions().showMe()
  else if (next) actions().answer(next)
}

function useTexts(scenario: SwccgScenario) {
  const { language } = useWords()
  const texts = textsOf(scenario)
  return texts[language] ?? texts.en
}

/** Nothing where no puzzle lies on the table. */
export function PuzzlePanel() {
  const scenario = useStore((state) => state.scenario)
  return scenario?.puzzle ? <Panel scenario={scenario} puzzle={scenario.puzzle} /> : null
}

interface Props {
  scenario: SwccgScenario
  puzzle: NonNullable<SwccgScenario['puzzle']>
}

function Panel({ scenario, puzzle }: Props) {
  const say = usePuzzleWords()
  const solved = useStore(({ progress }) => progress.length > 0)
  const begun = useStore(({ history }) => (history?.at ?? 0) > 0)
  const texts = useTexts(scenario)
  const found = useAhead()
  const hints = useHints(texts?.hint ?? '', found)
  const finding = puzzle.among !== undefined
  const stuck = finding ? begun : found === false
  const standing = solved ? 'solved' : stuck ? 'stuck' : 'open'
  const ways = finding ? 'findOne' : puzzle.only ? 'onlyWay' : 'ways'
  return (
    <section className="lesson puzzle box" aria-label={say('puzzle')}>
      <header>
        <h2>{texts?.title}</h2>
        <p className="step-count">
          {say('puzzle')} · <b>{say(`grade.${puzzle.grade}`)}</b>
        </p>
      </header>
      <div className="step">
        <p className="step-text">
          <span className="sr">{say('goal')}: </span>
          {texts?.why}
        </p>
        {!solved && <p className="ways">{say(ways, { count: puzzle.ways })}</p>}
        <div aria-live="polite">
          {standing === 'solved' && (
            <p className="because">
              <b>
                <span aria-hidden="true">✓ </span>
                {say('done')}
              </b>{' '}
              {texts?.because}
            </p>
          )}
          {standing === 'stuck' && <p className="off-track">{say(finding ? 'wasLegal' : 'stuck')}</p>}
          {standing === 'open' &&
            hints.texts.map((text) => (
              <p key={text} className="lesson-hint">
                {text}
              </p>
            ))}
        </div>
      </div>
      <div className="two">
        {standing === 'solved' && <AfterIt id={scenario.id} />}
        {standing === 'stuck' && (
          <button type="button" className="main-button" onClick={() => actions().undo()}>
            {say('takeBack')}
          </button>
        )}
        {standing === 'open' && <Helps hints={hints} found={found} finding={finding} />}
        {(begun || solved) && (
          <button type="button" className="quiet-button" onClick={() => actions().restart()}>
            {say('again')}
          </button>
        )}
      </div>
    </section>
  )
}

interface HelpProps {
  hints: ReturnType<typeof useHints>
  found: Found
  finding: boolean
}

/** A hint, and the hand that shows what to do. */
function Helps({ hints: { more, next, count }, found, finding }: HelpProps) {
  const say = usePuzzleWords()
  return (
    <>
      {more && (
        <button type="button" className="quiet-button" onClick={more}>
          {say('hint', { number: next, count })}
        </button>
      )}
      <button
        type="button"
        className="quiet-button"
        disabled={!finding && !found}
        onClick={() => showNext(found)}
      >
        {say('show')}
      </button>
    </>
  )
}

/** What comes after a puzzle that is solved. */
function AfterIt({ id }: { id: string }) {
  const { t } = useWords()
  const say = usePuzzleWords()
  const next = useNext(id)
  return (
    <>
      {next && (
        <button type="button" className="main-button next-lesson" onClick={next.go}>
          {say('following', { title: next.title })}
        </button>
      )}
      <button type="button" className="quiet-button" onClick={() => actions().go('learn')}>
        {say('all')}
      </button>
      <button type="button" className="quiet-button" onClick={() => actions().setDialog('play on')}>
        {t('practice.playOn.open')}
      </button>
    </>
  )
}
