// What the table begins with, and nothing else does, stands in one file. Cut by whoever wants a piece of it later, it would
// come in many small files, which weigh more.
import path from 'node:path'

/** @typedef {{ getModuleInfo(id: string): { importedIds: readonly string[] } | null }} Modules */

const root = path.resolve(import.meta.dirname, '../../..')

/** All modules that come with one. @param {string} from @param {Modules} modules @returns {Set<string>} */
function comingWith(from, modules) {
  const found = new Set([path.join(root, from)])
  for (const id of found) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next)
  return found
}

/** @type {{ first: Set<string>, game: Set<string>, ti4: Set<string> } | null} */
let known = null

/** Which file a module stands in; null where nothing is said of it. @param {string} id @param {Modules} modules */
export function together(id, modules) {
  known ??= {
    first: comingWith('src/main.tsx', modules),
    game: comingWith('src/ui/begin.tsx', modules),
    ti4: comingWith('src/ui/ti4/begin.tsx', modules),
  }
  const { first, game, ti4 } = known
  return game.has(id) && !first.has(id) && !ti4.has(id) ? 'game' : null
}
