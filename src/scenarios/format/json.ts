/** JSON, read with the path of whatever is wrong with it: text that breaks off, and keys that are written twice. */

import type { WrongWords } from './wrong.en.ts'
import { type Wrong, wrong } from './wrong.ts'

export type JsonPath = (string | number)[]

export type JsonProblem = { path: JsonPath; wrong: Wrong }

/** What was expected where something else was found. */
type Sign = keyof WrongWords['sign']

/** A path as people write it: `start.place[3].slot`; the empty text is the file as a whole. */
export const pathText = (path: readonly (string | number | symbol)[]): string => {
  let text = ''
  for (const step of path) {
    if (typeof step === 'number') text += `[${step}]`
    else if (/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(String(step)))
      text += text ? `.${String(step)}` : String(step)
    else text += `[${JSON.stringify(String(step))}]`
  }
  return text
}

const tooDeep = 64

class Broken extends Error {
  readonly problem: JsonProblem
  constructor(path: JsonPath, wrong: Wrong) {
    super(wrong.say)
    this.problem = { path: [...path], wrong }
  }
}

/**
 * Looks through JSON text and names the first thing that is wrong with it, or null. `JSON.parse` would silently
 * keep the last of two equal keys; here the second one is reported, as `twice` says.
 */
export const jsonProblem = (
  text: string,
  twice: (key: string, path: JsonPath) => Wrong = (name) => wrong('key twice', { name }),
): JsonProblem | null => {
  const path: JsonPath = []
  let at = 0
  let duplicate: JsonProblem | null = null

  const where = () => {
    const before = text.slice(0, at).split('\n')
    return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
  }
  const fail = (sign: Sign): never => {
    if (at >= text.length) throw new Broken(path, wrong('breaks off'))
    throw new Broken(path, wrong('not JSON', { sign, found: text[at] ?? '', ...where() }))
  }
  const space = () => {
    while (at < text.length && /[ \t\n\r]/.test(text[at] as string)) at++
  }
  const word = () => {
    const start = at
    at++
    while (at < text.length && text[at] !== '"') {
      if (text[at] === '\n') fail('end of text')
      at += text[at] === '\\' ? 2 : 1
    }
    if (at >= text.length) fail('quote')
    at++
    const raw = text.slice(start, at)
    try {
      return JSON.parse(raw) as string
    } catch {
      at = start
      return fail('plain')
    }
  }
  const value = () => {
    if (path.length > tooDeep) throw new Broken(path, wrong('too deep'))
    space()
    const first = text[at]
    if (first === '{') object()
    else if (first === '[') list()
    else if (first === '"') word()
    else {
      const plain = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/.exec(
        text.slice(at),
      )
      if (plain) at += plain[0].length
      else {
        const rest = text.slice(at)
        if (/^(?:t|tr|tru|f|fa|fal|fals|n|nu|nul|-)$/.test(rest)) at = text.length
        fail('value')
      }
    }
    space()
  }
  const object = () => {
    const keys = new Set<string>()
    at++
    space()
    if (text[at] === '}') {
      at++
      return
    }
    for (;;) {
      space()
      if (text[at] !== '"') fail('key')
      const key = word()
      path.push(key)
      // What reads objects passes this key over.
      if (key === '__proto__') duplicate ??= { path: [...path], wrong: wrong('reserved name') }
      if (keys.has(key) && !duplicate) duplicate = { path: [...path], wrong: twice(key, path) }
      keys.add(key)
      space()
      if (text[at] !== ':') fail('colon')
      at++
      value()
      path.pop()
      if (text[at] === ',') at++
      else if (text[at] === '}') break
      else fail('comma or brace')
    }
    at++
  }
  const list = () => {
    at++
    space()
    if (text[at] === ']') {
      at++
      return
    }
    for (let index = 0; ; index++) {
      path.push(index)
      value()
      path.pop()
      if (text[at] === ',') at++
      else if (text[at] === ']') break
      else fail('comma or bracket')
    }
    at++
  }

  try {
    if (!text.trim()) return { path: [], wrong: wrong('empty') }
    value()
    if (at < text.length) fail('end')
    return duplicate
  } catch (problem) {
    if (problem instanceof Broken) return problem.problem
    throw problem
  }
}
