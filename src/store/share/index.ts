/** What of a table can be handed on: its whole game or the position alone as a link, and a report of a fault. */

import { version } from '../../../package.json'
import { scenarioFrom } from '../../scenarios/format/writing.ts'
import { current } from '../../views/engine.ts'
import { settings } from '../browser/settings.ts'
import { type Kept, kept, restore, textOf } from '../saves/kept.ts'
import { linkOf } from '../saves/link.ts'
import type { Store } from '../table/types.ts'

type Table = Pick<Store, 'history' | 'source' | 'scenario' | 'names' | 'progress' | 'edition'>
type State = Parameters<typeof kept>[0]

/** The whole game, as a link: its start and every answer. Null where nothing is on the table. */
export async function gameLink(state: State): Promise<string | null> {
  const what = kept(state)
  return what && linkOf(textOf(what))
}

/** What lies on the table, without how it came about; both sides can be moved by who opens it. */
function position({ history, names, edition }: Table): Kept | null {
  const game = history && current(history)
  if (!game) return null
  const start = { state: game.state, stack: game.stack, seed: history.start.seed }
  return {
    landspeed: 1,
    source: { id: 'position', lesson: false },
    scenario: null,
    edition,
    names,
    progress: [],
    saved: { start, opening: [], turns: [], at: 0 },
  }
}

/** Does it come back as it is? In the middle of some actions a game goes on only from its answers. */
async function comesBack(what: Kept, { history }: Table): Promise<boolean> {
  try {
    const found = (await restore(textOf(what))).state.history
    const [here, there] = [history && current(history), found && current(found)]
    return JSON.stringify([here?.state, here?.decision]) === JSON.stringify([there?.state, there?.decision])
  } catch {
    return false
  }
}

/** The position alone, as a link; null where it can only be told by its answers. */
export async function positionLink(state: Table): Promise<string | null> {
  const what = position(state)
  return what && (await comesBack(what, state)) ? linkOf(textOf(what)) : null
}

/**
 * A report: the scenario that shows the position, with the latest answers as its steps, and the whole game beside it.
 * Where no scenario can be told it is the game alone.
 * @param says what the player says of it, in his own words
 */
export async function reportOf(state: Store, says: string): Promise<string | null> {
  const what = kept(state)
  const { history, scenario, language, refusal } = state
  if (!what || !history) return null
  const head = { id: 'report', title: 'A report', why: says }
  const report = scenarioFrom(history, head, scenario?.define)
  const page = { version, language, settings: settings(), refusal, says }
  if (!report) return JSON.stringify({ ...what, page }, null, 1)
  return JSON.stringify({ ...report, report: { says, version, game: await linkOf(textOf(what)) } }, null, 1)
}
