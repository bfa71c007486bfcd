/** What reads, lays and follows scenarios is fetched before the first of them lies on a table. */

import { fetchPart } from '../browser/fetching.ts'

type Kit = typeof import('../../views/scenarios.ts')

let kit: Kit | null = null

export async function fetchScenarioKit(): Promise<Kit> {
  kit ??= await fetchPart('src/views/scenarios.ts', () => import('../../views/scenarios.ts'))
  return kit
}

/**
 * The same, where a scenario lies on the table.
 * @throws where nobody has fetched it: whatever lays a scenario has to.
 */
export function scenarioKit(): Kit {
  if (!kit) throw new Error('no scenario has been laid')
  return kit
}
