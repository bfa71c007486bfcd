/** The lessons as a path of pictured cards: what each teaches, how long it takes, and how far one has come. */

import { actions } from '../../store/index.ts'
import { useArt } from '../art/index.ts'
import { Glyph } from '../card/glyphs.tsx'
import { type Say, useLearnWords } from './say.ts'
import { type Shown, type State, useStates } from './use.ts'

/** The place that is seen on each card. */
const places: Readonly<Record<string, string>> = {
  'what-a-card-says': 'Yavin 4: Massassi Throne Room',
  'the-table': 'Yavin 4: Jungle',
  'piles-and-life-force': 'Dagobah: Swamp',
  activating: 'Tatooine: Jundland Wastes',
  deploying: 'Hoth: Main Power Generators',
  'power-and-control': 'Tatooine: Lars’ Moisture Farm',
  'force-drains': 'Cloud City: Upper Plaza Corridor',
  'first-steps': 'Tatooine: Mos Eisley',
  'ships-pilots-and-slots': 'Yavin 4: Docking Bay',
  'battle-power-and-damage': 'Endor: Back Door',
  'battle-destiny-and-attrition': 'Hoth: Defensive Perimeter',
  weapons: 'Death Star: Detention Block Corridor',
  responses: 'Cloud City: Carbonite Chamber',
  interrupts: 'Death Star: Trash Compactor',
  'effects-and-devices': 'Jabba’s Palace: Audience Chamber',
  reacts: 'Endor: Landing Platform',
  'uniqueness-and-personas': 'Death Star: War Room',
  'creatures-and-attacks': 'Tatooine: Great Pit Of Carkoon',
  winning: 'Coruscant: Imperial Square',
  objectives: 'Cloud City: Carbonite Chamber',
  'two-editions': 'Hoth: Ice Plains',
  'turn-by-turn': 'Tatooine: Cantina',
  'ships-and-landing': 'Hoth: Ice Plains',
  'docking-bays-and-shuttles': 'Tatooine: Docking Bay 94',
  'clouds-and-asteroids': 'Bespin: Cloud City',
  'ex-mov-09': 'Executor: Main Corridor',
  'ex-mov-14': 'Death Star: Trench',
}

/** What a lesson is about: the first sentence of what it says of itself. */
const teaches = ({ words: { about } }: Shown): string => /^.*?[.!?](?=\s|$)/u.exec(about)?.[0] ?? about

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
          <span>{teaches(lesson)}</span>
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

/** The chapters of the path, each with the lesson that it begins with; the first one begins with whatever stands first. */
const chapters = [
  { name: 'beginning', first: null },
  { name: 'ships', first: 'ships-pilots-and-slots' },
  { name: 'cards', first: 'responses' },
] as const

function byChapter(stories: readonly Shown[]) {
  const starts = chapters.map(({ first }) => {
    const at = stories.findIndex(({ id }) => id === first)
    return first === null ? 0 : at < 0 ? stories.length : at
  })
  return chapters.map(({ name }, i) => ({
    name,
    from: starts[i] ?? 0,
    to: starts[i + 1] ?? stories.length,
  }))
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
      {byChapter(stories).map(({ name, from, to }) => (
        <section key={name} aria-labelledby={`path-${name}`} hidden={from >= to}>
          <h3 id={`path-${name}`}>{say(`chapters.${name}`)}</h3>
          <ol className="lesson-path" start={from + 1}>
            {stories.slice(from, to).map((lesson, index) => (
              <Card key={lesson.id} lesson={lesson} number={from + index + 1} state={states[from + index]!} />
            ))}
          </ol>
        </section>
      ))}
    </section>
  )
}
