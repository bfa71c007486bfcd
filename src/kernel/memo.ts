/**
 * Answers derived from a state, remembered against the state's identity. A published state never changes, so what was
 * worked out about it stays true. A state that is made from another one takes over what was known of that, and forgets
 * with every write what the written part has to do with.
 */

/**
 * What an answer may follow from: a part of the state ('layout'), one field of the records in a part ('cards.key'), or one
 * side of either ('cards:table'), which a write can say that it leaves alone.
 */
export type Aspect<S> = Whole<S> | `${Whole<S>}:${string}`
type Whole<S> = (keyof S & string) | `${keyof S & string}.${string}`

/** What each question is about; its place in the list is its place among the answers. */
const questions: (readonly string[] | null)[] = []

/** The places of the questions to forget when a part is written: by part, field, and the side that is spared. */
const concerned = new Map<string, Map<string, Map<string, readonly number[]>>>()

/** The map that stands in another one under this key; a new one if none does yet. */
function made<V>(maps: Map<string, Map<string, V>>, key: string): Map<string, V> {
  let map = maps.get(key)
  if (!map) {
    map = new Map()
    maps.set(key, map)
  }
  return map
}

/** Stands for an answer that is undefined: a hole is a question that has not been asked. */
const nothing = Symbol('nothing')

let remembered = new WeakMap<object, unknown[]>()

/** The state that was asked about last: mostly the next question is about it too. */
let latest: object | null = null
let answersOfLatest: unknown[] = []

function answersOf(state: object): unknown[] {
  if (state === latest) return answersOfLatest
  let answers = remembered.get(state)
  if (!answers) {
    answers = []
    remembered.set(state, answers)
  }
  latest = state
  answersOfLatest = answers
  return answers
}

/** Makes a question about a state remember its answer for as long as that state lives unchanged. */
export const remember = <S extends object, R>(question: (state: S) => R): ((state: S) => R) =>
  remembering(null, question)

/** The same for a question whose answer follows from some aspects of the state alone. */
export const rememberAbout = <S extends object, R>(
  about: readonly Aspect<S>[],
  question: (state: S) => R,
): ((state: S) => R) => remembering(about, question)

function remembering<S extends object, R>(
  about: readonly string[] | null,
  question: (state: S) => R,
): (state: S) => R {
  const place = questions.push(about) - 1
  concerned.clear()
  return (state) => {
    const answers = state === latest ? answersOfLatest : answersOf(state)
    const known = answers[place]
    if (known !== undefined) return (known === nothing ? undefined : known) as R
    const answer = question(state)
    // The question may have led to others about other states.
    answersOf(state)[place] = answer === undefined ? nothing : answer
    return answer
  }
}

/** The questions that a write concerns: to a field of a part ('': to the whole part), leaving one side of it alone ('': none). */
function concernedBy(part: string, field: string, spared: string): readonly number[] {
  const bySide = made(made(concerned, part), field)
  let places = bySide.get(spared)
  if (!places) {
    const isTouched = (about: string) => {
      const [whole = '', side] = about.split(':')
      if (side !== undefined && side === spared) return false
      return whole === part || whole === `${part}.${field}` || (field === '' && whole.startsWith(`${part}.`))
    }
    places = [...questions.keys()].filter((place) => questions[place]?.some(isTouched) ?? true)
    bySide.set(spared, places)
  }
  return places
}

/** A state that is a copy of another one is known as well as that. */
export function inherit(from: object, to: object): void {
  const answers = remembered.get(from)
  if (answers) remembered.set(to, answers.slice())
}

/**
 * A state that shows another one with some of it hidden is known as well as that, but for what follows from whole parts
 * and from these fields of a part's records; what is about the spared side alone is as it was.
 */
export function inheritShown<S extends object>(
  from: S,
  to: S,
  hidden: { parts: (keyof S & string)[]; of: keyof S & string; fields: object; spared: string },
): void {
  inherit(from, to)
  for (const part of hidden.parts) forgetPart(to, part)
  forgetFields(to, hidden.of, hidden.fields, hidden.spared)
}

/** Drops what is remembered of a part of a state that is being replaced. */
export const forgetPart = (state: object, part: string): void => drop(state, part, '', '')

/** Drops what is remembered of these fields of a part that is being written, but for what is about the spared side alone. */
export function forgetFields(state: object, part: string, fields: object, spared: string): void {
  for (const field in fields) drop(state, part, field, spared)
}

function drop(state: object, part: string, field: string, spared: string): void {
  const answers = state === latest ? answersOfLatest : remembered.get(state)
  if (!answers) return
  for (const place of concernedBy(part, field, spared)) answers[place] = undefined
}

/** Drops all that is remembered about a state. */
export function forget(state: object): void {
  if (state === latest) latest = null
  remembered.delete(state)
}

/** Drops everything, for measurements that want a cold start. */
export function forgetAll(): void {
  latest = null
  remembered = new WeakMap()
}
