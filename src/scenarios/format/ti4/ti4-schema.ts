/** Reads scenarios of Twilight Imperium, for whoever plays that game alone. */

import { firstOf } from '../../../kernel/index.ts'
import { readObject, unread } from '../schema/read.ts'
import { type Ti4Scenario, ti4 } from '../schema/ti4.ts'
import { plain } from '../schema/words.ts'
import type { Unread } from '../wrong.ts'

export type { Ti4Scenario, Ti4Step } from '../schema/ti4.ts'

type ReadTi4 = { ok: true; scenario: Ti4Scenario } | Unread

/** The scenario that an object is. */
export function ti4Of(value: Record<string, unknown>): ReadTi4 {
  const result = ti4.safeParse(value, { reportInput: true })
  if (result.success) return { ok: true, scenario: result.data }
  return unread(plain(firstOf(result.error.issues)))
}

/** Reads a scenario of Twilight Imperium from the text of its file, or says what is wrong with it. */
export function readTi4Scenario(text: string): ReadTi4 {
  const read = readObject(text)
  return read.ok ? ti4Of(read.value) : read
}
