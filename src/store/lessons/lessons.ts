/** The shelf of lessons and exercises. They are scenario files, fetched when somebody wants them; the first one is at hand. */

import type { Language } from '../../i18n/index.ts'
import firstText from '../../scenarios/lessons/first-steps.json?raw'
import { fetchPart } from '../browser/fetching.ts'

export interface Lesson {
  id: string
  /** Null in a language in which nobody has told it: then its rules tell what it is about. */
  title: Record<Language, string | null>
  about: Record<Language, string | null>
  /** What it is about, the first one above all. */
  rules: readonly string[]
  edition: string
  steps: number
  /** A told story; the others are short exercises, one rule each. */
  story: boolean
  text: string
}

/** Stories in the order in which a newcomer takes them; whatever is not named comes after. */
const order = [
  'turn-by-turn',
  'ships-and-landing',
  'docking-bays-and-shuttles',
  'clouds-and-asteroids',
  'ex-mov-09',
  'ex-mov-14',
]

const stories = import.meta.glob<string>(
  [
    '../../scenarios/lessons/*.json',
    '!../../scenarios/lessons/first-steps.json',
    '../../scenarios/rules/movement/landspeed/ex-mov-09.json',
    '../../scenarios/rules/movement/sector-movement/ex-mov-14.json',
  ],
  { query: '?raw', import: 'default' },
)

const nameOf = (path: string): string =>
  path
    .split('/')
    .at(-1)
    ?.replace(/([.]example)?[.]json$/, '') ?? path

const rank = (path: string): number => {
  const place = order.indexOf(nameOf(path))
  return place < 0 ? order.length : place
}

const paths = Object.keys(stories).sort((one, other) => rank(one) - rank(other))

const story = async (path: string): Promise<Lesson | null> => {
  const load = stories[path]
  return load ? described(await fetchPart(path.replace('../..', 'src'), load), true) : null
}

/** The lesson that a newcomer finds on the table. */
const firstLesson = described(firstText, true) as Lesson

const fetchShelf = async () =>
  (await fetchPart('src/store/lessons/lesson-bundle.ts', () => import('./lesson-bundle.ts'))).exercises

let shelf: Promise<Lesson[]> | null = null

/** Everything on the shelf, stories first. */
export function lessons(): Promise<Lesson[]> {
  shelf ??= Promise.all([Promise.all(paths.map(story)), fetchShelf()]).then(([told, exercises]) =>
    [firstLesson, ...told, ...Object.values(exercises).map((text) => described(text, false))].filter(
      (one) => one !== null,
    ),
  )
  return shelf
}

export async function lessonById(id: string): Promise<Lesson | null> {
  const wanted = id.toLowerCase()
  if (wanted === firstLesson.id) return firstLesson
  const path = paths.find((one) => nameOf(one) === wanted)
  if (path) return story(path)
  const exercises = await fetchShelf()
  const file = Object.keys(exercises).find((one) => [nameOf(one), `rule-${nameOf(one)}`].includes(wanted))
  const found = file && exercises[file] ? described(exercises[file], false) : null
  if (found?.id.toLowerCase() === wanted) return found
  return (await lessons()).find((lesson) => lesson.id.toLowerCase() === wanted) ?? null
}

function described(text: string, told: boolean): Lesson | null {
  try {
    const { id, title, why, fr, edition = 'ar', steps, rules = [], game = 'swccg' } = JSON.parse(text)
    if (game !== 'swccg') return null
    return {
      id,
      title: { en: title, fr: fr?.title ?? null },
      about: { en: why ?? null, fr: fr?.why ?? null },
      rules,
      edition,
      steps: steps.length,
      story: told,
      text,
    }
  } catch {
    return null
  }
}
