/** The shelf of lessons and exercises. They are scenario files, fetched when somebody wants them; the first one is at hand. */

import { type TextsOfScenario, textsOf, withTexts } from '../../scenarios/format/texts.ts'
import firstText from '../../scenarios/lessons/what-a-card-says.json?raw'
import { fetchPart } from '../browser/fetching.ts'
import { firstId, type Lesson } from './lesson.ts'
import { positionText } from './showing.ts'

/** Stories in the order in which a newcomer takes them; whatever is not named comes after. */
const order = [
  'what-a-card-says',
  'the-table',
  'piles-and-life-force',
  'activating',
  'deploying',
  'power-and-control',
  'force-drains',
  'first-steps',
  'ships-pilots-and-slots',
  'ships-and-landing',
  'docking-bays-and-shuttles',
  'clouds-and-asteroids',
  'battle-power-and-damage',
  'battle-destiny-and-attrition',
  'weapons',
  'turn-by-turn',
  'responses',
  'interrupts',
  'effects-and-devices',
  'reacts',
  'uniqueness-and-personas',
  'creatures-and-attacks',
  'winning',
  'objectives',
  'two-editions',
  'ex-mov-09',
  'ex-mov-14',
]

const stories = import.meta.glob<string>(
  [
    '../../scenarios/lessons/*.json',
    '!../../scenarios/lessons/what-a-card-says.json',
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

const placeOf = (name: string): number => {
  const place = order.indexOf(name)
  return place < 0 ? order.length : place
}

const paths = Object.keys(stories)

const story = async (path: string): Promise<Lesson | null> => {
  const load = stories[path]
  if (!load) return null
  const [text, words] = await Promise.all([
    fetchPart(path.replace('../..', 'src'), load),
    translationsOf(nameOf(path)),
  ])
  return described(text, true, words)
}

const firstLesson = async () => described(firstText, true, await translationsOf(firstId))

/** What the stories say in other languages: a file beside each, for each language. */
const translated = import.meta.glob<TextsOfScenario>('../../scenarios/lessons/*.*.ts', { import: 'default' })

async function translationsOf(name: string): Promise<Translations> {
  const own = Object.entries(translated).flatMap(([path, load]) => {
    const [, story, language] = /([^/]+)[.]([a-z]+)[.]ts$/.exec(path) ?? []
    return story === name && language ? [{ language, path, load }] : []
  })
  // Worked examples have theirs in one list.
  if (own.length === 0) return fetchTranslations()
  const texts = await Promise.all(
    own.map(async ({ language, path, load }) => {
      const text = await fetchPart(path.replace('../..', 'src'), load)
      return [language, { [name]: text }] as const
    }),
  )
  return Object.fromEntries(texts)
}

/** What examples say in other languages than their own. */
type Translations = Parameters<typeof withTexts>[1]

const fetchTranslations = async (): Promise<Translations> =>
  (await fetchPart('src/i18n/scenarios/all.ts', () => import('../../i18n/scenarios/all.ts'))).scenarios

const fetchShelf = async () =>
  (await fetchPart('src/store/lessons/lesson-bundle.ts', () => import('./lesson-bundle.ts'))).exercises

/** All stories by the names of their files, in the order of the path. */
const path = [firstId, ...paths.map(nameOf)].sort((one, other) => placeOf(one) - placeOf(other))

/** What comes after a lesson on the path; null after the last one, and after what is no story. */
export async function lessonAfter(id: string): Promise<Lesson | null> {
  const at = path.indexOf(id.toLowerCase())
  const next = at < 0 ? undefined : path[at + 1]
  return next === undefined ? null : lessonById(next)
}

/** The first lesson of the path that is not done; null where all are. */
export async function nextLesson(finished: readonly string[]): Promise<Lesson | null> {
  const done = finished.map((id) => id.toLowerCase())
  const next = path.find((id) => !done.includes(id))
  return next === undefined ? null : lessonById(next)
}

/** The lessons of the path, in its order; nothing else of the shelf is fetched. */
export async function pathOfLessons(): Promise<Lesson[]> {
  const all = await Promise.all(path.map(lessonById))
  return all.filter((one) => one !== null)
}

let shelf: Promise<Lesson[]> | null = null

/** Everything on the shelf, stories first. */
export function lessons(): Promise<Lesson[]> {
  shelf ??= Promise.all([pathOfLessons(), fetchShelf(), fetchTranslations()]).then(
    ([onPath, exercises, words]) => [
      ...onPath,
      ...Object.values(exercises).flatMap((text) => described(text, false, words) ?? []),
    ],
  )
  return shelf
}

/** A lesson, an example of the shelf or a further position by its id, in whatever case; null where there is none. */
export async function lessonById(id: string): Promise<Lesson | null> {
  const wanted = id.toLowerCase()
  if (wanted === firstId) return firstLesson()
  const file = paths.find((one) => nameOf(one) === wanted)
  if (file) return story(file)
  const position = await positionText(wanted)
  if (position !== null) return described(position, false, {})
  const exercises = await fetchShelf()
  const exercise = Object.keys(exercises).find((one) => [nameOf(one), `rule-${nameOf(one)}`].includes(wanted))
  const found =
    exercise && exercises[exercise] ? described(exercises[exercise], false, await fetchTranslations()) : null
  if (found?.id.toLowerCase() === wanted) return found
  return (await lessons()).find((lesson) => lesson.id.toLowerCase() === wanted) ?? null
}

function described(file: string, told: boolean, words: Translations): Lesson | null {
  try {
    const text = withTexts(file, words)
    const scenario = JSON.parse(text)
    const { id, edition = 'ar', steps, rules = [], game = 'swccg' } = scenario
    if (game !== 'swccg') return null
    return {
      id,
      texts: textsOf(scenario),
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
