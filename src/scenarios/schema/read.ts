/** The text of a scenario file as an object, whichever game it is of, and what is wrong with it in one sentence. */

import { type JsonPath, jsonProblem, pathText } from '../json.ts'
import { isObject, most } from './words.ts'

/** What is wrong with a file, and the path of the place (`start.place[3].slot`; empty for the file as a whole). */
export type Unread = { ok: false; path: string; message: string }

export const unread = (issue: { path: JsonPath; message: string }): Unread => ({
  ok: false,
  path: pathText(issue.path),
  message: issue.message,
})

/** The object that the text of a file holds. */
export function readObject(text: string): { ok: true; value: Record<string, unknown> } | Unread {
  const source = text.replace(/^\uFEFF/, '')
  if (source.length > most.file)
    return unread({ path: [], message: `The file is too large: ${most.file} characters are the most.` })
  const broken = jsonProblem(source, (key, path) =>
    path.length === 2 && path[0] === 'cards'
      ? `The alias "${key}" is used twice.`
      : `The key "${key}" is used twice.`,
  )
  if (broken) return unread(broken)
  const value = JSON.parse(source) as unknown
  return isObject(value)
    ? { ok: true, value }
    : unread({ path: [], message: 'A scenario is an object in braces.' })
}
