/** The lessons as a path of pictured cards: what each teaches, how long it takes, and how far one has come. */

import { actions } from '../../store/index.ts'
import { useArt } from '../art/index.ts'
import { Glyph } from '../card/glyphs.tsx'
import { type Say, useLearnWords } from './say.ts'
import { type Shown, type State, useStates } from './use.ts'

/** The place that is seen on each card. */
const places: Readonly<Record<string, string>> = {
  'first-steps': 'Tatooine: Mos Eisley',
  'turn-by-turn': 'Tatooine: Cantina',
  'ships-and-landing': 'Hoth: Ice Plains',
  'docking-bays-and-shuttles': 'Tatooine: Docking Bay 94',
  'clouds-and-asteroids': 'Bespin: Cloud City',
  'ex-mov-09': 'Executor: Main Corridor',
  'ex-mov-14': 'Death Star: Trench',
}

/** What a lesson teaches, in one sentence; what it says of itself where nobody has written one. */
function teaches(say: Say, { id, words }: Shown): string {
  const text = say(`teaches.${id.toLowerCase() as 'first-steps'}`, { defaultValue: '' })
  return text || words.about
}

/** A step takes about half a minute, with what is read of it. */
const minutes = (steps: number): number => Math.max(3, Math.round(steps / 2))

function stateText(say: Say, state: State, steps: number): string {
  if (state.is === 'under way') return say('under', { step: state.step, count: steps })
  return state.is === 'open' ? '' : say(`${state.is}`)
}

function act(say: Say, { is }: State): string {
  if (is === 'under way') return say('goOn')
  return say(is === 'finished' ? 'again' : 'begin')
}

function Card({ lesson, number, state }: { lesson: Shown; number: number; state: State }) {
  const say = useLearnWords()
  const art = useArt()
  const { id, words, steps } = lesson
  const title = places[id.toLowerCase()] ?? 'Yavin 4: Jungle'
  const go = () => (state.is === 'under way' ? actions().go('table') : void actions().openLesson(id))
  const text = stateText(say, state, steps)
  return (
    <li className="lesson-card" data-state={state.is}>
      <button type="button" onClick={go}>
        <span className="picture">
          {art && <img alt="" src={art.sceneArt({ title }, 320, 200, { horizon: 0.56, unit: 1 })} />}
          <span className="bead">
            <span className="sr">{say('number', { number })}</span>
            <span aria-hidden="true">{state.is === 'finished' ? '✓' : number}</span>
          </span>
          {text && <em>{text}</em>}
        </span>
        <span className="lesson-words">
          <b>{words.title}</b>
          <span>{teaches(say, lesson)}</span>
          <small>{say('takes', { minutes: minutes(steps), count: steps })}</small>
          {state.is === 'under way' && <progress max={steps} value={state.step - 1} aria-hidden="true" />}
          <span className="act">
            <Glyph name="play" /> {act(say, state)}
          </span>
        </span>
      </button>
    </li>
  )
}

/** The next one to be played is marked. */
export function Path({ stories }: { stories: readonly Shown[] }) {
  const say = useLearnWords()
  const states = useStates(stories)
  const done = states.filter(({ is }) => is === 'finished').length
  return (
    <section aria-labelledby="path-title">
      <h2 id="path-title">
        {say('path')} <small>{say('progress', { done, count: stories.length })}</small>
      </h2>
      <ol className="lesson-path">
        {stories.map((lesson, index) => (
          <Card key={lesson.id} lesson={lesson} number={index + 1} state={states[index]!} />
        ))}
      </ol>
    </section>
  )
}
