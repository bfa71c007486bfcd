/** The guided first game: a scenario with small decks, which comes when somebody begins it. */

import { fetchPart } from '../browser/fetching.ts'
import type { Store } from '../table/types.ts'

/** What its tables are called. */
export const firstGameId = 'first-game'

/** Its scenario file. */
export const firstGameText = (): Promise<string> =>
  fetchPart(
    'src/scenarios/first-game/first-game.json',
    async () => (await import('../../scenarios/first-game/first-game.json?raw')).default,
  )

/** Is this the guided first game, as it is played? */
export const isGuided = ({ source }: Pick<Store, 'source'>): boolean =>
  source?.id === firstGameId && source.practice !== undefined && !source.replay
