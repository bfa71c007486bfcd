/**
 * Rules that show themselves: where a rule makes a difference, the code says so by its id, and whoever asks what applied
 * has the same code run once more while somebody watches. Nothing works the conditions of a rule out a second time.
 */

/** Those that have applied since somebody began to watch; null while nobody does. */
let watching: Set<string> | null = null

/** Says that these rules apply where the code has come to. True, so that it can stand behind the condition itself. */
export function applies(...rules: readonly string[]): true {
  if (watching) for (const rule of rules) watching.add(rule)
  return true
}

/** Does somebody watch? What no branch of the code stands for, since it merely permits, is looked at only then. */
export const isObserved = (): boolean => watching !== null

/**
 * Works out what is no part of what is watched: whether another card would do, or what another text would say to it. The
 * rules that apply there are not followed by what is done.
 */
export const aside = <T>(work: () => T): T => watchedBy(null, work)

/** The rules that apply while this is worked out, each once, in the order in which they came. */
export function observed(work: () => void): string[] {
  const seen = new Set<string>()
  watchedBy(seen, work)
  return [...seen]
}

/** Works something out while this set takes note of the rules, or nobody does. */
function watchedBy<T>(watcher: Set<string> | null, work: () => T): T {
  const before = watching
  watching = watcher
  try {
    return work()
  } finally {
    watching = before
  }
}

/** The rules that apply while somebody looks for reasons against something. */
export const observedIn = (reasons: () => Iterable<unknown>): string[] =>
  observed(() => {
    for (const _ of reasons());
  })
