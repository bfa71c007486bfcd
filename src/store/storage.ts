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

/** This tab's own session: a reload finds it again, another tab has another. */
export function sessionKey(): { key: string; fresh: boolean } {
  const known = attempt(() => sessionStorage.getItem(`${prefix}tab`), null)
  if (known) return { key: known, fresh: false }
  const key = `session.${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`
  attempt(() => sessionStorage.setItem(`${prefix}tab`, key), undefined)
  return { key, fresh: true }
}

/** The keys of all sessions that stand here, the oldest first. */
export const sessionKeys = (): string[] =>
  attempt(
    () =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith(`${prefix}session.`))
        .map((key) => key.slice(prefix.length))
        .sort(),
    [],
  )

/** When a session was begun, in milliseconds: its key tells. */
export const begun = (key: string): number => Number.parseInt(key.slice('session.'.length, -4), 36) || 0

/** Sessions of tabs that are long closed go, the newest stay. */
export function tidy(keep: number): void {
  const sessions = sessionKeys()
  for (const key of sessions.slice(0, Math.max(0, sessions.length - keep))) forget(key)
}
