/**
 * The screens of the page, and the browser's own way back: each screen that is gone to is an entry of its history, so
 * that its Back leads to the screen before, and a reload stands where it stood.
 */

export const screens = [
  'home',
  'table',
  'tables',
  'learn',
  'practise',
  'two players',
  'decks',
  'cards',
  'rulebook',
  'glossary',
  'album',
  'replay',
  'mistakes',
] as const

export type Screen = (typeof screens)[number]

/** The screen that the browser's history names; null in a tab that has just been opened. */
export function screenOfHistory(): Screen | null {
  const named: unknown = typeof window === 'undefined' ? null : window.history.state?.screen
  return screens.find((screen) => screen === named) ?? null
}

/** Notes where one is now. @param step false where it takes the place of the present entry. */
export function noteScreen(screen: Screen, step: boolean): void {
  if (typeof window === 'undefined') return
  const state = { ...window.history.state, screen }
  if (step) window.history.pushState(state, '')
  else window.history.replaceState(state, '')
}

/** Calls back with the screen that the browser's Back or Forward leads to. */
export function followHistory(lead: (screen: Screen) => void): void {
  if (typeof window === 'undefined') return
  window.addEventListener('popstate', () => lead(screenOfHistory() ?? 'home'))
}
