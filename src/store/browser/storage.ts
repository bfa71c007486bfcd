/** The browser's storage, which may be forbidden or full: then nothing is remembered, and nothing breaks. */

const prefix = 'landspeed.'

function attempt<T>(what: () => T, otherwise: T): T {
  try {
    return what()
  } catch {
    return otherwise
  }
}

/** What was remembered under a key; null where nothing was, or the storage is forbidden. */
export const recall = (key: string): string | null => attempt(() => localStorage.getItem(prefix + key), null)

/** Remembers a text. False where the storage is forbidden or full. */
export const remember = (key: string, text: string): boolean =>
  attempt(() => {
    localStorage.setItem(prefix + key, text)
    return true
  }, false)

/** Remembers nothing under a key any more. */
export const forget = (key: string): void => attempt(() => localStorage.removeItem(prefix + key), undefined)

/** What this tab alone remembers: a reload finds it again, another tab has its own. */
export const tabRecall = (key: string): string | null =>
  attempt(() => sessionStorage.getItem(prefix + key), null)

/** Remembers a text for this tab. False where the storage is forbidden or full. */
export const tabRemember = (key: string, text: string): boolean =>
  attempt(() => {
    sessionStorage.setItem(prefix + key, text)
    return true
  }, false)

/** Remembers nothing under a key for this tab any more. */
export const tabForget = (key: string): void =>
  attempt(() => sessionStorage.removeItem(prefix + key), undefined)

/** The keys that begin so, the oldest first. */
export const keysFrom = (...beginnings: string[]): string[] =>
  attempt(
    () =>
      Object.keys(localStorage)
        .map((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : ''))
        .filter((key) => beginnings.some((beginning) => key.startsWith(beginning)))
        .sort(),
    [],
  )
