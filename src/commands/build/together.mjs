// What the table begins with, and nothing else does, stands in two files: what the opponent's mind needs as well, and the
// rest. Cut by whoever wants a piece of it later, it would come in many small files, which weigh more. In one file the
// mind would bring the page along into its worker, where there is none.
import path from 'node:path'

/** @typedef {{ getModuleInfo(id: string): { importedIds: readonly string[] } | null }} Modules */

const root = path.resolve(import.meta.dirname, '../../..')

/** What a worker fetches, too. */
const mind = 'src/store/opponent/opponent-engine.ts'

/** All modules that come with one. @param {string} from @param {Modules} modules @returns {Set<string>} */
function comingWith(from, modules) {
  const found = new Set([path.join(root, from)])
  for (const id of found) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next)
  return found
}

/** @type {{ first: Set<string>, game: Set<string>, ti4: Set<string>, mind: Set<string> } | null} */
let known = null

/** Which file a module stands in; null where nothing is said of it. @param {string} id @param {Modules} modules */
export function together(id, modules) {
  known ??= {
    first: comingWith('src/main.tsx', modules),
    game: comingWith('src/ui/begin.tsx', modules),
    ti4: comingWith('src/ui/ti4/begin.tsx', modules),
    mind: comingWith(mind, modules),
  }
  const { first, game, ti4 } = known
  if (!game.has(id) || first.has(id) || ti4.has(id)) return null
  return known.mind.has(id) ? 'engine' : 'game'
}

/**
 * Breaks the build off where the files that the opponent's mind is made of hold anything that needs a page: its worker
 * would fail at every question, and the page would have to think in its stead.
 */
export const mindWithoutPage = () => ({
  name: 'mind-without-page',
  /** @param {unknown} _options @param {Record<string, { type: string, moduleIds?: string[], imports?: string[] }>} bundle */
  generateBundle(_options, bundle) {
    const begins = path.join(root, mind)
    const files = new Set(Object.keys(bundle).filter((name) => bundle[name]?.moduleIds?.includes(begins)))
    for (const name of files) for (const next of bundle[name]?.imports ?? []) files.add(next)
    const needsPage = /[/\\](?:react-dom|src[/\\]ui)[/\\]/
    const found = [...files].flatMap(
      (name) => bundle[name]?.moduleIds?.find((id) => needsPage.test(id)) ?? [],
    )
    if (found.length > 0) throw new Error(`the opponent's mind brings the page along: ${found.join(', ')}`)
  },
})
