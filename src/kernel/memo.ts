/**
 * Answers derived from a state, remembered against the state's identity. A published state never changes, so what was
 * worked out about it stays true. A state that is made from another one takes over what was known of that, and forgets
 * with every write what the written part has to do with.
 */

/** A part of a state, or one side of a part: 'cards', 'cards:table'. */
export type Aspect<S> = (keyof S & string) | `${keyof S & string}:${string}`

/** What each question is about; its place in the list is its place among the answers. */
const questions: (readonly string[] | null)[] = []

/** The questions to forget when a part is written, by the part and the side of it that the write spares. */
const concerned = new Map<string, readonly number[]>()

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

/** The same for a question whose answer follows from some parts of the state, or sides of parts, alone. */
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
    const answers = answersOf(state)
    const known = answers[place]
    if (known !== undefined) return (known === nothing ? undefined : known) as R
    const answer = question(state)
    // The question may have led to others about other states.
    answersOf(state)[place] = answer === undefined ? nothing : answer
    return answer
  }
}

function concernedBy(part: string, spared: string | null): readonly number[] {
  const key = spared ?? part
  let places = concerned.get(key)
  if (!places) {
    const touched = (one: string) => one === part || (one.startsWith(`${part}:`) && one !== spared)
    places = [...questions.keys()].filter((place) => questions[place]?.some(touched) ?? true)
    concerned.set(key, places)
  }
  return places
}

/** A state that is a copy of another one is known as well as that. */
export function inherit(from: object, to: object): void {
  const answers = remembered.get(from)
  if (answers) remembered.set(to, [...answers])
}

/** Drops what is remembered about a part of a state that is being written, but for what is about the spared side alone. */
export function forgetPart(state: object, part: string, spared: string | null = null): void {
  const answers = state === latest ? answersOfLatest : remembered.get(state)
  if (!answers) return
  for (const place of concernedBy(part, spared)) answers[place] = undefined
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
