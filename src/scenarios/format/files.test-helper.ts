/** The scenario files of the project, for tests: all of them, and one by its name, wherever it lies. */

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const home = path.join(import.meta.dirname, '..')

/** Every scenario file, as a path, in order. */
export const scenarioFiles = (): string[] =>
  readdirSync(home, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.join(home, file))
    .sort()

/** What a scenario file is called: without its folder and its ending. */
export const nameOf = (file: string): string => path.basename(file).replace(/([.]example)?[.]json$/, '')

/**
 * The text of the scenario file of this name.
 * @throws where there is none
 */
export function scenarioText(name: string): string {
  const file = scenarioFiles().find((one) => nameOf(one) === name)
  if (!file) throw new Error(`there is no scenario file ${name}`)
  return readFileSync(file, 'utf8')
}
