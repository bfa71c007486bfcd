/** The puzzles on the screen of lessons: the one of the day, and all of them by grade. */

import { useEffect, useState } from 'react'
import { actions, type PuzzleOnShelf, puzzleOfDay, puzzles, useStore } from '../../store/index.ts'
import { grades } from '../../views/index.ts'
import { useWords } from '../use.ts'
import { usePuzzleWords } from './say.ts'
import './puzzle.css'

function usePuzzles(): readonly PuzzleOnShelf[] {
  const [shelf, setShelf] = useState<readonly PuzzleOnShelf[]>([])
  useEffect(() => {
    let gone = false
    void puzzles().then((all) => gone || setShelf(all))
    return () => {
      gone = true
    }
  }, [])
  return shelf
}

const open = (id: string) => void actions().openLesson(id)

function OfDay({ puzzle, solved }: { puzzle: PuzzleOnShelf; solved: boolean }) {
  const { language } = useWords()
  const say = usePuzzleWords()
  const texts = puzzle.texts[language] ?? puzzle.texts.en
  const day = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long' })
  return (
    <button type="button" className="puzzle-of-day" onClick={() => open(puzzle.id)}>
      <small>
        {say('ofDay')} · {day.format(new Date())}
      </small>
      <b>{texts?.title}</b>
      <span>{texts?.why}</span>
      <small>
        {say(`grade.${puzzle.grade}`)}
        {puzzle.only && ` · ${say('only')}`}
        {solved && <span className="finished"> · ✓ {say('solved')}</span>}
      </small>
      <span className="act">{say('open')}</span>
    </button>
  )
}

/** Nothing until they have come. */
export function Puzzles() {
  const { language } = useWords()
  const say = usePuzzleWords()
  const all = usePuzzles()
  const finished = useStore((state) => state.finished)
  const today = puzzleOfDay(all, new Date())
  if (!today) return null
  const isSolved = ({ id }: PuzzleOnShelf) => finished.includes(id)
  return (
    <section className="puzzles" aria-labelledby="puzzles-title">
      <h2 id="puzzles-title">
        {say('title')}{' '}
        <small>{say('progress', { done: all.filter(isSolved).length, count: all.length })}</small>
      </h2>
      <p className="quiet">{say('about')}</p>
      <OfDay puzzle={today} solved={isSolved(today)} />
      {grades.map((grade) => (
        <section key={grade} aria-labelledby={`puzzles-${grade}`}>
          <h3 id={`puzzles-${grade}`}>
            {say(`grade.${grade}`)} <small>{say(`gradeAbout.${grade}`)}</small>
          </h3>
          <ul className="example-list">
            {all
              .filter((one) => one.grade === grade)
              .map((one) => (
                <li key={one.id}>
                  <button type="button" onClick={() => open(one.id)}>
                    <b>{(one.texts[language] ?? one.texts.en)?.title}</b>
                    <span>{(one.texts[language] ?? one.texts.en)?.why}</span>
                    <small>
                      {one.only && say('only')}
                      {isSolved(one) && (
                        <span className="finished">
                          {one.only && ' · '}✓ {say('solved')}
                        </span>
                      )}
                    </small>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
