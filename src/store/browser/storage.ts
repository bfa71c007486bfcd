/** The browser's storage, which may be forbidden or full: then nothing is remembered, and nothing breaks. */

const prefix = 'landspeed.'

function attempt<T>(what: () => T, otherwise: T): T {
  try {
    return what()
  } catch {
    return otherwise
  }
}

export const recall = (key: string): string | null => attempt(() => localStorage.getItem(prefix + key), null)

export const remember = (key: string, text: string): boolean =>
  attempt(() => {
    localStorage.setItem(prefix + key, text)
    return true
  }, false)

export const forget = (key: string): void => attempt(() => localStorage.removeItem(prefix + key), undefined)

/** What this tab alone remembers: a reload finds it again, another tab has its own. */
export const tabRecall = (key: string): string | null =>
  attempt(() => sessionStorage.getItem(prefix + key), null)

export const tabRemember = (key: string, text: string): boolean =>
  attempt(() => {
    sessionStorage.setItem(prefix + key, text)
    return true
  }, false)

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
