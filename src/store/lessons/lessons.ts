/** The shelf of lessons and exercises. They are scenario files, fetched when somebody wants them; the first one is at hand. */

import { textsOf, withTexts } from '../../scenarios/format/texts.ts'
import firstText from '../../scenarios/lessons/first-steps.json?raw'
import { fetchPart } from '../browser/fetching.ts'

export interface Lesson {
  id: string
  /** In a language in which nobody has told it, its rules tell what it is about. */
  texts: ReturnType<typeof textsOf>
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
  if (!load) return null
  const [text, words] = await Promise.all([
    fetchPart(path.replace('../..', 'src'), load),
    fetchTranslations(),
  ])
  return described(text, true, words)
}

/** The lesson that a newcomer finds on the table. */
const firstId = 'first-steps'
const firstLesson = async () => described(firstText, true, await fetchTranslations())

/** What lessons say in other languages than their own. */
type Translations = typeof import('../../i18n/scenarios/all.ts').scenarios

const fetchTranslations = async (): Promise<Translations> =>
  (await fetchPart('src/i18n/scenarios/all.ts', () => import('../../i18n/scenarios/all.ts'))).scenarios

const fetchShelf = async () =>
  (await fetchPart('src/store/lessons/lesson-bundle.ts', () => import('./lesson-bundle.ts'))).exercises

let shelf: Promise<Lesson[]> | null = null

/** Everything on the shelf, stories first. */
export function lessons(): Promise<Lesson[]> {
  shelf ??= Promise.all([
    firstLesson(),
    Promise.all(paths.map(story)),
    fetchShelf(),
    fetchTranslations(),
  ]).then(([first, told, exercises, words]) =>
    [first, ...told, ...Object.values(exercises).map((text) => described(text, false, words))].filter(
      (one) => one !== null,
    ),
  )
  return shelf
}

export async function lessonById(id: string): Promise<Lesson | null> {
  const wanted = id.toLowerCase()
  if (wanted === firstId) return firstLesson()
  const path = paths.find((one) => nameOf(one) === wanted)
  if (path) return story(path)
  const exercises = await fetchShelf()
  const file = Object.keys(exercises).find((one) => [nameOf(one), `rule-${nameOf(one)}`].includes(wanted))
  const found = file && exercises[file] ? described(exercises[file], false, await fetchTranslations()) : null
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
