/**
 * Answers derived from a state, remembered against the state's identity. A published state never changes, so what was
 * worked out about it stays true; while a change is being written, the writer forgets with every write.
 */

let remembered = new WeakMap<object, Map<object, unknown>>()

/** Makes a question about a state remember its answer for as long as that state lives unchanged. */
export function remember<S extends object, R>(question: (state: S) => R): (state: S) => R {
  return (state) => {
    let answers = remembered.get(state)
    if (!answers) {
      answers = new Map()
      remembered.set(state, answers)
    }
    if (answers.has(question)) return answers.get(question) as R
    const answer = question(state)
    answers.set(question, answer)
    return answer
  }
}

/** Drops what is remembered about a state that is being written. */
export function forget(state: object): void {
  remembered.delete(state)
}

/** Drops everything, for measurements that want a cold start. */
export function forgetAll(): void {
  remembered = new WeakMap()
}
