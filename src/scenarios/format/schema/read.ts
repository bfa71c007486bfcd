/** The text of a scenario file as an object, whichever game it is of, or what is wrong with it. */

import { type JsonPath, jsonProblem, pathText } from '../json.ts'
import { type Unread, type Wrong, wrong } from '../wrong.ts'
import { isObject, most } from './words.ts'

export const unread = (issue: { path: JsonPath; wrong: Wrong }): Unread => ({
  ok: false,
  path: pathText(issue.path),
  wrong: issue.wrong,
})

/** Earlier files tell what they say in French, and in no other language, under a key of its own. */
function asToday({ fr, ...value }: Record<string, unknown>): Record<string, unknown> {
  if (fr === undefined) return value
  return { ...value, texts: { fr, ...(isObject(value.texts) ? value.texts : {}) } }
}

/** The object that the text of a file holds. */
export function readObject(text: string): { ok: true; value: Record<string, unknown> } | Unread {
  const source = text.replace(/^\uFEFF/, '')
  if (source.length > most.file) return unread({ path: [], wrong: wrong('too large', { most: most.file }) })
  const broken = jsonProblem(source, (name, path) =>
    wrong(path.length === 2 && path[0] === 'cards' ? 'alias twice' : 'key twice', { name }),
  )
  if (broken) return unread(broken)
  const value: unknown = JSON.parse(source)
  return isObject(value)
    ? { ok: true, value: asToday(value) }
    : unread({ path: [], wrong: wrong('no object') })
}
