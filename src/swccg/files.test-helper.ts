/** Source files, for the tests that read them. */

import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

/** A file and all that it imports and that those import, types left out. Paths from the root of the project. */
export function filesFrom(file: string): string[] {
  const found = new Set<string>()
  const add = (path: string) => {
    if (found.has(path) || !existsSync(path)) return
    found.add(path)
    for (const [, only, from] of readFileSync(path, 'utf8').matchAll(
      /^(?:import|export)( type)?\s[^;'"]*?['"](\.[^'"]*)['"]/gm,
    ))
      if (!only && from) add(posix.join(posix.dirname(path), from))
  }
  add(file)
  return [...found]
}
