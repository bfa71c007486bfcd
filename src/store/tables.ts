/** The way from one game's table to the other's: each is a page of its own. */

import { remember } from './storage.ts'

/** Where a position waits for the table that opens it. */
export const handed = 'ti4.handed'

/** Is this text a scenario of Twilight Imperium, as far as a look tells? */
export const isTi4 = (text: string): boolean => /"game"\s*:\s*"ti4"/.test(text)

export const ti4Address = (language: string): string => `?game=ti4&lang=${language}`

/** Goes to the table of Twilight Imperium with a position. */
export function goToTi4(language: string, text: string): void {
  remember(handed, text)
  window.location.assign(ti4Address(language))
}
