/** Reads scenarios that anybody may have written: with the texts of their made-up cards, to the last word. */

import { unread } from './schema/read.ts'
import { wrongText } from './schema/texts.ts'
import { type ReadScenario, readScenario } from './schema.ts'

/** Reads a scenario from the text of its file, or says what is wrong with it. */
export function readWhole(text: string): ReadScenario {
  const read = readScenario(text)
  if (!read.ok || read.scenario.game !== 'swccg') return read
  const problem = wrongText(read.scenario.define)
  return problem ? unread(problem) : read
}
