/** Which scenarios show a rule, and those that are fetched for nothing else. */

import { fetchPart } from '../browser/fetching.ts'

const fetchIndex = () => fetchPart('src/store/lessons/positions.ts', () => import('./positions.ts'))

/** By the ids of rules the ids of what shows each: `openLesson` opens it. The best stands first. */
export type Showing = Readonly<Record<string, readonly string[]>>

export const showing = async (): Promise<Showing> => (await fetchIndex()).shown

/** The shortest lesson or example in which the first of these rules that has one refuses something and something is allowed. */
export async function shownBothWays(rules: readonly string[]): Promise<string | null> {
  const { bothWays } = await fetchIndex()
  return rules.map((rule) => bothWays[rule]).find((one) => one !== undefined) ?? null
}

/** The text of a scenario that does not stand on the shelf, by its id in whatever case; null where there is none. */
export async function positionText(wanted: string): Promise<string | null> {
  const { where, chapters } = await fetchIndex()
  const found = Object.entries(where).find(([id]) => id.toLowerCase() === wanted.toLowerCase())
  const [id = '', chapter = ''] = found ?? []
  const load = chapters[chapter]
  if (!load) return null
  return (await fetchPart(`src/scenarios/${chapter}.positions.js`, load)).texts[id] ?? null
}

/** The text of a scenario that has been opened for the sake of a rule: it is about that one above all. */
export function aboutRule(text: string, rule: string): string {
  const scenario = JSON.parse(text)
  const others = (scenario.rules ?? []).filter((one: string) => one !== rule)
  return JSON.stringify({ ...scenario, rules: [rule, ...others] })
}
